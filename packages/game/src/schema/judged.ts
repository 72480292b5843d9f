import type { Problem } from '@tabletop/dice';
import * as v from 'valibot';
import type { Schema } from './primitives.js';

/** A schema that also judges what has the right shape: the value, as it may be used, or what is wrong with it. */
export function judged<Value extends object>(
  shape: Schema<Value>,
  judge: (shape: Value) => Value | readonly Problem[],
): Schema<Value> {
  return v.pipe(
    shape,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = judge(dataset.value);
      if (!isProblems(result)) return result;
      for (const { path, message } of result) {
        const [first, ...others] = path.map(
          (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
        );
        addIssue(first === undefined ? { message } : { message, path: [first, ...others] });
      }
      return NEVER;
    }),
  );
}

function isProblems(result: object): result is readonly Problem[] {
  return Array.isArray(result);
}
