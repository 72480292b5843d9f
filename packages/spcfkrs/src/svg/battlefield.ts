import { drawLabel, drawLeader, isWithinReach, placedLabels, type Taken } from '@tabletop/game/svg';
import type { Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, discsAlong, drawArrow, headDiscs } from './arrows.js';
import { battalionsOf, drawBattalions } from './battalions.js';
import { drawBoard } from './board.js';
import { discIn, frameOf, RULER_HEIGHT } from './frame.js';
import { markOf } from './marks.js';
import { type Piece, pieces } from './pieces.js';
import { type PlannedAct, type PlannedMove, plansOf } from './plans.js';
import { rulerBoxes, rulers } from './rulers.js';
import { drawFallen, RADIUS } from './token.js';
import { drawBlast, underWayArrow } from './under-way.js';
import { actArrow, moveArrow } from './ways.js';

/** The map with all that is on it. */
export interface Battlefield {
  readonly markup: string;
  readonly height: number;
  /** How large a space is drawn, in pixels. */
  readonly scale: number;
  readonly pieces: readonly Piece[];
  readonly battalions: readonly (readonly Unit[])[];
  /** The orders that are drawn. */
  readonly moves: readonly PlannedMove[];
  readonly acts: readonly PlannedAct[];
  /** The units that have their number in place of their name beside them, or neither. */
  readonly unnamed: readonly Piece[];
}

/** Rulers, map, the fallen, orders, units, what is under way, labels; from `top` pixels down. */
export function drawBattlefield(view: SpcfkrsView, top: number): Battlefield {
  const frame = frameOf(view.map, top);
  const plans = plansOf(view);
  const moves = plans.moves.map((plan) => ({ plan, arrow: moveArrow(plan, view, frame) })).filter(isDrawn);
  const acts = plans.acts.map((plan) => ({ plan, arrow: actArrow(plan, view, frame) })).filter(isDrawn);
  const now = underWayArrow(view, frame);
  const arrows = [...moves, ...acts].map(({ arrow }) => arrow);
  const battalions = battalionsOf(view, plans.orders);
  const units = pieces(view, frame);
  const fallen = view.units.filter(({ alive }) => !alive);
  const fallenDiscs = fallen.flatMap((unit) => unit.parts.map(({ at }) => ({ unit, disc: discIn(at, RADIUS, frame) })));

  const taken: Taken = {
    area: frame.area,
    figures: [
      ...units.flatMap(({ room }) => room),
      ...arrows.flatMap(headDiscs),
      ...(now === undefined ? [] : discsAlong(now, 12)),
    ],
    boxes: rulerBoxes(frame),
  };
  // Those whose turn it is, who are drawn last, have the first choice of places.
  const byRank = [...units].reverse();
  const wishes = byRank.flatMap((piece) => {
    const { label } = piece;
    return label === null ? [] : [{ piece, label, disc: piece.room[0] }];
  });
  const named = placedLabels(wishes, taken).filter(({ place }) => isWithinReach(place, FAR));
  const unnamed = wishes.map(({ piece }) => piece).filter((piece) => !named.some((each) => each.piece === piece));
  const short = placedLabels(
    unnamed.map((piece) => ({ piece, label: piece.shortLabel, disc: piece.room[0] })),
    { ...taken, boxes: [...taken.boxes, ...named.map(({ place }) => place.box)] },
  );
  const labels = [...named, ...short];
  const markup = [
    rulers(view.map, frame),
    drawBoard(view.map, frame),
    ...fallenDiscs.map(({ unit, disc }) => drawFallen(disc, markOf(view, unit).colour)),
    drawBattalions(battalions, view, frame),
    ...arrows.map(drawArrow),
    drawBlast(view, frame),
    now === undefined ? '' : drawArrow(now),
    ...labels.map(({ place }) => drawLeader(place)),
    ...units.map((piece) => piece.markup),
    ...labels.map(({ label, place }) => drawLabel(label, place.box)),
  ];
  return {
    markup: markup.join(''),
    height: RULER_HEIGHT + frame.area.height,
    scale: frame.scale,
    pieces: units,
    battalions,
    moves: moves.map(({ plan }) => plan),
    acts: acts.map(({ plan }) => plan),
    unnamed,
  };
}

function isDrawn<Planned>(each: {
  readonly plan: Planned;
  readonly arrow: Arrow | undefined;
}): each is { readonly plan: Planned; readonly arrow: Arrow } {
  return each.arrow !== undefined && each.arrow.way.length > 1;
}

/** The longest line from a unit to its name, in pixels; one further off has its number, and its name below the map. */
const FAR = 110;
