import { Refusal } from '../endings.js';
import type { Draft } from '../games/adapter.js';
import type { Asker } from './asker.js';

/** After so many lines nobody sensible is writing. */
export const MAX_DRAFT_LINES = 200;

/** Who writes, and what is around them. */
interface Desk {
  /** What stands before each question: the name of whoever is asked, where that must be said. */
  readonly caller: string;
  readonly say: (text: string) => void;
  readonly showTable: () => void;
}

/** What does no more than show something, and its one word. */
const ASIDE = /^\s*(?:(?<help>\?|help\b)\s*(?<about>.*)|(?<look>look))\s*$/i;

/** What is said of these to begin with. */
const HINT = 'An empty line hands them in; ? helps, look shows the table.';

/** Asks for lines until an empty one, and gives back what is written by then. Lines that are refused are asked for again. */
export async function drafted<Action>(first: Draft<Action>, asker: Asker, desk: Desk): Promise<Action> {
  let draft = first;
  for (let lines = 0; lines < MAX_DRAFT_LINES; lines++) {
    const question = `${desk.caller}${draft.question}${lines === 0 ? ` ${HINT}` : ''}`;
    const line = await asker.type(question, (typed) => refusalOf(draft, typed));
    if (line.trim() === '') return draft.action;
    const aside = ASIDE.exec(line)?.groups;
    if (aside?.look !== undefined) desk.showTable();
    else if (aside !== undefined) desk.say(draft.help((aside.about ?? '').trim()));
    else {
      const written = draft.write(line);
      if ('refusal' in written) continue;
      for (const remark of written.remarks) desk.say(`  ${remark}`);
      draft = written.draft;
    }
  }
  throw new Refusal(`${MAX_DRAFT_LINES} lines were written, and there was no end of them.`);
}

function refusalOf(draft: Draft<unknown>, typed: string): string | undefined {
  if (typed.trim() === '' || ASIDE.test(typed)) return undefined;
  const written = draft.write(typed);
  return 'refusal' in written ? written.refusal : undefined;
}
