import type { Rules } from './rules.js';

/** The rules that a function reads: its last parameter, which defaults to the printed ones. */
export interface Ruled<Knob extends keyof Rules> {
  readonly rules: Pick<Rules, Knob>;
}
