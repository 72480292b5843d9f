import type { Card } from '@tabletop/cards';
import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Deed } from '../deed.js';
import type { FigureId } from '../ids.js';
import type { Answer, Ending, Occasion } from '../state.js';
import type { Of } from './of.js';

/** A player drew for initiative. */
export interface InitiativeDrawn extends Of<'initiative-drawn'> {
  readonly player: PlayerId;
  readonly cards: readonly Card[];
  readonly value: number;
}

/** Initiative is settled: the order of players for the whole game. */
export interface InitiativeSettled extends Of<'initiative-settled'> {
  readonly order: readonly PlayerId[];
}

export interface TurnBegan extends Of<'turn-began'> {
  readonly turn: number;
}

/** The moves of a player's figures began. */
export interface MovesBegan extends Of<'moves-began'> {
  readonly player: PlayerId;
}

/** The moves of a player's figures are over. */
export interface MovesEnded extends Of<'moves-ended'> {
  readonly player: PlayerId;
}

/** A window opened, in which those asked may declare an action. */
export interface WindowOpened extends Of<'window-opened'> {
  readonly occasion: Occasion;
  readonly asked: readonly PlayerId[];
}

/** Somebody answered in a window. The answer is null in the view of anyone else. */
export interface Answered extends Of<'answered'> {
  readonly player: PlayerId;
  readonly answer: Answer | null;
}

/** Everyone passed. */
export interface WindowClosed extends Of<'window-closed'> {}

/** Somebody passed beforehand. */
export interface PassedOn extends Of<'passed-on'> {
  readonly player: PlayerId;
  readonly until: 'move' | 'turn';
}

/** A leg was announced: `path` is what follows where the figure stands. Lengths are units. */
export interface Announced extends Of<'announced'> {
  readonly figure: FigureId;
  readonly path: readonly Vector[];
  readonly length: number;
}

/** A figure went along a path. */
export interface Moved extends Of<'moved'> {
  readonly figure: FigureId;
  readonly from: Vector;
  readonly path: readonly Vector[];
  readonly length: number;
}

/** A declared action was opened. */
export interface Declared extends Of<'declared'> {
  readonly deed: Deed;
}

/** A declared action became impossible; its Action is kept. */
export interface Lapsed extends Of<'lapsed'> {
  readonly deed: Deed;
  readonly why: string;
}

/** Who declared at the same time go in this order, or `again` play once more. */
export interface ContestJudged extends Of<'contest-judged'> {
  readonly order: readonly PlayerId[];
  readonly again: readonly PlayerId[];
}

/** An action began to be settled; its Action is spent. */
export interface ActionBegan extends Of<'action-began'> {
  readonly deed: Deed;
  /** The Actions that the figure has left this turn. */
  readonly left: number;
}

/** A turn is over. */
export interface TurnEnded extends Of<'turn-ended'> {
  readonly turn: number;
}

/** The game is over. */
export interface Ended extends Of<'ended'> {
  readonly ending: Ending;
  readonly winners: readonly PlayerId[];
}
