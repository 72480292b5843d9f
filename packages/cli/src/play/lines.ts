import type { Readable } from 'node:stream';
import { Refusal } from '../endings.js';

/** The longest line that is read, in UTF-16 code units. */
export const MAX_LINE = 10_000;

/** A stream as lines without their ends. Throws a {@link Refusal} for a line that does not end. */
export async function* linesOf(stream: Readable): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const piece: unknown = chunk;
    rest +=
      typeof piece === 'string' ? piece : piece instanceof Uint8Array ? decoder.decode(piece, { stream: true }) : '';
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > MAX_LINE) throw new Refusal(`A line of input has at most ${MAX_LINE} characters.`);
  }
  if (rest !== '') yield rest;
}
