import { isTabletopError, type Problem } from '@tabletop/dice';
import { Refusal } from './endings.js';
import { quoted } from './screen/plain.js';

/** So many lines say what is wrong; the last of them how much more is. */
const MOST_LINES = 24;

/** What the problems are with, and how they are told. */
export interface ProblemTelling {
  /** The file in which they are: each line then says where in it. */
  readonly file?: string;
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

function lineOf({ path, message, rule }: Problem, { file, withRules = false }: ProblemTelling): string {
  const place = file === undefined ? '' : `${quoted(file)}${placeOf(path)}: `;
  return `${place}${message}${withRules && rule !== undefined ? ` (${rule})` : ''}`;
}

/** Where something stands: `, [1].attributes.body`, or nothing for the whole. */
function placeOf(path: Problem['path']): string {
  if (path.length === 0) return '';
  const steps = path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${step}`));
  return `, ${steps.join('')}`;
}
