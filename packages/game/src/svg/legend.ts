import { plain } from '../text/plain.js';
import type { Drawn } from './flow.js';
import { baseline, letters, SMALLEST } from './letters.js';
import { MARGIN, WIDTH } from './picture.js';
import type { SeatMark } from './seat-mark.js';
import { tag, tagWidth } from './tag.js';
import { fitting, textWidth } from './text-width.js';

const LINE = 20;
const GAP = 12;

/** Names of one kind, in columns under a title. */
export interface LegendPart {
  readonly title: string;
  readonly columns: number;
  readonly items: readonly LegendItem[];
}

/** A name with its owner's mark and a note. */
export interface LegendItem {
  readonly mark: SeatMark;
  readonly text: string;
  readonly note: string;
}

/** What stands below a table, from `top` pixels down: each part that has items. Returns the markup and its height. */
export function legend(parts: readonly LegendPart[], top: number): Drawn {
  let y = top;
  const drawn: string[] = [];
  for (const { title, items, columns } of parts) {
    const width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
    if (items.length === 0) continue;
    drawn.push(letters(title, MARGIN, y + LINE / 2 + baseline(SMALLEST), { bold: true }));
    y += LINE;
    for (const [at, item] of items.entries()) {
      const x = MARGIN + (at % columns) * (width + GAP);
      drawn.push(entry(item, x, y + Math.floor(at / columns) * LINE + LINE / 2, width));
    }
    y += Math.ceil(items.length / columns) * LINE + 6;
  }
  return { markup: drawn.join(''), height: y - top };
}

/** A mark, a name, and a note at the end, all within a width. */
function entry({ mark, text, note }: LegendItem, x: number, y: number, width: number): string {
  const from = x + tagWidth(mark) + 5;
  const shownNote = fitting(note, SMALLEST, width * 0.7);
  const room = x + width - from - textWidth(shownNote, SMALLEST) - textWidth(': ', SMALLEST);
  const name = fitting(plain(text), SMALLEST, room);
  return tag(mark, x, y) + letters(`${name}: ${shownNote}`, from, y + baseline(SMALLEST));
}
