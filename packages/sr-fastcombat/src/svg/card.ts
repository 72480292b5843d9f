import { type Card, formatCard, isJoker, suitOf } from '@tabletop/cards';
import { baseline, element, type Flowing, INK, letters, textWidth } from '@tabletop/game/svg';
import { BACK, RED } from './palette.js';

/** The height of a card, in pixels. */
const HEIGHT = 24;
const SIZE = 13;

/** A card that lies open, as one of its owner's hand does for its owner. Which copy of its face it is does not show. */
export function openCard(card: Card): Flowing {
  const suit = suitOf(card);
  const text = isJoker(card) ? 'Joker' : formatCard(card, { symbols: true, copies: false });
  return faceUp(text, suit === 'H' || suit === 'D' ? RED : INK);
}

/** What a play came to, once its cards have gone to the discards. */
export function playedValue(value: number): Flowing {
  return faceUp(`= ${value}`, INK);
}

function faceUp(text: string, colour: string): Flowing {
  const width = Math.max(30, Math.ceil(textWidth(text, SIZE, true)) + 8);
  return {
    width,
    draw: (x, y) =>
      [
        element('rect', { ...at(x, y, width), fill: '#ffffff', stroke: INK }),
        letters(text, x + width / 2, y + baseline(SIZE), { size: SIZE, bold: true, colour, anchor: 'middle' }),
      ].join(''),
  };
}

const NARROW = 20;

/** The back of a card. */
export const CARD_BACK: Flowing = {
  width: NARROW,
  draw: (x, y) =>
    [
      element('rect', { ...at(x, y, NARROW), fill: BACK, stroke: INK }),
      element('rect', {
        ...at(x + 4, y, NARROW - 8),
        height: HEIGHT - 8,
        y: y - HEIGHT / 2 + 4,
        fill: 'none',
        stroke: '#ffffff',
      }),
    ].join(''),
};

/** The place of a card that is still to be played. */
export const NO_CARD: Flowing = {
  width: NARROW,
  draw: (x, y) => element('rect', { ...at(x, y, NARROW), fill: 'none', stroke: INK, 'stroke-dasharray': '3 3' }),
};

function at(x: number, y: number, width: number): Readonly<Record<'x' | 'y' | 'width' | 'height' | 'rx', number>> {
  return { x, y: y - HEIGHT / 2, width, height: HEIGHT, rx: 3 };
}
