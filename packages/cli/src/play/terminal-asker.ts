import { Interruption } from '../endings.js';
import { plain } from '../screen/plain.js';
import type { Session } from '../session.js';
import type { Asker } from './asker.js';

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
      const at = await select<number>({
        ...streams,
        message: plain(question),
        options: options.map(({ label }, value) => ({ value, label: plain(label) })),
        maxItems: MOST_LINES,
      });
      if (typeof at === 'symbol') throw new Interruption('Stopped.');
      const option = options[at];
      if (option === undefined) throw new RangeError(`A menu of ${options.length} gave back ${at}.`);
      return option.value;
    },
    async type(question, refuse) {
      await screen.settled();
      const answer = await text({
        ...streams,
        message: plain(question),
        validate: (typed) => refuse(typed ?? ''),
      });
      if (typeof answer === 'symbol') throw new Interruption('Stopped.');
      return answer;
    },
    close() {
      // An open terminal would keep the process alive.
      io.stdin.destroy();
    },
  };
}
