import type { SpcfkrsState, Stage, StepName, UnitId } from '../state.js';

/** One of the things that go on. */
export type StageOf<Each extends StepName> = Extract<Stage, { readonly step: Each }>;

/** What goes on while a unit has its turn. */
export type Acting = StageOf<'overdose' | 'hack' | 'stab' | 'burst' | 'shot'>;

const ACTING: readonly StepName[] = ['overdose', 'hack', 'stab', 'burst', 'shot'] satisfies readonly Acting['step'][];

/** Whether a unit has its turn. */
export function isActing(stage: Stage): stage is Acting {
  return ACTING.includes(stage.step);
}

/** Whether nothing has been done yet in the round: it has not begun, its orders are given, or its first phase begins. */
export function isFresh({ round, stage }: Pick<SpcfkrsState, 'round' | 'stage'>): boolean {
  if (round === 0) return true;
  return stage.step === 'orders' ? stage.ask === 'round' : stage.step === 'order' && stage.phase === 'special';
}

/** The units that have their turns still to begin in the phase, that of the first group first. */
export function unitsToCome({ queue, stage }: Pick<SpcfkrsState, 'queue' | 'stage'>): readonly UnitId[] {
  const units = queue.flat().map(({ unit }) => unit);
  return isActing(stage) ? units.slice(1) : units;
}
