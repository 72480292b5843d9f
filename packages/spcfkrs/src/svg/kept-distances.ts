import { isWithinReach, type Label, type LabelPlace, placedLabels, type Taken } from '@tabletop/game/svg';
import { spaces } from '../text/words.js';
import type { Arrow } from './arrows.js';
import type { PlannedMove } from './plans.js';

/** The distance that a craft keeps, and where that is written. */
export interface KeptDistance {
  readonly label: Label;
  readonly place: LabelPlace;
}

/** The distances that craft were ordered to keep, beside the middles of their lines as far as there is room. @rule S-KEEP */
export function keptDistances(
  moves: readonly { readonly plan: PlannedMove; readonly arrow: Arrow }[],
  taken: Taken,
): readonly KeptDistance[] {
  const wishes = moves.flatMap(({ plan: { move }, arrow: { way } }) => {
    const [from, to] = [way[0], way.at(-1)];
    if (move.type !== 'keep' || from === undefined || to === undefined) return [];
    const disc = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, radius: 2 };
    return [{ disc, label: { mark: null, text: `keep ${spaces(move.distance)}` } }];
  });
  return placedLabels(wishes, taken).filter(({ place }) => isWithinReach(place, NEAR));
}

/** The longest line from the middle of a line to what is written of it, in pixels. */
const NEAR = 110;
