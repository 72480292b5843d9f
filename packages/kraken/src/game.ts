import {
  type ActionOf,
  type ActionsByType,
  type Edition,
  type Game,
  type GameEvent,
  makeEdition,
} from '@tabletop/game';
import type { Actions } from './actions.js';
import type { Rulebook } from './context.js';
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
>(rulebook: Rulebook<Table, Event>, edition: Edition = { id: PRINTED_ID }): KrakenGame<Table, Event> {
  return makeEdition({
    edition,
    printed: { id: PRINTED_ID, rulebook: RULEBOOK },
    version: STATE_VERSION,
    rulebook,
    rulesFor,
    setup: setUp,
    advance: (state, chance, context) => {
      const { phase } = state.stage;
      return phase === 'over' ? { state, events: [] } : rulebook.steps[phase](state, chance, context);
    },
    outcome: (state, context) => outcomeOf(state, context.rules),
    view: viewOf,
    viewEvents: (events) => events,
  });
}

/** KRAKEN by Matthew Hartley: the sailors of all players against a sea monster that nobody plays. */
export const kraken: KrakenGame = /* @__PURE__ */ makeKraken(RULEBOOK);
