import { displacement } from './displace.js';
import { MAX_COORDINATE } from './limits.js';
import type { Vector } from './vector.js';

/** Whether a point is no further than `MAX_COORDINATE` from zero along either axis. */
export function isInRange(point: Vector): boolean {
  return roomInRange(point) >= 0;
}

/** How many units a point can be moved in any direction for sure before it is out of range; negative where it is. */
export function roomInRange({ x, y }: Vector): number {
  return MAX_COORDINATE - Math.max(Math.abs(x), Math.abs(y));
}

/** The greatest whole length up to `limit` whose displacement in a direction leads out of range along neither axis. */
export function lengthInRange(from: Vector, direction: Vector, limit: number): number {
  if (roomInRange(from) >= limit) return limit;
  const { x, y } = direction;
  const size = Math.sqrt(x * x + y * y);
  const roomX = MAX_COORDINATE - Math.sign(x) * from.x;
  const roomY = MAX_COORDINATE - Math.sign(y) * from.y;
  const mayGo = (length: number): boolean => {
    const step = displacement(direction, length);
    return (x === 0 || Math.abs(step.x) <= roomX) && (y === 0 || Math.abs(step.y) <= roomY);
  };
  // A step is rounded: it may be half a unit longer along an axis than there is room.
  const most = Math.min(lengthAlong(roomX, size, x), lengthAlong(roomY, size, y), limit);
  let length = Math.max(0, Math.floor(most));
  while (length < limit && mayGo(length + 1)) length++;
  while (length > 0 && !mayGo(length)) length--;
  return length;
}

/** About how long a way is that leads half a unit beyond `room` along one axis. */
function lengthAlong(room: number, size: number, part: number): number {
  return part === 0 ? Number.POSITIVE_INFINITY : ((room + 0.5) * size) / Math.abs(part);
}
