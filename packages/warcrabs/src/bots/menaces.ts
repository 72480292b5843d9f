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
import { isKamikaze, isSureKamikaze } from '../attack/is-kamikaze.js';
import { type Situation, toHitTarget } from '../attack/to-hit.js';
import type { Weapon } from '../crab/crab.js';
import type { Rules } from '../rules.js';
import type { Arc, CrabId, Fighter } from '../state.js';
import { footingAt } from '../table/ground.js';
import { canSee } from '../table/sight.js';
import { fightMovement } from '../turn/weight.js';
import { toUnits } from '../units.js';
import { attackChances } from './chances.js';
import { dropTowards } from './deeds.js';
import type { Mind } from './mind.js';
import { compass } from './rings.js';
import { hurt, type Loss, type Sequel, shaken, struck, tumbled } from './worth.js';

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
  readonly arms: readonly FoeArm[];
  /** How surely it acts. */
  readonly alert: number;
}

/** A weapon of an enemy, and what it does to the active crab where it hits. */
interface FoeArm {
  readonly weapon: Omit<Weapon, 'name'>;
  /** By arc, for each drop over which its blast would push. */
  readonly blows: Map<number, Readonly<Record<Arc, Loss>>>;
}

/** What may threaten the active crab at a place. */
export function menacesTo(mind: Mind): (at: Vector) => readonly Menace[] {
  const foes = mind.enemies.map((crab): Foe => foeOf(mind, crab));
  const { crab } = mind.active;
  const shock = shaken(crab, mind.rules);
  return (at) => {
    const victim: Fighter = { ...crab, at };
    const height = footingAt(mind.ground, at);
    return foes.flatMap((foe) => menacesOf(mind, foe, victim, height, shock));
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
    arms: [bareClaws(rules), ...arms].map((weapon) => ({ weapon, blows: new Map() })),
    alert: stun === null ? 1 : stun.missed ? STUNNED.missed : STUNNED.missing,
  };
}

function menacesOf(mind: Mind, foe: Foe, victim: Fighter, height: number, shock: Loss): readonly Menace[] {
  const menaces: Menace[] = [];
  for (const from of standsOf(mind, foe, victim.at, height)) {
    const loss = lossFrom(mind, foe, from, victim, shock);
    if (loss.front > 0) menaces.push({ enemy: foe.crab.id, from, loss });
  }
  return menaces;
}

/** What an enemy can do at most from a place, by arc. */
function lossFrom(mind: Mind, foe: Foe, from: Vector, victim: Fighter, shock: Loss): Record<Arc, number> {
  const { view, rules, using } = mind;
  const { crab, alert, arms } = foe;
  const worst = { front: 0, side: 0, behind: 0 };
  const attacker = { at: from, traits: crab.traits };
  let situation: Situation | undefined;
  let [seen, drop]: [boolean | undefined, number | undefined] = [undefined, undefined];
  for (const arm of arms) {
    const { weapon } = arm;
    situation ??= situationOf(view, attacker, victim, weapon, using);
    const { close } = situation;
    if (!close && (weapon.kind === 'claw' || !reaches(mind, from, victim.at, weapon.maxRange))) continue;
    if (!close && !weapon.ignoresCover) {
      seen ??= canSee(view, from, victim.at, rules);
      if (!seen) continue;
    }
    const goesOff = isKamikaze(weapon, close);
    const { hit, nearMiss } = isSureKamikaze(weapon, close, rules)
      ? { hit: 1, nearMiss: 0 }
      : attackChances(toHitTarget({ ...situation, weapon }, using), weapon.explosive, rules);
    if (hit + nearMiss === 0) continue;
    if (weapon.explosive) drop ??= pushedDown(mind, from, victim.at);
    const blows = blowsOf(arm, victim, goesOff, weapon.explosive ? (drop ?? 0) : 0, rules);
    const own = goesOff ? hit * hurt(crab, weapon.damage, 'crab', rules).worth : 0;
    for (const arc of ARCS) {
      const worth = hit * blows[arc].worth + nearMiss * shock.worth - own;
      if (alert * worth > worst[arc]) worst[arc] = alert * worth;
    }
  }
  return worst;
}

/** How deep an explosive would push somebody down. */
function pushedDown(mind: Mind, from: Vector, at: Vector): number {
  if (same(from, at)) return 0;
  return Math.max(0, dropTowards(mind, at, subtract(at, from), toUnits(mind.rules.blastDistance)));
}

/** What a hit does by arc, thought of once for each weapon and drop. */
function blowsOf(
  { weapon, blows }: FoeArm,
  victim: Fighter,
  goesOff: boolean,
  drop: number,
  rules: Rules,
): Readonly<Record<Arc, Loss>> {
  const key = goesOff ? -1 - drop : drop;
  const known = blows.get(key);
  if (known !== undefined) return known;
  const then: Sequel | undefined =
    drop > 0 ? (left) => tumbled({ ...left, traits: victim.traits }, drop, rules) : undefined;
  const blowFrom = (arc: Arc): Loss =>
    goesOff ? hurt(victim, weapon.damage, 'crab', rules, then) : struck(victim, weapon.damage, arc, rules, then);
  const found = { front: blowFrom('front'), side: blowFrom('side'), behind: blowFrom('behind') };
  blows.set(key, found);
  return found;
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

function reaches({ ground }: Mind, from: Vector, to: Vector, inches: number | null): boolean {
  if (inches === null) return true;
  const rise = footingAt(ground, to) - footingAt(ground, from);
  return slantGapWithin(discAt(from, ground.radius), discAt(to, ground.radius), rise, toUnits(inches));
}
