import { type Disc, discAt } from '@tabletop/geometry';
import { rulesFor } from '../rules.js';
import type { Sailor } from '../state.js';
import { toUnits } from '../units.js';
import type { KrakenView } from '../view.js';
import { type Box, boxMeetsDisc } from './boxes.js';
import { type Figure, HIGHLIGHT } from './figures.js';
import { frameOf } from './frame.js';
import { type Place, placeLabels } from './labels.js';
import { baseline, letters, SMALLEST } from './letters.js';
import { INK, SEA } from './palette.js';
import { type Label, sailorPieces, tentaclePieces } from './pieces.js';
import { TAG_HEIGHT, tag, tagWidth } from './tag.js';
import { textWidth } from './text-width.js';
import { shipEnds, vessel, waves } from './vessel.js';
import { element } from './xml.js';

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
  const bases = view.tentacles.map(({ at }) => discAt(at, toUnits(rules.tentacleRadius)));
  const frame = frameOf(view.vessel, bases, top);
  const sailors = sailorPieces(view, frame, rules);
  const tentacles = tentaclePieces(view, frame, rules, sailors);

  const figures = [
    ...[...sailors, ...tentacles].map(({ figure }) => outline(figure)),
    ...view.vessel.obstacles.map(frame.disc),
  ];
  const ends = shipEnds(view.vessel, frame).filter(({ box }) => !figures.some((figure) => boxMeetsDisc(box, figure)));
  const labelled = [...sailors, ...tentacles].flatMap(({ figure, label, sailor }) =>
    label === null ? [] : [{ figure, label, sailor }],
  );
  const places = placeLabels(
    labelled.map(({ figure, label }) => ({ figure: outline(figure), width: widthOf(label), height: TAG_HEIGHT })),
    { area: frame.sea, figures, boxes: ends.map(({ box }) => box) },
  );

  const markup = [
    element('rect', { ...frame.sea, rx: 10, fill: SEA }),
    waves(frame),
    vessel(view.vessel, frame),
    ...ends.map((end) => end.markup),
    ...places.map(leader),
    ...[...tentacles, ...sailors].map((piece) => piece.markup),
    ...labelled.map(({ label }, at) => drawLabel(label, places[at]?.box)),
  ];
  const unlabelled = labelled.flatMap(({ sailor }, at) =>
    sailor !== null && places[at] === undefined ? [sailor] : [],
  );
  return { markup: markup.join(''), height: frame.sea.height, unlabelled };
}

/** A figure's disc with what is drawn around it. */
function outline({ disc, isActive }: Figure): Disc {
  return isActive ? discAt(disc, disc.radius + HIGHLIGHT) : disc;
}

function widthOf({ mark, text }: Label): number {
  return (mark === null ? 4 : tagWidth(mark) + 4) + textWidth(text, SMALLEST) + 3;
}

function drawLabel({ mark, text }: Label, box: Box | undefined): string {
  if (box === undefined) return '';
  const { x, y, height } = box;
  const middle = y + height / 2;
  const from = mark === null ? x + 4 : x + tagWidth(mark) + 4;
  return [
    element('rect', { ...box, rx: 3, fill: '#ffffff', 'fill-opacity': 0.8 }),
    mark === null ? '' : tag(mark, x, middle),
    letters(text, from, middle + baseline(SMALLEST)),
  ].join('');
}

function leader(place: Place | undefined): string {
  if (place === undefined || place.leader === null) return '';
  const [from, to] = place.leader;
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: INK, 'stroke-opacity': 0.7 });
}
