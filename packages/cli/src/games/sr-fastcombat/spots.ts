import { type Deed, type Figure, srFastcombat, toUnits } from '@tabletop/sr-fastcombat';
import { NO_PLACE, placeIn } from '../place.js';
import { typedAction } from '../typed-action.js';
import type { Free, Table } from './table.js';

/** A spot, and behind it a Force and a mark on the leg where they are wanted: `40, 12.5 at 3 after 2`. */
const SPOT = /^(.*?)(?:\s+at\s+(\d{1,4}))?(?:\s+after\s+(\d{1,4}))?(?:\s*cm)?\s*$/i;

/** Something that is aimed at a spot. */
type Aimed = Deed<'throw' | 'launch' | 'cast'>;

/** The choice to name a spot, for something that is aimed at one; for a spell another Force than its own as well. */
export function nameSpot({ state }: Table, deed: Aimed): Free {
  const behind = [
    ...(deed.type === 'cast' ? [`at Force ${deed.force}, or another behind it: 40, 12.5 at 3`] : []),
    ...(state.leg === null ? [] : ['at once, or after some cm of the leg: 40, 12.5 after 2']),
  ];
  return {
    label: 'name a spot',
    question: ['Which spot, in cm from the left and from the upper edge?', ...behind.map(sentence)].join(' '),
    read(text) {
      const [, typed = '', force, mark] = SPOT.exec(text) ?? [];
      const place = placeIn(typed);
      if (place === undefined || (force !== undefined && deed.type !== 'cast')) return { refusal: NO_PLACE };
      const aimed = aimedAt(deed, { x: toUnits(place.x), y: toUnits(place.y) }, force);
      const action = mark === undefined ? aimed : { ...aimed, mark: Number(mark) };
      return typedAction(srFastcombat, state, action);
    },
  };
}

function aimedAt(deed: Aimed, at: Figure['at'], force: string | undefined): Aimed {
  if (deed.type !== 'cast') return { ...deed, at };
  return { ...deed, at, force: force === undefined ? deed.force : Number(force) };
}

function sentence(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}.`;
}
