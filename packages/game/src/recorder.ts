import { type Chance, type RecordingChance, recording, show } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, Step } from './contract.js';
import { hash, rulesHash } from './hash.js';
import { copyJson } from './plain-json.js';
import { type GameRecord, HASH_EVERY, MAX_ACTION_LENGTH, outcomeOnRecord, type RecordEntry } from './record.js';
import { RuleError } from './rule-error.js';
import { MAX_AUTOMATIC_STEPS, mayAdvance, tooManySteps } from './settle.js';

/** A match that is written down while it is played. */
export interface Recorder<State, Action, Event> {
  /** The state now. */
  readonly state: State;
  /** How many steps have been taken, automatic ones included. */
  readonly steps: number;
  /** `apply` of the game, of the state now. A refused action leaves match and record as they are. */
  apply(action: Action, chance?: Chance): Step<State, Event>;
  /** `advance` of the game, of the state now. */
  advance(chance?: Chance): Step<State, Event>;
  /** Advances until somebody must choose or the match is over: the state then, and all that happened. */
  settle(chance?: Chance): Step<State, Event>;
  /** The record of the match until now: plain JSON that shares nothing with the recorder. */
  record(): GameRecord;
}

/** How a match is recorded. */
export interface RecordOptions {
  /** After how many steps a hash is kept: a whole number from 1. By default {@link HASH_EVERY}. */
  readonly hashEvery?: number;
}

/** States that wait for their hashes are kept, so that a match whose record nobody asks for is spared them. */
const MOST_WAITING = 16;

/**
 * Begins a match that is written down while it is played. Throws what the game's `setup` throws; `RuleError`
 * 'not-plain-json' for a set-up that is no plain JSON, and 'invalid-options'.
 */
export function record<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: string | number,
  options: RecordOptions = {},
): Recorder<State, Action, Event> {
  const hashEvery = checkedInterval(options.hashEvery ?? HASH_EVERY);
  const first = game.setup(setup, seed);
  const head = {
    game: game.id,
    version: game.version,
    revision: game.revision,
    rulesHash: rulesHash(game, first),
    setup: copyJson(setup, { path: ['setup'] }),
    seed: typeof seed === 'number' ? seed + 0 : seed,
  };
  const entries: RecordEntry[] = [];
  const hashes: [step: number, hash: string][] = [];
  let waiting: [step: number, state: State][] = [[0, first]];
  let state = first;
  let steps = 0;
  /** Automatic steps from the seed since the last entry: only an automatic step with draws makes them worth one. */
  let unwritten = 0;

  function hashWaiting(): void {
    for (const [step, reached] of waiting) hashes.push([step, hash(reached)]);
    waiting = [];
  }

  function reach(step: Step<State, Event>): Step<State, Event> {
    state = step.state;
    steps++;
    if (steps % hashEvery === 0) waiting.push([steps, state]);
    if (waiting.length >= MOST_WAITING) hashWaiting();
    return step;
  }

  function apply(action: Action, chance?: Chance): Step<State, Event> {
    const source = chance && recording(chance);
    const step = game.apply(state, action, source);
    // What a game accepts has at least the type and the player of an action.
    const entry = { action: recordable(action) as Action };
    entries.push(withDraws(entry, source));
    unwritten = 0;
    return reach(step);
  }

  function advance(chance?: Chance): Step<State, Event> {
    const source = chance && recording(chance);
    const step = game.advance(state, source);
    if (source === undefined) unwritten++;
    else {
      for (; unwritten > 0; unwritten--) entries.push({});
      entries.push(withDraws({}, source));
    }
    return reach(step);
  }

  function settle(chance?: Chance): Step<State, Event> {
    const events: Event[] = [];
    for (let taken = 0; mayAdvance(game, state); taken++) {
      if (taken >= MAX_AUTOMATIC_STEPS) throw tooManySteps(MAX_AUTOMATIC_STEPS);
      events.push(...advance(chance).events);
    }
    return { state, events };
  }

  function written(): GameRecord {
    hashWaiting();
    const last: [number, string][] = steps % hashEvery === 0 ? [] : [[steps, hash(state)]];
    const outcome = game.outcome(state);
    const ending = outcome === undefined ? {} : { outcome: outcomeOnRecord(outcome) };
    return {
      ...head,
      setup: copyJson(head.setup),
      // A copy of an entry is an entry.
      entries: entries.map((entry) => copyJson(entry) as RecordEntry),
      hashes: [...hashes, ...last],
      ...ending,
    };
  }

  return {
    get state() {
      return state;
    },
    get steps() {
      return steps;
    },
    apply,
    advance,
    settle,
    record: written,
  };
}

function withDraws(entry: RecordEntry, source: RecordingChance | undefined): RecordEntry {
  return source === undefined ? entry : { ...entry, draws: source.draws() };
}

function checkedInterval(hashEvery: number): number {
  if (Number.isSafeInteger(hashEvery) && hashEvery >= 1) return hashEvery;
  const message = `A hash is kept after a whole number of steps from 1, not ${show(hashEvery)}.`;
  throw new RuleError('invalid-options', [{ path: ['hashEvery'], message }]);
}

/** A copy for the record, which a player cannot swell with fields that the game does not even read. */
function recordable(action: GameAction): unknown {
  const copy = copyJson(action, { path: ['action'] });
  const { length } = JSON.stringify(copy);
  if (length <= MAX_ACTION_LENGTH) return copy;
  const message = `An action on record has at most ${MAX_ACTION_LENGTH} characters of JSON, not ${length}.`;
  throw new RuleError('action-too-large', [{ path: ['action'], message }]);
}
