import { primitive, same, subtract, type Vector } from '@tabletop/geometry';
import { toUnits } from '@tabletop/warcrabs';
import { compassPoint } from './directions.js';

/** Inches: `12`, `7.5`, `7 1/2` or `1/2`. */
const LENGTH = /^(-)?(?:(\d{1,4}(?:\.\d{1,4})?)|(?:(\d{1,4})\s+)?(\d{1,2})\/(\d{1,2}))$/;

/** A length as somebody types it, in units; undefined for what is none. */
export function lengthIn(text: string): number | undefined {
  const [found, minus, whole, inches = '0', numerator, denominator] =
    LENGTH.exec(text.trim().replace(/\s*in$/, '')) ?? [];
  if (found === undefined || denominator === '0' || denominator === '00') return undefined;
  const size = whole === undefined ? Number(inches) + Number(numerator) / Number(denominator) : Number(whole);
  return toUnits(minus === undefined ? size : -size);
}

/** A place as somebody types it: two lengths, with a comma, a semicolon or, without fractions, a space between. */
export function placeIn(text: string): Vector | undefined {
  const parts = text.trim().split(/[,;]/);
  const [x, y, ...more] = (
    parts.length === 1
      ? text
          .trim()
          .replace(/\s*in$/, '')
          .split(/\s+/)
      : parts
  ).map(lengthIn);
  return x === undefined || y === undefined || more.length > 0 ? undefined : { x, y };
}

/** What is said to what is no place. */
export const NO_PLACE = 'A place is two lengths in inches, such as 120, 7 1/2.';

/** What is said to what is no facing. */
export const NO_FACING =
  'A crab faces a point of the compass or a place, such as facing north-east or facing 120, 7 1/2.';

/** Where somebody at a place faces: a point of the compass, or another place; undefined for what is neither. */
export function facingIn(text: string, from: Vector): Vector | undefined {
  const point = compassPoint(text);
  const place = placeIn(text);
  if (point !== undefined) return point.direction;
  return place === undefined || same(place, from) ? undefined : primitive(subtract(place, from));
}
