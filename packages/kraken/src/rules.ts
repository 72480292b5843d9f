import { rulesOver } from '@tabletop/game';
import type { Reaction } from './reaction-table.js';
import { REACTION_TABLE } from './reaction-table.js';

/**
 * Every number, cell and option that house rules may change. Lengths are centimetres, in steps of 0.05 cm.
 *
 * @rule K-KNOBS
 */
export interface Rules {
  // Bases and the table
  /** How bases count in every measurement: as discs as wide as the printed squares. @rule K-BASES */
  readonly baseShape: 'disc';
  /** The radius of a sailor's base. @rule K-BASES */
  readonly sailorRadius: number;
  /** The radius of a tentacle's base. @rule K-BASES */
  readonly tentacleRadius: number;
  /** Whether distances between figures, bases and the hull run from the edges of bases or from their centres. @rule K-COMBAT-REACH */
  readonly measure: 'edges' | 'centres';
  /** What must stay on the hull: a sailor's whole base, or its centre alone. @rule K-MOVE-PATH */
  readonly sailorOnDeck: 'base' | 'centre';

  // The kraken's set-up
  /** How many tentacles the kraken starts with. @rule K-TENTACLES */
  readonly tentacles: number;
  /** Where tentacles start unless the set-up places them. @rule K-TENTACLES */
  readonly tentaclePlacement: 'even';
  /** How far the bases of evenly placed tentacles start from the hull. @rule K-TENTACLES */
  readonly startDistance: number;
  /** The furthest that a base may start from the hull. @rule K-TENTACLES */
  readonly startLimit: number;

  // The crew
  /** The Pluck points that the crew shares at the start. @rule K-CREW */
  readonly pluckTotal: number;
  /** Whether all of them must be given out. @rule K-CREW */
  readonly mustSpendAll: boolean;
  /** The fewest sailors in a crew. @rule K-CREW */
  readonly crewMinimum: number;
  /** The most sailors in a crew; the points limit it before this does. @rule K-CREW */
  readonly crewMaximum: number;
  /** The least Pluck with which a sailor may start. @rule K-CREW */
  readonly startPluckMinimum: number;
  /** The greatest Pluck with which a sailor may start. @rule K-CREW */
  readonly startPluckMaximum: number;
  /** Below this Pluck a sailor is out of play. @rule K-PLUCK-BOUNDS */
  readonly pluckMinimum: number;
  /** Pluck never rises above this. @rule K-PLUCK-BOUNDS */
  readonly pluckMaximum: number;

  // Sailor movement
  /** Who goes first among sailors of equal Pluck. @rule K-MOVE-ORDER */
  readonly moveTies: 'id' | 'owner';
  /** How far a critical success lets a sailor move. @rule K-MOVE-ROLL */
  readonly criticalMove: number;
  /** What is added to the two dice of a success. @rule K-MOVE-ROLL */
  readonly moveBonus: number;

  // Sailor combat
  /** How near a tentacle must be to be attacked. @rule K-COMBAT-REACH */
  readonly combatReach: number;
  /** Who attacks when: as the floor goes round the players, or in order of Pluck. @rule K-COMBAT-ROLL */
  readonly combatOrder: 'floor' | 'pluck';
  /** The least face of the die after a success that destroys the tentacle. @rule K-COMBAT-ROLL */
  readonly destroyOn: number;

  // Tentacle reaction
  /** In which order tentacles react. @rule K-REACT */
  readonly reactionOrder: 'id';
  /** What a tentacle does: a row for each face of its die, a cell for each column. @rule K-REACT */
  readonly reactionTable: readonly (readonly Reaction[])[];
  /** The first column applies with a sailor within this. @rule K-REACT */
  readonly sailorColumn: number;
  /** The second column applies with the vessel within this. @rule K-REACT */
  readonly nearColumn: number;
  /** The third column applies with the vessel within this, the fourth beyond it. @rule K-REACT */
  readonly farColumn: number;
  /** What is added to the die of an advance. @rule K-ADVANCE */
  readonly advanceBonus: number;
  /** What a tentacle does with the rest of an advance on reaching the hull. @rule K-ADVANCE */
  readonly advanceLeftover: 'slide' | 'stop';
  /** What is taken from the die of a crush. @rule K-CRUSH */
  readonly crushReduction: number;
  /** Each sailor within this is flailed. @rule K-FLAIL */
  readonly flailReach: number;
  /** The least total of two dice with which a flail hurts. @rule K-FLAIL */
  readonly flailHit: number;
  /** Which flail costs two points instead of one: one that hurts on a natural double. @rule K-FLAIL */
  readonly flailCritical: 'double';
  /** One sailor within this is grabbed. @rule K-GRAB */
  readonly grabReach: number;
  /** Whether a critical success against a grab raises Pluck. @rule K-GRAB */
  readonly grabCriticals: boolean;

  // Endings
  /** The hull damage at which the vessel breaks up. @rule K-LOSE */
  readonly hullPoints: number;
  /** The last turn, after which the game is lost; null for no limit. @rule K-LOSE */
  readonly maxTurns: number | null;
  /** When the moral winner is named. @rule K-MORAL */
  readonly moralWinner: 'always' | 'onWin';
}

/**
 * The rules as printed, with the default of every ruling.
 *
 * @rule K-KNOBS
 */
export const DEFAULT_RULES: Rules = /* @__PURE__ */ Object.freeze({
  baseShape: 'disc',
  sailorRadius: 1.25,
  tentacleRadius: 1.5,
  measure: 'edges',
  sailorOnDeck: 'base',
  tentacles: 8,
  tentaclePlacement: 'even',
  startDistance: 8,
  startLimit: 12,
  pluckTotal: 50,
  mustSpendAll: false,
  crewMinimum: 5,
  crewMaximum: 64,
  startPluckMinimum: 3,
  startPluckMaximum: 10,
  pluckMinimum: 2,
  pluckMaximum: 11,
  moveTies: 'id',
  criticalMove: 18,
  moveBonus: 4,
  combatReach: 3,
  combatOrder: 'floor',
  destroyOn: 5,
  reactionOrder: 'id',
  reactionTable: REACTION_TABLE,
  sailorColumn: 4,
  nearColumn: 3,
  farColumn: 10,
  advanceBonus: 2,
  advanceLeftover: 'slide',
  crushReduction: 1,
  flailReach: 4,
  flailHit: 8,
  flailCritical: 'double',
  grabReach: 6,
  grabCriticals: false,
  hullPoints: 30,
  maxTurns: null,
  moralWinner: 'always',
});

/** The rules in force under some house rules: the defaults with the house rules over them, frozen. */
export const rulesFor: (houseRules: Partial<Rules>) => Rules = /* @__PURE__ */ rulesOver(DEFAULT_RULES);
