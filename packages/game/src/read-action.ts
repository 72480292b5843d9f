import type { Problem } from '@tabletop/dice';
import type { ActionRules } from './actions.js';
import type { GameAction, GameState } from './contract.js';
import { type Field, isObject } from './fields.js';
import { show } from './show.js';

/** An entry of a table of actions, as the code that serves every entry sees it. */
export interface Entry<State, Action extends GameAction, Event, Context>
  extends ActionRules<State, Action, Event, Context> {
  readonly fields?: { readonly [name: string]: Field<unknown> };
}

/** An action as it came from outside: an object whose `type` and `player` are texts. */
export interface Raw {
  readonly type: string;
  readonly player: string;
  readonly decision?: unknown;
  readonly [name: string]: unknown;
}

/** Whether a value has the shape that every action has, whatever the game. */
export function isRaw(action: unknown): action is Raw {
  return (
    isObject(action) &&
    typeof action.type === 'string' &&
    typeof action.player === 'string' &&
    (action.decision === undefined || Number.isSafeInteger(action.decision))
  );
}

/** Why a value has not the shape that every action has. */
export function notAnAction(action: unknown): Problem {
  if (!isObject(action)) return problem([], `An action is an object, not ${show(action)}.`);
  const { type, player, decision } = action;
  if (typeof type !== 'string') return problem(['type'], `The type of an action is a text, not ${show(type)}.`);
  if (typeof player !== 'string') return problem(['player'], `The player of an action is a text, not ${show(player)}.`);
  return problem(['decision'], `The decision of an action is a whole number, not ${show(decision)}.`);
}

/** Why an action comes too late, or too early. */
export function stale(state: GameState, decision: unknown): Problem | undefined {
  if (decision === undefined || decision === state.decision) return undefined;
  const message = `The action is for decision ${show(decision)}, but the game is at decision ${state.decision}.`;
  return { ...problem(['decision'], message), details: { decision: state.decision } };
}

/** A copy of an action with the fields of its entry and no others, or what is wrong with one of them. */
export function readFields<State, Action extends GameAction, Event, Context>(
  entry: Entry<State, Action, Event, Context>,
  raw: Raw,
): { readonly action: Action } | { readonly problem: Problem } {
  // With no readers, `check` has taken it upon itself to read an action that may be anything.
  if (entry.fields === undefined) return { action: raw as GameAction as Action };
  const copy: { [name: string]: unknown; decision?: unknown } = { type: raw.type, player: raw.player };
  if (raw.decision !== undefined) copy.decision = raw.decision;
  for (const name of Object.keys(entry.fields)) {
    const field = entry.fields[name];
    const value = raw[name];
    if (field === undefined || (value === undefined && field.optional === true)) continue;
    const read = field.read(value);
    if (read === undefined) {
      const fault = field.fault(value);
      return {
        problem: ruled(
          entry,
          problem([name, ...fault.path], `${show(raw.type)}: ${inWords([name, ...fault.path])} ${fault.message}.`),
        ),
      };
    }
    copy[name] = read;
  }
  // Every field has been read by its own reader: `Fields<Action>` holds one for each.
  return { action: copy as object as Action };
}

/** A problem under the rule of an entry, where it names one. */
export function ruled(entry: { readonly rule?: string }, found: Problem): Problem {
  return entry.rule === undefined ? found : { ...found, rule: entry.rule };
}

export function problem(path: readonly (string | number)[], message: string): Problem {
  return { path, message };
}

function inWords(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : step))
    .join('.')
    .replaceAll('.[', '[');
}
