import type { Card } from '@tabletop/cards';
import type { GameEvent, PlayerId } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { RangeBand } from './armoury/ranges.js';
import type { Deed } from './deed.js';
import type { FigureId, ItemId } from './ids.js';
import type { Answer, Ending, Occasion } from './state.js';

interface Of<Type extends string> extends GameEvent {
  readonly type: Type;
}

// Cards

/** A card was dealt. It is null in the view of anyone else. */
export interface Dealt extends Of<'dealt'> {
  readonly player: PlayerId;
  readonly card: Card | null;
}

/** There was no card left to deal or to turn up; `player` is null where it was for nobody's hand. */
export interface NothingLeft extends Of<'nothing-left'> {
  readonly player: PlayerId | null;
}

/** The discards became the deck. */
export interface Reshuffled extends Of<'reshuffled'> {
  readonly cards: number;
}

/** A Joker was put down to be traded; the card for it is dealt next. */
export interface Traded extends Of<'traded'> {
  readonly player: PlayerId;
  readonly joker: Card;
}

/** A card was committed face down. It is null in the view of anyone else, and where there was none. */
export interface Committed extends Of<'committed'> {
  readonly player: PlayerId;
  readonly card: Card | null;
}

/** A card that was committed was turned over. */
export interface TurnedOver extends Of<'turned-over'> {
  readonly player: PlayerId;
  readonly card: Card | null;
  /** What it is worth; null for a Joker, which has to be completed. */
  readonly value: number | null;
}

/** Cards were played face up; also those that complete a Joker. */
export interface Played extends Of<'played'> {
  readonly player: PlayerId;
  readonly cards: readonly Card[];
  readonly value: number;
}

/** A player does not resist. */
export interface Declined extends Of<'declined'> {
  readonly player: PlayerId;
}

/** Cards were turned up from the deck until one had a value: `value` is that of the last. */
export interface TurnedUp extends Of<'turned-up'> {
  readonly cards: readonly Card[];
  readonly value: number;
}

// The turn

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

// Shooting, melee, damage

/** A shot: cards compared, then the total against the Target Number. */
export interface ShotJudged extends Of<'shot-judged'> {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly attack: number;
  readonly defence: number;
  /** Null where the defender's card was higher. */
  readonly total: number | null;
  readonly targetNumber: number;
  readonly hit: boolean;
}

/** How far it is to the target of a shot or throw, and what is to be reached. */
export interface Aimed extends Of<'aimed'> {
  readonly figure: FigureId;
  readonly band: RangeBand;
  readonly targetNumber: number;
}

/** A fight hand to hand; `hit` is null for a tie. */
export interface MeleeJudged extends Of<'melee-judged'> {
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly attackTotal: number;
  readonly defenceTotal: number;
  readonly hit: FigureId | null;
}

/** Damage of a hit, or of a blast, whose card is the first that was turned up. */
export interface DamageJudged extends Of<'damage-judged'> {
  readonly target: FigureId;
  readonly played: number;
  readonly drawn: number;
  readonly damage: number;
  /** Null where the drawn card was higher: no damage. */
  readonly total: number | null;
  readonly knockOutValue: number;
  readonly out: boolean;
}

/** A figure is out of the fight. */
export interface KnockedOut extends Of<'knocked-out'> {
  readonly figure: FigureId;
}

// Grenades

/** A grenade was aimed at a spot. */
export interface ThrowJudged extends Of<'throw-judged'> {
  readonly figure: FigureId;
  readonly played: number;
  readonly drawn: number;
  readonly total: number;
  readonly targetNumber: number;
  /** How many points it is short; 0 on target. */
  readonly short: number;
}

/** A grenade went astray. The distance is units. */
export interface Scattered extends Of<'scattered'> {
  readonly from: Vector;
  readonly to: Vector;
  readonly degrees: number;
  readonly distance: number;
}

/** A grenade went off. */
export interface Exploded extends Of<'exploded'> {
  readonly at: Vector;
  readonly grenade: string;
  readonly reached: readonly FigureId[];
}

// Magic

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

// Other actions

export interface Reloaded extends Of<'reloaded'> {
  readonly figure: FigureId;
  readonly weapon: ItemId;
  readonly rounds: number;
}

/** Something was readied, and what stood in the way put away. */
export interface Readied extends Of<'readied'> {
  readonly figure: FigureId;
  readonly item: ItemId;
  readonly stowed: readonly ItemId[];
}

export interface PickedUp extends Of<'picked-up'> {
  readonly figure: FigureId;
  readonly item: ItemId;
}

export interface Dropped extends Of<'dropped'> {
  readonly figure: FigureId;
  readonly item: ItemId;
}

export interface PostureChanged extends Of<'posture-changed'> {
  readonly figure: FigureId;
  readonly posture: 'standing' | 'prone';
}

/** A figure did something that the scenario allows. */
export interface ScenarioAction extends Of<'scenario-action'> {
  readonly figure: FigureId;
  readonly name: string;
}

export interface Ended extends Of<'ended'> {
  readonly ending: Ending;
  readonly winners: readonly PlayerId[];
}

/** Everything that can happen. */
export type SkirmishEvent =
  | Dealt
  | NothingLeft
  | Reshuffled
  | Traded
  | Committed
  | TurnedOver
  | Played
  | Declined
  | TurnedUp
  | InitiativeDrawn
  | InitiativeSettled
  | TurnBegan
  | MovesBegan
  | MovesEnded
  | WindowOpened
  | Answered
  | WindowClosed
  | PassedOn
  | Announced
  | Moved
  | Declared
  | Lapsed
  | ContestJudged
  | ActionBegan
  | TurnEnded
  | Aimed
  | ShotJudged
  | MeleeJudged
  | DamageJudged
  | KnockedOut
  | ThrowJudged
  | Scattered
  | Exploded
  | SpellJudged
  | Detected
  | Healed
  | DrainJudged
  | Reloaded
  | Readied
  | PickedUp
  | Dropped
  | PostureChanged
  | ScenarioAction
  | Ended;
