import { baseline, letters, SMALLEST } from './letters.js';
import type { SeatMark } from './seat-mark.js';
import { textWidth } from './text-width.js';
import { element } from './xml.js';

/** The height of a mark with a seat's letters, in pixels. */
export const TAG_HEIGHT = 16;

/** The width of a mark with a seat's letters. */
export function tagWidth({ letters: text }: SeatMark): number {
  return Math.max(TAG_HEIGHT, Math.ceil(textWidth(text, SMALLEST, true)) + 4);
}

/** A seat's mark: its letters on its colour. `x` is its left end, `y` its middle. */
export function tag(mark: SeatMark, x: number, y: number): string {
  const width = tagWidth(mark);
  return (
    element('rect', { x, y: y - TAG_HEIGHT / 2, width, height: TAG_HEIGHT, rx: 3, fill: mark.colour }) +
    letters(mark.letters, x + width / 2, y + baseline(SMALLEST), { bold: true, colour: '#ffffff', anchor: 'middle' })
  );
}
