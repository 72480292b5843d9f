import { isWithin } from '@tabletop/geometry/grid';
import { filledFor, sightOf } from '../attacks/aim.js';
import { bladeReach } from '../attacks/blade-reach.js';
import { isShielded } from '../attacks/shield.js';
import { reachOf } from '../attacks/stab-reach.js';
import { placeOf, unitOf } from '../find.js';
import type { Cover } from '../map/battle-map.js';
import { hindrancesTo } from '../map/hindrance.js';
import type { ShootCoverOrder, ShootOrder, StabOrder } from '../orders/order.js';
import type { Unit } from '../state.js';
import type { Onset } from './harm.js';
import type { Mind } from './mind.js';

/** A shot that can be taken as things stand. */
export interface ShotWay {
  readonly act: ShootOrder;
  /** Whom it strikes: of a battalion, the nearest. */
  readonly target: Unit;
  readonly cover: Cover;
}

/** A shot at cover that an enemy is out of sight behind. */
export interface CoverWay {
  readonly act: ShootCoverOrder;
  readonly target: Unit;
  readonly cover: Cover;
}

/** A stab that can be made as things stand. */
export interface StabWay {
  readonly act: StabOrder;
  readonly target: Unit;
}

/** How a unit can shoot at an enemy: past its cover or, where it is behind full cover, through it. */
export function shotWay({ view, using: { rules } }: Mind, unit: Unit, enemy: Unit): ShotWay | undefined {
  const { gun } = unit.profile;
  if (!isWithin(placeOf(unit), placeOf(enemy), gun.range, rules.metric)) return undefined;
  for (const through of gun.through === null ? [false] : [false, true]) {
    const sight = sightOf(view, unit, { kind: 'unit', unit: enemy.id, part: 0, through }, gun, rules);
    if ('lost' in sight || sight.aim.kind !== 'unit') continue;
    // A second cover would stop it.
    if (through && sight.hindrances.length > 1) continue;
    const target = unitOf(view, sight.aim.unit);
    if (target === undefined) continue;
    return { act: { type: 'shoot', target: enemy.id, through }, target, cover: sight.cover };
  }
  return undefined;
}

/** How a shot that can be taken strikes. */
export function onsetOf({ act, target, cover }: ShotWay): Onset {
  return { cover, through: act.through, shielded: isShielded(target) };
}

/** How a unit can shoot at the first cover between it and an enemy. */
export function coverWay({ view, using: { rules } }: Mind, unit: Unit, enemy: Unit): CoverWay | undefined {
  const { gun } = unit.profile;
  const from = placeOf(unit);
  if (!isWithin(from, placeOf(enemy), gun.range, rules.metric)) return undefined;
  const [first] = hindrancesTo(view.map, from, placeOf(enemy), filledFor(view, unit), { rules });
  if (first === undefined || first.kind === 'unit') return undefined;
  const { at } = first;
  const sight = sightOf(view, unit, { kind: 'cover', at }, gun, rules);
  return 'lost' in sight ? undefined : { act: { type: 'shoot-cover', at }, target: enemy, cover: sight.cover };
}

/** How a unit can stab an enemy. */
export function stabWay({ view, using: { rules } }: Mind, unit: Unit, enemy: Unit): StabWay | undefined {
  const { blade } = unit.profile;
  if (!isWithin(placeOf(unit), placeOf(enemy), bladeReach(blade, true), 'chebyshev')) return undefined;
  for (const through of blade.through === null ? [false] : [false, true]) {
    const reach = reachOf(view, unit, enemy.id, through, blade, rules);
    if ('lost' in reach || reach.isStopped) continue;
    return { act: { type: 'stab', target: enemy.id, through: reach.through !== null }, target: reach.target };
  }
  return undefined;
}
