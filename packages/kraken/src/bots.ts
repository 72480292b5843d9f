import { type Policy, randomPolicy } from '@tabletop/game';
import { distanceSquared, type Vector } from '@tabletop/geometry';
import type { Attack, KrakenAction, Move } from './actions.js';
import { distanceToSailor } from './reach.js';
import { type Rules, rulesFor } from './rules.js';
import type { Sailor, Tentacle } from './state.js';
import type { KrakenView } from './view.js';

/** A way of playing KRAKEN. */
export type KrakenPolicy = Policy<KrakenView, KrakenAction>;

/** Plays any legal action. */
export const randomBot: KrakenPolicy = randomPolicy;

/** Sailors with less Pluck than this keep a tentacle busy but do not risk an attack. */
const FIGHTER = 5;

/**
 * Plays with sense: spreads the crew out so that each tentacle has a sailor beside it, who draws its blows away from
 * the hull, and attacks with those who have the Pluck for it.
 */
export const sensibleBot: KrakenPolicy = (turn) => {
  const { view } = turn;
  const rules = rulesFor(view.rules);
  const { stage } = view;
  if (stage.phase === 'movement') {
    const sailor = view.sailors.find(({ id }) => id === stage.order[0]);
    if (sailor === undefined) return turn.sample();
    return stage.allowance === null
      ? rollOrStay(turn.legal(), sailor, view, rules)
      : bestMove(turn.legal(), sailor, view, rules);
  }
  return bestAttack(turn.legal(), view) ?? turn.sample();
};

/** Stays beside a tentacle that no one else keeps busy; otherwise tries to get to one. */
function rollOrStay(legal: readonly KrakenAction[], sailor: Sailor, view: KrakenView, rules: Rules): KrakenAction {
  const wanted = guarded(sailor, view, rules) > 0 ? 'stay' : 'attempt-move';
  const action = legal.find(({ type }) => type === wanted) ?? legal[0];
  if (action === undefined) throw new RangeError('A sailor who is asked to move can roll or stay.');
  return action;
}

/** Goes where it keeps the most tentacles busy that nobody else does; else as near to one as it can. */
function bestMove(legal: readonly KrakenAction[], sailor: Sailor, view: KrakenView, rules: Rules): KrakenAction {
  const moves = legal.filter((action): action is Move => action.type === 'move');
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const at = move.path.at(-1) ?? sailor.at;
    const worth = guarded({ ...sailor, at }, view, rules) * 1e12 - remoteness(at, sailor, view, rules);
    if (worth > most) [best, most] = [move, worth];
  }
  if (best === undefined) throw new RangeError('A sailor who may move can stay where it is.');
  return best;
}

/** How many tentacles a sailor has in reach that nobody else has. */
function guarded(sailor: Sailor, view: KrakenView, rules: Rules): number {
  return view.tentacles.filter(
    (tentacle) =>
      distanceToSailor(tentacle, sailor, rules) <= rules.combatReach && !isBusy(tentacle, sailor, view, rules),
  ).length;
}

/** Whether somebody other than this sailor is in reach of the tentacle. */
function isBusy(tentacle: Tentacle, sailor: Sailor, view: KrakenView, rules: Rules): boolean {
  return view.sailors.some(
    (other) =>
      other.fate === 'in-play' &&
      other.id !== sailor.id &&
      distanceToSailor(tentacle, other, rules) <= rules.combatReach,
  );
}

/** How far a place is from the nearest tentacle that nobody keeps busy, as a square. */
function remoteness(at: Vector, sailor: Sailor, view: KrakenView, rules: Rules): number {
  const free = view.tentacles.filter((tentacle) => !isBusy(tentacle, sailor, view, rules));
  const wanted = free.length > 0 ? free : view.tentacles;
  return Math.min(...wanted.map((tentacle) => distanceSquared(at, tentacle.at)));
}

/** The attack by the sailor with the most Pluck, unless it is too weak to risk one. */
function bestAttack(legal: readonly KrakenAction[], view: KrakenView): KrakenAction | undefined {
  const pluckOf = (attack: Attack) => view.sailors.find(({ id }) => id === attack.sailor)?.pluck ?? 0;
  let best: KrakenAction | undefined;
  let most = FIGHTER - 1;
  for (const action of legal) {
    if (action.type === 'attack' && pluckOf(action) > most) [best, most] = [action, pluckOf(action)];
  }
  return best ?? legal.find(({ type }) => type === 'pass');
}
