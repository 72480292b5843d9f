import type { PlayerId } from '@tabletop/game';
import type { FigureId } from '../ids.js';
import type { Of } from './of.js';

/** A spell against one target: `opposed` is the card against it. */
export interface SpellJudged extends Of<'spell-judged'> {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly played: number;
  readonly opposed: number;
  /** Null where the card against it was higher. */
  readonly total: number | null;
  readonly targetNumber: number;
  readonly affected: boolean;
}

export interface Detected extends Of<'detected'> {
  readonly figure: FigureId;
  readonly by: PlayerId;
}

/** A figure was brought back. */
export interface Healed extends Of<'healed'> {
  readonly figure: FigureId;
}

/** Drain after a spell. */
export interface DrainJudged extends Of<'drain-judged'> {
  readonly figure: FigureId;
  readonly played: number;
  readonly drawn: number;
  /** Null where the drawn card was not higher: no drain. */
  readonly total: number | null;
  readonly magicResistance: number;
  readonly out: boolean;
}
