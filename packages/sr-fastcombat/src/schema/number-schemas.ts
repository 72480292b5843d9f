import { count, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { toCentimetres, toUnits, UNITS_PER_CM } from '../units.js';

/** The greatest total of skills, cards and modifiers that is read, above zero and below. */
const MAX_TOTAL = 1_000_000;

/** What skills, cards and modifiers come to. */
export const totalSchema: Schema<number> = whole(-MAX_TOTAL, MAX_TOTAL);

/** What cards are worth. */
export const worthSchema: Schema<number> = count(MAX_TOTAL);

/** A length in centimetres, in whole units. */
export function lengthSchema(least: number, most: number): Schema<number> {
  const message = `a length from ${least} to ${most} cm in steps of ${1 / UNITS_PER_CM}`;
  return v.pipe(
    v.number(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.check((value) => toCentimetres(toUnits(value)) === value, message),
    v.transform((value) => value + 0),
  );
}
