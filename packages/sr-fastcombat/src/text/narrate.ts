import type { TextOptions } from '@tabletop/game/text';
import type { SkirmishEvent } from '../events.js';
import { describe } from './describe.js';
import type { Telling } from './teller.js';

/**
 * Events in order, of one step or of many, as a line each. `telling` is the view or state before the first of them: what
 * is thrown or blown up later was still there then. `maxLength` holds for each line.
 */
export function narrate(
  events: readonly SkirmishEvent[],
  telling: Telling,
  options: TextOptions = {},
): readonly string[] {
  return events.map((event) => describe(event, telling, options));
}
