import { boxMeetsDisc, drawLabel, drawLeader, element, outline, placedLabels } from '@tabletop/game/svg';
import { tentacleBase } from '../bases.js';
import { rulesFor } from '../rules.js';
import type { Sailor } from '../state.js';
import type { KrakenView } from '../view.js';
import { frameOf } from './frame.js';
import { SEA } from './palette.js';
import { sailorPieces, tentaclePieces } from './pieces.js';
import { shipEnds, vessel, waves } from './vessel.js';

/** The table from above. */
export interface TableDrawing {
  readonly markup: string;
  readonly height: number;
  /** The sailors on deck for whose label there was no room. */
  readonly unlabelled: readonly Sailor[];
}

/** Sea, vessel, figures and labels, from `top` pixels down. */
export function drawTable(view: KrakenView, top: number): TableDrawing {
  const rules = rulesFor(view.rules);
  const bases = view.tentacles.map(({ at }) => tentacleBase(at, rules));
  const frame = frameOf(view.vessel, bases, top);
  const sailors = sailorPieces(view, frame, rules);
  const tentacles = tentaclePieces(view, frame, rules, sailors);

  const figures = [
    ...[...sailors, ...tentacles].map(({ figure }) => outline(figure)),
    ...view.vessel.obstacles.map(frame.disc),
  ];
  const ends = shipEnds(view.vessel, frame).filter(({ box }) => !figures.some((figure) => boxMeetsDisc(box, figure)));
  const labelled = [...sailors, ...tentacles].flatMap(({ figure, label, sailor }) =>
    label === null ? [] : [{ disc: outline(figure), label, sailor }],
  );
  const placed = placedLabels(labelled, { area: frame.area, figures, boxes: ends.map(({ box }) => box) });

  const markup = [
    element('rect', { ...frame.area, rx: 10, fill: SEA }),
    waves(frame),
    vessel(view.vessel, frame),
    ...ends.map((end) => end.markup),
    ...placed.map(({ place }) => drawLeader(place)),
    ...[...tentacles, ...sailors].map((piece) => piece.markup),
    ...placed.map(({ label, place }) => drawLabel(label, place.box)),
  ];
  const unlabelled = labelled.flatMap(({ sailor, label }) =>
    sailor === null || placed.some((each) => each.label === label) ? [] : [sailor],
  );
  return { markup: markup.join(''), height: frame.area.height, unlabelled };
}
