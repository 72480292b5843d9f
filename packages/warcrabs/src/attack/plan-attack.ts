import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import type { Attack } from '../actions.js';
import type { Weapon } from '../crab/crab.js';
import { livingCrab } from '../find.js';
import type { Using } from '../resolvers.js';
import type { Rules } from '../rules.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { isClose, isWithinRange } from '../table/reach.js';
import { canSee } from '../table/sight.js';
import { bareClaws } from './aim.js';

/** An attack that a crab can make: with what, and on whom. */
export interface AttackPlan {
  readonly attacker: Fighter;
  readonly target: Fighter;
  /** Bare claws have no name. */
  readonly weapon: Omit<Weapon, 'name'> & { readonly name: string | null };
  /** How often the weapon can be used after this; null for any number of times. */
  readonly left: number | null;
  /** Whether it is claw-to-claw. */
  readonly close: boolean;
}

type AttackRules = Using<'arcOf'>;

/**
 * What an attack of a crab comes to, or why it is refused: nothing is spent on a target that is out of reach or out of
 * sight.
 *
 * @rule W-CLAW
 * @rule W-COVER
 * @rule W-SIGHT
 * @rule W-FACING
 */
export function planAttack(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  attacker: Fighter,
  { weapon: index, target: id }: Pick<Attack, 'weapon' | 'target'>,
  using: AttackRules,
): AttackPlan | Problem {
  const { rules } = using;
  const refuse = (field: string, message: string, rule: string) => problem([field], message, rule);
  const carried = index === null ? undefined : attacker.weapons[index];
  if (index !== null && carried === undefined) return refuse('weapon', 'The crab has no such weapon.', 'W-TURN');
  if (carried?.left === 0) return refuse('weapon', 'That weapon is used up.', 'W-TURN');
  const weapon: AttackPlan['weapon'] = carried?.weapon ?? { ...bareClaws(rules), name: null };

  const target = livingCrab(state, id);
  if (target === undefined || target.id === attacker.id) return refuse('target', 'There is no such target.', 'W-TURN');
  if (!rules.friendlyFire && target.owner === attacker.owner)
    return refuse('target', 'Crabs of one owner do not attack one another.', 'W-FIGHT');
  const close = isClose(state, attacker, target, rules);
  if (!reaches(state, attacker, target, weapon, close, rules))
    return refuse('target', 'That crab is out of reach.', weapon.kind === 'claw' ? 'W-CLAW' : 'W-RANGE');
  if (rules.fireArc === 'front' && using.arcOf(attacker, target, using) !== 'front')
    return refuse('target', 'That crab is not in front.', 'W-FACING');
  if (!weapon.ignoresCover && !canSee(state, attacker.at, target.at, rules))
    return refuse('target', 'That crab is out of sight.', 'W-COVER');
  const left = carried?.left ?? null;
  return { attacker, target, weapon, left: left === null ? null : left - 1, close };
}

/** Whether a weapon reaches a target: claws as far as claws do, others up to their range. @rule W-CLAW @rule W-RANGE */
function reaches(
  state: Pick<WarcrabsState, 'board'>,
  attacker: Fighter,
  target: Fighter,
  { kind, maxRange }: Pick<Weapon, 'kind' | 'maxRange'>,
  close: boolean,
  rules: Rules,
): boolean {
  if (kind === 'claw') return close;
  return close || maxRange === null || isWithinRange(state, attacker, target, maxRange, rules);
}
