import type { Chance, ChanceState, Problem } from '@tabletop/dice';
import { seed as seedOf } from '@tabletop/dice';
import { actionDesk } from './action-table.js';
import type { ActionOf, ActionsByType, ActionTable, AutomaticStep } from './actions.js';
import type { Game, GameEvent, GameState, Outcome, PlayerId, Step } from './contract.js';
import { drawing } from './drawing.js';
import { assertOwnState, foreignState } from './own-state.js';
import { problem } from './problem.js';
import { RuleError } from './rule-error.js';

/** What every first state begins with. */
export interface Start {
  readonly game: string;
  readonly version: number;
  readonly chance: ChanceState;
  readonly decision: 0;
}

/** What is a game's own; {@link makeGame} writes the rest of the contract once for all games. */
export interface GameDefinition<
  Setup,
  State extends GameState,
  Actions extends ActionsByType<Actions>,
  Event extends GameEvent,
  View,
  Context,
  Rules extends object = object,
  Ending extends Outcome = Outcome,
> {
  readonly id: string;
  /** The version of the state's format. */
  readonly version: number;
  /** Rises with any change of a rule or of the order of draws. */
  readonly revision: number;
  /** The first state, which begins with `...start`. Draws nothing. Throws `RuleError` 'invalid-setup'. */
  readonly setup: (setup: Setup, start: Start) => State;
  /** The rules in force in a state: see `rulesOver`. */
  readonly rules: (state: State) => Rules;
  /** What the rest is given besides the state: rules in force and rulebook. Called for every question: keep it cheap. */
  readonly context: (state: State) => Context;
  /** The entries of all actions. While none awaits anybody and the game is not over, `advance` is due. */
  readonly actions: ActionTable<State, Actions, Event, Context>;
  /** One automatic step, of a state in which nobody has to choose and which is not over. */
  readonly advance: AutomaticStep<State, Event, Context>;
  /** How the game ended, or undefined while it goes on. Asked before every step: keep it cheap. */
  readonly outcome: (state: State, context: Context) => Ending | undefined;
  /** What a viewer may know of a state; `null` is a spectator. */
  readonly view: (state: State, viewer: PlayerId | null, context: Context) => View;
  /** What a viewer may know of what happened. */
  readonly viewEvents: (events: readonly Event[], viewer: PlayerId | null) => readonly Event[];
}

/**
 * A game from its table of actions and its automatic step. What the contract asks of every game is written here:
 * states of another game or version are refused by name; an action may be any JSON value and is refused with a
 * `Problem` where it has not the shape of one, is stale, comes after the end, from a player who is not awaited, or
 * where its entry refuses it; steps draw as {@link drawing} says.
 *
 * Every function but `setup` and `viewEvents` throws `RuleError` 'wrong-game', 'later-version' or 'earlier-version'
 * for a state that is not its own; `check` returns that as a problem. `apply` throws 'illegal-action', `advance`
 * 'not-automatic', `sample` 'not-awaited'.
 */
export function makeGame<
  Setup,
  State extends GameState,
  Actions extends ActionsByType<Actions>,
  Event extends GameEvent,
  View,
  Context,
  Rules extends object = object,
  Ending extends Outcome = Outcome,
>(
  definition: GameDefinition<Setup, State, Actions, Event, View, Context, Rules, Ending>,
): Game<Setup, State, ActionOf<Actions>, Event, View, Rules, Ending> {
  const { id, version, revision } = definition;
  const desk = actionDesk(definition.actions);

  /** The context of a state of this game. */
  function contextOf(state: State): Context {
    assertOwnState(definition, state);
    return definition.context(state);
  }

  function actors(state: State): readonly PlayerId[] {
    const context = contextOf(state);
    return definition.outcome(state, context) === undefined ? desk.actors(state, context) : [];
  }

  function legalActions(state: State, player: PlayerId): readonly ActionOf<Actions>[] {
    const context = contextOf(state);
    return definition.outcome(state, context) === undefined ? desk.legal(state, player, context) : [];
  }

  function check(state: State, action: ActionOf<Actions>): Problem | undefined {
    const foreign = foreignState(definition, state);
    if (foreign !== undefined) return foreign.problem;
    const context = definition.context(state);
    const read = over(definition.outcome(state, context)) ?? desk.read(state, action, context);
    return 'settle' in read ? undefined : read;
  }

  function apply(state: State, action: ActionOf<Actions>, chance?: Chance): Step<State, Event> {
    const context = contextOf(state);
    const read = over(definition.outcome(state, context)) ?? desk.read(state, action, context);
    if (!('settle' in read)) throw new RuleError('illegal-action', [read]);
    return drawing(state, chance, (source) => read.settle(state, read.action, source, context));
  }

  function advance(state: State, chance?: Chance): Step<State, Event> {
    const context = contextOf(state);
    const ended = over(definition.outcome(state, context));
    if (ended !== undefined) throw new RuleError('not-automatic', [ended]);
    if (desk.actors(state, context).length > 0) throw new RuleError('not-automatic', [SOMEBODY_CHOOSES]);
    return drawing(state, chance, (source) => definition.advance(state, source, context));
  }

  return {
    id,
    version,
    revision,
    setup: (setup, seed) => definition.setup(setup, { game: id, version, chance: seedOf(seed), decision: 0 }),
    rules(state) {
      assertOwnState(definition, state);
      return definition.rules(state);
    },
    actors,
    legalActions,
    sample(state, player, chance) {
      const context = contextOf(state);
      const ended = over(definition.outcome(state, context));
      if (ended !== undefined) throw new RuleError('not-awaited', [ended]);
      return desk.sample(state, player, chance, context);
    },
    check,
    apply,
    advance,
    outcome: (state) => definition.outcome(state, contextOf(state)),
    view: (state, viewer) => definition.view(state, viewer, contextOf(state)),
    viewEvents: definition.viewEvents,
  };
}

const SOMEBODY_CHOOSES: Problem = problem([], 'Somebody must choose before the game goes on.');

function over(outcome: Outcome | undefined): Problem | undefined {
  return outcome === undefined ? undefined : problem([], 'The game is over.', outcome.rule);
}
