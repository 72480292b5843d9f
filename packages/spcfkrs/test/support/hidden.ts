import type { Chance } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { checkOrders, type Given, type SpcfkrsState, spcfkrs } from '../../src/index.js';

/** The orders that somebody may not know yet: those that others have given, while they are sealed. */
export function sealedFrom(state: SpcfkrsState, viewer: PlayerId | null): readonly Given[] {
  const { stage } = state;
  if (stage.step !== 'orders' || spcfkrs.rules(state).mode === 'open') return [];
  return stage.given.filter(({ player }) => player !== viewer);
}

/** Another state that a viewer cannot tell from this one: sealed orders are others. */
export function scramble(state: SpcfkrsState, viewer: PlayerId | null, chance: Chance): SpcfkrsState {
  const { stage } = state;
  const sealed = sealedFrom(state, viewer);
  if (stage.step !== 'orders' || sealed.length === 0) return state;
  const given = stage.given.map((each) => (sealed.includes(each) ? otherOrders(state, each, chance) : each));
  return { ...state, stage: { ...stage, given } };
}

/** Other orders that the same player could have given. */
function otherOrders(state: SpcfkrsState, { player }: Given, chance: Chance): Given {
  const { stage } = state;
  if (stage.step !== 'orders') throw new Error('nobody is asked');
  const given = stage.given.filter((each) => each.player !== player);
  const unasked: SpcfkrsState = { ...state, stage: { ...stage, given } };
  const { orders } = spcfkrs.sample(unasked, player, chance);
  return { player, orders: checkOrders(unasked, player, orders, { rules: spcfkrs.rules(state) }).orders };
}

/** The texts that would betray sealed orders: each as it would be written in anything that shows it. */
export function secretsOf(state: SpcfkrsState, viewer: PlayerId | null): readonly string[] {
  return sealedFrom(state, viewer).flatMap(({ orders }) => orders.map((order) => JSON.stringify(order)));
}
