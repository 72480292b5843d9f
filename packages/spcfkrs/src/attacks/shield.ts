import type { Unit } from '../state.js';

type Shield = Unit['shield'];

/** Whether a plasma shield absorbs plasma: it goes on to the end of the round in which it is hit first. @rule S-PSHIELD */
export function isShielded({ shield }: Pick<Unit, 'shield'>): boolean {
  return shield === 'ready' || shield === 'absorbing';
}

/** What becomes of a plasma shield at the end of a round: one that absorbed is spent. @rule S-PSHIELD */
export function shieldAfterRound(shield: Shield): Shield {
  return shield === 'absorbing' ? 'spent' : shield;
}
