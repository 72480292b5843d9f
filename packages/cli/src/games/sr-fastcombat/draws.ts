import { type Card, faceOf } from '@tabletop/cards';
import { scripted } from '@tabletop/dice';
import { dealCard, type SkirmishState, type Stock, srFastcombat } from '@tabletop/sr-fastcombat';
import { figureName } from '@tabletop/sr-fastcombat/text';
import type { DrawWords, WantedDraw } from '../adapter.js';
import { type Purposes, purposeOf } from '../purposes.js';

/** What a draw is for, and for a card the cards that there are, so that it can be typed by its name. */
export function drawInWords(state: SkirmishState, wanted: WantedDraw): DrawWords {
  const { rule, before, size } = wanted;
  const purpose = purposeOf(PURPOSES, state, wanted);
  if (rule === 'F-SCATTER') return { purpose };
  const cards = cardsAfter(state, before);
  return cards.length === size ? { purpose, items: cards.map(faceOf) } : { purpose };
}

const PURPOSES: Purposes<SkirmishState> = new Map<string, (state: SkirmishState) => string>([
  ['F-SCATTER', () => 'the direction of the scatter, clockwise from the right'],
  ['F-DECKS', (state) => `a card for ${dealtTo(state)}`],
  ['F-DRAW', (state) => `a card for ${dealtTo(state)}`],
  ['F-EMPTY-HAND', (state) => `a card for ${dealtTo(state)}`],
  ['F-JOKER-TRADE', (state) => `a card for ${dealtTo(state)}`],
  ['F-INIT', (state) => `the initiative of ${drawingFor(state)}`],
  ['F-DAMAGE', () => 'the card against the damage'],
  ['F-GRENADE', () => 'the card against the throw'],
  ['F-BLAST', (state) => `a card for the blast at ${reached(state)}`],
  ['F-UNRESISTED', () => 'the card against the spell'],
  ['F-RESISTED', () => 'the card against the spell'],
  ['F-DRAIN', () => 'the card for the drain'],
]);

function dealtTo({ players }: SkirmishState): string {
  return players.find(({ owed }) => owed.cards > 0)?.id ?? 'a player';
}

function drawingFor({ stage }: SkirmishState): string {
  if (stage.phase !== 'initiative') return 'a player';
  const tied = stage.ranks.find((rank) => rank.length > 1) ?? [];
  return tied.find((id) => !stage.drawn.some(({ player }) => player === id)) ?? 'a player';
}

function reached(state: SkirmishState): string {
  const { stage } = state;
  const [next] = stage.phase === 'blast' ? stage.reached : [];
  return next === undefined ? 'a figure' : figureName(next.figure, state);
}

/** The cards that are drawn from, in their order, after those that the same step has drawn. */
function cardsAfter(state: SkirmishState, before: WantedDraw['before']): readonly Card[] {
  const using = { rules: srFastcombat.rules(state) };
  const trading = state.players.find(({ owed }) => owed.cards > 0)?.trading ?? null;
  const discards = trading === null ? state.discards : [...state.discards, trading];
  let stock: Stock = { deck: state.deck, discards };
  for (const value of before) {
    const dealt = dealCard(scripted([value]), stock, undefined, using);
    // What one step draws more than one of is turned up, and goes to the discards.
    stock = {
      deck: dealt.stock.deck,
      discards: dealt.card === null ? dealt.stock.discards : [...dealt.stock.discards, dealt.card],
    };
  }
  return stock.deck.length > 0 ? stock.deck : stock.discards;
}
