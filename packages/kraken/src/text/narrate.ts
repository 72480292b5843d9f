import type { TextOptions } from '@tabletop/game/text';
import type { KrakenEvent } from '../events.js';
import { describe } from './describe.js';
import type { Telling } from './teller.js';

/**
 * Events in order, of one step or of many, as a line each. `telling` is the view or state before the first of them;
 * every line tells the Pluck that sailors had at that point. `maxLength` holds for each line.
 */
export function narrate(
  events: readonly KrakenEvent[],
  telling: Telling,
  options: TextOptions = {},
): readonly string[] {
  let { sailors } = telling;
  return events.map((event) => {
    const line = describe(event, { ...telling, sailors }, options);
    if (event.type === 'pluck-changed') {
      const { pluck } = event;
      sailors = sailors.map((sailor) => (sailor.id === event.sailor ? { ...sailor, pluck } : sailor));
    }
    return line;
  });
}
