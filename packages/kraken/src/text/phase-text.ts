import type { Phase } from '../state.js';

/** The phases of a turn, and what comes before and after, by their names in the rule book. */
export const PHASES: Readonly<Record<Phase, string>> = {
  start: 'a new turn',
  movement: 'sailor movement',
  combat: 'sailor combat',
  reaction: 'tentacle reaction',
  morale: 'kraken morale',
  over: 'the end',
};
