/** The longest name of a player, a piece or a game, in UTF-16 code units. */
export const MAX_NAME = 80;

/** Whether a value is an object that is no list. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text of 1 to `longest` UTF-16 code units; by default a name. */
export function isText(value: unknown, longest: number = MAX_NAME): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longest;
}

/** Whether a value is a whole number from `least` to `most`. That may be −0: adding 0 to it makes it 0. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** The names in a table whose names are all in its type, such as a table of presets. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // A table of presets has the names in its type and no others.
  return Object.keys(table) as Name[];
}

/** Whether a value is one of the names in a table. */
export function isNameOf<Name extends string>(table: Readonly<Record<Name, unknown>>, value: unknown): value is Name {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
