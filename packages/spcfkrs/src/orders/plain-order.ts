import type { Act, Move, Order } from './order.js';

/** An order without what goes without saying: crews that do nothing, and that a first part is meant. @rule S-ORDERS */
export function plainOrder({ units, act, move, crew = [] }: Order): Order {
  const plain = { units, act: plainAct(act), move: plainMove(move) };
  return crew.length === 0 ? plain : { ...plain, crew };
}

function plainAct(act: Act | null): Act | null {
  if ((act?.type !== 'stab' && act?.type !== 'shoot') || act.part !== 0) return act;
  const { type, target, through } = act;
  return { type, target, through };
}

function plainMove(move: Move | null): Move | null {
  if (move?.type !== 'ram' || move.part !== 0) return move;
  const { type, target, path } = move;
  return { type, target, path };
}
