import { Interruption, Refusal } from '../endings.js';
import { quoted } from '../screen/plain.js';
import { bold, dim } from '../screen/span.js';
import type { Session } from '../session.js';
import { type Asker, inputEnded, type Option } from './asker.js';
import { linesOf } from './lines.js';

/** After so many answers in a row that are none, nobody sensible is answering. */
export const MAX_WRONG_ANSWERS = 20;

/** Asks by numbered lines and reads the answers line by line: for input that is no terminal. */
export function lineAsker({ io, screen }: Session): Asker {
  const { stdin } = io;
  const lines = linesOf(stdin);
  let interrupt = (): void => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(new Interruption('Stopped.'));
  });
  // It is waited for only while a line is.
  interrupted.catch(() => {});
  const unsubscribe = io.onInterrupt(interrupt);

  async function answer(): Promise<string> {
    await screen.settled();
    const { done, value } = await Promise.race([lines.next(), interrupted]);
    if (done === true) throw inputEnded();
    // A terminal has shown it already.
    if (!io.isTTY.stdin) screen.line(dim('>'), value === '' ? '' : ` ${value}`);
    return value.trim();
  }

  /** Asks again until `read` makes something of the answer. */
  async function until<Result>(read: (text: string) => { readonly is: Result } | string): Promise<Result> {
    for (let wrong = 0; wrong < MAX_WRONG_ANSWERS; wrong++) {
      const result = read(await answer());
      if (typeof result !== 'string') return result.is;
      screen.line(`  ${result}`);
    }
    throw new Refusal(`${MAX_WRONG_ANSWERS} answers in a row were none.`);
  }

  return {
    choose(question, options) {
      screen.line();
      screen.line(bold(question));
      for (const [at, { label }] of options.entries()) screen.line(`  ${String(at + 1).padStart(2)}  ${label}`);
      return until((text) => chosen(text, options));
    },
    type(question, refuse) {
      screen.line(bold(question));
      return until((text) => refuse(text) ?? { is: text });
    },
    close() {
      unsubscribe();
      // What is still on its way is of no interest any more.
      stdin.on('error', () => {});
      stdin.destroy();
    },
  };
}

function chosen<Value>(text: string, options: readonly Option<Value>[]): { readonly is: Value } | string {
  const option = /^\d{1,4}$/.test(text) ? options[Number(text) - 1] : undefined;
  return option === undefined ? `${quoted(text)} is no choice: answer 1 to ${options.length}.` : { is: option.value };
}
