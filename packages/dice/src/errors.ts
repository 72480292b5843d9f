/** One thing that is wrong with an input: where, why, and the rule that says so. */
export interface Problem {
  /** The id of the rule that refuses, where a rule of a game does. */
  readonly rule?: string;
  /** Where in the input: property names and indices from the outside in; empty for the input as a whole. */
  readonly path: readonly (string | number)[];
  /** One sentence for a person. Text from the input is quoted and shortened. */
  readonly message: string;
  /** The figures behind the message, as plain JSON. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** How many problems an error's own message tells; `problems` holds them all. */
const SUMMARISED = 10;

const BRAND: unique symbol = Symbol.for('@tabletop/error') as never;

/**
 * Every error that these libraries throw on purpose. `code` says what kind of refusal it is, `problems` lists each
 * thing that is wrong. Recognise it with {@link isTabletopError}, which also works between two copies of a package.
 */
export class TabletopError extends Error {
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(code: string, problems: readonly Problem[]) {
    super(summaryOf(problems));
    this.name = 'TabletopError';
    this.code = code;
    this.problems = problems;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** The messages of the first problems, and how many there are besides. */
function summaryOf(problems: readonly Problem[]): string {
  const first = problems.slice(0, SUMMARISED).map(({ message }) => message);
  const others = problems.length - first.length;
  return others > 0 ? `${first.join(' ')} (and ${others} more)` : first.join(' ');
}

/** Whether a caught value is a {@link TabletopError}, of this copy of the package or another. */
export function isTabletopError(value: unknown): value is TabletopError {
  return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
}
