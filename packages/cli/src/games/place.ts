/** Two lengths, with a comma, a semicolon or a space between. */
const PLACE = /^\s*(-?\d{1,4}(?:\.\d{1,4})?)\s*(?:[,;]\s*|\s)(-?\d{1,4}(?:\.\d{1,4})?)\s*(?:cm)?\s*$/;

/** A place as somebody types it: two lengths in centimetres; undefined for what is none. */
export function placeIn(text: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = PLACE.exec(text) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** What is said to what is no place. */
export const NO_PLACE = 'A place is two lengths in cm, such as 40, 12.5.';
