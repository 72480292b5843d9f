import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { thrown } from '@tabletop/game';
import { changed } from './change.js';
import type { Context } from './context.js';
import { changePluck, sailorOf } from './crew.js';
import type { KrakenEvent } from './events.js';
import { withPending } from './pending.js';
import type { Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, Pending, Tentacle } from './state.js';

/**
 * What a flail of two dice costs one sailor: a point of Pluck from a total of 8, two on a natural double.
 *
 * @rule K-FLAIL
 */
export function judgeFlail(dice: readonly [number, number], using: Using = { rules: DEFAULT_RULES }): 0 | 1 | 2 {
  const [first, second] = dice;
  if (first + second < using.rules.flailHit) return 0;
  return first === second ? 2 : 1;
}

/**
 * Throws the two dice of a flail at one sailor. Returns the points of Pluck that it loses.
 *
 * @rule K-FLAIL
 */
export function resolveFlail(
  chance: Chance,
  using: Using<'judgeFlail'> = { rules: DEFAULT_RULES, judgeFlail },
): number {
  return using.judgeFlail(chance.dice(2, 6, 'K-FLAIL'), using);
}

/**
 * A tentacle begins to flail at each sailor in reach now.
 *
 * @rule K-FLAIL
 */
export function beginFlail(state: KrakenState, tentacle: Tentacle, rules: Rules): KrakenState {
  return withPending(state, 'flail', tentacle, rules.flailReach, rules);
}

/**
 * The flail comes down on the next sailor, by ascending id, with dice of its own.
 *
 * @rule K-FLAIL
 * @rule T-STEPS
 */
export function flailNext(
  state: KrakenState,
  pending: Pending,
  chance: Chance,
  context: Context,
): Step<KrakenState, KrakenEvent> {
  const { stage } = state;
  const [id, ...others] = pending.sailors;
  const sailor = id === undefined ? undefined : sailorOf(state, id);
  if (stage.phase !== 'reaction' || sailor === undefined) return { state, events: [] };
  const { result: pluckLost, dice } = thrown(chance, (source) => context.resolveFlail(source, context));
  const { tentacle } = pending;
  const log: KrakenEvent[] = [{ type: 'flailed', rule: 'K-FLAIL', dice, tentacle, sailor: sailor.id, pluckLost }];
  const left: Pending | null = others.length === 0 ? null : { reaction: 'flail', tentacle, sailors: others };
  const flailed = changed(state, { stage: { phase: 'reaction', order: stage.order, pending: left } });
  return { state: changePluck(flailed, sailor, -pluckLost, 'K-FLAIL', log, context), events: log };
}
