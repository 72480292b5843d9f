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
import type { SpcfkrsEvent } from './events.js';
import { outcomeOf, type SpcfkrsOutcome } from './round/ending.js';
import { RULEBOOK } from './rulebook.js';
import { type Rules, rulesFor } from './rules.js';
import type { SpcfkrsSetup } from './setup/read-setup.js';
import { setUp } from './setup/setup.js';
import type { SpcfkrsState } from './state.js';
import { type SpcfkrsView, viewEventsOf, viewOf } from './view.js';

/** SPCFKRS, or a fork of it with actions and events of its own. */
export type SpcfkrsGame<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SpcfkrsEvent,
> = Game<SpcfkrsSetup, SpcfkrsState, ActionOf<Table>, Event, SpcfkrsView, Rules, SpcfkrsOutcome>;

/**
 * The game that a rulebook describes. A fork replaces what it wants and takes a name of its own:
 *
 * ```ts
 * const mine = makeSpcfkrs({ ...RULEBOOK, judgeOverdose: () => false }, { id: 'clean-amph' });
 * ```
 *
 * Throws `RuleError` 'fork-needs-id' for another rulebook under the printed game's id, 'invalid-edition' for an id that
 * is no name.
 */
export function makeSpcfkrs<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SpcfkrsEvent,
>(rulebook: Rulebook<Table, Event>, edition: Edition = { id: PRINTED_ID }): SpcfkrsGame<Table, Event> {
  return makeEdition({
    edition,
    printed: { id: PRINTED_ID, rulebook: RULEBOOK },
    version: STATE_VERSION,
    rulebook,
    rulesFor,
    setup: setUp,
    advance: (state, chance, context) => {
      const { step } = state.stage;
      return step === 'over' ? { state, events: [] } : rulebook.steps[step](state, chance, context);
    },
    outcome: outcomeOf,
    view: viewOf,
    viewEvents: viewEventsOf,
  });
}

/** SPCFKRS: a skirmish on a grid, with orders given together and resolved in phases. */
export const spcfkrs: SpcfkrsGame = /* @__PURE__ */ makeSpcfkrs(RULEBOOK);
