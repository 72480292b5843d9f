import type { Chance, Problem } from '@tabletop/dice';
import type { ActionEntry, ActionsByType, ActionTable, GameEvent, PlayerId, Step } from '@tabletop/game';
import type { Actions, SkirmishAction } from './actions.js';
import type { Deed, DeedType } from './deed.js';
import type { SkirmishEvent } from './events.js';
import type { FigureId } from './ids.js';
import type { Resolvers } from './resolvers.js';
import type { Rules } from './rules.js';
import type { Phase, SkirmishState } from './state.js';

/** What every step of a game is given: the rules in force, the resolvers to call and what figures can do. */
export interface Context extends Resolvers {
  readonly rules: Rules;
  readonly deeds: DeedTable;
}

/** What the game asks and does about one kind of action of a player. */
export type Entry<Action extends SkirmishAction> = ActionEntry<SkirmishState, Action, SkirmishEvent, Context>;

/** One kind of action of a figure: which there are, why one is impossible, and how it is settled. */
export interface DeedRule<Type extends DeedType> {
  /** The rule that grants it. */
  readonly rule: string;
  /** What a figure could do of this kind if it had the time: a fair choice, each of which may still be refused. */
  readonly options: (
    state: SkirmishState,
    figure: FigureId,
    player: PlayerId,
    context: Context,
  ) => readonly Deed<Type>[];
  /** Why it cannot be done as things stand, or undefined. The figure is the player's own, active, with an Action left. */
  readonly refuse: (state: SkirmishState, deed: Deed<Type>, context: Context) => Problem | undefined;
  /**
   * Begins to settle it; its Action is spent. The state that is returned is in the phase that settles it, or in
   * 'deeds' when it is done.
   */
  readonly begin: (state: SkirmishState, deed: Deed<Type>, log: SkirmishEvent[], context: Context) => SkirmishState;
}

/** Everything that figures can do. */
export type DeedTable = { readonly [Type in DeedType]: DeedRule<Type> };

/** One automatic step of a phase. */
export type PhaseStep<Event extends GameEvent = SkirmishEvent> = (
  state: SkirmishState,
  chance: Chance,
  context: Context,
) => Step<SkirmishState, Event>;

/** The automatic steps: what the game does by itself in each phase, and what it deals before all else. */
export type Steps<Event extends GameEvent = SkirmishEvent> = Readonly<
  Record<Exclude<Phase, 'over' | 'move'> | 'owed', PhaseStep<Event>>
>;

/**
 * The whole game as one replaceable object: its resolvers, what figures can do, its automatic steps and its actions. A
 * fork spreads it and replaces what it wants.
 */
export interface Rulebook<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SkirmishEvent,
> extends Resolvers {
  readonly deeds: DeedTable;
  readonly steps: Steps<Event>;
  readonly actions: ActionTable<SkirmishState, Table, Event, Context>;
}
