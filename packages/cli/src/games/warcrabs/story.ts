import type { WarcrabsEvent, WarcrabsState } from '@tabletop/warcrabs';
import { narrate } from '@tabletop/warcrabs/text';
import type { Told } from '../adapter.js';
import { type Levels, told } from '../told.js';

const LEVELS: Levels<WarcrabsEvent> = {
  'turn-began': 'heading',
  'activation-began': 'subheading',
  'activation-missed': 'subheading',
  ended: 'heading',
};

/** What happened, but that activations end: the next one begins at once. */
export function story(events: readonly WarcrabsEvent[], before: WarcrabsState): readonly Told[] {
  const kept = events.filter(({ type }) => type !== 'activation-ended');
  return told(kept, narrate(kept, before), LEVELS);
}
