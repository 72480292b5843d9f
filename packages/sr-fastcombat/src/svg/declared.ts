import { type Circle, clip, element, type Frame, isInside, type Point, points } from '@tabletop/game/svg';
import { add, directionAt, discAt, displacement, type Vector } from '@tabletop/geometry';
import type { Deed } from '../deed.js';
import { figureOf } from '../find.js';
import { blastRadius } from '../grenades/blast.js';
import { grenadeOf } from '../grenades/charge.js';
import type { Rules } from '../rules.js';
import { toUnits } from '../units.js';
import type { SkirmishView } from '../view.js';
import { DECLARED } from './palette.js';

/** What has been declared, as it is drawn. */
export interface DeclaredDrawing {
  readonly markup: string;
  /** What labels keep clear of: the heads of arrows, and crosses. */
  readonly discs: readonly Circle[];
}

/**
 * What has been declared openly: an arrow from each figure to whom or what it aims at, a cross at the spot of a grenade
 * or spell, and how far a grenade's blast or a spell reaches.
 */
export function declared(view: SkirmishView, frame: Frame, rules: Rules): DeclaredDrawing {
  const deeds = [...(view.deed === null ? [] : [view.deed]), ...view.queue];
  const drawn = [...deeds.flatMap((deed) => aimed(deed, view, frame, rules)), ...spot(view, frame)];
  return { markup: drawn.map(({ markup }) => markup).join(''), discs: drawn.flatMap(({ discs }) => discs) };
}

function aimed(deed: Deed, view: SkirmishView, frame: Frame, rules: Rules): readonly DeclaredDrawing[] {
  const figure = figureOf(view, deed.figure);
  const target = 'target' in deed && deed.target !== null ? figureOf(view, deed.target)?.at : undefined;
  const at = 'at' in deed ? deed.at : null;
  if (figure === undefined) return [];
  const baseAt = (place: Vector) => frame.disc(discAt(place, toUnits(rules.figureRadius)));
  if (target !== undefined) return arrow(baseAt(figure.at), baseAt(target));
  if (at === null) return [];
  const reach = deed.type === 'cast' ? (figure.profile.spells[deed.spell]?.radius ?? null) : null;
  return [
    ...arrow(baseAt(figure.at), { ...frame.point(at), radius: CROSS }),
    ...cross(at, frame),
    ...(reach === null ? [] : ring(at, toUnits(reach), view, frame)),
  ];
}

/** Where a grenade comes down, or goes off. */
function spot(view: SkirmishView, frame: Frame): readonly DeclaredDrawing[] {
  const { stage } = view;
  if (stage.phase !== 'throw' && stage.phase !== 'scatter' && stage.phase !== 'blast') return [];
  const reach = stage.phase === 'blast' ? null : blastRadius(grenadeOf(stage.grenade));
  return [...cross(stage.at, frame), ...(reach === null ? [] : ring(stage.at, toUnits(reach), view, frame))];
}

/** The size of a cross, in pixels to each side. */
const CROSS = 6;
const STROKE = { stroke: DECLARED, 'stroke-width': 2 } as const;

/** A cross at a spot; nothing where it lies beyond what is shown, as a grenade that went astray may. */
function cross(at: Vector, frame: Frame): readonly DeclaredDrawing[] {
  const { x, y } = frame.point(at);
  if (!isInside({ x: x - CROSS, y: y - CROSS, width: 2 * CROSS, height: 2 * CROSS }, frame.area)) return [];
  const lines = [
    element('line', { x1: x - CROSS, y1: y, x2: x + CROSS, y2: y, ...STROKE }),
    element('line', { x1: x, y1: y - CROSS, x2: x, y2: y + CROSS, ...STROKE }),
  ];
  return [{ markup: lines.join(''), discs: [{ x, y, radius: CROSS }] }];
}

/** So many degrees are between the corners of a ring. */
const CORNERS = 6;

/** A circle on the table, as far as the board goes. */
function ring(middle: Vector, radius: number, { board }: SkirmishView, frame: Frame): readonly DeclaredDrawing[] {
  const corners = Array.from({ length: 360 / CORNERS }, (_, at) =>
    frame.point(add(middle, displacement(directionAt(at * CORNERS), radius))),
  );
  const inside = clip(corners, board.corners.map(frame.point));
  if (inside.length === 0) return [];
  const markup = element('polygon', {
    points: points(inside),
    fill: DECLARED,
    'fill-opacity': 0.08,
    stroke: DECLARED,
    'stroke-dasharray': '3 3',
  });
  return [{ markup, discs: [] }];
}

/** The length of an arrow's head, and half of its width, in pixels. */
const HEAD = { length: 10, half: 5 };

/** An arrow from the rim of one disc to that of another; nothing where there is no room between them. */
function arrow(from: Circle, to: Circle): readonly DeclaredDrawing[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length - from.radius - to.radius < HEAD.length) return [];
  return [shaft(from, to, { x: dx / length, y: dy / length }, length)];
}

function shaft(from: Circle, to: Circle, along: Point, length: number): DeclaredDrawing {
  const at = (distance: number, aside: number): Point => ({
    x: from.x + along.x * distance - along.y * aside,
    y: from.y + along.y * distance + along.x * aside,
  });
  const tip = length - to.radius;
  const [start, neck] = [at(from.radius, 0), at(tip - HEAD.length, 0)];
  const parts = [
    element('line', { x1: start.x, y1: start.y, x2: neck.x, y2: neck.y, ...STROKE, 'stroke-dasharray': '6 3' }),
    element('polygon', {
      points: points([at(tip, 0), at(tip - HEAD.length, HEAD.half), at(tip - HEAD.length, -HEAD.half)]),
      fill: DECLARED,
    }),
  ];
  return { markup: parts.join(''), discs: [{ ...at(tip - HEAD.length / 2, 0), radius: HEAD.length / 2 }] };
}
