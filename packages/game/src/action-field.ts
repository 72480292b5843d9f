import type { GameAction } from './contract.js';

/** Reads one value of an action that may be anything. Made by the functions of `field`. */
export interface ActionField<Value> {
  /** A copy that holds only what is known, or undefined where the value is no such thing. */
  readonly read: (value: unknown) => Value | undefined;
  /** Where a value that `read` refuses is wrong, and what is wanted there. */
  readonly fault: (value: unknown) => Fault;
  /** Whether the value may be left out. */
  readonly optional?: boolean;
}

/** A place inside a value, and what is wrong there. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The names of the fields that an action has beyond `type`, `player` and `decision`. */
export type OwnField<Action> = Exclude<keyof Action, keyof GameAction>;

/** A reader for each field that an action has of its own; a missing one does not compile. */
export type ActionFields<Action> = {
  readonly [Name in OwnField<Action>]-?: Record<never, never> extends Pick<Action, Name>
    ? ActionField<Exclude<Action[Name], undefined>> & { readonly optional: true }
    : ActionField<Action[Name]>;
};

/** The most items in a list that is given no limit of its own. */
export const MAX_LIST = 64;

/** The longest text that is given no limit of its own, in UTF-16 code units. */
export const MAX_TEXT = 200;
