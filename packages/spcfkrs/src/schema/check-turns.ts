import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { unitOf } from '../find.js';
import { bladeOf } from '../force/guns-of.js';
import { fellowsOf } from '../orders/battalion.js';
import { deedsOf } from '../orders/deeds.js';
import { type AutomaticRoll, hasOrder, isFollowing, mayBeAsked } from '../round/entries.js';
import { orderOf } from '../round/order-of.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import { currentTurn } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Turn, Unit } from '../state.js';
import { wreckStage } from '../wrecks/wreck-stage.js';
import { mayBeFastestFirst } from './speeds.js';
import { doneIn, isActing } from './under-way.js';

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
  const isOrdered = phase === 'move' ? isOrderOfMoves(state, rules) : isOrderOfActs(state, rules);
  if (!isOrdered) return refuse('The fastest units have their turns first.', 'S-SPEED');
  return stage.step === 'turn' ? doneProblems(state, phase, stage.done) : [];
}

/** Of a turn that goes on, so much is over as was ordered before what comes next. @rule S-GUNS @rule S-CREW */
function doneProblems(state: SpcfkrsState, phase: Phase, done: number): readonly Problem[] {
  if (done === 0) return [];
  const turn = currentTurn(state);
  const unit = turn?.does === 'order' ? unitOf(state, turn.unit) : undefined;
  const order = unit && orderOf(state, unit.id);
  const refuse = (message: string, rule: string) => [problem(['stage', 'done'], message, rule)];
  if (unit === undefined || order === undefined || done >= deedsOf(order, phase).length)
    return refuse('Nothing is left of that turn.', 'S-ORDERS');
  return phase === 'special' || unit.acted
    ? []
    : refuse('Who has fired a gun has had its shots of the round.', 'S-GUNS');
}

/** Why a turn is none that a unit has in a phase. */
function turnFault(state: SpcfkrsState, turn: Turn, phase: Phase, rules: Rules): string | undefined {
  const unit = unitOf(state, turn.unit);
  if (unit === undefined) return 'There is no such unit.';
  switch (turn.does) {
    case 'overdose':
    case 'malfunction':
    case 'pilot':
      return phase === 'special' && mayRoll(unit, turn.does) ? undefined : 'That unit rolls for no such thing now.';
    case 'ram':
      return phase === 'ram' && state.rams.some((ram) => ram.unit === unit.id)
        ? undefined
        : 'That unit rams nobody now.';
    case 'follow':
      if (phase !== 'move' || !isFollowing(state, unit.id)) return 'That unit was not ordered to follow.';
      return isForAll(state, unit) ? undefined : 'The first of a battalion moves for all of it.';
    case 'order':
      if (phase === 'ram') return 'Only rams are settled at the end of a round.';
      return phase === 'move' ? moveTurnFault(state, unit, rules) : actTurnFault(state, unit, turn, phase, rules);
  }
}

/** Whether a unit may have rolled for something of itself since the phase began. @rule S-OVERDOSE @rule S-PARTS @rule S-VMODS */
function mayRoll({ profile, parts, craft }: Unit, does: AutomaticRoll): boolean {
  const isDosed = profile.powers.includes('overdose');
  if (craft === null) return does === 'overdose' && isDosed;
  return does === 'malfunction' ? wreckStage(parts) !== 'sound' : does === 'pilot' && isDosed && craft.pilot;
}

/** Phase by phase, units are told on their turns where to go, and with whom. */
function moveTurnFault(state: SpcfkrsState, unit: Unit, { mode }: Rules): string | undefined {
  switch (orderOf(state, unit.id)?.move?.type) {
    case 'follow':
    case 'keep':
      return 'Those that follow do not move by themselves.';
    case 'path':
    case 'ram':
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

function actTurnFault(state: SpcfkrsState, unit: Unit, turn: Turn, phase: Phase, rules: Rules): string | undefined {
  const { id, alive, acted } = unit;
  const order = orderOf(state, id);
  if (rules.mode !== 'phased') {
    if (!hasOrder(state, id, phase)) return 'That unit was ordered no such thing.';
  } else if (phase === 'special') {
    // Whatever it has done and suffered since the phase began.
    if (!mayBeAsked(state, { ...unit, alive: true, acted: false, aboard: null }, phase, rules))
      return 'That unit has no special.';
  } else if (phase === 'stab' && bladeOf(unit.profile) === undefined) {
    return 'That unit has nothing to stab with.';
  }
  const isItsTurn = (isActing(state.stage) || doneIn(state.stage) > 0) && turn === currentTurn(state);
  const isDone = alive && acted && order !== undefined && order.act !== null;
  return isDone && !isItsTurn ? 'That unit has had its special, stab or shot of this round.' : undefined;
}

/** What turns are for, in the order in which they come: rolls of themselves before what was ordered. @rule S-PHASES */
const DOES: readonly Turn['does'][] = ['overdose', 'malfunction', 'pilot', 'order', 'ram'];

/**
 * Whether those who roll of themselves come before all others, kind by kind, and in each the fastest first: one by one where
 * they roll for it; and where they act at the same time, those of equal Speed together.
 */
function isOrderOfActs({ queue, units }: SpcfkrsState, rules: Rules): boolean {
  const kinds = queue.map((group) => DOES.indexOf(group[0]?.does ?? 'order'));
  const isSorted = kinds.every((kind, at) => kind >= (kinds[at - 1] ?? 0));
  if (!isSorted || !queue.every((group) => group.every(({ does }) => does === group[0]?.does))) return false;
  const isTogether = rules.ties === 'simultaneous';
  if (!isTogether && queue.some((group) => group.length > 1)) return false;
  return DOES.every((_, kind) => {
    const groups = queue.filter((_group, at) => kinds[at] === kind).map((group) => group.map(({ unit }) => unit));
    return mayBeFastestFirst({ units }, groups, rules, isTogether);
  });
}

/**
 * Whether moves come one by one: the fastest first, then those that delay, the slowest first, then those that follow. One
 * that delayed and has been told where to go is the next.
 */
function isOrderOfMoves(state: SpcfkrsState, rules: Rules): boolean {
  const turns = state.queue.flat();
  if (turns.length > state.queue.length) return false;
  const kinds = turns.map(({ unit, does }) => {
    if (does === 'follow') return 2;
    return orderOf(state, unit)?.move?.type === 'delay' ? 1 : 0;
  });
  if (!kinds.every((kind, at) => kind >= (kinds[at - 1] ?? 0))) return false;
  const [prompt = [], delaying = [], following = []] = [0, 1, 2].map((kind) =>
    turns.filter((_, at) => kinds[at] === kind).map(({ unit }) => [unit]),
  );
  return [prompt, delaying.toReversed(), following].every((groups) => mayBeFastestFirst(state, groups, rules));
}
