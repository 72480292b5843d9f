import { Readable, Writable } from 'node:stream';
import type { Io } from '../../src/io.js';
import { run } from '../../src/run.js';

/** What a run has shown. */
export interface Shown {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Faked extends Partial<Omit<Io, 'stdin' | 'isTTY'>> {
  /** What is typed; left out, the input is at its end. */
  readonly input?: Iterable<string>;
  /** Called for each line that is read, with what was shown since the line before; undefined ends the input. */
  readonly answer?: (asked: string) => string | undefined;
  readonly terminal?: boolean;
}

/** Runs the command with streams that are kept in memory. */
export async function shown(argv: readonly string[], faked: Faked = {}): Promise<Shown> {
  const { input = [], answer, terminal = false, ...rest } = faked;
  const out = collector();
  const err = collector();
  const io: Io = {
    stdin: answer === undefined ? Readable.from(input) : answering(answer, out),
    stdout: out.stream,
    stderr: err.stream,
    isTTY: { stdin: false, stdout: terminal, stderr: terminal },
    columns: 80,
    env: {},
    ...rest,
  };
  const code = await run(argv, io);
  return { code, out: out.text(), err: err.text() };
}

/** An input that is only asked for a line when one is read, so that the answer can depend on the question. */
function answering(answer: (asked: string) => string | undefined, out: Collector): Readable {
  let seen = 0;
  return new Readable({
    objectMode: true,
    highWaterMark: 0,
    read() {
      const text = out.text();
      const line = answer(text.slice(seen));
      seen = text.length;
      this.push(line === undefined ? null : `${line}\n`);
    },
  });
}

export interface Collector {
  readonly stream: Writable;
  readonly text: () => string;
}

/** A stream that keeps what is written to it. */
export function collector(): Collector {
  const chunks: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

export function jsonLines(text: string): readonly Readonly<Record<string, unknown>>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
