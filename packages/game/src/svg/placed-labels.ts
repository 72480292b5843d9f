import type { Circle } from './boxes.js';
import { type Label, labelWidth } from './label.js';
import { type LabelPlace, placeLabels, type Taken } from './labels.js';
import { TAG_HEIGHT } from './tag.js';

/** Something on the table that wants a label beside it. */
export interface Labelled {
  readonly disc: Circle;
  readonly label: Label;
}

/** The things for whose label there is a place, each with it. Those that come first have the first choice. */
export function placedLabels<Thing extends Labelled>(
  things: readonly Thing[],
  taken: Taken,
): readonly (Thing & { readonly place: LabelPlace })[] {
  const places = placeLabels(
    things.map(({ disc, label }) => ({ figure: disc, width: labelWidth(label), height: TAG_HEIGHT })),
    taken,
  );
  return things.flatMap((thing, at) => {
    const place = places[at];
    return place === undefined ? [] : [{ ...thing, place }];
  });
}

/** Whether the line to a label is at most so many pixels long; where there is none the label stands right beside. */
export function isWithinReach({ leader }: LabelPlace, longest: number): boolean {
  if (leader === null) return true;
  const [from, to] = leader;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return dx * dx + dy * dy <= longest * longest;
}
