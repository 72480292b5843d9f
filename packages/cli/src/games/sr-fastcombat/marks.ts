import { pathLength } from '@tabletop/geometry';
import { type Deed, type SkirmishState, UNITS_PER_CM } from '@tabletop/sr-fastcombat';
import { isLegal, type Option, type Table } from './table.js';

/** So many marks of a leg are offered; of more, a spread. */
const MOST_MARKS = 12;

/**
 * The option to do something: at once where that is the only time at which it is legal, otherwise with the question
 * when. Undefined where it never is.
 */
export function timed(table: Table, deed: Deed, label: string): Option | undefined {
  const marks = marksIn(table.state).filter((mark) => isLegal(table, at(deed, mark)));
  const [first] = marks;
  if (first === undefined) return undefined;
  if (marks.length === 1 && first === 0) return { label, action: deed };
  return {
    label: `${label} …`,
    choices: () => ({
      question: 'When?',
      options: marks.map((mark) => ({
        label: mark === 0 ? 'at once' : `after ${mark} cm of the leg`,
        action: at(deed, mark),
      })),
    }),
  };
}

function at(deed: Deed, mark: number): Deed {
  return mark === 0 ? deed : { ...deed, mark };
}

/** The whole centimetres of the leg that is announced, from 0. */
function marksIn({ leg, moving, figures }: SkirmishState): readonly number[] {
  const from = figures.find(({ id }) => id === moving)?.at;
  const last = leg === null || from === undefined ? 0 : Math.floor(pathLength([from, ...leg]) / UNITS_PER_CM);
  const step = Math.max(1, Math.ceil(last / MOST_MARKS));
  const marks = Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
  return [...new Set([...marks, last])];
}
