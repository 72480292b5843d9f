import type { Line } from './fitted.js';
import { shorten } from './plain.js';

/**
 * Lines as one text within `most` UTF-16 code units. When they are too long, those of greatest weight give way first, of
 * equals the earlier; how many are left out stands above the others. The last that is kept is shortened at its end.
 */
export function keptWithin(lines: readonly Line[], most: number): string {
  const leastImportantFirst = [...lines].sort((a, b) => b.weight - a.weight);
  const gone = new Set<Line>();
  let length = lines.reduce((sum, { text }) => sum + text.length + 1, -1);
  for (const line of leastImportantFirst) {
    if (length + noteLength(gone.size) <= most || gone.size === lines.length - 1) break;
    gone.add(line);
    length -= line.text.length + 1;
  }
  const kept = lines.filter((line) => !gone.has(line)).map(({ text }) => text);
  return shorten([...(gone.size === 0 ? [] : [note(gone.size)]), ...kept].join('\n'), most);
}

function note(hidden: number): string {
  return `… ${hidden} more`;
}

function noteLength(hidden: number): number {
  return hidden === 0 ? 0 : note(hidden).length + 1;
}
