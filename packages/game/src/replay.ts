import { type Draw, scripted, show } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, Outcome, Step } from './contract.js';
import { following, type Place, ReplayError } from './difference.js';
import { hash, rulesHash } from './hash.js';
import { type GameRecord, outcomeOnRecord, type RecordEntry } from './record.js';
import { MAX_AUTOMATIC_STEPS, mayAdvance } from './settle.js';

/** One step of a match that is played again. */
export interface ReplayStep<State, Action, Event> extends Step<State, Event> {
  /** The number of the step; 0 is the first state, in which nothing has happened. */
  readonly step: number;
  /** The index in the record's entries; null for the first state and for automatic steps that are not written down. */
  readonly entry: number | null;
  /** What a player chose; null for the first state and for automatic steps. */
  readonly action: Action | null;
}

/**
 * Plays a record again, step by step, the first state included. Each state that the record has a hash of is compared.
 *
 * At the first difference it throws a `RuleError` whose code is one of `DifferenceKind` and whose one problem names
 * the rule, where one is known, and has `details` with the `step` and the `entry`. `verifyReplay` returns that instead.
 * A record from outside goes through `parseRecord` first.
 */
export function* replay<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  record: GameRecord,
): Generator<ReplayStep<State, Action, Event>, void, undefined> {
  let state = firstState(game, record);
  let step = 0;
  let events: readonly Event[] = [];
  let nextHash = 0;
  const last = record.hashes.at(-1)?.[0] ?? 0;

  /** What `replay` yields for the step just taken, its hash compared where the record has one. */
  function reached(entry: number | null, action: Action | null): ReplayStep<State, Action, Event> {
    const due = record.hashes[nextHash];
    if (due !== undefined && due[0] === step) {
      compareHash({ step, entry }, due[1], state, events);
      nextHash++;
    }
    return { step, entry, action, state, events };
  }

  function take(
    entry: number | null,
    action: Action | null,
    draws?: readonly Draw[],
  ): ReplayStep<State, Action, Event> {
    const place = { step: step + 1, entry };
    if (step >= last)
      throw new ReplayError('leftover', place, `The last hash of the record is of step ${last}, but it goes on.`);
    const taken = following(place, action === null ? 'refused-step' : 'refused-action', () =>
      takeStep(game, state, action, draws),
    );
    ({ state, events } = taken);
    step++;
    return reached(entry, action);
  }

  /** The automatic steps that are due and not written down, up to the last step of the record. */
  function* settled(entry: number | null): Generator<ReplayStep<State, Action, Event>, void, undefined> {
    for (let automatic = 0; step < last && mayAdvance(game, state); automatic++) {
      if (automatic >= MAX_AUTOMATIC_STEPS) throw endless({ step: step + 1, entry });
      yield take(null, null);
    }
  }

  yield reached(null, null);
  for (const [index, entry] of record.entries.entries()) {
    const action = actionOf<Action>(entry);
    if (action !== null) yield* settled(index);
    if (game.outcome(state) !== undefined)
      throw new ReplayError('leftover', { step: step + 1, entry: index }, 'The match is over, but its record goes on.');
    yield take(index, action, entry.draws);
  }
  yield* settled(null);
  if (step < last) {
    throw new ReplayError(
      'truncated',
      { step: step + 1, entry: null },
      `The record should have ${last} steps, but its entries end after ${step}.`,
    );
  }
  compareOutcome(step, game.outcome(state), record.outcome);
}

function firstState<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  record: GameRecord,
): State {
  const start = { step: 0, entry: null };
  if (record.game !== game.id) {
    throw new ReplayError('wrong-game', start, `The record is of ${show(record.game)}, not of ${show(game.id)}.`);
  }
  if (record.version !== game.version) {
    const kind = record.version > game.version ? 'later-version' : 'earlier-version';
    throw new ReplayError(kind, start, `The record has states of version ${record.version}, not ${game.version}.`);
  }
  if (record.revision !== game.revision) {
    const message = `The record was made under revision ${record.revision} of the rules, not ${game.revision}.`;
    throw new ReplayError('other-revision', start, message);
  }
  // A game's `setup` is total over any JSON value.
  const state = following(start, 'refused-setup', () => game.setup(record.setup as Setup, record.seed));
  const rules = rulesHash(game, state);
  if (rules === record.rulesHash) return state;
  throw new ReplayError(
    'other-rules',
    start,
    `The rules in force hash to ${rules}, in the record to ${show(record.rulesHash)}.`,
  );
}

/** What a record holds has been an action once, and a game's `apply` is total over any JSON value. */
function actionOf<Action extends GameAction>(entry: RecordEntry): Action | null {
  return entry.action === undefined ? null : (entry.action as Action);
}

function takeStep<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  action: Action | null,
  draws: readonly Draw[] | undefined,
): Step<State, Event> {
  const script = draws && scripted(draws);
  const step = action === null ? game.advance(state, script) : game.apply(state, action, script);
  script?.finish();
  return step;
}

function compareHash(place: Place, recorded: string, state: GameState, events: readonly GameEvent[]): void {
  const found = following(place, 'other-hash', () => hash(state));
  if (found === recorded) return;
  const message = `The state after step ${place.step} hashes to ${found}, in the record to ${show(recorded)}.`;
  throw new ReplayError('other-hash', place, message, events[0]?.rule);
}

function compareOutcome(step: number, found: Outcome | undefined, recorded: Outcome | undefined): void {
  const onRecord = (outcome: Outcome | undefined): string =>
    hash(outcome === undefined ? null : outcomeOnRecord(outcome));
  if (onRecord(found) === onRecord(recorded)) return;
  const inWords = (outcome: unknown): string =>
    outcome === undefined ? 'not over' : 'over, with an outcome of its own';
  const message = `At its end the match is ${inWords(found)}, in the record it is ${inWords(recorded)}.`;
  throw new ReplayError('other-outcome', { step, entry: null }, message);
}

function endless(place: Place): ReplayError {
  const message = `Nobody had to choose and nothing ended in ${MAX_AUTOMATIC_STEPS} automatic steps.`;
  return new ReplayError('too-many-steps', place, message);
}
