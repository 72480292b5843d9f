import { MAX_UNIT_NAME } from '../limits.js';

const NAME = /^[\p{L}\p{N}_-]+$/u;

/** What written orders have another use for. @rule S-ORDERS */
const RESERVED: readonly string[] = ['cover', 'through'];

/** What the name of a unit is, in words. */
export const UNIT_NAME_WANTED: string = `1 to ${MAX_UNIT_NAME} letters, digits, hyphens and underscores, and not ${RESERVED.join(' or ')}`;

/** Whether a value can be the name of a unit: one word of a written order. @rule S-ORDERS */
export function isUnitName(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_UNIT_NAME &&
    NAME.test(value) &&
    !RESERVED.includes(withoutCapitals(value))
  );
}

/** The name without regard to capitals: names that are the same in this are the same name. */
export function withoutCapitals(name: string): string {
  // By way of capitals, so that letters with several small forms, such as σ and ς, are one.
  return name.toUpperCase().toLowerCase();
}
