import { drawLabel, drawLeader, isWithinReach, type Label, placedLabels, type Taken } from '@tabletop/game/svg';
import { rulesFor } from '../rules.js';
import type { SkirmishView } from '../view.js';
import { roomOf } from './bases.js';
import { declared } from './declared.js';
import { drawPile, type Pile, piles } from './dropped.js';
import { edges } from './edges.js';
import { frameOf } from './frame.js';
import { drawLeg } from './leg.js';
import { type Piece, pieces } from './pieces.js';
import { board, zone } from './terrain.js';

/** The table from above. */
export interface TableDrawing {
  readonly markup: string;
  readonly height: number;
  /** The figures for whose name there was no room. */
  readonly unnamed: readonly Piece[];
  /** What lies on the ground and could not be named in full. */
  readonly unlabelled: readonly Pile[];
}

/** Board, goal, figures, what lies on the ground, the leg and the actions declared, labels; from `top` pixels down. */
export function drawTable(view: SkirmishView, top: number): TableDrawing {
  const rules = rulesFor(view.rules);
  const frame = frameOf(view.board, top);
  const edge = edges(view.board, frame);
  const figures = pieces(view, frame, rules);
  const bases = figures.map(({ base }) => base);
  const ground = piles(view, frame, bases);
  const things: Taken = {
    area: frame.area,
    figures: [...bases.map(roomOf), ...ground.map(({ disc }) => disc)],
    boxes: edge.boxes,
  };
  const leg = drawLeg(view, frame, rules, things);
  const deeds = declared(view, frame, rules);
  const taken: Taken = {
    area: frame.area,
    figures: [...things.figures, ...leg.discs, ...deeds.discs],
    boxes: [...things.boxes, ...leg.boxes],
  };
  // Those in the fight, who are drawn last, have the first choice of places.
  const byRank = [...figures].reverse();
  const named = placedLabels(
    [
      ...byRank.map(({ base, label }) => ({ disc: roomOf(base), label })),
      ...ground.map(({ disc, label }) => ({ disc, label })),
    ],
    taken,
  ).filter(({ place }) => isWithinReach(place, FAR));
  const isNamed = ({ label }: { readonly label: Label }) => named.some((each) => each.label === label);
  const unnamed = figures.filter((piece) => !isNamed(piece));
  const short = placedLabels(
    unnamed.map(({ base, shortLabel }) => ({ disc: roomOf(base), label: shortLabel })),
    { ...taken, boxes: [...taken.boxes, ...named.map(({ place }) => place.box)] },
  );
  const labels = [...named, ...short];
  const markup = [
    edge.markup,
    board(view.board, frame),
    zone(view.goal, view.board, frame),
    leg.markup,
    ...labels.map(({ place }) => drawLeader(place)),
    ...figures.map((piece) => piece.markup),
    ...ground.map(({ disc }) => drawPile(disc)),
    deeds.markup,
    ...labels.map(({ label, place }) => drawLabel(label, place.box)),
  ];
  return {
    markup: markup.join(''),
    height: frame.area.height,
    unnamed,
    unlabelled: ground.filter((pile) => !isNamed(pile) || pile.label.text !== pile.names),
  };
}

/** The longest line from a figure to its name, in pixels; one further off has its short label, and its name below. */
const FAR = 110;
