/** What a tentacle may do. */
export const REACTIONS = ['withdraw', 'waft', 'flail', 'grab', 'crush', 'advance'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The columns of the reaction table, from left to right; the first that applies is read. */
export const REACTION_COLUMNS = ['sailor', 'near', 'far', 'beyond'] as const;
export type ReactionColumn = (typeof REACTION_COLUMNS)[number];

/**
 * The reaction table: a row for each face of the die from 1 to 6, a cell for each column: a sailor within 4 cm, the
 * vessel within 3 cm, the vessel within 10 cm, the vessel beyond that.
 *
 * @rule K-REACT
 */
export const REACTION_TABLE: readonly (readonly Reaction[])[] = [
  ['withdraw', 'withdraw', 'withdraw', 'withdraw'],
  ['waft', 'waft', 'waft', 'waft'],
  ['waft', 'waft', 'waft', 'waft'],
  ['flail', 'crush', 'advance', 'waft'],
  ['flail', 'crush', 'advance', 'advance'],
  ['grab', 'crush', 'advance', 'advance'],
];
