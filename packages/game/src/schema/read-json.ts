import { copyJson, parseText } from '../plain-json.js';

/** The longest text that is parsed as JSON, in UTF-16 code units. */
export const MAX_JSON_LENGTH = 500_000;
/** The most values, nested ones included, that are looked at. */
export const MAX_VALUES = 20_000;
/** How deep values may be nested. */
export const MAX_DEPTH = 12;

/** How much is read. */
export interface ReadLimits {
  /** The longest text, by default {@link MAX_JSON_LENGTH}. */
  readonly length?: number;
  /** The most values, by default {@link MAX_VALUES}. */
  readonly values?: number;
  /** The most levels, by default {@link MAX_DEPTH}. */
  readonly depth?: number;
}

/**
 * A copy of plain JSON from outside, or of its text, made before anything is asked of it: whatever is too large, nested
 * too deep or no plain JSON is refused at little cost, nothing of the value is called, and names that would reach into
 * a prototype are refused.
 *
 * Throws `RuleError` with the code given.
 */
export function readJson(input: unknown, code: string, limits: ReadLimits = {}): unknown {
  const { length = MAX_JSON_LENGTH, values = MAX_VALUES, depth = MAX_DEPTH } = limits;
  const value = typeof input === 'string' ? parseText(input, length, code) : input;
  return copyJson(value, { code, values, depth, forSchema: true });
}
