import type { DeedType } from '../deed.js';
import type { Phase, Stage } from '../stage.js';

/** What goes on when no action is being settled. */
type Other = 'deal' | 'initiative' | 'turn' | 'next' | 'move' | 'window' | 'contest' | 'deeds' | 'end' | 'over';

/** What is going on while an action is being settled. */
export type Settling = Exclude<Stage, { readonly phase: Other }>;

/** One of the things that go on. */
export type StageOf<Each extends Phase> = Extract<Stage, { readonly phase: Each }>;

/** The phases in which an action is being settled: of which kind it is, and by which rule. */
export const SETTLING: {
  readonly [Each in Settling['phase']]: { readonly rule: string; readonly deeds: readonly DeedType[] };
} = {
  shot: { rule: 'F-ATTACK', deeds: ['shoot'] },
  melee: { rule: 'F-MELEE', deeds: ['strike', 'cast'] },
  throw: { rule: 'F-GRENADE', deeds: ['throw', 'launch'] },
  scatter: { rule: 'F-SCATTER', deeds: ['throw', 'launch'] },
  blast: { rule: 'F-BLAST', deeds: ['throw', 'launch'] },
  spell: { rule: 'F-CAST', deeds: ['cast'] },
  area: { rule: 'F-AREA', deeds: ['cast'] },
  damage: { rule: 'F-DAMAGE', deeds: ['shoot', 'strike', 'cast'] },
  drain: { rule: 'F-DRAIN', deeds: ['cast'] },
};

/** Whether an action is being settled: it has begun, and its damage and drain are not over. */
export function isSettling(stage: Stage): stage is Settling {
  return Object.hasOwn(SETTLING, stage.phase);
}
