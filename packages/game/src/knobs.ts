import type { Fault } from './action-field.js';

/** What a house rule may be set to. Made by the functions of `knob`. */
export interface Knob<Value> {
  /** A copy of a value that it may take, or undefined for any other. */
  readonly read: (value: unknown) => Value | undefined;
  /** Where a value that `read` refuses is wrong, and what it should be. */
  readonly fault: (value: unknown) => Fault;
  /** The same as data, of which a schema is made. */
  readonly form: KnobForm;
  /** Never there. With it, a knob for some of a rule's values does not pass for one that takes them all. */
  readonly takes?: (value: Value) => void;
}

/** A knob for each rule: a missing one, and one for fewer or other values than the rule's, do not compile. */
export type Knobs<Rules> = { readonly [Name in keyof Rules]-?: Knob<Rules[Name]> };

/** What a knob takes, as data. */
export type KnobForm = { readonly wanted: string } & (
  | { readonly kind: 'option'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'length'; readonly least: number; readonly most: number; readonly parts: number }
  | { readonly kind: 'or-null'; readonly form: KnobForm }
  | { readonly kind: 'list'; readonly item: KnobForm; readonly least: number; readonly most: number }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: KnobForm } }
  | { readonly kind: 'checked'; readonly form: KnobForm; readonly isRight: (value: unknown) => boolean }
);

/** Whether a number is so many parts of a unit, no part halved. */
export function isInParts(value: number, parts: number): boolean {
  return Math.round(value * parts) / parts === value;
}
