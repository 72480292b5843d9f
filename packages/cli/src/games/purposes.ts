import type { WantedDraw } from './adapter.js';

/** What draws are for, by the rule that asks for them: `before` is how many of the same step came before. */
export type Purposes<State> = ReadonlyMap<string, (state: State, before: number) => string>;

/** What a draw is for; where nothing is known of its rule, the rule. */
export function purposeOf<State>(purposes: Purposes<State>, state: State, { rule, before }: WantedDraw): string {
  const known = rule === undefined ? undefined : purposes.get(rule);
  return known?.(state, before.length) ?? `the draw${rule === undefined ? '' : ` of ${rule}`}`;
}
