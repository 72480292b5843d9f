import type { Box, Line } from '@tabletop/game/svg';

/** Whether a whole edge of one box is one of the other. */
export function shareEdge(a: Box, b: Box): boolean {
  const areBeside = a.y === b.y && a.height === b.height && (a.x + a.width === b.x || b.x + b.width === a.x);
  const areStacked = a.x === b.x && a.width === b.width && (a.y + a.height === b.y || b.y + b.height === a.y);
  return areBeside || areStacked;
}

/** How far a line between two boxes reaches into them, in pixels. */
const REACH = 3;

/** A level or upright line that joins two boxes that do not overlap where they are nearest: it reaches a little into both. */
export function bridge(a: Box, b: Box): Line {
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)];
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [across, down] = [(left - right) / 2 + REACH, (top - bottom) / 2 + REACH];
  return across > down
    ? [
        { x: x - across, y },
        { x: x + across, y },
      ]
    : [
        { x, y: y - down },
        { x, y: y + down },
      ];
}
