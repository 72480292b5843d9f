import type { Phase, SpcfkrsState, Stage, StepName, UnitId } from '../state.js';

/** One of the things that go on. */
export type StageOf<Each extends StepName> = Extract<Stage, { readonly step: Each }>;

/** What goes on while a unit has its turn. */
export type Acting = StageOf<'overdose' | 'hack' | 'stab' | 'burst' | 'shot'>;

/** The phase of each step of a turn. */
const PHASE_OF: { readonly [Step in Acting['step']]: Phase } = {
  overdose: 'special',
  hack: 'special',
  stab: 'stab',
  burst: 'shoot',
  shot: 'shoot',
};

/** Whether a unit has its turn. */
export function isActing(stage: Stage): stage is Acting {
  return Object.hasOwn(PHASE_OF, stage.step);
}

/** The phase that is under way; null between two rounds, while orders are given for one, and when all is over. */
export function phaseUnderWay({ stage }: Pick<SpcfkrsState, 'stage'>): Phase | null {
  if (isActing(stage)) return PHASE_OF[stage.step];
  switch (stage.step) {
    case 'orders':
      if (stage.ask === 'round') return null;
      return stage.ask === 'declare' ? 'move' : stage.ask;
    case 'order':
    case 'turn':
      return stage.phase;
    default:
      return null;
  }
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
