import { type Circle, element, type Point, points } from '@tabletop/game/svg';
import { HALO } from './palette.js';

/** How an arrow is drawn. */
export interface ArrowStyle {
  readonly colour: string;
  /** In pixels. */
  readonly width: number;
  /** How its line is broken; undefined where it is not. */
  readonly dashes?: string;
  /** How long its head is, in pixels. */
  readonly head: number;
  /** What it ends in: a head, unless a bar is wanted. */
  readonly tip?: 'bar';
}

/** An arrow along some points, with its tip at the last; it may have no points. */
export interface Arrow {
  readonly way: readonly Point[];
  readonly style: ArrowStyle;
}

/** An arrow with a light rim that sets it off, unless none is wanted; nothing where it has no length. */
export function drawArrow({ way, style: { colour, width, dashes, head, tip: end } }: Arrow, hasRim = true): string {
  const [before, tip] = way.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const ahead = direction(before, tip);
  if (ahead === undefined) return '';
  const back = { x: tip.x - ahead.x * head, y: tip.y - ahead.y * head };
  const corner = (side: number) => ({ x: back.x - ahead.y * side, y: back.y + ahead.x * side });
  const bar = (side: number) => ({ x: tip.x - ahead.y * head * side, y: tip.y + ahead.x * head * side });
  // The line ends inside the head, so that its blunt end does not show beside the tip.
  const neck = { x: tip.x - ahead.x * head * 0.7, y: tip.y - ahead.y * head * 0.7 };
  const line = { points: points([...way.slice(0, -1), neck]), fill: 'none', 'stroke-linejoin': 'round' };
  return [
    hasRim ? element('polyline', { ...line, stroke: HALO, 'stroke-width': width + 2, 'stroke-opacity': 0.8 }) : '',
    element('polyline', { ...line, stroke: colour, 'stroke-width': width, 'stroke-dasharray': dashes }),
    end === 'bar'
      ? element('polyline', { points: points([bar(0.7), bar(-0.7)]), fill: 'none', stroke: colour, 'stroke-width': 3 })
      : element('polygon', {
          points: points([tip, corner(head * 0.55), corner(head * -0.55)]),
          fill: colour,
          ...(hasRim ? { stroke: HALO, 'stroke-width': 0.75 } : {}),
        }),
  ].join('');
}

/** The way of length 1 from a point to another; undefined where they are the same. */
export function direction(from: Point, to: Point): Point | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? undefined : { x: dx / length, y: dy / length };
}

/** The straight line from the rim of a disc to that of another; none where they have one middle. */
export function between(from: Circle, to: Circle): readonly Point[] {
  const ahead = direction(from, to);
  if (ahead === undefined) return [];
  return [
    { x: from.x + ahead.x * from.radius, y: from.y + ahead.y * from.radius },
    { x: to.x - ahead.x * to.radius, y: to.y - ahead.y * to.radius },
  ];
}

/** The discs, so many pixels apart or nearer, that cover an arrow. */
export function discsAlong({ way }: Arrow, apart: number): readonly Circle[] {
  return way.slice(1).flatMap((to, at) => {
    const from = way[at] ?? to;
    const steps = Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / apart);
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / Math.max(1, steps),
      y: from.y + ((to.y - from.y) * step) / Math.max(1, steps),
      radius: apart / 2,
    }));
  });
}

/** The room that the head of an arrow takes. */
export function headDiscs({ way, style: { head } }: Arrow): readonly Circle[] {
  return way.slice(-1).map((tip) => ({ ...tip, radius: head }));
}
