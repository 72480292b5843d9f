import type { Readable } from 'node:stream';
import { Interruption } from '../endings.js';
import { plain } from '../screen/plain.js';
import type { Session } from '../session.js';
import { type Asker, inputEnded } from './asker.js';

const MOST_LINES = 12;

/** Asks by menus and fields on a terminal. */
export async function terminalAsker({ io, screen }: Session): Promise<Asker> {
  // Only loaded where it is needed: most commands ask nothing.
  const { select, text } = await import('@clack/prompts');
  const streams = { input: io.stdin, output: io.stdout };

  return {
    async choose(question, options) {
      await screen.settled();
      // The menu gives back the place of an option in the list, or a symbol on Ctrl-C.
      const at = await answered<number>(io.stdin, (signal) =>
        select<number>({
          ...streams,
          signal,
          message: plain(question),
          options: options.map(({ label }, value) => ({ value, label: plain(label) })),
          maxItems: MOST_LINES,
        }),
      );
      const option = options[at];
      if (option === undefined) throw new RangeError(`A menu of ${options.length} gave back ${at}.`);
      return option.value;
    },
    async type(question, refuse) {
      await screen.settled();
      return answered<string>(io.stdin, (signal) =>
        text({ ...streams, signal, message: plain(question), validate: (typed) => refuse(typed ?? '') }),
      );
    },
    close() {
      // An open terminal would keep the process alive.
      io.stdin.destroy();
    },
  };
}

/**
 * The answer to a prompt. Throws where there is none: on Ctrl-C, and where the input ends, as it does on Ctrl-D; the
 * prompt itself would then wait for ever.
 */
async function answered<Answer>(
  stdin: Readable,
  ask: (signal: AbortSignal) => Promise<Answer | symbol>,
): Promise<Answer> {
  if (stdin.readableEnded || stdin.destroyed) throw inputEnded();
  const ended = new AbortController();
  let isWaiting = true;
  let listening = 0;
  // A prompt lets go of the input when it has its answer, which is here before the next turn of the loop.
  const letGo = (): void => {
    setImmediate(() => {
      if (!isWaiting) return;
      // Back from Ctrl-Z it still listens to the keys, and waits for somebody to open the input again.
      if (stdin.listenerCount('keypress') === listening && !stdin.readableEnded) stdin.resume();
      else ended.abort();
    });
  };
  for (const event of LETTING_GO) stdin.on(event, letGo);
  try {
    const asked = ask(ended.signal);
    listening = stdin.listenerCount('keypress');
    const answer = await asked;
    if (ended.signal.aborted) throw inputEnded();
    if (typeof answer === 'symbol') throw new Interruption('Stopped.');
    return answer;
  } finally {
    isWaiting = false;
    for (const event of LETTING_GO) stdin.off(event, letGo);
  }
}

const LETTING_GO = ['pause', 'end', 'close'] as const;
