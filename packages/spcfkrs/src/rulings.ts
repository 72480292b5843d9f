import type { Ruling } from '@tabletop/game';
import { ATTACKS } from './rulings/attacks.js';
import { BATTALIONS } from './rulings/battalions.js';
import { CRAFT } from './rulings/craft.js';
import { CREWS } from './rulings/crews.js';
import { ENDINGS } from './rulings/endings.js';
import { FORCES } from './rulings/forces.js';
import { MAP } from './rulings/map.js';
import { MOVES } from './rulings/moves.js';
import { ROUND } from './rulings/round.js';
import { SCALES } from './rulings/scales.js';
import { SOLO_MATCH } from './rulings/solo-match.js';
import { SPECIALS } from './rulings/specials.js';
import { WRECKS } from './rulings/wrecks.js';

/** Every decision on what the rules leave open, in the order of the rule book. */
export const rulings: readonly Ruling[] = [
  ...MAP,
  ...FORCES,
  ...ROUND,
  ...SPECIALS,
  ...ATTACKS,
  ...MOVES,
  ...BATTALIONS,
  ...CRAFT,
  ...WRECKS,
  ...CREWS,
  ...SCALES,
  ...ENDINGS,
  ...SOLO_MATCH,
];
