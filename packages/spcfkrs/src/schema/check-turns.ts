import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { unitOf } from '../find.js';
import { fellowsOf } from '../orders/battalion.js';
import { hasOrder, isFollowing } from '../round/entries.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import { currentTurn, orderOf } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Turn, Unit } from '../state.js';
import { areEqual, isFastestFirst, speedsOf } from './speeds.js';
import { isActing } from './under-way.js';

/**
 * What is wrong with the turns that are still to come in a phase: each is of a unit that has something to do there, none
 * has two alike, and the fastest go first, together where those of equal Speed act at the same time.
 *
 * @rule S-SPEED
 * @rule S-PHASES
 * @rule S-ORDERS
 */
export function turnProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const { queue, stage } = state;
  const refuse = (message: string, rule: string): readonly Problem[] => [problem(['queue'], message, rule)];
  const phase = phaseUnderWay(state);
  const isTurn = stage.step === 'turn' || isActing(stage) || (stage.step === 'orders' && stage.ask === phase);
  if (phase === null || !isTurn)
    return queue.length > 0 ? refuse('Turns are there only while a phase goes on.', 'S-PHASES') : [];
  const faults = queue.flatMap((group, at) =>
    group.flatMap((turn, index) => {
      const fault = turnFault(state, turn, phase, rules);
      return fault === undefined ? [] : [problem(['queue', at, index], fault, 'S-ORDERS')];
    }),
  );
  if (faults.length > 0) return faults;
  if (!hasNoRepeats(queue.flat().map(({ unit, does }) => `${does} ${unit}`)))
    return refuse('A unit has one turn of a kind in a phase.', 'S-ORDERS');
  const isOrdered = phase === 'move' ? isOrderOfMoves(state) : isOrderOfActs(state, rules);
  return isOrdered ? [] : refuse('The fastest units have their turns first.', 'S-SPEED');
}

/** Why a turn is none that a unit has in a phase. */
function turnFault(state: SpcfkrsState, turn: Turn, phase: Phase, rules: Rules): string | undefined {
  const unit = unitOf(state, turn.unit);
  if (unit === undefined) return 'There is no such unit.';
  switch (turn.does) {
    case 'overdose':
      return phase === 'special' && unit.profile.powers.includes('overdose') ? undefined : 'There is no overdose now.';
    case 'follow':
      if (phase !== 'move' || !isFollowing(state, unit.id)) return 'That unit was not ordered to follow.';
      return isForAll(state, unit) ? undefined : 'The first of a battalion moves for all of it.';
    case 'order':
      return phase === 'move' ? moveFault(state, unit, rules) : actFault(state, unit, turn, phase, rules);
  }
}

/** Phase by phase, units are told on their turns where to go, and with whom. */
function moveFault(state: SpcfkrsState, unit: Unit, { mode }: Rules): string | undefined {
  switch (orderOf(state, unit.id)?.move?.type) {
    case 'follow':
      return 'Those that follow do not move by themselves.';
    case 'path':
      return isForAll(state, unit) ? undefined : 'The first of a battalion moves for all of it.';
    default:
      return mode === 'phased' ? undefined : 'That unit was not ordered to move.';
  }
}

/** Whether a unit has the only turn of its battalion, as the first of it. */
function isForAll(state: SpcfkrsState, { id }: Unit): boolean {
  const fellows = fellowsOf(state, id);
  return fellows[0] === id && state.queue.flat().filter(({ unit }) => fellows.includes(unit)).length === 1;
}

function actFault(
  state: SpcfkrsState,
  { id, alive, acted, profile }: Unit,
  turn: Turn,
  phase: Phase,
  { mode }: Rules,
): string | undefined {
  const order = orderOf(state, id);
  if (mode === 'phased' && phase === 'special' && !profile.powers.includes('hacking'))
    return 'That unit has no special.';
  if (mode !== 'phased' && !hasOrder(state, id, phase)) return 'That unit was ordered no such thing.';
  const isItsTurn = isActing(state.stage) && turn === currentTurn(state);
  const isDone = alive && acted && order !== undefined && order.act !== null;
  return isDone && !isItsTurn ? 'That unit has had its special, stab or shot of this round.' : undefined;
}

/**
 * Whether those who roll for an overdose come before all others, and in both the fastest first: one by one where they roll
 * for it; and where they act at the same time, those of equal Speed together.
 */
function isOrderOfActs(state: SpcfkrsState, { ties }: Rules): boolean {
  const groups = state.queue;
  const isOverdose = groups.map((group) => group.map(({ does }) => does === 'overdose'));
  const first = isOverdose.filter(([does]) => does === true).length;
  if (!isOverdose.every((group, at) => group.every((does) => does === at < first))) return false;
  return [groups.slice(0, first), groups.slice(first)].every((part) => {
    const units = part.map((group) => group.map(({ unit }) => unit));
    if (ties === 'roll') return units.every((ids) => ids.length === 1) && isFastestFirst(state, units.flat());
    const speeds = units.flatMap((ids) => speedsOf(state, ids.slice(0, 1)));
    const isFaster = (speed: number, at: number) => at === 0 || speed < (speeds[at - 1] ?? 0);
    return units.every((ids) => areEqual(state, ids)) && speeds.every(isFaster);
  });
}

/**
 * Whether moves come one by one: the fastest first, then those that delay, the slowest first, then those that follow. One
 * that delayed and has been told where to go is the next.
 */
function isOrderOfMoves(state: SpcfkrsState): boolean {
  const turns = state.queue.flat();
  if (turns.length > state.queue.length) return false;
  const kinds = turns.map(({ unit, does }) => {
    if (does === 'follow') return 2;
    return orderOf(state, unit)?.move?.type === 'delay' ? 1 : 0;
  });
  if (!kinds.every((kind, at) => kind >= (kinds[at - 1] ?? 0))) return false;
  const [prompt, delaying, following] = [0, 1, 2].map((kind) =>
    turns.filter((_, at) => kinds[at] === kind).map(({ unit }) => unit),
  );
  return (
    isFastestFirst(state, prompt ?? []) &&
    isFastestFirst(state, (delaying ?? []).toReversed()) &&
    isFastestFirst(state, following ?? [])
  );
}
