import type { Ruling } from '@tabletop/game';
import { ACTIONS } from './rulings/actions.js';
import { ARMOURY } from './rulings/armoury.js';
import { CARDS } from './rulings/cards.js';
import { ENDINGS } from './rulings/endings.js';
import { FIGHTS } from './rulings/fights.js';
import { FIGURES } from './rulings/figures.js';
import { MAGIC } from './rulings/magic.js';
import { SETUP } from './rulings/setup.js';
import { SHOOTING } from './rulings/shooting.js';
import { TURN } from './rulings/turn.js';

/** Every decision on what the printed rules leave open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [
  ...SETUP,
  ...CARDS,
  ...FIGURES,
  ...TURN,
  ...ACTIONS,
  ...SHOOTING,
  ...FIGHTS,
  ...MAGIC,
  ...ARMOURY,
  ...ENDINGS,
];
