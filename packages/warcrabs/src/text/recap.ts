import { lengthAllowed, shorten, type TextOptions } from '@tabletop/game/text';
import type { WarcrabsEvent } from '../events.js';
import { narrate } from './narrate.js';
import type { Telling } from './teller.js';

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
  const lines = narrate(events, telling);
  const leastImportantFirst = events.map((event, at) => ({ at, weight: WEIGHTS[event.type] }));
  leastImportantFirst.sort((a, b) => b.weight - a.weight || a.at - b.at);

  const gone = new Set<number>();
  let length = lines.reduce((sum, line) => sum + line.length + 1, -1);
  for (const { at } of leastImportantFirst) {
    if (length + noteLength(gone.size) <= most || gone.size === lines.length - 1) break;
    gone.add(at);
    length -= (lines[at]?.length ?? 0) + 1;
  }
  const kept = lines.filter((_, at) => !gone.has(at));
  return shorten([...(gone.size === 0 ? [] : [note(gone.size)]), ...kept].join('\n'), most);
}

function note(hidden: number): string {
  return `… ${hidden} more`;
}

function noteLength(hidden: number): number {
  return hidden === 0 ? 0 : note(hidden).length + 1;
}
