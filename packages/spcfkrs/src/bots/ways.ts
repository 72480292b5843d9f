import { type Cell, isWithin } from '@tabletop/geometry/grid';
import { sightOf } from '../attacks/aim.js';
import { bladeReach } from '../attacks/blade-reach.js';
import { type Field, filledFor } from '../attacks/line-of-fire.js';
import { isShielded } from '../attacks/shield.js';
import { reachOf } from '../attacks/stab-reach.js';
import { isOnMap } from '../condition.js';
import { placeOf, unitOf } from '../find.js';
import { bladeOf } from '../force/guns-of.js';
import type { MountedGun } from '../force/profile.js';
import { MAX_UNITS } from '../limits.js';
import type { Cover } from '../map/battle-map.js';
import { hindrancesTo } from '../map/hindrance.js';
import { layerOf } from '../map/layer.js';
import { targetAt } from '../orders/aim-of.js';
import { fellowsOf } from '../orders/battalion.js';
import type { StabOrder } from '../orders/order.js';
import type { Aim, Unit } from '../state.js';
import { around, boxGap, nearestEnds, partBox } from './boxes.js';
import type { Onset } from './harm.js';
import { boxAround, harmBetween, type Mind, remembered } from './mind.js';

/** A shot that can be taken as things stand. */
export interface ShotWay {
  readonly aim: Aim & { readonly kind: 'unit' };
  /** Whom it strikes: of a battalion, the nearest. */
  readonly target: Unit;
  readonly at: Cell;
  readonly cover: Cover;
}

/** A shot at cover that an enemy is out of sight behind. */
export interface CoverWay {
  readonly aim: Aim & { readonly kind: 'cover' };
  readonly cover: Cover;
}

/** A stab that can be made as things stand. */
export interface StabWay {
  readonly act: StabOrder;
  readonly target: Unit;
}

/** How a gun can be fired at a part of an enemy: past its cover or, where it is behind full cover, through it. */
export function shotWay(mind: Mind, unit: Unit, gun: MountedGun, enemy: Unit, part: number): ShotWay | undefined {
  if (!isInRange(mind, unit, gun, enemy, part)) return undefined;
  const field = fieldBetween(mind, unit, enemy);
  for (const through of gun.weapon.through === null ? [false] : [false, true]) {
    const aim = { kind: 'unit', unit: enemy.id, part, through } as const;
    const sight = sightOf(field, unit, aim, gun, mind.using.rules);
    if ('lost' in sight || sight.aim.kind !== 'unit') continue;
    // A second cover would stop it.
    if (through && sight.hindrances.length > 1) continue;
    const target = unitOf(mind.view, sight.aim.unit);
    if (target === undefined) continue;
    return { aim, target, at: sight.at, cover: sight.cover };
  }
  return undefined;
}

/** Whether a part of an enemy is within the range of a gun. */
function isInRange(
  { view: { map }, using: { rules } }: Mind,
  unit: Unit,
  gun: MountedGun,
  enemy: Unit,
  part: number,
): boolean {
  const [own, other] = [unit.parts[gun.part], enemy.parts[part]];
  if (own === undefined || other === undefined) return false;
  const { from, to } = nearestEnds(partBox(map, unit, own), partBox(map, enemy, other));
  return isWithin(from, to, gun.weapon.range, rules.metric);
}

/** As much of a match as can be on a line between two units: with craft, the others are not worth the search. */
function fieldBetween(mind: Mind, unit: Unit, enemy: Unit): Field {
  if (unit.craft === null && enemy.craft === null) return mind.view;
  return remembered(mind.known.fields, unit.id * (MAX_UNITS + 1) + enemy.id, () => {
    const { map, units, battalions } = mind.view;
    const box = around(boxAround(mind, unit), boxAround(mind, enemy));
    const fellows = fellowsOf(mind.view, enemy.id);
    const isBetween = (other: Unit) => isOnMap(other) && boxGap(box, boxAround(mind, other)) === 0;
    return { map, battalions, units: units.filter((other) => fellows.includes(other.id) || isBetween(other)) };
  });
}

/** How a shot that can be taken strikes. */
export function onsetOf(mind: Mind, attacker: Unit, { aim, target, cover }: ShotWay): Onset {
  const harm = harmBetween(mind, attacker.profile.class, target.profile.class);
  return { cover, through: aim.through, shielded: isShielded(target), harm };
}

/** How a gun can be fired at the first cover between it and an enemy. */
export function coverWay(mind: Mind, unit: Unit, gun: MountedGun, enemy: Unit): CoverWay | undefined {
  if (layerOf(unit.profile.class) === 'above') return undefined;
  const { rules } = mind.using;
  const from = unit.parts[gun.part]?.at ?? placeOf(unit);
  if (!isWithin(from, placeOf(enemy), gun.weapon.range, rules.metric)) return undefined;
  const field = fieldBetween(mind, unit, enemy);
  const [first] = hindrancesTo(field.map, { from, to: placeOf(enemy) }, filledFor(field, unit), { rules });
  if (first === undefined || first.kind === 'unit') return undefined;
  const aim = { kind: 'cover', at: first.at } as const;
  const sight = sightOf(field, unit, aim, gun, rules);
  return 'lost' in sight ? undefined : { aim, cover: sight.cover };
}

/** How a unit can stab a part of an enemy. */
export function stabWay(mind: Mind, unit: Unit, enemy: Unit, part: number): StabWay | undefined {
  const { view, using } = mind;
  const blade = bladeOf(unit.profile);
  if (blade === undefined) return undefined;
  if (boxGap(boxAround(mind, unit), boxAround(mind, enemy)) > bladeReach(blade, true)) return undefined;
  for (const through of blade.through === null ? [false] : [false, true]) {
    const reach = reachOf(view, unit, { target: enemy.id, part, through }, blade, using.rules);
    if ('lost' in reach || reach.isStopped) continue;
    return {
      act: { type: 'stab', ...targetAt(enemy.id, part), through: reach.through !== null },
      target: reach.target,
    };
  }
  return undefined;
}
