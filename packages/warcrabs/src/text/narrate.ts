import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { WarcrabsEvent } from '../events.js';
import { sentence } from './describe.js';
import { type Telling, tellerOf } from './teller.js';

/**
 * Events in order, of one step or of many, as a line each. `telling` is a view or state of the fight. `maxLength` holds
 * for each line; for all of them in one message, see {@link recap}.
 */
export function narrate(
  events: readonly WarcrabsEvent[],
  telling: Telling,
  options: TextOptions = {},
): readonly string[] {
  const most = lengthAllowed(options);
  const teller = tellerOf(telling);
  return events.map((event) => shorten(sentence(event, teller), most));
}
