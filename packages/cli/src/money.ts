import { Refusal } from './endings.js';
import { quoted } from './screen/plain.js';

/** Dollars as somebody types them: `1.98`, `$2` or `12.5`. */
const DOLLARS = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/;

/** An amount of dollars, in cents. Throws a {@link Refusal} that names the option. */
export function centsOf(option: string, typed: string): number {
  const [found, dollars, cents = '0'] = DOLLARS.exec(typed.trim()) ?? [];
  if (found === undefined) throw new Refusal(`${option} is an amount of dollars such as 1.98, not ${quoted(typed)}.`);
  return 100 * Number(dollars) + Number(cents.padEnd(2, '0'));
}
