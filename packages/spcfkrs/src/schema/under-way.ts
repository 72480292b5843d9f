import type { Problem } from '@tabletop/dice';
import type { SpcfkrsState, Stage, StepName, UnitId } from '../state.js';

/** One of the things that go on. */
export type StageOf<Each extends StepName> = Extract<Stage, { readonly step: Each }>;

/** What goes on while a unit does what it was ordered in its turn. */
export type Doing = StageOf<'hack' | 'recharge' | 'slag' | 'stab' | 'burst' | 'shot'>;

/** What goes on while a unit has its turn. */
export type Acting = Doing | StageOf<'overdose' | 'malfunction' | 'pilot' | 'ram'>;

const ACTING: readonly StepName[] = [
  'overdose',
  'malfunction',
  'pilot',
  'hack',
  'recharge',
  'slag',
  'stab',
  'burst',
  'shot',
  'ram',
] satisfies readonly Acting['step'][];

/** What is wrong with a field of what goes on. */
export type RefuseStage = (field: string, message: string, rule: string) => readonly Problem[];

/** Whether a unit has its turn. */
export function isActing(stage: Stage): stage is Acting {
  return ACTING.includes(stage.step);
}

/** How much of what was ordered for the turn under way is over. @rule S-GUNS @rule S-CREW */
export function doneIn(stage: Stage): number {
  return 'done' in stage ? stage.done : 0;
}

/** Whether nothing has been done yet in the round: it has not begun, its orders are given, or its first phase begins. */
export function isFresh({ round, stage }: Pick<SpcfkrsState, 'round' | 'stage'>): boolean {
  if (round === 0) return true;
  return stage.step === 'orders' ? stage.ask === 'round' : stage.step === 'order' && stage.phase === 'special';
}

/** The units that have their turns still to begin in the phase, that of the first group first. */
export function unitsToCome({ queue, stage }: Pick<SpcfkrsState, 'queue' | 'stage'>): readonly UnitId[] {
  const units = queue.flat().map(({ unit }) => unit);
  return isActing(stage) || doneIn(stage) > 0 ? units.slice(1) : units;
}
