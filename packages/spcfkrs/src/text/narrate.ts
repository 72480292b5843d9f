import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { SpcfkrsEvent } from '../events.js';
import { sentence } from './describe.js';
import { type Telling, tellerOf } from './teller.js';

/**
 * Events in order, of one step or of many, as a line each: where a round or a phase begins, its heading. `telling` is a
 * view or state of the match. `maxLength` holds for each line; for a whole round in one message, see {@link recap}.
 */
export function narrate(
  events: readonly SpcfkrsEvent[],
  telling: Telling,
  options: TextOptions = {},
): readonly string[] {
  const most = lengthAllowed(options);
  const teller = tellerOf(telling);
  return events.map((event) => shorten(sentence(event, teller), most));
}
