import { type Chance, type Problem, show } from '@tabletop/dice';
import type { ActionOf, ActionsByType, ActionTable } from './actions.js';
import type { GameState, PlayerId, Step } from './contract.js';
import { problem } from './problem.js';
import { type Entry, isRaw, notAnAction, type Raw, readFields, ruled, stale } from './read-action.js';
import { RuleError } from './rule-error.js';

/** What a table of actions answers about a state that is not over. */
export interface ActionDesk<State, Action, Event, Context> {
  /** Who must choose: the players of every entry, in the table's order, each once. */
  actors(state: State, context: Context): readonly PlayerId[];
  legal(state: State, player: PlayerId, context: Context): readonly Action[];
  /** One legal action: an entry open to the player, each that has any equally likely, then one of its actions. */
  sample(state: State, player: PlayerId, chance: Chance, context: Context): Action;
  /** The action in clean form with its entry, or why it is refused. */
  read(state: State, action: unknown, context: Context): Accepted<State, Event, Context> | Problem;
}

/** A legal action: the clean copy, and the entry that settles it. */
export interface Accepted<State, Event, Context> {
  readonly action: Raw;
  readonly settle: (state: State, action: Raw, chance: Chance, context: Context) => Step<State, Event>;
}

const NOBODY: readonly PlayerId[] = [];

/** Answers for a whole table of actions what each of its entries answers for one. */
export function actionDesk<State extends GameState, Actions extends ActionsByType<Actions>, Event, Context>(
  table: ActionTable<State, Actions, Event, Context>,
): ActionDesk<State, ActionOf<Actions>, Event, Context> {
  type Action = ActionOf<Actions>;
  // An entry is only ever given actions of its own type: it is looked up by that type.
  const named: readonly [string, Entry<State, Action, Event, Context>][] = Object.entries(table);
  const entries = named.map(([, entry]) => entry);
  // Several entries may ask the same question, which is put once.
  const asks = [...new Set(entries.map(({ awaits }) => awaits))];
  const byType = new Map(named);

  function actors(state: State, context: Context): readonly PlayerId[] {
    let all = NOBODY;
    for (const awaits of asks) {
      const more = awaits(state, context);
      if (all.length === 0) all = more;
      else if (more.some((player) => !all.includes(player))) all = [...new Set([...all, ...more])];
    }
    return all;
  }

  const open = (state: State, player: PlayerId, context: Context): Entry<State, Action, Event, Context>[] =>
    entries.filter((entry) => entry.awaits(state, context).includes(player));

  function sample(state: State, player: PlayerId, chance: Chance, context: Context): Action {
    let choices = open(state, player, context);
    for (;;) {
      const entry = choices.length > 1 ? choices[chance.index(choices.length)] : choices[0];
      if (entry === undefined) throw nothingToDo(player);
      const action = sampleOf(entry, state, player, chance, context);
      if (action !== undefined) return action;
      choices = choices.filter((other) => other !== entry);
    }
  }

  function sampleOf(
    entry: Entry<State, Action, Event, Context>,
    state: State,
    player: PlayerId,
    chance: Chance,
    context: Context,
  ): Action | undefined {
    if (entry.sample !== undefined) return entry.sample(state, player, chance, context);
    const legal = entry.legal(state, player, context);
    return legal.length > 1 ? legal[chance.index(legal.length)] : legal[0];
  }

  function read(state: State, action: unknown, context: Context): Accepted<State, Event, Context> | Problem {
    if (!isRaw(action)) return notAnAction(action);
    const late = stale(state, action.decision);
    if (late !== undefined) return late;
    const entry = byType.get(action.type);
    if (entry === undefined) return unknownType(action.type, byType.keys());
    if (!entry.awaits(state, context).includes(action.player))
      return ruled(entry, notAwaited(action, actors(state, context)));
    const fields = readFields(entry, action);
    if ('problem' in fields) return fields.problem;
    return entry.check(state, fields.action, context) ?? { action: fields.action, settle: entry.apply };
  }

  return {
    actors,
    legal: (state, player, context) =>
      open(state, player, context).flatMap((entry) => entry.legal(state, player, context)),
    sample,
    read,
  };
}

function nothingToDo(player: PlayerId): RuleError {
  return new RuleError('not-awaited', [problem(['player'], `${show(player)} has nothing to choose now.`)]);
}

function unknownType(type: string, known: Iterable<string>): Problem {
  return problem(['type'], `No action is called ${show(type)}; there are ${[...known].map(show).join(', ')}.`);
}

function notAwaited(raw: Raw, actors: readonly PlayerId[]): Problem {
  return actors.includes(raw.player)
    ? problem(['type'], `${show(raw.player)} cannot choose ${show(raw.type)} now.`)
    : problem(['player'], `It is not for ${show(raw.player)} to choose now.`);
}
