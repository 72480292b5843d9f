import { type Chance, type Problem, show } from '@tabletop/dice';
import type { ActionField, Fault } from './action-field.js';
import { isObject } from './check-value.js';
import type { GameState, PlayerId, Step } from './contract.js';
import { inWords, problem } from './problem.js';

/** An entry of a table of actions, as the code that serves every entry sees it: what it is given has been read. */
export interface Entry<State, Action, Event, Context> {
  readonly rule?: string;
  readonly fields?: { readonly [name: string]: ActionField<unknown> };
  readonly awaits: (state: State, context: Context) => readonly PlayerId[];
  readonly legal: (state: State, player: PlayerId, context: Context) => readonly Action[];
  readonly check: (state: State, action: Raw, context: Context) => Problem | undefined;
  readonly apply: (state: State, action: Raw, chance: Chance, context: Context) => Step<State, Event>;
  readonly sample?: (state: State, player: PlayerId, chance: Chance, context: Context) => Action | undefined;
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
export function readFields(entry: Readable, raw: Raw): { readonly action: Raw } | { readonly problem: Problem } {
  // With no readers, `check` has taken it upon itself to read an action that may be anything.
  if (entry.fields === undefined) return { action: raw };
  const { type, player, decision } = raw;
  const action: Record<string, unknown> & Raw = decision === undefined ? { type, player } : { type, player, decision };
  for (const name of Object.keys(entry.fields)) {
    const field = entry.fields[name];
    const value = raw[name];
    if (field === undefined || (value === undefined && field.optional === true)) continue;
    const read = field.read(value);
    if (read === undefined) return { problem: misread(entry, type, name, field.fault(value)) };
    action[name] = read;
  }
  return { action };
}

type Readable = Pick<Entry<never, never, never, never>, 'rule' | 'fields'>;

function misread(entry: Readable, type: string, name: string, fault: Fault): Problem {
  const path = [name, ...fault.path];
  return ruled(entry, problem(path, `${show(type)}: ${inWords(path)} ${fault.message}.`));
}

/** A problem under the rule of an entry, where it names one. */
export function ruled(entry: { readonly rule?: string }, found: Problem): Problem {
  return entry.rule === undefined ? found : { ...found, rule: entry.rule };
}
