import { withoutCapitals } from '../../force/unit-name.js';
import { narrowed } from './words.js';

/** A part of a line, and where it begins, from 1. */
export interface Piece {
  readonly text: string;
  readonly column: number;
}

/** The piece without the spaces around it. */
export function trimmed({ text, column }: Piece): Piece {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), column: column + text.length - rest.length };
}

/** What stands between signs, such as commas, each without the spaces around it. */
export function piecesOf({ text, column }: Piece, sign: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const piece of narrowed(text).split(sign)) {
    const end = start + piece.length;
    pieces.push(trimmed({ text: text.slice(start, end), column: column + start }));
    start = end + 1;
  }
  return pieces;
}

/** The name among those that there are that is written so, whatever its capitals and spaces. */
export function namedBy<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  const wanted = key(written);
  return names.find((name) => key(name) === wanted);
}

function key(name: string): string {
  return withoutCapitals(narrowed(name).replace(/\s+/g, ' '));
}
