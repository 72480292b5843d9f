import { type Chance, seeded, seed as seedOf } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, PlayerId, Step } from '../contract.js';

/** A game whose set-ups, states, actions, events and views are no concern of the laws. */
export type AnyGame = Game<unknown, GameState, GameAction, GameEvent, unknown>;

/** What the laws are tried on. */
export interface Arena {
  readonly game: AnyGame;
  readonly setups: readonly unknown[];
  readonly maxSteps: number;
  readonly runs: number;
  readonly fastCheckSeed: number;
  ends(setup: unknown): boolean;
  scramble(state: GameState, viewer: PlayerId | null, chance: Chance): GameState;
  secrets(state: GameState, viewer: PlayerId | null): readonly string[];
}

/** One match: everything in it follows from these three. */
export interface Played {
  readonly setup: unknown;
  readonly seed: string | number;
  /** From what the choices of the players are drawn. */
  readonly choices: number;
}

/** A state of a match, and what comes next. */
export interface Moment {
  readonly state: GameState;
  /** How many steps led to it. */
  readonly step: number;
  readonly over: boolean;
  /** Who must choose; nobody when the match is over. */
  readonly actors: readonly PlayerId[];
  /** The action that is taken next; null for the automatic step. */
  action(): GameAction | null;
  /** A source of chance that has nothing to do with the match. */
  readonly chance: Chance;
}

/**
 * Goes through a match that is played at random, moment by moment, to its end or for so many steps. The choices come
 * from lists and from samples in turn.
 */
export function* walk(game: AnyGame, { setup, seed, choices }: Played, maxSteps: number): Generator<Moment, void> {
  const driver = seeded(seedOf(choices));
  const chance = seeded(seedOf(`aside ${choices}`));
  let state = game.setup(setup, seed);
  for (let step = 0; ; step++) {
    const over = game.outcome(state) !== undefined;
    const actors = over ? [] : game.actors(state);
    let chosen: GameAction | null | undefined;
    const action = (): GameAction | null => {
      if (chosen === undefined) chosen = choose(game, state, actors, driver);
      return chosen;
    };
    yield { state, step, over, actors, action, chance };
    if (over || step >= maxSteps) return;
    state = stepFrom(game, state, action()).state;
  }
}

/** The step of an action or, without one, the automatic step. */
export function stepFrom(
  game: AnyGame,
  state: GameState,
  action: GameAction | null,
  chance?: Chance,
): Step<GameState, GameEvent> {
  return action === null ? game.advance(state, chance) : game.apply(state, action, chance);
}

/** Everybody who must choose at some time in a match. */
export function playersOf(game: AnyGame, played: Played, maxSteps: number): readonly PlayerId[] {
  const players = new Set<PlayerId>();
  for (const { actors } of walk(game, played, maxSteps)) for (const player of actors) players.add(player);
  return [...players];
}

function choose(game: AnyGame, state: GameState, actors: readonly PlayerId[], driver: Chance): GameAction | null {
  const player = pick(driver, actors);
  if (player === undefined) return null;
  const listed = driver.index(2) === 0 ? pick(driver, game.legalActions(state, player)) : undefined;
  return listed ?? game.sample(state, player, driver);
}

/** One of some items, each equally likely; undefined when there are none. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[chance.index(items.length)];
}
