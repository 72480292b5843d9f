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
