import type { Chance } from '@tabletop/dice';
import { type Ranks, type Step, splitTie, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { isAlive } from '../find.js';
import type { CrabId, Fighter, WarcrabsState } from '../state.js';
import { hasOneOwner, nextRoller, tiedCrabs } from './tie.js';

/** A roll for who acts first: the total of two dice. @rule W-ORDER */
export function resolveTie(chance: Chance): number {
  const [first, second] = chance.dice(2, 6, 'W-ORDER');
  return first + second;
}

/** The living crabs by Dexterity, highest first; those of equal Dexterity share a rank. @rule W-ORDER */
export function firstRanks(crabs: readonly Pick<Fighter, 'id' | 'traits' | 'hitPoints'>[]): Ranks<CrabId> {
  const living = crabs.filter(isAlive);
  const scores = [...new Set(living.map(({ traits }) => traits.dexterity))].sort((a, b) => b - a);
  return scores.map((score) => living.filter(({ traits }) => traits.dexterity === score).map(({ id }) => id));
}

/**
 * One crab rolls for who acts first. When all who are tied have rolled they are ranked, highest first, and those still
 * tied roll again among themselves. Crabs of one owner that share a rank with no others go in the order of their
 * owner’s list, without a roll.
 *
 * @rule W-ORDER
 */
export function rollOrder(state: WarcrabsState, chance: Chance, context: Context): Step<WarcrabsState, WarcrabsEvent> {
  const { stage } = state;
  if (stage.phase !== 'order') return { state, events: [] };
  const ranks = stage.ranks.flatMap((rank) => (hasOneOwner(state, rank) ? rank.map((id) => [id]) : [rank]));
  const tied = tiedCrabs(state, ranks);
  if (tied === undefined) {
    const order = ranks.flat();
    const log: WarcrabsEvent[] = [{ type: 'order-set', rule: 'W-ORDER', order }];
    const set = changed(state, { order, slot: 0, stage: { phase: state.turn === 0 ? 'turn' : 'next' } });
    return { state: set, events: log };
  }
  const id = nextRoller(state);
  if (id === undefined) return { state, events: [] };
  const { result: value, dice } = thrown(chance, (source) => context.resolveTie(source));
  const rolled = [...stage.rolled, { id, value }];
  const worth = (each: CrabId) => rolled.find((roll) => roll.id === each)?.value ?? 0;
  const next = rolled.length < tied.length ? { ranks, rolled } : { ranks: splitTie(ranks, worth), rolled: [] };
  return {
    state: changed(state, { stage: { phase: 'order', ...next } }),
    events: [{ type: 'order-rolled', rule: 'W-ORDER', dice, crab: id, total: value }],
  };
}
