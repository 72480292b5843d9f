import type { GameEvent } from '@tabletop/game';
import type { Told } from './adapter.js';

/** What begins with an event of a type; with any other nothing does. */
export type Levels<Event extends GameEvent> = Readonly<Partial<Record<Event['type'], Told['level']>>>;

/** Events with the line that tells of each, and what begins there. */
export function told<Event extends GameEvent>(
  events: readonly Event[],
  lines: readonly string[],
  levels: Levels<Event>,
): readonly Told[] {
  const levelOf: ReadonlyMap<string, Told['level']> = new Map(Object.entries(levels));
  return lines.map((text, at) => ({ text, level: levelOf.get(events[at]?.type ?? '') ?? 'line' }));
}
