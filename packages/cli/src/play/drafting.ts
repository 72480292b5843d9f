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

/** A question: no order, which has a colon. */
const QUESTION = /^(?:\?|help(?=\s|$))([^:]*)$/i;

/** What is said to begin with of the lines that are none. */
const HINT = 'An empty line hands them in; ? helps, look shows the table.';

/** Asks for lines until an empty one, and gives back what is written by then. Lines that are refused are asked for again. */
export async function drafted<Action>(first: Draft<Action>, asker: Asker, desk: Desk): Promise<Action> {
  let draft = first;
  for (let lines = 0; lines < MAX_DRAFT_LINES; lines++) {
    const question = `${desk.caller}${draft.question}${lines === 0 ? ` ${HINT}` : ''}`;
    const line = await asker.type(question, (typed) => refusalOf(draft, typed));
    if (line.trim() === '') return draft.action;
    const about = askedOf(line);
    if (about !== undefined) desk.say(draft.help(about));
    else if (isLook(line)) desk.showTable();
    else {
      const written = draft.write(line);
      if ('refusal' in written) continue;
      for (const remark of written.remarks) desk.say(`  ${remark}`);
      draft = written.draft;
    }
  }
  throw new Refusal(`${MAX_DRAFT_LINES} lines were written, and there was no end of them.`);
}

/** What a question is about: nothing for how to write at all. Undefined where the line is none. */
function askedOf(line: string): string | undefined {
  return QUESTION.exec(line.trim())?.[1]?.trim();
}

function isLook(line: string): boolean {
  return line.trim().toLowerCase() === 'look';
}

function refusalOf(draft: Draft<unknown>, typed: string): string | undefined {
  if (typed.trim() === '' || askedOf(typed) !== undefined || isLook(typed)) return undefined;
  const written = draft.write(typed);
  return 'refusal' in written ? written.refusal : undefined;
}
