import type { Problem } from '@tabletop/dice';
import { field, problem, thrown } from '@tabletop/game';
import { directionAt, primitive } from '@tabletop/geometry';
import type { Lift, Throw } from '../actions.js';
import { changed, withActivation, withCrab, withDue } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { directionField } from '../fields.js';
import { isAlive, livingCrab } from '../find.js';
import { LEGAL_LIMIT } from '../limits.js';
import type { Fighter, WarcrabsState } from '../state.js';
import { canGrasp } from '../table/reach.js';
import { actionFor, activationFor, activationOf, afterAction, chooser, thrower } from '../turn/active.js';
import { allRound } from '../turn/all-round.js';
import { toInches } from '../units.js';
import { landingOf } from './landing.js';
import { throwReach } from './throw-reach.js';

/** Why a crab cannot lift another, or undefined. @rule W-THROW */
function checkLift(
  state: WarcrabsState,
  lifter: Fighter,
  id: Fighter['id'],
  { rules }: Pick<Context, 'rules'>,
): Problem | undefined {
  const refuse = (message: string) => problem(['target'], message, 'W-THROW');
  const target = livingCrab(state, id);
  if (target === undefined || target.id === lifter.id) return refuse('There is no such crab to lift.');
  if (target.stun === null) return refuse('Only a stunned crab can be lifted.');
  return canGrasp(state, lifter, target, rules) ? undefined : refuse('That crab is out of reach.');
}

/**
 * A crab tries, as its action, to lift a stunned crab that it can grasp: a roll against Strength. If it succeeds it
 * throws that crab next.
 *
 * @rule W-THROW
 */
export const lift: Entry<Lift> = {
  rule: 'W-THROW',
  fields: { crab: field.integer(), target: field.integer() },
  awaits: chooser,
  legal: (state, player, context) => {
    const active = activationOf(state);
    if (active === undefined || active.stage.acted) return [];
    return state.crabs
      .filter((target) => isAlive(target) && checkLift(state, active.crab, target.id, context) === undefined)
      .map(({ id }) => ({ type: 'lift', player, crab: active.crab.id, target: id }));
  },
  check: (state, { crab, target }, context) => {
    const active = actionFor(state, crab);
    if (!('stage' in active)) return active;
    return checkLift(state, active.crab, target, context);
  },
  apply: (state, { crab: id, target }, chance, context) => {
    const lifter = livingCrab(state, id);
    if (lifter === undefined) return { state, events: [] };
    const { strength } = lifter.traits;
    const { result: roll, dice } = thrown(chance, (source) => context.resolveLift(source, strength, context));
    const { total, success: lifted } = roll;
    const reach = throwReach(lifter, context);
    const acted = changed(afterAction(state, context.rules), { decision: state.decision + 1 });
    return {
      state: lifted ? withActivation(acted, { lifted: target }) : acted,
      events: [{ type: 'lift-rolled', rule: 'W-THROW', dice, crab: id, target, strength, total, lifted, reach }],
    };
  },
};

/** So many directions are offered for a throw, evenly round. */
const TURNS = 16;

/**
 * A crab throws the one that it has lifted, in any direction, as far as it can or less. It flies over other crabs, and
 * falls where it comes to lie lower.
 *
 * @rule W-THROW
 * @rule W-FALL
 */
export const throwCrab: Entry<Throw> = {
  rule: 'W-THROW',
  fields: { crab: field.integer(), direction: directionField, distance: field.integer() },
  awaits: thrower,
  legal: (state, player, context) => {
    const active = activationOf(state);
    if (active === undefined || active.stage.lifted === null) return [];
    const { id } = active.crab;
    const reach = throwReach(active.crab, context);
    const throws: Throw[] = [];
    for (const distance of new Set([reach, Math.floor(reach / 2), 0])) {
      for (const direction of allRound(distance === 0 ? 1 : TURNS)) {
        throws.push({ type: 'throw', player, crab: id, direction, distance });
      }
    }
    return throws.slice(0, LEGAL_LIMIT);
  },
  sample: (state, player, chance, context) => {
    const active = activationOf(state);
    if (active === undefined || active.stage.lifted === null) return undefined;
    const direction = primitive(directionAt(chance.index(360)));
    const distance = chance.index(throwReach(active.crab, context) + 1);
    return { type: 'throw', player, crab: active.crab.id, direction, distance };
  },
  check: (state, { crab, direction, distance }, context) => {
    const active = activationFor(state, crab);
    if (!('stage' in active)) return active;
    if (direction.x === 0 && direction.y === 0) return problem(['direction'], 'A throw goes somewhere.', 'W-THROW');
    const reach = throwReach(active.crab, context);
    if (distance >= 0 && distance <= reach) return undefined;
    return problem(['distance'], `That crab throws 0 to ${toInches(reach)} inches far.`, 'W-THROW');
  },
  apply: (state, { crab: id, direction, distance }, _chance, { rules }) => {
    const active = activationOf(state);
    const target = active?.stage.lifted == null ? undefined : livingCrab(state, active.stage.lifted);
    if (target === undefined) return { state, events: [] };
    const { to, drop } = landingOf(state, target, direction, distance, 'flying', rules);
    const put = changed(withActivation(withCrab(state, target.id, { at: to }), { lifted: null }), {
      decision: state.decision + 1,
    });
    const events: readonly WarcrabsEvent[] = [
      { type: 'thrown', rule: 'W-THROW', crab: id, target: target.id, from: target.at, to, distance },
    ];
    return { state: drop > 0 ? withDue(put, { kind: 'fall', by: id, crab: target.id, drop }) : put, events };
  },
};
