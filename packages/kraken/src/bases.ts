import { type Disc, discAt, type Vector } from '@tabletop/geometry';
import type { Rules } from './rules.js';
import { toUnits } from './units.js';

/** A sailor's base, by where its centre is. @rule K-BASES */
export function sailorBase(at: Vector, rules: Pick<Rules, 'sailorRadius'>): Disc {
  return discAt(at, toUnits(rules.sailorRadius));
}

/** A tentacle's base, by where its centre is. @rule K-BASES */
export function tentacleBase(at: Vector, rules: Pick<Rules, 'tentacleRadius'>): Disc {
  return discAt(at, toUnits(rules.tentacleRadius));
}
