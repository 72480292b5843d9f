import { isShielded } from '../attacks/shield.js';
import { bladeOf } from '../force/guns-of.js';
import type { Weapon } from '../force/weapon.js';
import { MAX_GUNS, MAX_UNITS } from '../limits.js';
import type { Cover } from '../map/battle-map.js';
import type { Unit } from '../state.js';
import { type Prospects, shotAt, stabAt } from './harm.js';
import { harmBetween, type Mind, standingOf } from './mind.js';
import { strippedBy } from './shields.js';
import { lossOf, weightOf } from './worth.js';

/** The ways in which one unit can harm another. */
const HOW: readonly (Cover | 'stab')[] = ['none', 'partial', 'full', 'stab'];
/** More than any number of a unit. */
const FIELD = MAX_UNITS + 1;

/** What a target loses to an arm of an attacker, by its place among them, behind some cover; or to its blade. */
export type Losses = (
  attacker: Unit,
  arm: number,
  weapon: Weapon | undefined,
  target: Unit,
  how: Cover | 'stab',
) => number;

/** What units are expected to lose to one another: worked out once for each. */
export function losses(mind: Mind): Losses {
  const known = new Map<number, number>();
  return (attacker, arm, weapon, target, how) => {
    const key = ((attacker.id * FIELD + target.id) * MAX_GUNS + arm) * HOW.length + HOW.indexOf(how);
    const loss = known.get(key) ?? judged(mind, attacker, weapon, target, how);
    known.set(key, loss);
    return loss;
  };
}

/** The most that a unit is expected to lose, of whichever part, to another's weapon. */
function judged(mind: Mind, attacker: Unit, weapon: Weapon | undefined, target: Unit, how: Cover | 'stab'): number {
  const blade = bladeOf(attacker.profile);
  const through = how === 'full';
  const used = how === 'stab' ? blade : weapon;
  if (used === undefined || (through && used.through === null)) return 0;
  const harm = harmBetween(mind, attacker.profile.class, target.profile.class);
  const lossOfPart = (before: Prospects, weight: number): number => {
    if (how === 'stab')
      return lossOf(target, before, stabAt(before, used, { through: false, harm }, mind.using), weight);
    const onset = { cover: how, through, shielded: isShielded(target), harm };
    const { after } = shotAt(before, used, onset, mind.using);
    return lossOf(target, before, after, weight) + strippedBy(mind, used, onset, target, before, weight);
  };
  const remains = standingOf(mind, target);
  const seen = new Set<string>();
  let most = 0;
  for (const [part, before] of remains.entries()) {
    const weight = weightOf(mind.view, target, remains, part);
    // Parts that are alike lose as much.
    const alike = `${before.length} ${weight}`;
    if (seen.has(alike)) continue;
    seen.add(alike);
    most = Math.max(most, lossOfPart(before, weight));
  }
  return most;
}
