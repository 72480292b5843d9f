import type { Ruling } from '@tabletop/game';
import { ATTACKS } from './rulings/attacks.js';
import { CRABS } from './rulings/crabs.js';
import { ENDINGS } from './rulings/endings.js';
import { EXPLOSIVES } from './rulings/explosives.js';
import { HEIGHTS } from './rulings/heights.js';
import { MOVES } from './rulings/moves.js';
import { SEASON } from './rulings/season.js';
import { SIGHT } from './rulings/sight.js';
import { TABLE } from './rulings/table.js';
import { TURN } from './rulings/turn.js';

/** Every decision on what the rules leave open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [
  ...TABLE,
  ...CRABS,
  ...TURN,
  ...MOVES,
  ...ATTACKS,
  ...EXPLOSIVES,
  ...HEIGHTS,
  ...SIGHT,
  ...ENDINGS,
  ...SEASON,
];
