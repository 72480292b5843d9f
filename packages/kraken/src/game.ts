import { show } from '@tabletop/dice';
import {
  type ActionOf,
  type ActionsByType,
  type Game,
  type GameEvent,
  isText,
  MAX_NAME,
  makeGame,
  problem,
  refusal,
} from '@tabletop/game';
import type { Actions } from './actions.js';
import type { Context, Rulebook } from './context.js';
import { PRINTED_ID, STATE_VERSION } from './edition.js';
import { type KrakenOutcome, outcomeOf } from './ending.js';
import type { KrakenEvent } from './events.js';
import { RULEBOOK } from './rulebook.js';
import { type Rules, rulesFor } from './rules.js';
import { type KrakenSetup, setUp } from './setup/setup.js';
import type { KrakenState } from './state.js';
import { type KrakenView, viewOf } from './view.js';

/** KRAKEN, or a fork of it with actions and events of its own. */
export type KrakenGame<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = KrakenEvent,
> = Game<KrakenSetup, KrakenState, ActionOf<Table>, Event, KrakenView, Rules, KrakenOutcome>;

/** What a fork calls itself. */
export interface Edition {
  /** The game's id. Another rulebook than the printed one needs another id than 'kraken'. */
  readonly id: string;
  /** Rises with any change of a rule or of the order of draws; by default 1. */
  readonly revision?: number;
}

const PRINTED: Edition = { id: PRINTED_ID };

/**
 * The game that a rulebook describes. A fork replaces what it wants and takes a name of its own:
 *
 * ```ts
 * const mine = makeKraken({ ...RULEBOOK, resolveFlail: () => 1 }, { id: 'kraken-mine' });
 * ```
 *
 * Throws `RuleError` 'fork-needs-id' for another rulebook under the printed game's id, 'invalid-edition' for an id that
 * is no name.
 */
export function makeKraken<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = KrakenEvent,
>(rulebook: Rulebook<Table, Event>, edition: Edition = PRINTED): KrakenGame<Table, Event> {
  if (!isText(edition.id)) {
    const message = `The id of a game is a text of 1 to ${MAX_NAME} characters, not ${show(edition.id)}.`;
    throw refusal('invalid-edition', [problem(['id'], message)]);
  }
  if (edition.id === PRINTED_ID && !isPrinted(rulebook)) {
    const message = 'A changed rulebook needs an id of its own, so that nobody takes one game for the other.';
    throw refusal('fork-needs-id', [problem(['id'], message)]);
  }
  const contexts = new WeakMap<object, Context>();
  const contextOf = (state: KrakenState): Context => {
    const known = contexts.get(state.rules);
    if (known !== undefined) return known;
    const context: Context = { ...rulebook, rules: rulesFor(state.rules) };
    contexts.set(state.rules, context);
    return context;
  };
  return makeGame<KrakenSetup, KrakenState, Table, Event, KrakenView, Context, Rules, KrakenOutcome>({
    id: edition.id,
    version: STATE_VERSION,
    revision: edition.revision ?? 1,
    setup: setUp,
    rules: (state) => contextOf(state).rules,
    context: contextOf,
    actions: rulebook.actions,
    advance: (state, chance, context) => {
      const { phase } = state.stage;
      return phase === 'over' ? { state, events: [] } : rulebook.steps[phase](state, chance, context);
    },
    outcome: (state, context) => outcomeOf(state, context.rules),
    view: viewOf,
    viewEvents: (events) => events,
  });
}

function isPrinted(rulebook: object): boolean {
  return rulebook === RULEBOOK;
}

/** KRAKEN by Matthew Hartley: the sailors of all players against a sea monster that nobody plays. */
export const kraken: KrakenGame = /* @__PURE__ */ makeKraken(RULEBOOK);
