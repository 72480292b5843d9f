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
import type { WarcrabsEvent } from './events.js';
import { RULEBOOK } from './rulebook.js';
import { type Rules, rulesFor } from './rules.js';
import type { WarcrabsSetup } from './setup/read-setup.js';
import { setUp } from './setup/setup.js';
import type { WarcrabsState } from './state.js';
import { outcomeOf, type WarcrabsOutcome } from './turn/ending.js';
import { viewOf, type WarcrabsView } from './view.js';

/** Warcrabs, or a fork of it with actions and events of its own. */
export type WarcrabsGame<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = WarcrabsEvent,
> = Game<WarcrabsSetup, WarcrabsState, ActionOf<Table>, Event, WarcrabsView, Rules, WarcrabsOutcome>;

/**
 * The game that a rulebook describes. A fork replaces what it wants and takes a name of its own:
 *
 * ```ts
 * const mine = makeWarcrabs({ ...RULEBOOK, fallDamage: () => 0 }, { id: 'soft-floor' });
 * ```
 *
 * Throws `RuleError` 'fork-needs-id' for another rulebook under the printed game's id, 'invalid-edition' for an id that
 * is no name.
 */
export function makeWarcrabs<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = WarcrabsEvent,
>(rulebook: Rulebook<Table, Event>, edition: Edition = { id: PRINTED_ID }): WarcrabsGame<Table, Event> {
  return makeEdition({
    edition,
    printed: { id: PRINTED_ID, rulebook: RULEBOOK },
    version: STATE_VERSION,
    rulebook,
    rulesFor,
    setup: setUp,
    advance: (state, chance, context) => {
      const step = state.due[0]?.kind ?? state.stage.phase;
      return step === 'over' ? { state, events: [] } : rulebook.steps[step](state, chance, context);
    },
    outcome: outcomeOf,
    view: viewOf,
    viewEvents: (events) => events,
  });
}

/** Warcrabs!: armoured crabs fighting across a desk. */
export const warcrabs: WarcrabsGame = /* @__PURE__ */ makeWarcrabs(RULEBOOK);
