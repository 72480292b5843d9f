import { type Chance, type Problem, show } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState, Outcome, PlayerId, Step } from './contract.js';
import type { Policy } from './policy.js';
import type { GameRecord } from './record.js';
import { type Recorder, type RecordOptions, record } from './recorder.js';
import { RuleError } from './rule-error.js';
import { seatOf } from './seat.js';

/** The steps after which a match is broken off, unless its caller says otherwise. */
export const MAX_MATCH_STEPS = 100_000;

/** What a match needs. */
export interface MatchOptions<Setup, State, Action, Event, View> extends RecordOptions {
  readonly setup: Setup;
  readonly seed: string | number;
  /** Who plays for whom. */
  readonly policies: ReadonlyMap<PlayerId, Policy<View, Action>> | ((player: PlayerId) => Policy<View, Action>);
  /** The match is broken off after so many steps, by default {@link MAX_MATCH_STEPS}; automatic steps count. */
  readonly maxSteps?: number;
  /** From what the policies' chance is seeded, each player's by itself; by default from `seed`. */
  readonly policySeed?: string | number;
  /** Where the game's chance comes from, instead of the seed. */
  readonly chance?: Chance;
  /** Called after every step. */
  readonly observe?: (step: MatchStep<State, Action, Event>) => void;
}

/** A step of a match: what the player chose, or null for an automatic step. */
export interface MatchStep<State, Action, Event> extends Step<State, Event> {
  readonly step: number;
  readonly action: Action | null;
}

/** How a match went. */
export interface Match<State, Ending extends Outcome = Outcome> {
  readonly state: State;
  /** As the game itself tells it; undefined when the match was broken off. */
  readonly outcome: Ending | undefined;
  readonly steps: number;
  /** The whole match as plain JSON, made when it is first asked for. */
  readonly record: GameRecord;
}

/**
 * Plays a match between policies. Those who must choose at the same time are all asked before any of their actions is
 * settled.
 *
 * Throws `RuleError` 'illegal-choice' naming the player whose policy chose what is refused, or chose for another;
 * 'no-policy' naming a player who has none; 'invalid-options' for a `maxSteps` that is no whole number from 0; and what
 * the game's `setup` throws.
 */
export function playMatch<
  Setup,
  State extends GameState,
  Action extends GameAction,
  Event extends GameEvent,
  View,
  Ending extends Outcome = Outcome,
>(
  game: Game<Setup, State, Action, Event, View, object, Ending>,
  options: MatchOptions<Setup, State, Action, Event, View>,
): Match<State, Ending> {
  const { chance, observe } = options;
  const most = checkedLimit(options.maxSteps ?? MAX_MATCH_STEPS);
  const match = record(game, options.setup, options.seed, options);
  const seatOfPlayer = seats(game, options);

  const taken = (action: Action | null, step: Step<State, Event>): void =>
    observe?.({ step: match.steps, action, ...step });

  function settleChoice({ player, action }: Choice<Action>): void {
    try {
      taken(action, match.apply(action, chance));
    } catch (error) {
      assertOwnChoice(game, match.state, player, action);
      throw error;
    }
  }

  function askAll(players: readonly PlayerId[]): readonly Choice<Action>[] {
    const choices = players.map((player) => ({ player, action: seatOfPlayer(player)(match.state) }));
    for (const { player, action } of choices) {
      // What a single player chooses is checked when it is settled; of several, nothing is settled unless all is legal.
      if (choices.length > 1 || action?.player !== player) assertOwnChoice(game, match.state, player, action);
    }
    return choices;
  }

  while (match.steps < most && game.outcome(match.state) === undefined) {
    const actors = game.actors(match.state);
    if (actors.length === 0) taken(null, match.advance(chance));
    else for (const choice of askAll(actors)) if (match.steps < most) settleChoice(choice);
  }
  return result(game, match);
}

function result<State extends GameState, Action extends GameAction, Event extends GameEvent, Ending extends Outcome>(
  game: { readonly outcome: (state: State) => Ending | undefined },
  match: Recorder<State, Action, Event>,
): Match<State, Ending> {
  let written: GameRecord | undefined;
  return {
    state: match.state,
    outcome: game.outcome(match.state),
    steps: match.steps,
    get record() {
      written ??= match.record();
      return written;
    },
  };
}

function checkedLimit(maxSteps: number): number {
  if (Number.isSafeInteger(maxSteps) && maxSteps >= 0) return maxSteps;
  const message = `A match is broken off after a whole number of steps, not after ${show(maxSteps)}.`;
  throw new RuleError('invalid-options', [{ path: ['maxSteps'], message }]);
}

interface Choice<Action> {
  readonly player: PlayerId;
  readonly action: Action;
}

/** Each player's policy at its seat, put there when the player first chooses. */
function seats<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  { policies, seed, policySeed = seed }: MatchOptions<Setup, State, Action, Event, View>,
): (player: PlayerId) => (state: State) => Action {
  const seated = new Map<PlayerId, (state: State) => Action>();
  return (player) => {
    const known = seated.get(player);
    if (known !== undefined) return known;
    const policy = typeof policies === 'function' ? policies(player) : policies.get(player);
    if (policy === undefined) throw refusal('no-policy', player, 'has no policy');
    const seat = seatOf(game, policy, player, policySeed);
    seated.set(player, seat);
    return seat;
  };
}

function assertOwnChoice<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  player: PlayerId,
  action: Action,
): void {
  const refused = game.check(state, action);
  if (refused !== undefined)
    throw refusal('illegal-choice', player, `chose what is refused: ${refused.message}`, refused);
  if (action.player !== player) throw refusal('illegal-choice', player, `chose for ${show(action.player)}`);
}

function refusal(code: string, player: PlayerId, what: string, cause?: Problem): RuleError {
  const named = cause?.rule === undefined ? {} : { rule: cause.rule };
  const message = `The player ${show(player)} ${what}${what.endsWith('.') ? '' : '.'}`;
  return new RuleError(code, [{ path: cause?.path ?? [], message, details: { player }, ...named }]);
}
