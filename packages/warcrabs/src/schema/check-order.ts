import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasAll, hasEachOnce, hasNoRepeats, isSameList } from '@tabletop/game/schema';
import { crabOf, isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { CrabId, Fighter, Stage, WarcrabsState } from '../state.js';
import { tiedCrabs } from '../turn/tie.js';

/**
 * What is wrong with the order in which crabs act: every crab is in it once, the highest Dexterity first, or the crabs
 * roll for it.
 *
 * @rule W-ORDER
 */
export function orderProblems(state: WarcrabsState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  return [...listProblems(state, rules), ...(stage.phase === 'order' ? rollProblems(state, stage, rules) : [])];
}

function refuse(path: Problem['path'], message: string): readonly Problem[] {
  return [problem(path, message, 'W-ORDER')];
}

function idsOf(crabs: readonly Fighter[]): readonly CrabId[] {
  return crabs.map(({ id }) => id);
}

/** Whether no crab comes before another of a higher Dexterity. */
function isByDexterity(state: WarcrabsState, ids: readonly CrabId[]): boolean {
  const dexterities = ids.map((id) => crabOf(state, id)?.traits.dexterity ?? 0);
  return dexterities.every((dexterity, at) => dexterity >= (dexterities[at + 1] ?? 0));
}

function listProblems(state: WarcrabsState, { tieRolls }: Rules): readonly Problem[] {
  const { order, crabs, turn, stage } = state;
  if (stage.phase === 'order' && turn === 0)
    return order.length === 0 ? [] : refuse(['order'], 'Crabs roll for the order first.');
  // Where crabs roll again each turn, those that have died by then are left out.
  const wanted = tieRolls === 'once' ? crabs : crabs.filter(isAlive);
  if (!hasAll(order, idsOf(wanted)) || !hasAll(idsOf(crabs), order) || !hasNoRepeats(order))
    return refuse(['order'], 'The order has every crab once.');
  return isByDexterity(state, order) ? [] : refuse(['order'], 'The crab with the highest Dexterity acts first.');
}

function rollProblems(
  state: WarcrabsState,
  { ranks, rolled }: Stage & { readonly phase: 'order' },
  { tieRolls }: Rules,
): readonly Problem[] {
  const { turn, crabs } = state;
  if (turn > 0 && (turn === 1 || tieRolls === 'once'))
    return refuse(['stage', 'phase'], 'Crabs roll for the order before the fight or, by house rules, each later turn.');
  const living = crabs.filter(isAlive);
  const ids = ranks.flat();
  if (!hasEachOnce(ids, idsOf(living))) return refuse(['stage', 'ranks'], 'The ranks have every living crab once.');
  if (!isByDexterity(state, ids) || !ranks.every((rank) => isShared(state, rank)))
    return refuse(
      ['stage', 'ranks'],
      'Crabs of equal Dexterity share a rank by their numbers, the highest rank first.',
    );
  const rollers = rolled.map(({ id }) => id);
  const tied = tiedCrabs(state, ranks) ?? [];
  const isUnderWay = rollers.length === 0 || rollers.length < tied.length;
  if (isUnderWay && isSameList(rollers, tied.slice(0, rollers.length))) return [];
  return refuse(['stage', 'rolled'], 'Those who share the first shared rank roll, one after the other.');
}

/** Whether the crabs of a rank are of one Dexterity, and in the order of their numbers. */
function isShared(state: WarcrabsState, rank: readonly CrabId[]): boolean {
  const dexterities = new Set(rank.map((id) => crabOf(state, id)?.traits.dexterity));
  return dexterities.size === 1 && rank.every((id, at) => id > (rank[at - 1] ?? 0));
}
