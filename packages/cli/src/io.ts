import type { Readable, Writable } from 'node:stream';

/** Where the command reads from and writes to: the process, or whatever embeds it. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Which of the three are terminals; by default none. */
  readonly isTTY?: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** How many characters fit on a line; 0, the default, where that is not known. */
  readonly columns?: number;
  /** The environment, of which `NO_COLOR` and `TERM` are looked at; by default empty. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds on a clock that never goes back; by default the platform's. */
  readonly now?: () => number;
  /** Calls `listener` when the user presses Ctrl-C, until the function that is returned is called. */
  readonly onInterrupt?: (listener: () => void) => () => void;
}

/** The same with nothing left open. */
export type WholeIo = Required<Io>;

export function wholeIo(io: Io): WholeIo {
  return {
    // Only asked for by what reads it: an open standard input would keep the process alive.
    get stdin() {
      return io.stdin;
    },
    stdout: io.stdout,
    stderr: io.stderr,
    isTTY: io.isTTY ?? { stdin: false, stdout: false, stderr: false },
    columns: io.columns ?? 0,
    env: io.env ?? {},
    now: io.now ?? (() => performance.now()),
    onInterrupt: io.onInterrupt ?? (() => () => {}),
  };
}

/** The streams, terminal and environment of the running process. */
export function processIo(): Io {
  const { stdout, stderr, env } = process;
  return {
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    isTTY: {
      get stdin() {
        return process.stdin.isTTY === true;
      },
      stdout: stdout.isTTY === true,
      stderr: stderr.isTTY === true,
    },
    columns: stdout.columns ?? columnsOf(env.COLUMNS) ?? 0,
    env,
    onInterrupt(listener) {
      process.on('SIGINT', listener);
      return () => process.off('SIGINT', listener);
    },
  };
}

function columnsOf(text: string | undefined): number | undefined {
  const columns = Number(text);
  return Number.isInteger(columns) && columns > 0 ? columns : undefined;
}
