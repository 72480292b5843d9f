import { displacement, subtract, type Vector } from '@tabletop/geometry';
import type { Attack, Lift } from '../actions.js';
import { aimAt } from '../attack/aim.js';
import { blastDirection } from '../attack/blast.js';
import { isKamikaze, isSureKamikaze } from '../attack/is-kamikaze.js';
import { type AttackPlan, planAttack } from '../attack/plan-attack.js';
import { landingOf } from '../heights/landing.js';
import type { CrabId, Fighter, WeaponIndex } from '../state.js';
import { footingAt } from '../table/ground.js';
import { canGrasp } from '../table/reach.js';
import { paperBetween } from '../table/sight.js';
import { toUnits } from '../units.js';
import { attackChances, traitChance } from './chances.js';
import type { Mind } from './mind.js';
import { hurt, type Loss, likely, type Sequel, shaken, struck, THRIFT, tumbled } from './worth.js';

/** Something that the active crab could do to an enemy. */
export interface Deed {
  readonly action: Attack | Lift;
  readonly target: CrabId;
  /** What is won by it, in Hit Points. */
  readonly gain: number;
  /** How likely it is that the target does not act next. */
  readonly stops: number;
}

/** What it is worth to burn paper that an enemy hides behind. */
const BURNING = 0.1;

/**
 * All that the active crab could do to enemies from where it stands; `throwing` says what a throw is worth, and `turns`
 * whether it turns to each of them first.
 */
export function deedsFrom(
  mind: Mind,
  crab: Fighter,
  throwing: (target: Fighter) => Loss,
  turns = false,
): readonly Deed[] {
  const deeds: Deed[] = [];
  const [player, id] = [mind.me, crab.id];
  const weapons: readonly (WeaponIndex | null)[] = [...crab.weapons.keys(), null];
  for (const target of mind.enemies) {
    for (const weapon of weapons) {
      if (weapon !== null && isRepeated(crab, weapon)) continue;
      const action: Attack = { type: 'attack', player, crab: id, weapon, target: target.id };
      const attacker = turns ? { ...crab, facing: subtract(target.at, crab.at) } : crab;
      const plan = planAttack(mind.view, attacker, action, mind.using);
      if ('attacker' in plan) deeds.push({ action, target: target.id, ...attackWorth(mind, plan) });
    }
    if (target.stun === null || !canGrasp(mind.view, crab, target, mind.rules)) continue;
    const lifted = traitChance(crab.traits.strength, mind.rules);
    const { worth, out } = likely([[lifted, throwing(target)]]);
    const action: Lift = { type: 'lift', player, crab: id, target: target.id };
    deeds.push({ action, target: target.id, gain: worth, stops: out });
  }
  return deeds;
}

/** Whether a crab has another one like a weapon before it, with as many uses left: of one kind one is thought of. */
function isRepeated({ weapons }: Fighter, index: WeaponIndex): boolean {
  const { weapon, left } = weapons[index] ?? {};
  return weapons.slice(0, index).some((other) => other.weapon.name === weapon?.name && other.left === left);
}

/** What is to be expected of an attack. */
function attackWorth(mind: Mind, plan: AttackPlan): Pick<Deed, 'gain' | 'stops'> {
  const { view, rules, using } = mind;
  const { attacker, target, weapon, close } = plan;
  const { damage, explosive } = weapon;
  if (weapon.flame && paperBetween(view, attacker.at, target.at, rules) !== undefined)
    return { gain: BURNING, stops: 0 };
  const goesOff = isKamikaze(weapon, close);
  const then = explosive ? pushed(mind, attacker, target) : undefined;
  const aim = aimAt(view, attacker, target, weapon, using);
  const { hit, nearMiss } = isSureKamikaze(weapon, close, rules)
    ? { hit: 1, nearMiss: 0 }
    : attackChances(aim.target, explosive, rules);
  const blow = goesOff ? hurt(target, damage, 'crab', rules, then) : struck(target, damage, aim.arc, rules, then);
  const loss = likely([
    [hit, blow],
    [nearMiss, shaken(target, rules)],
  ]);
  const own = goesOff ? hit * hurt(attacker, damage, 'crab', rules).worth : 0;
  const thrift = plan.left === null ? 0 : THRIFT;
  return { gain: loss.worth - own - thrift, stops: loss.out };
}

/** What befalls a crab that an explosive pushes. */
function pushed(mind: Mind, attacker: Fighter, target: Fighter): Sequel | undefined {
  const { view, rules } = mind;
  const direction = blastDirection(attacker, target);
  const distance = toUnits(rules.blastDistance);
  if (dropTowards(mind, target.at, direction, distance) <= 0) return undefined;
  const { drop } = landingOf(view, target, direction, distance, 'pushed', rules);
  return drop <= 0 ? undefined : (left) => tumbled({ ...left, traits: target.traits }, drop, rules);
}

/** How much lower the ground lies so many units away, in units; negative where it rises. */
export function dropTowards({ ground }: Pick<Mind, 'ground'>, from: Vector, direction: Vector, length: number): number {
  const { x, y } = displacement(direction, length);
  return footingAt(ground, from) - footingAt(ground, { x: from.x + x, y: from.y + y });
}
