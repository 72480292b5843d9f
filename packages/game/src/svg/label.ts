import type { Box } from './boxes.js';
import { INK } from './colours.js';
import type { LabelPlace } from './labels.js';
import { baseline, letters, SMALLEST } from './letters.js';
import type { SeatMark } from './seat-mark.js';
import { tag, tagWidth } from './tag.js';
import { textWidth } from './text-width.js';
import { element } from './xml.js';

/** What is written beside a figure, with the mark of its owner. */
export interface Label {
  readonly mark: SeatMark | null;
  /** It must be plain already. */
  readonly text: string;
}

/** How wide a label is, in pixels; it is as high as a tag. */
export function labelWidth({ mark, text }: Label): number {
  return (mark === null ? 4 : tagWidth(mark) + 4) + textWidth(text, SMALLEST) + 3;
}

/** A label in its box; nothing where it has none. */
export function drawLabel({ mark, text }: Label, box: Box | undefined): string {
  if (box === undefined) return '';
  const { x, y, height } = box;
  const middle = y + height / 2;
  const from = mark === null ? x + 4 : x + tagWidth(mark) + 4;
  return [
    element('rect', { ...box, rx: 3, fill: '#ffffff', 'fill-opacity': 0.8 }),
    mark === null ? '' : tag(mark, x, middle),
    letters(text, from, middle + baseline(SMALLEST)),
  ].join('');
}

/** The line from a figure to its label; nothing where it has none, or stands right beside it. */
export function drawLeader(place: LabelPlace | undefined): string {
  if (place === undefined || place.leader === null) return '';
  const [from, to] = place.leader;
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: INK, 'stroke-opacity': 0.7 });
}
