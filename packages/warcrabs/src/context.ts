import type { Chance } from '@tabletop/dice';
import type { ActionEntry, ActionsByType, ActionTable, GameEvent, Step } from '@tabletop/game';
import type { Actions, WarcrabsAction } from './actions.js';
import type { WarcrabsEvent } from './events.js';
import type { Resolvers } from './resolvers.js';
import type { Rules } from './rules.js';
import type { Happening, Phase, WarcrabsState } from './state.js';

/** What every step of a fight is given: the rules in force and the resolvers to call. */
export interface Context extends Resolvers {
  readonly rules: Rules;
}

/** What the game asks and does about one kind of action of a player. */
export type Entry<Action extends WarcrabsAction> = ActionEntry<WarcrabsState, Action, WarcrabsEvent, Context>;

/** One automatic step. */
export type AutomaticStep<Event extends GameEvent = WarcrabsEvent> = (
  state: WarcrabsState,
  chance: Chance,
  context: Context,
) => Step<WarcrabsState, Event>;

/** What the game does by itself: in each phase and, before that, for whatever is due. */
export type Steps<Event extends GameEvent = WarcrabsEvent> = Readonly<
  Record<Exclude<Phase, 'over'> | Happening['kind'], AutomaticStep<Event>>
>;

/**
 * The whole game as one replaceable object: its resolvers, its automatic steps and its actions. A fork spreads it and
 * replaces what it wants.
 */
export interface Rulebook<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = WarcrabsEvent,
> extends Resolvers {
  readonly steps: Steps<Event>;
  readonly actions: ActionTable<WarcrabsState, Table, Event, Context>;
}
