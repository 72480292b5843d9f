export { ceilGap, type Disc, discAt, gapWithin, overlap, overlapsAny, parseDisc } from './disc.js';
export { displace, displacement } from './displace.js';
export { ceilDistance, compareDistance, distanceSquared, within } from './distance.js';
export { contains, type HalfPlane, type Inset, inset } from './inset.js';
export { MAX_COORDINATE, MAX_VERTICES } from './limits.js';
export { type ConvexPolygon, convexPolygon, type Side } from './polygon.js';
export {
  ceilDistanceToPolygon,
  compareDistanceToPolygon,
  containsDisc,
  containsPoint,
  distanceToPolygonWithin,
  gapToPolygonWithin,
  type Nearest,
  nearestOnPolygon,
  overlapsPolygon,
} from './polygon-distance.js';
export { firstBlocker, firstContact, isBlocked, type Travel } from './sweep.js';
export { add, cross, dot, parseVector, quarterTurn, same, scale, subtract, type Vector } from './vector.js';
