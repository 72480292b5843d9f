import type { Card } from '@tabletop/cards';
import type { Chance } from '@tabletop/dice';
import { type PlayerId, type Step, splitTie, thrown, tiedRank } from '@tabletop/game';
import { turnedEvents } from '../cards/turned.js';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import type { SkirmishState } from '../state.js';

/** When the hands are dealt, everyone draws for initiative. */
export function beginInitiative(state: SkirmishState): Step<SkirmishState, SkirmishEvent> {
  const ranks = [state.players.map(({ id }) => id)];
  return { state: changed(state, { stage: { phase: 'initiative', ranks, drawn: [] } }), events: [] };
}

/**
 * One player draws a card for initiative; when all who are tied have drawn they are ranked, highest first, and those
 * still tied draw again among themselves; where no cards are left that could tell them apart, they go in the order of
 * seats. The cards go to the discards.
 *
 * @rule F-INIT
 */
export function drawInitiative(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage } = state;
  if (stage.phase !== 'initiative') return { state, events: [] };
  const tied = tiedRank(stage.ranks);
  if (tied === undefined || (stage.drawn.length === 0 && !canDiffer(state, context))) {
    const order = stage.ranks.flat();
    return {
      state: changed(state, { order, stage: { phase: 'turn' } }),
      events: [{ type: 'initiative-settled', rule: 'F-INIT', order }],
    };
  }
  const player = tied.find((id) => !stage.drawn.some((each) => each.player === id));
  if (player === undefined) return { state, events: [] };
  const { result, dice } = thrown(chance, (source) => context.turnUp(source, state, 'F-INIT', context));
  const { value, stock } = result;
  const drawn = [...stage.drawn, { player, value }];
  const worth = (id: PlayerId): number => drawn.find((each) => each.player === id)?.value ?? 0;
  const next =
    drawn.length < tied.length ? { ranks: stage.ranks, drawn } : { ranks: splitTie(stage.ranks, worth), drawn: [] };
  return {
    state: changed(state, {
      deck: stock.deck,
      discards: stock.discards,
      stage: { phase: 'initiative', ...next },
    }),
    events: turnedEvents('F-INIT', result, dice).map((event) =>
      event.type === 'turned-up' ? { ...event, type: 'initiative-drawn', player } : event,
    ),
  };
}

/** Whether another round could tell players apart: not when all cards that are left have the same worth. */
function canDiffer({ deck, discards }: SkirmishState, context: Context): boolean {
  const left = context.rules.reshuffle ? [...deck, ...discards] : deck;
  const worth = (card: Card): number => context.cardValue(card, context) ?? 0;
  const [first] = left;
  return first !== undefined && left.some((card) => worth(card) !== worth(first));
}
