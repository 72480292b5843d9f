import type { Damage } from '../figures/sheet.js';
import { isRangeClass, RANGE_CLASSES, type RangeClass } from './ranges.js';

/** Where a value of the armoury comes from: the source's tables, or us. */
export type Provenance = 'source' | 'house';

/** A damage as the tables print it. */
export type PrintedDamage = number | `${'+' | '-'}${number}`;

/**
 * A damage as it is printed: a number stands for itself, '+2' and '-2' are added to the Melee Combat Damage.
 *
 * @rule F-MELEE-WEAPON
 */
export function damageFrom(printed: PrintedDamage): Damage {
  return typeof printed === 'number' ? { kind: 'fixed', points: printed } : { kind: 'added', points: Number(printed) };
}

/** The short names of classes in the table of weapons, and what they are called in the table of ranges. */
const SHORT_NAMES = {
  Light: 'Light Pistol',
  Heavy: 'Heavy Pistol',
  Sporting: 'Sporting Rifle',
  Sniper: 'Sniper Rifle',
  Assault: 'Assault Rifle',
} as const;

/** A class of weapons as the table of weapons prints it: by its own name or a shorter one. */
export type PrintedClass = RangeClass | keyof typeof SHORT_NAMES;

/** Every class of weapons that is read, by its own name or a shorter one. @rule F-WEAPONS */
export const PRINTED_CLASSES: readonly PrintedClass[] = /* @__PURE__ */ [
  ...RANGE_CLASSES,
  ...Object.keys(SHORT_NAMES),
].filter(isPrintedClass);

function isPrintedClass(name: string): name is PrintedClass {
  return rangeClassOf(name) !== undefined;
}

/** The class that a printed one stands for, or undefined where there is none. @rule F-WEAPONS */
export function rangeClassOf(printed: PrintedClass): RangeClass;
export function rangeClassOf(printed: string): RangeClass | undefined;
export function rangeClassOf(printed: string): RangeClass | undefined {
  if (isRangeClass(printed)) return printed;
  const known = Object.entries(SHORT_NAMES).find(([short]) => short === printed);
  return known?.[1];
}
