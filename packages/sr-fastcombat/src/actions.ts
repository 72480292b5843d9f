import type { Card } from '@tabletop/cards';
import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Deed, DeedFields } from './deed.js';
import type { FigureId } from './ids.js';

interface Of<Type extends string> {
  readonly type: Type;
  readonly player: PlayerId;
  readonly decision?: number;
}

/** Announces a leg of a figure's move: the points of its path after where it stands. @rule F-WINDOW */
export interface Announce extends Of<'announce'> {
  readonly figure: FigureId;
  readonly path: readonly Vector[];
}

/** Ends the moves of the player's figures for this turn. @rule F-SEQUENCE */
export interface EndMoves extends Of<'end-moves'> {}

/** Declares nothing: now, for the rest of the figure's move under way, or for the rest of the turn. @rule F-WINDOW */
export interface Pass extends Of<'pass'> {
  readonly until: 'now' | 'move' | 'turn';
}

/** Commits a card face down; null with no card to commit. @rule F-ATTACK */
export interface Commit extends Of<'commit'> {
  readonly card: Card | null;
}

/** Plays face up: a card, or a Joker with one or two others; nothing, where there is nothing to play. @rule F-JOKER */
export interface Play extends Of<'play'> {
  readonly cards: readonly Card[];
}

/** Completes a Joker that was turned over with the cards that count. @rule F-JOKER */
export interface Complete extends Of<'complete'> {
  readonly cards: readonly Card[];
}

/** Does not resist a spell. @rule F-RESISTED */
export interface Decline extends Of<'decline'> {}

/** Trades a Joker for a card from the deck. @rule F-JOKER-TRADE */
export interface Trade extends Of<'trade'> {
  readonly joker: Card;
}

type DeedActions = { readonly [Type in keyof DeedFields]: Deed<Type> };

/** Everything that a player can do, by the action's type. A fork extends this interface. */
export interface Actions extends DeedActions {
  readonly announce: Announce;
  readonly 'end-moves': EndMoves;
  readonly pass: Pass;
  readonly commit: Commit;
  readonly play: Play;
  readonly complete: Complete;
  readonly decline: Decline;
  readonly trade: Trade;
}

export type SkirmishAction = Actions[keyof Actions];
