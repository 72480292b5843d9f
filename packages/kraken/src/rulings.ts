import type { Ruling } from '@tabletop/game';
import { ENDINGS } from './rulings/endings.js';
import { REACTION } from './rulings/kraken.js';
import { COMBAT, MOVEMENT, PLUCK } from './rulings/sailors.js';
import { SETUP } from './rulings/setup.js';

/** Every decision on what the printed game leaves open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [...SETUP, ...PLUCK, ...MOVEMENT, ...COMBAT, ...REACTION, ...ENDINGS];
