import type { Writable } from 'node:stream';
import { NobodyReads, Refusal } from '../endings.js';
import type { WholeIo } from '../io.js';
import { plainLines } from './plain.js';
import { type Span, written } from './span.js';

/** What the command shows. Whatever text it is given comes out without control characters. */
export interface Screen {
  /** How many characters fit on a line. */
  readonly width: number;
  /** A line of output. */
  line(...spans: readonly Span[]): void;
  /** Output of several lines. */
  text(text: string): void;
  /** A line beside the output. */
  note(...spans: readonly Span[]): void;
  /** A line beside the output that takes the place of the one before it; only ever seen on a terminal. */
  status(text: string): void;
  /** Clears away what was shown before, where somebody else is not to see it: on a terminal, elsewhere it stays. */
  clear(): void;
  /**
   * Waits until what was shown has been taken. Throws {@link NobodyReads} where nobody reads on, and a
   * {@link Refusal} where it cannot be written.
   */
  settled(): Promise<void>;
  /** Lets go of the streams. */
  close(): void;
}

const NARROWEST = 40;
const WIDEST = 160;
const USUAL = 80;
const CLEAR_LINE = '\r\u001b[K';
/** Clears the screen and what was scrolled off it, and goes to its upper left corner. */
const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';
const GONE: readonly unknown[] = ['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'];

export function openScreen(io: WholeIo): Screen {
  const isStyled = io.isTTY.stdout && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
  const out = openOutlet(io.stdout);
  const err = openOutlet(io.stderr);
  let hasStatus = false;

  function clearStatus(): void {
    if (hasStatus) err.write(CLEAR_LINE);
    hasStatus = false;
  }

  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, io.columns || USUAL)),
    line(...spans) {
      clearStatus();
      out.write(`${written(spans, isStyled)}\n`);
    },
    text(text) {
      clearStatus();
      out.write(plainLines(text.endsWith('\n') ? text : `${text}\n`));
    },
    note(...spans) {
      clearStatus();
      err.write(`${written(spans, isStyled && io.isTTY.stderr)}\n`);
    },
    status(text) {
      if (!io.isTTY.stderr) return;
      err.write(`${CLEAR_LINE}${written([text], false)}`);
      hasStatus = text !== '';
    },
    clear() {
      if (io.isTTY.stdout && io.env.TERM !== 'dumb') out.write(CLEAR_SCREEN);
    },
    async settled() {
      await err.taken();
      await out.taken();
      const problem = out.problem();
      if (problem === undefined) return;
      if (GONE.includes(problem.code)) throw new NobodyReads();
      throw new Refusal(`The output cannot be written: ${problem.message}`);
    },
    close() {
      clearStatus();
      out.close();
      err.close();
    },
  };
}

type StreamProblem = Error & { readonly code?: unknown };

/** A stream that is written to, and what went wrong with it. */
function openOutlet(stream: Writable) {
  let problem: StreamProblem | undefined;
  const onError = (error: StreamProblem): void => {
    problem ??= error;
  };
  stream.on('error', onError);
  return {
    write(text: string): void {
      if (problem === undefined) stream.write(text);
    },
    /** The stream calls back in order: when this empty text has been taken, all before it has. */
    async taken(): Promise<void> {
      if (problem !== undefined) return;
      await new Promise<void>((resolve) => {
        stream.write('', (error) => {
          if (error) onError(error);
          resolve();
        });
      });
      // The stream reports an error in a turn of its own.
      await new Promise((resolve) => setImmediate(resolve));
    },
    problem: () => problem,
    close(): void {
      stream.off('error', onError);
    },
  };
}
