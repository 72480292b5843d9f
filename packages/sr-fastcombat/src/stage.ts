import type { Card } from '@tabletop/cards';
import type { PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { Deed } from './deed.js';
import type { Charge } from './grenades/charge.js';
import type { FigureId } from './ids.js';

/** A card that a play asks of a player, from the asking until its value is known. */
export interface Bid {
  readonly player: PlayerId;
  /** How it is to be played. */
  readonly face: 'down' | 'up';
  /** Still asked for; committed face down; turned over and a Joker, to be completed; or open, with its value. */
  readonly step: 'awaited' | 'down' | 'joker' | 'open';
  /** The card that lies face down, or the Joker that was turned over; null at other times, or with none to play. */
  readonly card: Card | null;
  /** What the play came to; null until it is open. */
  readonly value: number | null;
  /** Whether its player may decline to play. */
  readonly mayDecline: boolean;
}

/** A hit whose damage is to be resolved. @rule F-DAMAGE */
export interface Hit {
  readonly by: FigureId;
  readonly target: FigureId;
  /** The Damage of what hit. */
  readonly damage: number;
}

/** What a player answers in a window, sealed until everyone has. @rule F-WINDOW */
export type Answer =
  | { readonly player: PlayerId; readonly kind: 'pass'; readonly until: 'now' | 'move' | 'turn' }
  | { readonly player: PlayerId; readonly kind: 'deed'; readonly deed: Deed };

/** Why a window is open. */
export type Occasion = 'moves' | 'leg' | 'halt' | 'deed' | 'last';

/** What is going on, with what it needs to go on. */
export type Stage =
  /** Hands are dealt, then lots are drawn for initiative. */
  | { readonly phase: 'deal' }
  /** Players in ranks; those who share the first shared rank draw for its places. @rule F-INIT */
  | {
      readonly phase: 'initiative';
      readonly ranks: readonly (readonly PlayerId[])[];
      readonly drawn: readonly { readonly player: PlayerId; readonly value: number }[];
    }
  /** A turn is about to begin. */
  | { readonly phase: 'turn' }
  /** The moves of the next player in order are about to begin. */
  | { readonly phase: 'next' }
  /** Who moves chooses: a leg, an action, or to end the moves. */
  | { readonly phase: 'move' }
  /** Everyone asked answers once, sealed. @rule F-WINDOW */
  | {
      readonly phase: 'window';
      readonly occasion: Occasion;
      readonly asked: readonly PlayerId[];
      /** In the order of seats. */
      readonly answers: readonly Answer[];
    }
  /** Those who declared at the same mark play for who goes first; ranks as for initiative. @rule F-INTERRUPT */
  | {
      readonly phase: 'contest';
      readonly ranks: readonly (readonly PlayerId[])[];
      readonly bids: readonly Bid[];
    }
  /** The next declared action is about to be settled, or a window to open when there is none. */
  | { readonly phase: 'deeds' }
  | {
      readonly phase: 'shot';
      readonly bids: readonly Bid[];
      readonly skill: number;
      readonly targetNumber: number;
      readonly damage: number;
    }
  /** A fight hand to hand; for a touch, the caster does no damage and goes on to the spell when it wins. */
  | { readonly phase: 'melee'; readonly bids: readonly Bid[]; readonly touch: boolean }
  | {
      readonly phase: 'throw';
      readonly bids: readonly Bid[];
      readonly at: Vector;
      readonly skill: number;
      readonly targetNumber: number;
      readonly grenade: Charge;
    }
  /** A grenade that missed the spot by so many points. @rule F-SCATTER */
  | { readonly phase: 'scatter'; readonly at: Vector; readonly short: number; readonly grenade: Charge }
  /** A blast, and whom it still has to be resolved for. @rule F-BLAST */
  | {
      readonly phase: 'blast';
      readonly at: Vector;
      readonly reached: readonly { readonly figure: FigureId; readonly damage: number }[];
    }
  /** A spell on a single target. */
  | { readonly phase: 'spell'; readonly bids: readonly Bid[] }
  /**
   * A spell on an area: the figures in it, what was drawn against those it has come to, and the cards turned up for
   * that, which lie on the table until all are judged.
   *
   * @rule F-AREA
   */
  | {
      readonly phase: 'area';
      readonly bids: readonly Bid[];
      readonly targets: readonly FigureId[];
      readonly drawn: readonly number[];
      readonly turned: readonly Card[];
    }
  /** Damage to be resolved, the first hit first. @rule F-DAMAGE */
  | { readonly phase: 'damage'; readonly bids: readonly Bid[]; readonly hits: readonly Hit[] }
  | { readonly phase: 'drain'; readonly bids: readonly Bid[] }
  /** The turn is about to end. */
  | { readonly phase: 'end' }
  | { readonly phase: 'over'; readonly ending: Ending; readonly winners: readonly PlayerId[] };

export type Phase = Stage['phase'];

/** How a game can end. */
export type Ending = 'last-standing' | 'none-left' | 'zone-reached' | 'zone-held' | 'zone-shared' | 'turn-limit';
