import { nearestFirst } from '@tabletop/geometry/grid';
import { isShielded } from '../attacks/shield.js';
import { placeOf } from '../find.js';
import type { MountedGun } from '../force/profile.js';
import type { Aim, Unit, UnitId } from '../state.js';
import { blast } from './blasts.js';
import { hitChance } from './chances.js';
import { bestParts, type Deed, haste, type LeftOf } from './deeds.js';
import { shotAt, withPart } from './harm.js';
import { harmBetween, type Mind } from './mind.js';
import { strippedBy } from './shields.js';
import { coverWay, onsetOf, type ShotWay, shotWay } from './ways.js';
import { lossOf, weightOf, worthOf } from './worth.js';

/** What a shot at whoever hides is worth once the cover is gone. */
const OPENING = 0.2;
/** The most that the shots of a machine gun are thought to go on to. */
const CHAINED = 24;

/** A shot that a gun could take. */
export interface Shot extends Deed {
  readonly aim: Aim;
}

/** All that a gun could do to an enemy, and to those around it, from where it is. */
export function shotsAt(
  mind: Mind,
  unit: Unit,
  gun: MountedGun,
  enemy: Unit,
  enemies: readonly Unit[],
  leftOf: LeftOf,
): readonly Shot[] {
  const ways = waysTo(mind, unit, gun, enemy, leftOf);
  if (ways.length === 0) return coverShots(mind, unit, gun, enemy, leftOf);
  return ways.map((way) => shotBy(mind, unit, gun, way, enemies, leftOf));
}

/** The ways to the parts of an enemy that are best to attack, as far as it is worth the search. */
function waysTo(mind: Mind, unit: Unit, gun: MountedGun, enemy: Unit, leftOf: LeftOf): readonly ShotWay[] {
  const ways: ShotWay[] = [];
  const { parts: most, looks } = mind.care;
  for (const part of bestParts(mind, enemy, leftOf(enemy)).slice(0, looks)) {
    const way = shotWay(mind, unit, gun, enemy, part);
    if (way !== undefined) ways.push(way);
    if (ways.length >= most) break;
  }
  return ways;
}

function shotBy(mind: Mind, unit: Unit, gun: MountedGun, way: ShotWay, enemies: readonly Unit[], leftOf: LeftOf): Shot {
  const { aim, target } = way;
  const { weapon } = gun;
  if (weapon.blast) {
    const chance = hitChance(weapon, { at: 'unit', through: aim.through, cover: way.cover }, mind.using);
    return { aim, ...blast(mind, unit, weapon, way.at, target.profile.class, chance, leftOf) };
  }
  const remains = leftOf(target);
  const before = remains[aim.part] ?? [1];
  const onset = onsetOf(mind, unit, way);
  const { after, left } = shotAt(before, weapon, onset, mind.using);
  const weight = weightOf(mind.view, target, remains, aim.part);
  const loss = lossOf(target, before, after, weight) + strippedBy(mind, weapon, onset, target, before, weight);
  const worth = loss * haste(mind, unit, target);
  const spill = weapon.chains
    ? spilled(mind, unit, gun, { unit: target.id, part: aim.part }, enemies, left, leftOf)
    : 0;
  return { aim, worth: worth + spill, after: new Map([[target.id, withPart(remains, aim.part, after)]]) };
}

/** Shots at the cover of an enemy that cannot be shot at: a rocket reaches it there. */
function coverShots(mind: Mind, unit: Unit, gun: MountedGun, enemy: Unit, leftOf: LeftOf): readonly Shot[] {
  const way = unit.craft === null || mind.care.covers ? coverWay(mind, unit, gun, enemy) : undefined;
  if (way === undefined) return [];
  const { weapon } = gun;
  const { aim, cover } = way;
  const chance = hitChance(weapon, { at: 'cover', through: false, cover }, mind.using);
  if (weapon.blast) return [{ aim, ...blast(mind, unit, weapon, aim.at, 'on-foot', chance, leftOf) }];
  const remains = leftOf(enemy);
  const [part = 0] = bestParts(mind, enemy, remains);
  const before = remains[part] ?? [1];
  const harm = harmBetween(mind, unit.profile.class, enemy.profile.class);
  const onset = { cover: 'none', through: false, shielded: isShielded(enemy), harm } as const;
  const { after } = shotAt(before, weapon, onset, mind.using);
  const weight = weightOf(mind.view, enemy, remains, part);
  return [{ aim, worth: OPENING * chance * lossOf(enemy, before, after, weight), after: new Map() }];
}

/** What the shots of a machine gun that are left do to whoever is nearest next: as many as it takes on average. */
function spilled(
  mind: Mind,
  unit: Unit,
  gun: MountedGun,
  struck: { readonly unit: UnitId; readonly part: number },
  enemies: readonly Unit[],
  shots: number,
  leftOf: LeftOf,
): number {
  const { view, using } = mind;
  const { weapon } = gun;
  const byNearness = nearestFirst(unit.parts[gun.part]?.at ?? placeOf(unit), using.rules.metric);
  const candidates = enemies
    .flatMap((enemy) => enemy.parts.map(({ at, sixths }, part) => ({ enemy, part, at, sixths })))
    .filter(({ sixths }) => sixths > 0)
    .sort((a, b) => byNearness(a.at, b.at))
    .slice(0, CHAINED);
  let [left, worth] = [shots, 0];
  for (const { enemy, part } of candidates) {
    if (left <= 0) break;
    const isStruck = enemy.id === struck.unit && part === struck.part;
    const way = isStruck ? undefined : shotWay(mind, unit, gun, enemy, part);
    if (way === undefined) continue;
    const hit = hitChance(weapon, { at: 'unit', through: way.aim.through, cover: way.cover }, using);
    const { damage } = using.judgeHit(weapon, { on: 'unit', through: 0, shielded: isShielded(enemy) });
    const harm = harmBetween(mind, unit.profile.class, enemy.profile.class)(damage);
    const remains = leftOf(enemy);
    const prospects = remains[part] ?? [1];
    const needed = hit * harm > 0 ? (prospects.length - 1) / (hit * harm) : Number.POSITIVE_INFINITY;
    const weight = weightOf(view, enemy, remains, part);
    worth += worthOf(enemy) * (1 - (prospects[0] ?? 0)) * Math.min(1, left / needed) * weight;
    left -= needed;
  }
  return worth;
}
