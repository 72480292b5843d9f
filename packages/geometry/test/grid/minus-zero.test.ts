import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as grid from '../../src/grid.js';
import { minusZeros } from '../minus-zeros.js';
import { cells, cellsUpTo } from './boards.js';
import { grounds } from './grounds.js';

const scene = fc.record({
  a: cellsUpTo(5),
  b: cellsUpTo(5),
  far: cells,
  ground: grounds,
  shape: fc.array(cellsUpTo(4), { maxLength: 5 }),
  turns: fc.integer({ min: -5, max: 5 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;

/** Everything that is computed of cells, so that zeros of either sign may come of it. */
const ANSWERS: Readonly<Record<string, (scene: Scene) => unknown>> = {
  neighbours: ({ a, ground }) => [grid.neighbours(a, ground.grid), grid.neighbour(a, 'NW'), grid.STEPS],
  cells: ({ ground }) => grid.cellsOf(ground.grid),
  names: ({ far }) => grid.parseCellName(grid.cellName(far), { columns: 64, rows: 64 }),
  ranges: ({ a, far }) =>
    grid.METRICS.map((metric) => [
      grid.rangeBetween(a, far, metric),
      grid.chebyshev(a, a),
      grid.leastRange([a], [a, far], metric),
    ]),
  order: ({ a, b }) => [grid.compareCells(a, b), grid.nearestFirst(a, 'euclidean')(b, b)],
  discs: ({ a, turns, ground }) => [
    grid.cellsWithin(a, turns, ground.grid, 'chebyshev'),
    grid.ring(a, turns + 0.5, ground.grid, 'euclidean'),
  ],
  lines: ({ a, far }) => [grid.lineBetween(a, far), grid.heaviestOnLine(a, far, () => -0)],
  reach: ({ a, ground }) => grid.reachable(a, 3, ground),
  paths: ({ a, b, ground }) => [grid.cheapestPath(a, [b], ground), grid.checkPath([a, b], ground, { allowance: 1 })],
  shapes: ({ shape, a, turns }) => {
    const shapes = [grid.turned(shape, turns), grid.turned(shape, -0), grid.shifted(shape, a), grid.toOrigin(shape)];
    return [shapes, grid.inOrder(shape), grid.groupsOf(shape, 'corner')];
  },
};

describe('no answer holds a minus zero', () => {
  test.each(Object.entries(ANSWERS))('%s', (name, answer) => {
    fc.assert(
      fc.property(scene, (given) => {
        expect(minusZeros(answer(given), name)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
