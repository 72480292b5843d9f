import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { thrown } from '@tabletop/game';
import { changed } from './change.js';
import type { Context } from './context.js';
import { changePluck, kill, sailorOf } from './crew.js';
import type { KrakenEvent } from './events.js';
import { withPending } from './pending.js';
import { judgePluck, rollPluck, succeeded } from './pluck.js';
import type { GrabRoll, Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, Pending, Tentacle } from './state.js';

/**
 * A grabbed sailor's Pluck roll: on a failure it is killed. A critical changes nothing unless `grabCriticals` says so,
 * and then only a critical success can, since whoever fails is dead.
 *
 * @rule K-GRAB
 */
export function resolveGrab(
  chance: Chance,
  pluck: number,
  using: Using<'rollPluck' | 'judgePluck'> = { rules: DEFAULT_RULES, rollPluck, judgePluck },
): GrabRoll {
  const { dice, total, outcome } = using.rollPluck(chance, pluck, 0, 'K-GRAB', using);
  const gains = using.rules.grabCriticals && outcome === 'critical-success';
  return { dice, total, outcome, pluckChange: gains ? 1 : 0, killed: !succeeded(outcome) };
}

/**
 * A tentacle reaches for the sailors near it.
 *
 * @rule K-GRAB
 */
export function beginGrab(state: KrakenState, tentacle: Tentacle, rules: Rules): KrakenState {
  return withPending(state, 'grab', tentacle, rules.grabReach, rules);
}

/**
 * The tentacle grabs one of them at random, who rolls against its Pluck and is killed on a failure.
 *
 * @rule K-GRAB
 * @rule T-STEPS
 */
export function grabOne(
  state: KrakenState,
  pending: Pending,
  chance: Chance,
  context: Context,
): Step<KrakenState, KrakenEvent> {
  const { stage } = state;
  const { tentacle, sailors } = pending;
  const { result: id, dice: pick } = thrown(chance, (source) => sailors[source.index(sailors.length, 'K-GRAB')]);
  const sailor = id === undefined ? undefined : sailorOf(state, id);
  if (stage.phase !== 'reaction' || sailor === undefined) return { state, events: [] };
  const { result: roll, dice } = thrown(chance, (source) => context.resolveGrab(source, sailor.pluck, context));
  const { total, outcome, killed } = roll;
  const log: KrakenEvent[] = [
    { type: 'grab-targeted', rule: 'K-GRAB', dice: pick, tentacle, sailors, sailor: sailor.id },
    { type: 'grabbed', rule: 'K-GRAB', dice, tentacle, sailor: sailor.id, total, outcome, killed },
  ];
  const done = changed(state, { stage: { phase: 'reaction', order: stage.order, pending: null } });
  const after = killed
    ? kill(done, sailor, log, context)
    : changePluck(done, sailor, roll.pluckChange, 'K-GRAB', log, context);
  return { state: after, events: log };
}
