export { pointAlong, prefixOf } from './along.js';
export { compareAngle45, compareAngle90 } from './angle.js';
export { type Approach, approach, retreat } from './approach.js';
export type { Reached } from './corner-search.js';
export { crossesPolygon, crossesPolygonWithin } from './crosses.js';
export { DIRECTIONS, directionAt } from './directions.js';
export { ceilGap, type Disc, discAt, gapWithin, overlap, overlapsAny, parseDisc } from './disc.js';
export { displace, displacement } from './displace.js';
export { ceilDistance, compareDistance, distanceSquared, within } from './distance.js';
export { roundHalfAway } from './exact.js';
export { findPath } from './find-path.js';
export { firstStop } from './first-stop.js';
export { contains, type HalfPlane, type Inset, inset } from './inset.js';
export { lengthInside } from './length-inside.js';
export { MAX_COORDINATE, MAX_LEGS, MAX_OBSTACLES, MAX_SEARCH_LEGS, MAX_VERTICES, MAX_WALL_CORNERS } from './limits.js';
export { type Contact, nearestOnOutline, outlineAt, positionOf, touchingAt } from './outline.js';
export { checkPath, type Path, type PathFault, type PathLimits, pathLength } from './path.js';
export { type ConvexPolygon, convexPolygon, type Side } from './polygon.js';
export {
  ceilDistanceToPolygon,
  compareDistanceToPolygon,
  containsDisc,
  containsPoint,
  distanceToPolygonWithin,
  floorDistanceToPolygon,
  gapToPolygonWithin,
  type Nearest,
  nearestOnPolygon,
  overlapsPolygon,
} from './polygon-distance.js';
export { primitive } from './primitive.js';
export { pathTo, reachable } from './reachable.js';
export { type Block, firstBelow, isSightBlocked, passesBelow } from './sight.js';
export { ceilSlantGap, compareSlantGap, slantGapWithin } from './slant-gap.js';
export { slide, type Way, type WayRound, wayRound } from './slide.js';
export { standsFree } from './stands-free.js';
export { firstBlocker, firstContact, isBlocked, type Travel } from './sweep.js';
export { tighten } from './tighten.js';
export { add, cross, dot, parseVector, quarterTurn, same, scale, subtract, type Vector } from './vector.js';
export type { WalkArea } from './walk-area.js';
export { firstWall, hitsWall } from './walls.js';
