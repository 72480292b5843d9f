import * as v from 'valibot';
import { refusal } from '../problem.js';
import type { Schema } from './primitives.js';
import { problemsOf } from './problems-of.js';

/**
 * A value that has the shape of a schema. Throws `RuleError` with the code given, and up to 20 problems, each with its
 * path.
 */
export function parseShape<Shape>(json: unknown, schema: Schema<Shape>, code: string): Shape {
  const result = v.safeParse(schema, json, { abortPipeEarly: true });
  if (!result.success) throw refusal(code, problemsOf(result.issues));
  return result.output;
}
