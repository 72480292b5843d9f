import type { Chance } from '@tabletop/dice';
import type { ActionEntry, ActionsByType, ActionTable, GameEvent, Step } from '@tabletop/game';
import type { Actions, SpcfkrsAction } from './actions.js';
import type { SpcfkrsEvent } from './events.js';
import type { Resolvers } from './resolvers.js';
import type { Rules } from './rules.js';
import type { SpcfkrsState, StepName } from './state.js';

/** What every step of a match is given: the rules in force and the resolvers to call. */
export interface Context extends Resolvers {
  readonly rules: Rules;
}

/** What the game asks and does about one kind of action of a player. */
export type Entry<Action extends SpcfkrsAction> = ActionEntry<SpcfkrsState, Action, SpcfkrsEvent, Context>;

/** One automatic step. */
export type AutomaticStep<Event extends GameEvent = SpcfkrsEvent> = (
  state: SpcfkrsState,
  chance: Chance,
  context: Context,
) => Step<SpcfkrsState, Event>;

/** What the game does by itself, by what comes next. */
export type Steps<Event extends GameEvent = SpcfkrsEvent> = Readonly<
  Record<Exclude<StepName, 'over'>, AutomaticStep<Event>>
>;

/**
 * The whole game as one replaceable object: its resolvers, its automatic steps and its actions. A fork spreads it and
 * replaces what it wants.
 */
export interface Rulebook<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SpcfkrsEvent,
> extends Resolvers {
  readonly steps: Steps<Event>;
  readonly actions: ActionTable<SpcfkrsState, Table, Event, Context>;
}
