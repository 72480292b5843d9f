import { discAt } from '@tabletop/geometry';
import type { Weapon } from '../crab/crab.js';
import type { Aim } from '../events.js';
import type { Using } from '../resolvers.js';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { isClose, riseBetween } from '../table/reach.js';
import { toUnits } from '../units.js';
import { bandBetween } from './range.js';
import { type Arm, type Situation, toHitModifiers } from './to-hit.js';

/** Bare claws: a claw weapon that every crab has. @rule W-BARE */
export function bareClaws({ bareDamage }: Pick<Rules, 'bareDamage'>): Omit<Weapon, 'name'> {
  return {
    kind: 'claw',
    damage: bareDamage,
    weight: 0,
    price: 0,
    toHit: 0,
    maxRange: null,
    uses: null,
    explosive: false,
    ignoresCover: false,
    flame: false,
  };
}

/** What counts when one crab attacks another from where they stand. @rule W-TOHIT */
export function situationOf(
  state: Pick<WarcrabsState, 'board'>,
  attacker: Pick<Fighter, 'at' | 'traits'>,
  target: Pick<Fighter, 'at'>,
  weapon: Arm,
  using: Using<'rangeBand'>,
): Situation {
  const { rules } = using;
  const radius = toUnits(rules.crabRadius);
  const rise = riseBetween(state, attacker, target, rules);
  const isApart = Math.abs(rise) >= toUnits(rules.elevationMin);
  const { dexterity } = attacker.traits;
  return {
    dexterity,
    weapon: { kind: weapon.kind, toHit: weapon.toHit, explosive: weapon.explosive },
    band: bandBetween(discAt(attacker.at, radius), discAt(target.at, radius), rise, using),
    close: isClose(state, attacker, target, rules),
    elevation: isApart && rise !== 0 ? (rise < 0 ? 'above' : 'below') : 'level',
  };
}

/** The same added up, with the arc in which the attacker stands. @rule W-TOHIT @rule W-ARC */
export function aimAt(
  state: Pick<WarcrabsState, 'board'>,
  attacker: Pick<Fighter, 'at' | 'traits'>,
  target: Pick<Fighter, 'at' | 'facing'>,
  weapon: Arm,
  using: Using<'rangeBand' | 'toHitTarget' | 'arcOf'>,
): Aim {
  const situation = situationOf(state, attacker, target, weapon, using);
  const { range, weapon: armed, elevation } = toHitModifiers(situation, using);
  const { close, band } = situation;
  return {
    close,
    band,
    range,
    weapon: armed,
    elevation,
    target: using.toHitTarget(situation, using),
    arc: using.arcOf(target, attacker, using),
  };
}
