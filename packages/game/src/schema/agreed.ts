import type * as v from 'valibot';
import type { Schema } from './primitives.js';

type DeepReadonly<Type> = Type extends object ? { readonly [Key in keyof Type]: DeepReadonly<Type[Key]> } : Type;

/**
 * A schema under its hand-written type. Does not compile unless the two agree both ways: what the schema lets through
 * is of the type, and whatever is of the type is something that the schema could let through.
 */
export function agreed<Type>(): <Output extends Type>(
  schema: v.GenericSchema<unknown, Output> & ([Type] extends [DeepReadonly<Output>] ? unknown : never),
) => Schema<Type> {
  return (schema) => schema;
}
