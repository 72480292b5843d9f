import type { Chance } from '@tabletop/dice';
import type { ActionsByType, ActionTable, GameEvent, Step } from '@tabletop/game';
import type { Actions } from './actions.js';
import type { KrakenEvent } from './events.js';
import type { Resolvers } from './resolvers.js';
import type { Rules } from './rules.js';
import type { KrakenState, Phase } from './state.js';

/** What every step of a game is given: the rules in force and the resolvers to call. */
export interface Context extends Resolvers {
  readonly rules: Rules;
}

/** One automatic step of a phase. */
export type PhaseStep<Event extends GameEvent = KrakenEvent> = (
  state: KrakenState,
  chance: Chance,
  context: Context,
) => Step<KrakenState, Event>;

/** The automatic steps: what the game does by itself in each phase. */
export type Steps<Event extends GameEvent = KrakenEvent> = Readonly<Record<Exclude<Phase, 'over'>, PhaseStep<Event>>>;

/**
 * The whole game as one replaceable object: its resolvers, its automatic steps and its actions. A fork spreads it and
 * replaces what it wants.
 */
export interface Rulebook<Table extends Actions & ActionsByType<Table> = Actions, Event extends GameEvent = KrakenEvent>
  extends Resolvers {
  readonly steps: Steps<Event>;
  readonly actions: ActionTable<KrakenState, Table, Event, Context>;
}
