import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasEachOnce } from '@tabletop/game/schema';
import { unitOf } from '../find.js';
import { orderOf } from '../round/order-of.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { Ram, SpcfkrsState } from '../state.js';
import { unitsToCome } from './under-way.js';

/**
 * What is wrong with the rams that are to be settled: they come of moves that were ordered, each of a craft that has had its
 * move, and each has its turn when all moves are over. The two may have been destroyed since.
 *
 * @rule S-RAM
 */
export function ramProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const { rams, stage, queue } = state;
  const refuse = (message: string): readonly Problem[] => [problem(['rams'], message, 'S-RAM')];
  const phase = phaseUnderWay(state);
  const hasMoved = phase === 'move' && stage.step !== 'order' && !(stage.step === 'orders' && stage.ask === 'declare');
  if (rams.length > 0 && !hasMoved && phase !== 'ram' && stage.step !== 'over')
    return refuse('Rams come of the moves of a round, and are settled at its end.');
  const rammers = rams.map(({ unit }) => unit);
  if (phase === 'ram' && stage.step !== 'order') {
    const turns = queue.flat().map(({ unit }) => unit);
    if (!hasEachOnce(turns, rammers)) return refuse('Every ram that is to be settled has its turn.');
  }
  return rams.flatMap((ram, at) => {
    const fault = ramFault(state, ram, rules) ?? (rammers.indexOf(ram.unit) < at ? twice : undefined);
    return fault === undefined ? [] : [problem(['rams', at, fault.field], fault.message, 'S-RAM')];
  });
}

interface Fault {
  readonly field: keyof Ram;
  readonly message: string;
}

const twice: Fault = { field: 'unit', message: 'A craft rams once in a round.' };

function ramFault(state: SpcfkrsState, { unit: id, target: other, part, own }: Ram, rules: Rules): Fault | undefined {
  const [unit, target] = [unitOf(state, id), unitOf(state, other)];
  if (unit === undefined || unit.craft === null) return { field: 'unit', message: 'There is no such craft.' };
  if (own >= unit.parts.length) return { field: 'own', message: 'That craft has no such part.' };
  if (target === undefined || target === unit)
    return { field: 'target', message: 'There is no such unit to be rammed.' };
  if (target.side === unit.side && !rules.friendlyFire)
    return { field: 'target', message: 'A craft does not ram its own side.' };
  if (part >= target.parts.length) return { field: 'part', message: 'That unit has no such part.' };
  const phase = phaseUnderWay(state);
  // Phase by phase, the orders of the moves are gone when the rams are settled.
  if (phase === null || (phase === 'ram' && rules.mode === 'phased')) return undefined;
  const move = orderOf(state, id)?.move;
  if (move?.type !== 'ram' || move.target !== other || (move.part ?? 0) !== part)
    return { field: 'target', message: 'That craft was not ordered to ram that.' };
  return phase === 'move' && unitsToCome(state).includes(id)
    ? { field: 'unit', message: 'That craft has its move still to come.' }
    : undefined;
}
