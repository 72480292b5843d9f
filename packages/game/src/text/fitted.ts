import { shorten } from './plain.js';

/** A part of a text that can give way when there is no room for all of it. */
export interface Block {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The order in which parts give way: the one of the highest rank first. */
  readonly rank: number;
  /** Whether the part is worth nothing unless it is whole. */
  readonly whole?: boolean;
}

/** A line of a part, and how little it matters there: the lines of greatest weight give way first. */
export interface Line {
  readonly text: string;
  readonly weight: number;
}

/**
 * The head and the parts under it, within `most` UTF-16 code units. When they are too long, the part of the highest
 * rank first loses its least important lines, which are counted, then goes altogether; the head stays to the last and
 * is shortened at its end.
 */
export function fitted(head: readonly string[], blocks: readonly Block[], most: number): string {
  let kept = blocks;
  const byRank = [...blocks].sort((a, b) => b.rank - a.rank);
  for (const block of byRank) {
    const spare = most - render(head, kept).length;
    if (spare >= 0) break;
    const less = shrink(block, -spare);
    kept = kept.flatMap((each) => (each === block ? less : [each]));
  }
  return shorten(render(head, kept), most);
}

function render(head: readonly string[], blocks: readonly Block[]): string {
  const parts = blocks.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)].join('\n'));
  return [head.join('\n'), ...parts].join('\n\n');
}

/** The part without as many of its lines as it takes to save `excess` units; nothing when that takes all of them. */
function shrink(block: Block, excess: number): readonly Block[] {
  if (block.whole === true) return [];
  const going = new Set<Line>();
  let saved = 0;
  for (const line of leastImportantFirst(block.lines)) {
    if (saved >= excess + note(going.size).length + 1) break;
    going.add(line);
    saved += line.text.length + 1;
  }
  if (going.size === block.lines.length) return [];
  const lines = block.lines.filter((line) => !going.has(line));
  return [{ ...block, lines: [...lines, { text: note(going.size), weight: 0 }] }];
}

/** By falling weight; of equals, the later first. */
function leastImportantFirst(lines: readonly Line[]): readonly Line[] {
  return [...lines].reverse().sort((a, b) => b.weight - a.weight);
}

function note(hidden: number): string {
  return `  … and ${hidden} more`;
}
