import type { WarcrabsEvent, WarcrabsState } from '@tabletop/warcrabs';
import { narrate } from '@tabletop/warcrabs/text';
import type { Told } from '../adapter.js';

const LEVELS: Readonly<Partial<Record<WarcrabsEvent['type'], Told['level']>>> = {
  'turn-began': 'heading',
  'activation-began': 'subheading',
  'activation-missed': 'subheading',
  ended: 'heading',
};

/** What happened, but that activations end: the next one begins at once. */
export function story(events: readonly WarcrabsEvent[], before: WarcrabsState): readonly Told[] {
  const told = events.filter(({ type }) => type !== 'activation-ended');
  return narrate(told, before).map((text, at) => ({ text, level: LEVELS[told[at]?.type ?? 'moved'] ?? 'line' }));
}
