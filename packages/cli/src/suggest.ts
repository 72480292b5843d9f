import { quoted } from './screen/plain.js';

const LONGEST = 40;

/** ` Did you mean "kraken"?` where one of the known names is close to what was typed; otherwise nothing. */
export function suggestion(typed: string, known: readonly string[]): string {
  if (typed.length > LONGEST) return '';
  const word = typed.toLowerCase();
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: string | undefined;
  let least = most + 1;
  for (const name of known) {
    const distance = edits(word, name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best === undefined ? '' : ` Did you mean ${quoted(best)}?`;
}

/** How many letters must be put in, left out, changed, or swapped with their neighbour. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + same,
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}
