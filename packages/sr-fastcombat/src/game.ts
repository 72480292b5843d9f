import {
  type ActionOf,
  type ActionsByType,
  type Edition,
  type Game,
  type GameEvent,
  makeEdition,
} from '@tabletop/game';
import type { Actions } from './actions.js';
import { withRefills } from './cards/hand.js';
import type { Rulebook, Steps } from './context.js';
import { PRINTED_ID, STATE_VERSION } from './edition.js';
import type { SkirmishEvent } from './events.js';
import { RULEBOOK } from './rulebook.js';
import { type Rules, rulesFor } from './rules.js';
import type { SkirmishSetup } from './setup/read-setup.js';
import { setUp } from './setup/setup.js';
import type { SkirmishState } from './state.js';
import { outcomeOf, type SkirmishOutcome } from './turn/ending.js';
import { type SkirmishView, viewEventsOf, viewOf } from './view.js';

/** The skirmish, or a fork of it with actions and events of its own. */
export type SkirmishGame<
  Table extends Actions & ActionsByType<Table> = Actions,
  Event extends GameEvent = SkirmishEvent,
> = Game<SkirmishSetup, SkirmishState, ActionOf<Table>, Event, SkirmishView, Rules, SkirmishOutcome>;

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
>(rulebook: Rulebook<Table, Event>, edition: Edition = { id: PRINTED_ID }): SkirmishGame<Table, Event> {
  return makeEdition({
    edition,
    printed: { id: PRINTED_ID, rulebook: RULEBOOK },
    version: STATE_VERSION,
    rulebook,
    rulesFor,
    setup: setUp,
    advance: (state, chance, context) => {
      const step = stepOf(state);
      if (step === undefined) return { state, events: [] };
      const { state: after, events } = rulebook.steps[step](state, chance, context);
      return { state: withRefills(after, context.rules), events };
    },
    outcome: outcomeOf,
    view: viewOf,
    viewEvents: viewEventsOf,
  });
}

/** What happens by itself now, if anything does: a card that is owed is dealt before all else. */
function stepOf({ players, stage }: SkirmishState): keyof Steps | undefined {
  if (players.some(({ owed }) => owed.cards > 0)) return 'owed';
  return stage.phase === 'over' || stage.phase === 'move' ? undefined : stage.phase;
}

/** The faster combat system by Gurth: a card-driven skirmish. */
export const srFastcombat: SkirmishGame = /* @__PURE__ */ makeSrFastcombat(RULEBOOK);
