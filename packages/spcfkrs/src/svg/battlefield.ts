import { drawLabel, drawLeader, isWithinReach, placedLabels, type Taken } from '@tabletop/game/svg';
import type { Ram, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { type Arrow, discsAlong, drawArrow, headDiscs } from './arrows.js';
import { battalionsOf, drawBattalions } from './battalions.js';
import { drawBoard } from './board.js';
import { frameOf, RULER_HEIGHT } from './frame.js';
import { keptDistances } from './kept-distances.js';
import { markOf } from './marks.js';
import { type Piece, pieces } from './pieces.js';
import { blockOf, discOf, placesOf } from './places.js';
import { type PlannedAct, type PlannedMove, plansOf } from './plans.js';
import { ramArrow, ramsOn } from './rams.js';
import { rulerBoxes, rulers } from './rulers.js';
import { drawSlag } from './slag.js';
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
  /** The rams that are still to be settled. */
  readonly rams: readonly Ram[];
  /** The units that have their number in place of their name beside them, or neither. */
  readonly unnamed: readonly Piece[];
}

/** Rulers, map, the fallen, orders, units, what is under way, labels; from `top` pixels down. */
export function drawBattlefield(view: SpcfkrsView, top: number): Battlefield {
  const frame = frameOf(view.map, top);
  const places = placesOf(view, frame);
  const plans = plansOf(view);
  const moves = plans.moves.map((plan) => ({ plan, arrow: moveArrow(plan, view, frame, places) })).filter(isDrawn);
  const acts = plans.acts.map((plan) => ({ plan, arrow: actArrow(plan, frame, places) })).filter(isDrawn);
  const now = underWayArrow(view, frame, places);
  const arrows = [...moves, ...acts].map(({ arrow }) => arrow);
  const rams = ramsOn(view, places);
  const ramming = rams.map((ram) => ramArrow(ram, places, frame.scale)).filter((arrow) => arrow !== undefined);
  const isCrowded = arrows.length > MANY;
  const drawnArrows = arrows.map((arrow) => drawArrow(arrow, !isCrowded));
  const battalions = battalionsOf(view, plans.orders);
  const units = pieces(view, places);
  const fallen = view.units.filter(({ alive }) => !alive);
  const fallenDiscs = fallen.flatMap((unit) =>
    unit.parts.map(({ at }) => ({ unit, disc: discOf(blockOf(at, unit, view.map, frame), 2 * RADIUS) })),
  );

  const taken: Taken = {
    area: frame.area,
    figures: [
      ...units.flatMap(({ room }) => room),
      ...(isCrowded ? [] : arrows.flatMap(headDiscs)),
      ...(now === undefined ? [] : discsAlong(now, 12)),
    ],
    boxes: [...rulerBoxes(frame), ...units.flatMap(({ hull }) => hull)],
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
  const distances = keptDistances(moves, {
    ...taken,
    boxes: [...taken.boxes, ...labels.map(({ place }) => place.box)],
  });
  const [crafts, onFoot] = [units.filter(isCraft), units.filter((piece) => !isCraft(piece))];
  const [above, below] = [crafts.filter(isAbove), crafts.filter((piece) => !isAbove(piece))];
  // A ram is between two that touch: its arrow lies over them.
  const isRamming = view.stage.step === 'ram';
  const drawNow = now === undefined ? '' : drawArrow(now);
  const markup = [
    rulers(view.map, frame),
    drawBoard(view.map, frame),
    drawSlag(view, frame),
    ...fallenDiscs.map(({ unit, disc }) => drawFallen(disc, markOf(view, unit).colour)),
    drawBattalions(battalions, view, places, frame.scale),
    ...(isCrowded ? drawnArrows : []),
    ...below.map(({ markup }) => markup),
    ...(isCrowded ? [] : drawnArrows),
    drawBlast(view, frame),
    isRamming ? '' : drawNow,
    ...labels.map(({ place }) => drawLeader(place)),
    ...onFoot.map(({ markup }) => markup),
    ...above.map(({ markup }) => markup),
    ...ramming.map((arrow) => drawArrow(arrow)),
    isRamming ? drawNow : '',
    ...distances.map(({ label, place }) => drawLeader(place) + drawLabel(label, place.box)),
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
    rams,
    unnamed,
  };
}

function isDrawn<Planned>(each: {
  readonly plan: Planned;
  readonly arrow: Arrow | undefined;
}): each is { readonly plan: Planned; readonly arrow: Arrow } {
  return each.arrow !== undefined && each.arrow.way.length > 1;
}

function isCraft({ token }: Piece): boolean {
  return token.kind === 'craft';
}

function isAbove({ token }: Piece): boolean {
  return token.kind === 'craft' && token.isAbove;
}

/** More arrows than these lie below the hulls of craft, without rims, and labels may lie over their heads. */
const MANY = 200;

/** The longest line from a unit to its name, in pixels; one further off has its number, and its name below the map. */
const FAR = 110;
