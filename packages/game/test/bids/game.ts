import {
  type ActionField,
  type ActionOf,
  type ActionsByType,
  field,
  type Game,
  type GameEvent,
  makeGame,
  type Outcome,
  type PlayerId,
  RuleError,
  rulesOver,
  type Start,
} from '../../src/index.js';
import { type Context, RULEBOOK, type Rulebook } from './rulebook.js';
import type { Actions, BidsEvent, BidsState, BidsView, Setup } from './state.js';
import { DEFAULT_RULES, type Rules } from './state.js';

const rulesIn = rulesOver(DEFAULT_RULES);

/** The game of a rulebook; a fork names its own id. */
export function makeBids<MyActions extends ActionsByType<MyActions> = Actions, Event extends GameEvent = BidsEvent>(
  rulebook: Rulebook<MyActions, Event | BidsEvent>,
  { id }: { readonly id: string },
): Game<Setup, BidsState, ActionOf<MyActions>, Event | BidsEvent, BidsView> {
  return makeGame<Setup, BidsState, MyActions, Event | BidsEvent, BidsView, Context>({
    id,
    version: 1,
    revision: 1,
    setup,
    rules: (state) => rulesIn(state.rules),
    context: (state) => ({ rules: rulesIn(state.rules), rollPress: rulebook.rollPress }),
    actions: rulebook.actions,
    advance: (state, chance, context) => {
      const { phase } = state.stage;
      if (phase === 'bid' || phase === 'press') throw new Error('unreachable');
      return rulebook.steps[phase](state, chance, context);
    },
    outcome,
    view,
    viewEvents: (events, viewer) => events.map((event) => hideDeal(event, viewer)),
  });
}

export const bids: Game<Setup, BidsState, ActionOf<Actions>, BidsEvent, BidsView> = makeBids(RULEBOOK, { id: 'bids' });

function setup(given: Setup, start: Start): BidsState {
  const { players, houseRules = {} } = checkedSetup(given);
  const { deck } = rulesIn(houseRules);
  return {
    ...start,
    rules: { ...houseRules },
    seats: players.map((id) => ({ id, hand: [], bid: null, score: 0 })),
    pile: Array.from({ length: deck }, (_, index) => `c${String(index + 1).padStart(2, '0')}`),
    revealed: [],
    round: 1,
    stage: { phase: 'deal' },
  };
}

const SETUP = field.shape<Setup>({ players: field.list(field.text(), 6), houseRules: field.optional(houseRules()) });

function checkedSetup(given: unknown): Setup {
  const filled = typeof given === 'object' && given !== null ? { houseRules: {}, ...given } : given;
  const read = SETUP.read(filled);
  const fault = read === undefined ? SETUP.fault(filled) : undefined;
  if (read === undefined)
    throw new RuleError('invalid-setup', [{ rule: 'B-SETUP', path: [], message: 'No set-up.', ...fault }]);
  if (read.players.length < 2 || new Set(read.players).size < read.players.length) {
    const message = 'Two or more players, each once.';
    throw new RuleError('invalid-setup', [{ rule: 'B-SEATS', path: ['players'], message }]);
  }
  return read;
}

/** Whole numbers for the names that there are; the last round may be null. */
function houseRules(): ActionField<Partial<Rules>> {
  const known = new Map<string, ActionField<number | null>>([
    ['handSize', field.integer(1, 3)],
    ['deck', field.integer(4, 99)],
    ['goal', field.integer(1)],
    ['lastRound', field.orNull(field.integer(1))],
    ['pressLimit', field.integer(0)],
  ]);
  const wrong = ([name, value]: [string, unknown]): boolean => known.get(name)?.read(value) === undefined;
  return {
    read: (value) =>
      typeof value === 'object' && value !== null && !Object.entries(value).some(wrong) ? { ...value } : undefined,
    fault: () => ({ path: [], message: 'wants known rules with whole numbers' }),
  };
}

function outcome(state: BidsState, { rules }: Context): Outcome | undefined {
  const reached = state.seats.filter((seat) => seat.score >= rules.goal);
  const ended = rules.lastRound !== null && state.round > rules.lastRound;
  if (reached.length === 0 && !ended) return undefined;
  const best = Math.max(...state.seats.map((seat) => seat.score));
  const winners = state.seats.filter((seat) => seat.score === best).map((seat) => seat.id);
  const reason = reached.length > 0 ? 'goal' : 'last-round';
  return winners.length === 1
    ? { result: 'win', winners, reason, rule: 'B-END' }
    : { result: 'draw', winners: [], reason, rule: 'B-END' };
}

function view(state: BidsState, viewer: PlayerId | null): BidsView {
  return {
    round: state.round,
    phase: state.stage.phase,
    pot: state.stage.phase === 'press' ? state.stage.pot : null,
    revealed: state.revealed,
    seats: state.seats.map(({ id, score, hand, bid }) => ({
      id,
      score,
      cards: hand.length,
      hasBid: bid !== null,
      hand: id === viewer ? hand : null,
    })),
  };
}

/** The place of a card in the pile would give it away as surely as its name. */
function hideDeal<Event extends GameEvent>(event: Event | BidsEvent, viewer: PlayerId | null): Event | BidsEvent {
  if (event.type !== 'dealt' || !('card' in event) || event.player === viewer) return event;
  return { type: 'dealt', rule: event.rule, player: event.player, card: null };
}
