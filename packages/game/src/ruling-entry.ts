import type { Ruling } from './ruling.js';

const SIMPLEST = 'The source is silent; the simplest reading.';

/** A point with one answer. */
export function settled(
  id: string,
  rule: string,
  question: string,
  meaning: string,
  reason: string = SIMPLEST,
): Ruling {
  return { id, rule, question, options: [{ name: 'only', meaning }], default: 'only', reason, kind: 'ruling' };
}

/** A point on which house rules or the set-up may choose; the first option is the default. */
export function choice(
  id: string,
  rule: string,
  question: string,
  options: Readonly<Record<string, string>>,
  reason: string = SIMPLEST,
): Ruling {
  const readings = Object.entries(options).map(([name, meaning]) => ({ name, meaning }));
  return { id, rule, question, options: readings, default: readings[0]?.name ?? '', reason, kind: 'ruling' };
}

/** The same point, as one where the text misprints or contradicts itself. */
export function erratum(ruling: Ruling): Ruling {
  return { ...ruling, kind: 'erratum' };
}

/** The same point, as one where the text gives no value at all. */
export function house(ruling: Ruling): Ruling {
  return { ...ruling, kind: 'house' };
}
