import type { Chance } from '@tabletop/dice';
import { type PlayerId, problem, RuleError, type Step } from '@tabletop/game';
import type { SpcfkrsEvent } from './events.js';
import { type SpcfkrsGame, spcfkrs } from './game.js';
import type { Order } from './orders/order.js';
import type { SpcfkrsState } from './state.js';

/** The orders of a player for a round. */
export interface PlayersOrders {
  readonly player: PlayerId;
  readonly orders: readonly Order[];
}

/**
 * A whole round in one call, as a referee resolves it: gives the orders of all players, those of whom nothing is said none,
 * and goes on until orders are asked for again or the match is over. Returns the state then and all that happened. A state
 * before the first round is taken to its orders first. The order in which players are listed makes no difference.
 *
 * Without `chance` it draws from the state's own random state. Throws `RuleError` 'not-a-round' for a state in the
 * middle of a round or of a match that is played phase by phase, and for orders of somebody who has no living unit or of
 * one player twice.
 *
 * @rule S-ORDERS
 * @rule S-PHASES
 */
export function resolveRound(
  chance: Chance | undefined,
  state: SpcfkrsState,
  orders: readonly PlayersOrders[],
  { game }: { readonly game: SpcfkrsGame } = { game: spcfkrs },
): Step<SpcfkrsState, SpcfkrsEvent> {
  const events: SpcfkrsEvent[] = [];
  let now = state;
  const take = (step: Step<SpcfkrsState, SpcfkrsEvent>): void => {
    now = step.state;
    events.push(...step.events);
  };
  const goOn = (): void => {
    while (game.outcome(now) === undefined && game.actors(now).length === 0) take(game.advance(now, chance));
  };
  goOn();
  const asked = game.actors(now);
  const refusal = refused(now, asked, orders);
  if (refusal !== undefined) throw new RuleError('not-a-round', [problem([], refusal, 'S-ORDERS')]);
  for (const player of asked) {
    const given = orders.find((each) => each.player === player)?.orders ?? [];
    take(game.apply(now, { type: 'orders', player, orders: given }, chance));
  }
  goOn();
  return { state: now, events };
}

function refused(
  { stage }: SpcfkrsState,
  asked: readonly PlayerId[],
  orders: readonly PlayersOrders[],
): string | undefined {
  if (stage.step !== 'orders' || stage.ask !== 'round') return 'Only the orders of a whole round resolve a round.';
  // Whatever is in the lists, the game refuses by itself.
  if (!Array.isArray(orders) || ![...orders].every(isPlayersOrders)) return 'Orders are a list of { player, orders }.';
  const stranger = orders.find(({ player, orders: given }) => given.length > 0 && !asked.includes(player));
  if (stranger !== undefined) return `Player ${JSON.stringify(stranger.player)} is not asked for orders.`;
  const isTwice = orders.some(({ player }, index) => orders.findIndex((each) => each.player === player) !== index);
  return isTwice ? 'The orders of a player are all in one list.' : undefined;
}

function isPlayersOrders(value: Partial<PlayersOrders> | null | undefined): boolean {
  return typeof value?.player === 'string' && Array.isArray(value.orders);
}
