import type { Reaction, ReactionColumn } from '../reaction-table.js';
import type { Rules } from '../rules.js';
import { centimetres } from './words.js';

/** What a tentacle does, in words. */
export const REACTION_TEXT: Readonly<Record<Reaction, string>> = {
  withdraw: 'it withdraws',
  waft: 'it wafts about',
  flail: 'it flails',
  grab: 'it grabs',
  crush: 'it crushes the hull',
  advance: 'it advances',
};

/** Which column of the reaction table applies, in words and with the distances in force. */
export function columnText(
  column: ReactionColumn,
  rules: Pick<Rules, 'sailorColumn' | 'nearColumn' | 'farColumn'>,
): string {
  const { sailorColumn, nearColumn, farColumn } = rules;
  switch (column) {
    case 'sailor':
      return `with a sailor within ${centimetres(sailorColumn)}`;
    case 'near':
      return `with the vessel within ${centimetres(nearColumn)}`;
    case 'far':
      return `with the vessel over ${centimetres(nearColumn)} and up to ${centimetres(farColumn)} away`;
    case 'beyond':
      return `with the vessel beyond ${centimetres(farColumn)}`;
  }
}
