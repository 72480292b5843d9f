import type { Problem } from '@tabletop/dice';
import { problem, type Ranks } from '@tabletop/game';
import { hasEachOnce, isSameList } from '@tabletop/game/schema';
import { entriesOf } from '../round/entries.js';
import { bySpeed } from '../round/ranks.js';
import { tiedIn } from '../round/ties.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, UnitId } from '../state.js';
import { areEqual, isFastestFirst } from './speeds.js';
import type { StageOf } from './under-way.js';

/**
 * What is wrong with the rolls for who goes first in a phase: all who do something in it have a rank, the highest Speed
 * first, and of the first who are tied the first ones have rolled.
 *
 * @rule S-SPEED
 */
export function rankProblems(state: SpcfkrsState, stage: StageOf<'order'>, rules: Rules): readonly Problem[] {
  const { phase, ranks, rolled } = stage;
  const refuse = (field: string, message: string) => [problem(['stage', field], message, 'S-SPEED')];
  const entries = entriesOf(state, phase, rules);
  if (!hasEachOnce(ranks.flat(), entries))
    return refuse('ranks', 'Who does something in the phase has a rank, of battalions the first.');
  const isRight =
    rules.ties === 'simultaneous' && phase !== 'move'
      ? isSame(ranks, bySpeed(state, entries))
      : isFastestFirst(state, ranks.flat()) && ranks.every((rank) => isShared(state, rank, entries));
  if (!isRight) return refuse('ranks', 'The highest Speed goes first, and those who share a rank are of one Speed.');
  const tied = tiedIn(phase, ranks, rules) ?? [];
  const rollers = rolled.map(({ id }) => id);
  const isUnderWay = rollers.length === 0 || rollers.length < tied.length;
  if (isUnderWay && isSameList(rollers, tied.slice(0, rollers.length))) return [];
  return refuse('rolled', 'Those who share the first shared rank roll, one after the other.');
}

function isSame(a: Ranks<UnitId>, b: Ranks<UnitId>): boolean {
  return a.length === b.length && a.every((rank, at) => isSameList(rank, b[at] ?? []));
}

/** Whether units can be tied: they are of one Speed, and in the order in which they were entered or of their numbers. */
function isShared(state: SpcfkrsState, rank: readonly UnitId[], entries: readonly UnitId[]): boolean {
  const entered = entries.filter((id) => rank.includes(id));
  const numbered = [...rank].sort((a, b) => a - b);
  return areEqual(state, rank) && (isSameList(rank, entered) || isSameList(rank, numbered));
}
