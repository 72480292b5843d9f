import { keptWithin, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import type { WarcrabsEvent } from '../events.js';
import { sentence } from './describe.js';
import { type Telling, tellerOf } from './teller.js';

/** How little an event matters when there is no room for all: what gives way first has the greatest weight. */
const WEIGHTS: Readonly<Record<WarcrabsEvent['type'], number>> = {
  ended: 0,
  died: 0,
  struck: 1,
  scorched: 1,
  fell: 1,
  stunned: 1,
  attacked: 2,
  'set-off': 2,
  'flame-stopped': 2,
  thrown: 2,
  blasted: 3,
  'lift-rolled': 3,
  'endurance-rolled': 3,
  'activation-missed': 3,
  'turn-began': 3,
  recovered: 4,
  moved: 4,
  'paper-gone': 4,
  'order-set': 4,
  'order-rolled': 5,
  'activation-began': 6,
  'activation-ended': 6,
};

/**
 * Events in order as one text of a line each, as for a chat. Within `maxLength` it keeps what matters: first to give way
 * is that activations begin and end, then rolls for order, moves, and what else hurts nobody, the earlier first; deaths
 * and the end of the fight stay to the last. How many lines are left out stands above the others.
 */
export function recap(events: readonly WarcrabsEvent[], telling: Telling, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const teller = tellerOf(telling);
  const lines = events.map((event) => ({ text: sentence(event, teller), weight: WEIGHTS[event.type] }));
  return keptWithin(lines, most);
}
