import type { Chance, Problem } from '@tabletop/dice';
import type { ActionFields, OwnField } from './action-field.js';
import type { GameAction, PlayerId, Step } from './contract.js';

/**
 * One kind of action: who may take it, which there are, why one is refused, and what it does. All are pure functions
 * of the state and of the game's context: its rules in force and its rulebook.
 *
 * By the time that `check` and `apply` are called, the state is known to be the game's own and not over, `player` is
 * one of those in `awaits`, `decision` is not stale, and the action is a fresh copy that holds the fields named in
 * `fields` and no others, each of its type. Where `fields` is left out, the action is passed on as it came.
 */
export type ActionEntry<State, Action extends GameAction, Event, Context> = ActionRules<State, Action, Event, Context> &
  ([OwnField<Action>] extends [never]
    ? { readonly fields?: ActionFields<Action> }
    : {
        /** How to read each field that the action has beyond `type`, `player` and `decision`. */
        readonly fields: ActionFields<Action>;
      });

/** What an {@link ActionEntry} has for every action. */
export interface ActionRules<State, Action extends GameAction, Event, Context> {
  /** The id of the rule that grants the action: refusals of its shape, or out of turn, name it. */
  readonly rule?: string;
  /**
   * The players who may take it now. One may have no legal action of this kind as long as there is one of another: who
   * can declare anything at all is a cheaper question than who has what to declare.
   */
  readonly awaits: (state: State, context: Context) => readonly PlayerId[];
  /** The legal actions of this kind of a player in `awaits`: all or, where there are too many, a fair spread. */
  readonly legal: (state: State, player: PlayerId, context: Context) => readonly Action[];
  /** Why an action is refused, or undefined. It never lists the legal ones. */
  readonly check: (state: State, action: Action, context: Context) => Problem | undefined;
  /** Settles an action that `check` allows and the dice of that action alone. The state is left as it is. */
  readonly apply: (state: State, action: Action, chance: Chance, context: Context) => Step<State, Event>;
  /**
   * One legal action of a player in `awaits`, without listing them, or undefined where there is none of this kind; by
   * default one of `legal`, each equally likely.
   */
  readonly sample?: (state: State, player: PlayerId, chance: Chance, context: Context) => Action | undefined;
}

/** What an interface of actions must be: for each name an action whose `type` is that name. */
export type ActionsByType<Actions> = { readonly [Type in keyof Actions]: GameAction & { readonly type: Type } };

/**
 * An entry for each action of a game. `Actions` is an interface that maps each action's `type` to its type:
 *
 * ```ts
 * interface Actions { bid: Bid; pass: Pass }
 * ```
 *
 * A missing entry does not compile. A fork extends the interface and spreads the table:
 *
 * ```ts
 * interface MyActions extends Actions { swap: Swap }
 * const actions: ActionTable<State, MyActions, Event, Context> = { ...RULEBOOK.actions, swap };
 * ```
 */
export type ActionTable<State, Actions extends ActionsByType<Actions>, Event, Context> = {
  readonly [Type in keyof Actions]: ActionEntry<State, Actions[Type], Event, Context>;
};

/** The union of the actions of an interface of actions. */
export type ActionOf<Actions extends ActionsByType<Actions>> = Actions[keyof Actions];

/** One automatic step of a game: what the rules do by themselves when nobody has to choose. */
export type AutomaticStep<State, Event, Context> = (
  state: State,
  chance: Chance,
  context: Context,
) => Step<State, Event>;
