import { isTabletopError, type Problem } from '@tabletop/dice';
import { Refusal } from './endings.js';
import { quoted } from './screen/plain.js';

/** So many lines say what is wrong; the last of them how much more is. */
const MOST_LINES = 24;

/** What the problems are with, and how they are told. */
export interface ProblemTelling {
  /** The file in which they are: each line then says where in it. */
  readonly file?: string;
  /** Where in the file a problem is, as it stands behind the file's name; by default its path as in JSON. */
  readonly place?: (problem: Problem) => string;
  /** Whether each line ends with the rule that says so. */
  readonly withRules?: boolean;
}

/** The refusal that has a line for each thing that is wrong. */
export function refusalOfEach(problems: readonly Problem[], told: ProblemTelling): Refusal {
  const lines = problems.map((problem) => lineOf(problem, told));
  const more = lines.length - MOST_LINES;
  const about = told.file === undefined ? '' : `${quoted(told.file)}: `;
  const shown = more > 0 ? [...lines.slice(0, MOST_LINES), `${about}${more} more like these.`] : lines;
  const [first = 'It is refused.', ...others] = shown;
  return new Refusal(first, ...others);
}

/** Runs something that checks input of the user; its typed errors become a {@link Refusal} with a line for each problem. */
export function refusingEach<Result>(run: () => Result, told: ProblemTelling = { withRules: true }): Result {
  try {
    return run();
  } catch (error) {
    if (!isTabletopError(error)) throw error;
    throw refusalOfEach(error.problems, told);
  }
}

function lineOf(problem: Problem, { file, place = placeOf, withRules = false }: ProblemTelling): string {
  const { message, rule } = problem;
  const where = file === undefined ? '' : `${quoted(file)}${place(problem)}: `;
  return `${where}${message}${withRules && rule !== undefined ? ` (${rule})` : ''}`;
}

/** Where something stands: `, [1].attributes.body`, or nothing for the whole. */
function placeOf({ path }: Problem): string {
  if (path.length === 0) return '';
  const steps = path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${step}`));
  return `, ${steps.join('')}`;
}
