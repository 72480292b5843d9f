import { isTabletopError, type Problem } from '@tabletop/dice';

/** All went well. */
export const OK = 0;
/** Something in the command itself is broken. */
export const BROKEN = 1;
/** What was asked for cannot be done: a bad option, seed, name, file, record, or an input that ended too early. */
export const REFUSED = 2;
/** Stopped with Ctrl-C: what shells expect after that. */
export const INTERRUPTED = 130;

/** What was asked for cannot be done. The message is one line for the user; where several things are wrong, so are more. */
export class Refusal extends Error {
  readonly more: readonly string[];

  constructor(message: string, ...more: readonly string[]) {
    super(message);
    this.more = more;
  }
}

/** The user pressed Ctrl-C. The message says what became of what was going on. */
export class Interruption extends Error {}

/** Nobody reads the output any more: `tabletop … | head -3`. No error. */
export class NobodyReads extends Error {}

/** Runs something that checks input of the user; its typed errors become a {@link Refusal}. */
export function refusing<Result>(run: () => Result, about = ''): Result {
  try {
    return run();
  } catch (error) {
    if (!isTabletopError(error)) throw error;
    throw new Refusal(`${about}${problemsInWords(error.problems)}`);
  }
}

/** The first problem, and how many more there are. */
export function problemsInWords(problems: readonly Problem[]): string {
  const [first, ...others] = problems;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `${first?.message ?? 'It is refused.'}${more}`;
}
