import { plain } from '../plain.js';
import type { Sailor } from '../state.js';
import { count } from '../text/words.js';
import type { KrakenView } from '../view.js';
import { MARGIN, WIDTH } from './frame.js';
import { baseline, letters, SMALLEST } from './letters.js';
import { type SeatMark, seatMark } from './palette.js';
import { markOf } from './pieces.js';
import { tag, tagWidth } from './tag.js';
import { fitting, textWidth } from './text-width.js';

const LINE = 20;
const GAP = 12;

interface Item {
  readonly mark: SeatMark;
  readonly text: string;
  readonly note: string;
}

/**
 * What stands below the sea: the players, the sailors out of play and, by name, those on deck for whose label there was
 * no room. Returns the markup and how high it is.
 */
export function legend(
  view: KrakenView,
  unlabelled: readonly Sailor[],
  top: number,
): { readonly markup: string; readonly height: number } {
  const players = view.players.map(({ id, destroyed, pluckLost }, seat): Item => {
    return {
      mark: seatMark(seat),
      text: id,
      note: `${count(destroyed, 'tentacle')} destroyed, ${pluckLost} Pluck lost`,
    };
  });
  const out = view.sailors
    .filter(({ fate }) => fate !== 'in-play')
    .map((sailor): Item => ({ mark: markOf(view, sailor), text: sailor.name, note: sailor.fate }));
  const others = unlabelled.map((sailor): Item => {
    return { mark: markOf(view, sailor), text: sailor.name, note: `Pluck ${sailor.pluck}` };
  });
  let y = top;
  const parts: string[] = [];
  for (const [title, items, columns] of [
    ['Players', players, 2],
    ['Out of play', out, 3],
    ['Also on deck', others, 3],
  ] as const) {
    const width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
    if (items.length === 0) continue;
    parts.push(letters(title, MARGIN, y + LINE / 2 + baseline(SMALLEST), { bold: true }));
    y += LINE;
    for (const [at, item] of items.entries()) {
      const x = MARGIN + (at % columns) * (width + GAP);
      parts.push(entry(item, x, y + Math.floor(at / columns) * LINE + LINE / 2, width));
    }
    y += Math.ceil(items.length / columns) * LINE + 6;
  }
  return { markup: parts.join(''), height: y - top };
}

/** A mark, a name, and a note at the end, all within a width. */
function entry({ mark, text, note }: Item, x: number, y: number, width: number): string {
  const from = x + tagWidth(mark) + 5;
  const shownNote = fitting(note, SMALLEST, width * 0.7);
  const room = x + width - from - textWidth(shownNote, SMALLEST) - textWidth(': ', SMALLEST);
  const name = fitting(plain(text), SMALLEST, room);
  return tag(mark, x, y) + letters(`${name}: ${shownNote}`, from, y + baseline(SMALLEST));
}
