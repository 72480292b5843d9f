import type { SkirmishEvent, SkirmishState } from '@tabletop/sr-fastcombat';
import { narrate } from '@tabletop/sr-fastcombat/text';
import type { Told } from '../adapter.js';
import { type Levels, told } from '../told.js';

const LEVELS: Levels<SkirmishEvent> = {
  'turn-began': 'heading',
  'moves-began': 'subheading',
  ended: 'heading',
};

/** What is of no interest by itself: that windows open and close, that somebody answers, and where a leg will lead. */
const UNTOLD: readonly SkirmishEvent['type'][] = ['window-opened', 'window-closed', 'answered', 'announced'];
/** The rules by which cards are dealt that are not told of unless they are seen. */
const DEALT_TO_ALL: readonly string[] = ['F-DECKS', 'F-DRAW'];

/** What happened, without what a game would drown in. */
export function story(events: readonly SkirmishEvent[], before: SkirmishState): readonly Told[] {
  const declared = events.filter(({ type }) => type === 'declared').length;
  const kept = events.filter((event) => {
    if (UNTOLD.includes(event.type)) return false;
    if (event.type === 'dealt') return event.card !== null || !DEALT_TO_ALL.includes(event.rule);
    // A single action that was declared begins at once, and is told then.
    return event.type !== 'declared' || declared > 1;
  });
  return told(kept, narrate(kept, before), LEVELS);
}
