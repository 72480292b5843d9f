import { toCentimetres } from '../units.js';

/** A length in units as text in centimetres, with at most two decimals: '12.35 cm'. */
export function length(units: number): string {
  return centimetres(toCentimetres(units));
}

/** A length in centimetres as text, with at most two decimals. */
export function centimetres(value: number): string {
  return `${Math.round(value * 100) / 100} cm`;
}

/** A count with its noun: '1 tentacle', '8 tentacles'. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A list in words: 'Ada, Bram and Cora'. */
export function listed(items: readonly string[], and: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A phrase as the beginning of a sentence. */
export function capital(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}
