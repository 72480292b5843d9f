import { type Card, compareCards, faceOf } from '@tabletop/cards';
import {
  baseline,
  type Drawn,
  type Flowing,
  fitting,
  flow,
  letters,
  MARGIN,
  type SeatMark,
  SMALLEST,
  seatMark,
  tag,
  tagWidth,
  textWidth,
  WIDTH,
} from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import { cardValue } from '../cards/values.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Bid } from '../state.js';
import type { SkirmishView } from '../view.js';
import { CARD_BACK, NO_CARD, openCard, playedValue } from './card.js';

const TITLE = 20;
const ROW = 28;
const NAME_WIDTH = 240;

/** The cards that a play asks for, and the hands that the view holds: the viewer's own. From `top` pixels down. */
export function cardsBelow(view: SkirmishView, top: number): Drawn {
  const rules = rulesFor(view.rules);
  const { stage } = view;
  const bids = 'bids' in stage ? stage.bids.map((bid) => bidThing(bid, seatOf(view, bid.player))) : [];
  const strips = [
    { title: 'Cards on the table', mark: null, things: bids, gap: 24 },
    ...view.players.flatMap(({ id, hand }, seat) =>
      hand === null ? [] : [{ ...handStrip(id, hand, rules), mark: seatMark(seat), gap: 4 }],
    ),
  ];
  const markup: string[] = [];
  let y = top;
  for (const { title, mark, things, gap } of strips) {
    if (things.length === 0) continue;
    markup.push(heading(title, mark, y));
    const rows = flow(things, { top: y + TITLE, left: MARGIN, lineHeight: ROW, gap });
    markup.push(rows.markup);
    y += TITLE + rows.height + 6;
  }
  return { markup: markup.join(''), height: y - top };
}

function heading(title: string, mark: SeatMark | null, top: number): string {
  const middle = top + TITLE / 2;
  const left = mark === null ? MARGIN : MARGIN + tagWidth(mark) + 5;
  return [
    mark === null ? '' : tag(mark, MARGIN, middle),
    letters(fitting(title, SMALLEST, WIDTH - MARGIN - left, true), left, middle + baseline(SMALLEST), { bold: true }),
  ].join('');
}

/** A hand, its Jokers first, then by falling value; of cards with the same face, one and how many there are. */
function handStrip(
  player: string,
  hand: readonly Card[],
  rules: Rules,
): { readonly title: string; readonly things: readonly Flowing[] } {
  const worth = (card: Card) => cardValue(card, { rules }) ?? Number.POSITIVE_INFINITY;
  const sorted = [...hand].sort((a, b) => (worth(a) === worth(b) ? compareCards(a, b) : worth(b) - worth(a)));
  const firsts = sorted.filter((card, at) => at === 0 || faceOf(card) !== faceOf(sorted[at - 1] ?? card));
  const things = firsts.map((card) => {
    const alike = hand.filter((other) => faceOf(other) === faceOf(card)).length;
    return alike === 1 ? openCard(card) : withCount(openCard(card), alike);
  });
  const name = fitting(player, SMALLEST, NAME_WIDTH, true);
  return { title: `The hand of ${name}: ${count(hand.length, 'card')}`, things };
}

/** A card with how many there are of it. */
function withCount(card: Flowing, alike: number): Flowing {
  const text = `×${alike}`;
  const right = card.width + 2;
  return {
    width: right + textWidth(text, SMALLEST),
    draw: (x, y) => card.draw(x, y) + letters(text, x + right, y + baseline(SMALLEST)),
  };
}

/** A play that is asked for: whose it is, its card as far as it is seen, and how far it has come. */
function bidThing(bid: Bid, mark: SeatMark): Flowing {
  const card = bid.card !== null ? openCard(bid.card) : faceOfBid(bid);
  const text = BID_STEPS[bid.step];
  const left = tagWidth(mark) + 5;
  const right = left + card.width + 5;
  return {
    width: right + textWidth(text, SMALLEST),
    draw: (x, y) =>
      [tag(mark, x, y), card.draw(x + left, y), letters(text, x + right, y + baseline(SMALLEST))].join(''),
  };
}

function faceOfBid({ step, value }: Bid): Flowing {
  if (step === 'open' && value !== null) return playedValue(value);
  return step === 'down' ? CARD_BACK : NO_CARD;
}

const BID_STEPS: Readonly<Record<Bid['step'], string>> = {
  awaited: 'to be played',
  down: 'face down',
  joker: 'to be completed',
  open: 'played',
};

function seatOf({ players }: SkirmishView, player: string): SeatMark {
  return seatMark(players.findIndex(({ id }) => id === player));
}
