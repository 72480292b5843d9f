export type { PathLimits } from './grid/allowance.js';
export { type Cell, compareCells, sameCell } from './grid/cell.js';
export { cellsWithin, ring } from './grid/cells-within.js';
export { cheapestPath, type Path } from './grid/cheapest-path.js';
export { checkPath, type PathFault } from './grid/check-path.js';
export { COMPASS, type Direction, directionOf, neighbour, neighbours, STEPS } from './grid/compass.js';
export { cellAt, cellIndex, cellsOf, type Grid, isOnGrid, parseCell, parseGrid } from './grid/grid.js';
export type { Ground } from './grid/ground.js';
export { groupsOf, isConnected, type Joint } from './grid/groups.js';
export { heaviestOnLine, isLineBlocked, weightOfPart } from './grid/hindrance.js';
export { MAX_CELL_COST, MAX_CELLS, MAX_SIDE } from './grid/limits.js';
export { type LinePart, lineBetween } from './grid/line.js';
export {
  chebyshev,
  euclideanSquared,
  isAdjacent,
  isWithin,
  leastRange,
  METRICS,
  type Metric,
  nearestFirst,
  orderingDistance,
  rangeBetween,
} from './grid/metric.js';
export { cellName, columnName, parseCellName } from './grid/names.js';
export { pathTo, type Reached, reachable } from './grid/reachable.js';
export { inOrder, shifted, toOrigin, turned } from './grid/shape.js';
