import type { Draw } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, OddsTable, PlayerId, Policy, Ruling } from '@tabletop/game';

/** The types of one game, under one name. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: GameState;
  readonly action: GameAction;
  readonly event: GameEvent;
  readonly view: unknown;
}

export type GameOf<Types extends GameTypes> = Game<
  Types['setup'],
  Types['state'],
  Types['action'],
  Types['event'],
  Types['view']
>;

export type PolicyOf<Types extends GameTypes> = Policy<Types['view'], Types['action']>;

/** Everything that the command needs of a game. */
export interface GameAdapter<Types extends GameTypes> {
  readonly game: GameOf<Types>;
  /** The game's name as its rules print it. */
  readonly title: string;
  /** Who wrote the rules or, where that is not known, what they are called; it stands behind the title. */
  readonly credit: string;
  /** The game in a sentence. */
  readonly summary: string;
  /** The fewest players. */
  readonly minPlayers: number;
  /** How many players there are unless it is said. */
  readonly usualPlayers: number;
  /** The most players. */
  readonly maxPlayers: number;
  /** What so many players are called, in the order of seats. */
  readonly playerNames: (count: number) => readonly PlayerId[];
  /** Whether whoever chooses now holds what others may not see. Those who share a keyboard then look away in turn. */
  readonly hasSecrets: (state: Types['state']) => boolean;
  /** Whether who is asked may look at the table first: where much happens between one showing of it and the next. */
  readonly offersTable: boolean;
  /** What of the set-up can be chosen by name. */
  readonly options: readonly SetupOption[];
  /** Every house rule with its printed value. */
  readonly printedRules: Readonly<Record<string, unknown>>;
  readonly setup: (asked: AskedSetup) => Types['setup'];
  /** Who can play instead of a person; the first is the one that plays unless another is asked for. */
  readonly bots: readonly Bot<Types>[];
  /** What happened in one step, a line for each event; `before` is the state before the step. */
  readonly narrate: (events: readonly Types['event'][], before: Types['state']) => readonly Told[];
  /** The table as text. */
  readonly toText: (view: Types['view']) => string;
  /** The table as a picture: the text of an SVG file. */
  readonly toSvg: (view: Types['view']) => string;
  readonly oddsTables: () => readonly OddsTable[];
  readonly rulings: readonly Ruling[];
  /** What a player may choose between, in words, or what is to be written instead. */
  readonly choices: (state: Types['state'], player: PlayerId) => Choices<Types['action']> | Draft<Types['action']>;
  /** A draw that is wanted of real dice, in words. */
  readonly drawInWords: (state: Types['state'], draw: WantedDraw) => DrawWords;
}

export interface Bot<Types extends GameTypes> {
  readonly name: string;
  readonly policy: PolicyOf<Types>;
}

/** A part of the set-up that is chosen by name: `--crew heroes`. */
export interface SetupOption {
  readonly name: string;
  readonly about: string;
  readonly values: readonly string[];
  /** The options whose part of the set-up it says as well: beside it they are refused. */
  readonly insteadOf?: readonly string[];
}

/** What was asked of the set-up. */
export interface AskedSetup {
  /** The players, in the order of seats. */
  readonly players: readonly PlayerId[];
  /** What was chosen for each option; those left out are the game's to choose. */
  readonly options: ReadonlyMap<string, string>;
  /** House rules as they were typed; the game checks them. */
  readonly houseRules: Readonly<Record<string, unknown>>;
}

/** A line of narration, and whether something begins with it. */
export interface Told {
  readonly text: string;
  readonly level: 'heading' | 'subheading' | 'line';
}

/** A question for a player, with legal answers. */
export interface Choices<Action> {
  readonly question: string;
  readonly options: readonly (Choice<Action> | Submenu<Action>)[];
  /** An answer that no list can hold. */
  readonly free?: FreeChoice<Action>;
}

export interface Choice<Action> {
  readonly label: string;
  readonly action: Action;
}

/** A choice that leads to a question of its own, from which there is a way back. */
export interface Submenu<Action> {
  readonly label: string;
  readonly choices: () => Choices<Action>;
}

/** A choice that is typed, such as a place on the table. */
export interface FreeChoice<Action> {
  readonly label: string;
  readonly question: string;
  /** The legal action that the text asks for, or why there is none. */
  readonly read: (text: string) => { readonly action: Action } | { readonly refusal: string };
}

/** An answer that is written, a line after the other, and handed in when there are enough of them. */
export interface Draft<Action> {
  /** What is still to be written, or may be. */
  readonly question: string;
  /** What can be written, or with a word behind the question what there is to know of that. */
  readonly help: (about: string) => string;
  /** The draft with one more line. */
  readonly write: (line: string) => Written<Action>;
  /** What is handed in as it is now: it is always legal. */
  readonly action: Action;
}

/** The draft with a line in it, and what there is to say of that line; or why it cannot be in it. */
export type Written<Action> =
  | { readonly draft: Draft<Action>; readonly remarks: readonly string[] }
  | { readonly refusal: string };

/** A draw that somebody at the table is to make. */
export interface WantedDraw {
  readonly kind: 'die' | 'index';
  /** Sides of the die, or the number of things to choose from. */
  readonly size: number;
  readonly rule: string | undefined;
  /** The values of the draws of the same step that came before it. */
  readonly before: readonly Draw['value'][];
}

/** How a draw is asked for. */
export interface DrawWords {
  /** What it is for. */
  readonly purpose: string;
  /** What a random choice is between, in the order of the answers from 1. Names without spaces may be typed as well. */
  readonly items?: readonly string[];
}

/** The value of a draw as a game sees it: answers count from 1, indices from 0. */
export function drawnValue(wanted: WantedDraw, answer: number): Draw['value'] {
  return wanted.kind === 'die' ? answer : answer - 1;
}

/** A game in the table of games, whatever its types. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly credit: string;
  readonly summary: string;
  /** Hands the adapter to code that serves games of any types. */
  readonly serve: <Result>(service: Service<Result>) => Result;
}

export type Service<Result> = <Types extends GameTypes>(adapter: GameAdapter<Types>) => Result;

export function entryOf<Types extends GameTypes>(adapter: GameAdapter<Types>): GameEntry {
  const { game, title, credit, summary } = adapter;
  return { id: game.id, title, credit, summary, serve: (service) => service(adapter) };
}
