import {
  add,
  contains,
  discAt,
  displacement,
  isBlocked,
  quarterTurn,
  same,
  slantGapWithin,
  subtract,
  type Vector,
} from '@tabletop/geometry';
import { bareClaws, situationOf } from '../attack/aim.js';
import { toHitTarget } from '../attack/to-hit.js';
import type { Weapon } from '../crab/crab.js';
import type { Arc, CrabId, Fighter } from '../state.js';
import { footingAt } from '../table/ground.js';
import { canSee } from '../table/sight.js';
import { fightMovement } from '../turn/weight.js';
import { toUnits } from '../units.js';
import { attackChances } from './chances.js';
import { dropTowards } from './deeds.js';
import type { Mind } from './mind.js';
import { compass } from './rings.js';
import { hurt, likely, type Sequel, shaken, struck, tumbled } from './worth.js';

/** Where an enemy may attack from on its next activation, and what one of its own crabs would lose there by arc. */
export interface Menace {
  readonly enemy: CrabId;
  readonly from: Vector;
  readonly loss: Readonly<Record<Arc, number>>;
}

/** What a stunned enemy counts for: that has yet to miss its activation, and that has missed it. */
const STUNNED = { missing: 0.1, missed: 0.7 };

const ARCS: readonly Arc[] = ['front', 'side', 'behind'];

/** An enemy, with what it fights with and how far it goes. */
interface Foe {
  readonly crab: Fighter;
  readonly movement: number;
  readonly height: number;
  readonly arms: readonly Omit<Weapon, 'name'>[];
  /** How surely it acts. */
  readonly alert: number;
}

/** What may threaten the active crab at a place. */
export function menacesTo(mind: Mind): (at: Vector) => readonly Menace[] {
  const foes = mind.enemies.map((crab): Foe => foeOf(mind, crab));
  const { crab } = mind.active;
  return (at) => {
    const victim: Fighter = { ...crab, at };
    const height = footingAt(mind.ground, at);
    return foes.flatMap((foe) => menacesOf(mind, foe, victim, height));
  };
}

function foeOf({ rules, ground }: Mind, crab: Fighter): Foe {
  const loaded = crab.weapons.filter(({ left }) => left !== 0).map(({ weapon }) => weapon);
  const arms = loaded.filter(({ name }, at) => loaded.findIndex((other) => other.name === name) === at);
  const { stun } = crab;
  return {
    crab,
    movement: fightMovement(crab, rules),
    height: footingAt(ground, crab.at),
    arms: [bareClaws(rules), ...arms],
    alert: stun === null ? 1 : stun.missed ? STUNNED.missed : STUNNED.missing,
  };
}

function menacesOf(mind: Mind, foe: Foe, victim: Fighter, height: number): readonly Menace[] {
  const menaces: Menace[] = [];
  for (const from of standsOf(mind, foe, victim.at, height)) {
    const loss = { front: 0, side: 0, behind: 0 };
    for (const arm of foe.arms) addArm(mind, foe, from, victim, arm, loss);
    if (loss.front > 0) menaces.push({ enemy: foe.crab.id, from, loss });
  }
  return menaces;
}

/** Where an enemy may be when it attacks: where it is, nearer, to either side, and close by all round its victim. */
function standsOf(mind: Mind, { crab, movement, height }: Foe, at: Vector, end: number): readonly Vector[] {
  const { ground, rules } = mind;
  const { radius, crabHeight } = ground;
  const contact = 2 * radius + Math.floor(toUnits(rules.clawReach) / 2);
  const way = subtract(at, crab.at);
  const gap = Math.floor(Math.sqrt(way.x * way.x + way.y * way.y)) - contact;
  const stands = [crab.at];
  if (movement <= 0 || same(at, crab.at)) return stands;
  const mayStand = (stand: Vector): boolean => {
    if (!contains(ground.area, stand)) return false;
    const rise = footingAt(ground, stand) - height;
    return rise <= movement && rise > 0 - toUnits(rules.stepDown);
  };
  const ahead = add(crab.at, displacement(way, Math.min(movement, Math.max(0, gap))));
  const aside = displacement(quarterTurn(way), movement);
  for (const stand of [ahead, add(crab.at, aside), subtract(crab.at, aside)]) if (mayStand(stand)) stands.push(stand);
  if (gap > movement) return stands;
  const body = [discAt(at, radius)];
  for (const step of compass(contact)) {
    const stand = add(at, step);
    if (!mayStand(stand)) continue;
    const rise = Math.max(0, footingAt(ground, stand) - height);
    const leap = Math.abs(end - height) < crabHeight && isBlocked(crab.at, stand, radius, body) ? crabHeight : 0;
    const { x, y } = subtract(stand, crab.at);
    const left = movement - Math.max(rise, leap);
    if (left >= 0 && x * x + y * y <= left * left) stands.push(stand);
  }
  return stands;
}

/** Raises what is lost by arc to what an enemy can do with one of its weapons from a place. */
function addArm(
  mind: Mind,
  foe: Foe,
  from: Vector,
  victim: Fighter,
  arm: Foe['arms'][number],
  loss: Record<Arc, number>,
): void {
  const { view, rules, ground } = mind;
  const { crab, alert } = foe;
  const situation = situationOf(view, { at: from, traits: crab.traits }, victim, arm, mind.using);
  const { close } = situation;
  if (arm.kind === 'claw' ? !close : !close && arm.maxRange !== null && !reaches(mind, from, victim.at, arm.maxRange))
    return;
  if (!close && !arm.ignoresCover && !canSee(view, from, victim.at, rules)) return;
  const goesOff = arm.explosive && close;
  const { hit, nearMiss } =
    goesOff && !rules.kamikazeNeedsHit
      ? { hit: 1, nearMiss: 0 }
      : attackChances(toHitTarget(situation, { rules }), arm.explosive, rules);
  if (hit + nearMiss === 0) return;
  let then: Sequel | undefined;
  if (arm.explosive && !same(from, victim.at)) {
    const drop = dropTowards({ ground }, victim.at, subtract(victim.at, from), toUnits(rules.blastDistance));
    if (drop > 0) then = (left) => tumbled({ ...left, traits: victim.traits }, drop, rules);
  }
  const own = goesOff ? hit * hurt(crab, arm.damage, 'crab', rules).worth : 0;
  const shock = shaken(victim, rules);
  for (const arc of ARCS) {
    const blow = goesOff ? hurt(victim, arm.damage, 'crab', rules, then) : struck(victim, arm.damage, arc, rules, then);
    const { worth } = likely([
      [hit, blow],
      [nearMiss, shock],
    ]);
    loss[arc] = Math.max(loss[arc], alert * (worth - own));
  }
}

function reaches({ ground }: Mind, from: Vector, to: Vector, inches: number): boolean {
  const rise = footingAt(ground, to) - footingAt(ground, from);
  return slantGapWithin(discAt(from, ground.radius), discAt(to, ground.radius), rise, toUnits(inches));
}
