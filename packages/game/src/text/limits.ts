import { problem, refusal } from '../problem.js';

/** What fits into one message of most chats. */
export const CHAT_LENGTH = 2000;

/** The longest name that is written out in a text, in UTF-16 code units; a longer one ends in an ellipsis. */
export const LONGEST_NAME = 32;

/** How long a text may become. */
export interface TextOptions {
  /** The most UTF-16 code units, a whole number from 1: see {@link CHAT_LENGTH}. Without it, as many as it takes. */
  readonly maxLength?: number;
}

/** The length that options allow. Throws `RuleError` 'invalid-options' for one that is no whole number from 1. */
export function lengthAllowed({ maxLength = Number.POSITIVE_INFINITY }: TextOptions): number {
  if (maxLength === Number.POSITIVE_INFINITY || (Number.isInteger(maxLength) && maxLength >= 1)) return maxLength;
  const message = 'The greatest length of a text is a whole number from 1.';
  throw refusal('invalid-options', [problem(['maxLength'], message)]);
}
