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
import { withRefills } from './cards/hand.js';
import type { Context, Rulebook } from './context.js';
import { PRINTED_ID, STATE_VERSION } from './edition.js';
import type { SkirmishEvent } from './events.js';
import { RULEBOOK } from './rulebook.js';
import { type Rules, rulesFor } from './rules.js';
import { type SkirmishSetup, setUp } from './setup/setup.js';
import type { SkirmishState } from './state.js';
import { outcomeOf, type SkirmishOutcome } from './turn/ending.js';
import { type SkirmishView, viewEventsOf, viewOf } from './view.js';

/** The skirmish, or a fork of it with actions and events of its own. */
export type SkirmishGame<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SkirmishEvent,
> = Game<SkirmishSetup, SkirmishState, ActionOf<Table>, Event, SkirmishView, Rules, SkirmishOutcome>;

/** What a fork calls itself. */
export interface Edition {
  /** The game's id. Another rulebook than the printed one needs another id than 'sr-fastcombat'. */
  readonly id: string;
  /** Rises with any change of a rule or of the order of draws; by default 1. */
  readonly revision?: number;
}

const PRINTED: Edition = { id: PRINTED_ID };

/**
 * The game that a rulebook describes. A fork replaces what it wants and takes a name of its own:
 *
 * ```ts
 * const mine = makeSrFastcombat({ ...RULEBOOK, judgeDrain: () => ({ total: null, out: false }) }, { id: 'no-drain' });
 * ```
 *
 * Throws `RuleError` 'fork-needs-id' for another rulebook under the printed game's id, 'invalid-edition' for an id that
 * is no name.
 */
export function makeSrFastcombat<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SkirmishEvent,
>(rulebook: Rulebook<Table, Event>, edition: Edition = PRINTED): SkirmishGame<Table, Event> {
  if (!isText(edition.id)) {
    const message = `The id of a game is a text of 1 to ${MAX_NAME} characters, not ${show(edition.id)}.`;
    throw refusal('invalid-edition', [problem(['id'], message)]);
  }
  if (edition.id === PRINTED_ID && !isPrinted(rulebook)) {
    const message = 'A changed rulebook needs an id of its own, so that nobody takes one game for the other.';
    throw refusal('fork-needs-id', [problem(['id'], message)]);
  }
  const contexts = new WeakMap<object, Context>();
  const contextOf = (state: SkirmishState): Context => {
    const known = contexts.get(state.rules);
    if (known !== undefined) return known;
    const context: Context = { ...rulebook, rules: rulesFor(state.rules) };
    contexts.set(state.rules, context);
    return context;
  };
  return makeGame<SkirmishSetup, SkirmishState, Table, Event, SkirmishView, Context, Rules, SkirmishOutcome>({
    id: edition.id,
    version: STATE_VERSION,
    revision: edition.revision ?? 1,
    setup: setUp,
    rules: (state) => contextOf(state).rules,
    context: contextOf,
    actions: rulebook.actions,
    advance: (state, chance, context) => {
      const { phase } = state.stage;
      const isOwed = state.players.some(({ owed }) => owed.cards > 0);
      if (!isOwed && (phase === 'over' || phase === 'move')) return { state, events: [] };
      const step = rulebook.steps[isOwed || phase === 'over' || phase === 'move' ? 'dealing' : phase];
      const { state: after, events } = step(state, chance, context);
      return { state: withRefills(after, context.rules), events };
    },
    outcome: outcomeOf,
    view: viewOf,
    viewEvents: viewEventsOf,
  });
}

function isPrinted(rulebook: object): boolean {
  return rulebook === RULEBOOK;
}

/** The faster combat system by Gurth: a card-driven skirmish. */
export const srFastcombat: SkirmishGame = /* @__PURE__ */ makeSrFastcombat(RULEBOOK);
