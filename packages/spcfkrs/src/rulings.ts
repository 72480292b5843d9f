import type { Ruling } from '@tabletop/game';
import { ATTACKS } from './rulings/attacks.js';
import { BATTALIONS } from './rulings/battalions.js';
import { ENDINGS } from './rulings/endings.js';
import { FORCES } from './rulings/forces.js';
import { MAP } from './rulings/map.js';
import { MOVES } from './rulings/moves.js';
import { ROUND } from './rulings/round.js';
import { SOLO_MATCH } from './rulings/solo-match.js';
import { SPECIALS } from './rulings/specials.js';

/** Every decision on what the rules leave open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [
  ...MAP,
  ...FORCES,
  ...ROUND,
  ...SPECIALS,
  ...ATTACKS,
  ...MOVES,
  ...BATTALIONS,
  ...ENDINGS,
  ...SOLO_MATCH,
];
