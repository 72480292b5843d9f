import { describe, expect, test } from 'vitest';
import { longestInDoubt } from '../src/doubt.js';
import { convexPolygon, discAt, firstStop, inset, type Vector, type WalkArea } from '../src/index.js';

const v = (x: number, y: number): Vector => ({ x, y });
const box = (x: number, y: number, wide: number, high: number) =>
  convexPolygon([v(x, y), v(x + wide, y), v(x + wide, y + high), v(x, y + high)]);
const beside = (aside: number, radius: number): WalkArea => ({
  radius: 12,
  obstacles: [discAt(v(20_000 + aside, 20_000), radius)],
});

/** The end of the range: tried one by one, so many lengths take seconds. */
const FAR = 2 ** 24;

describe('the lengths that have to be tried', () => {
  test.each<[string, Vector, WalkArea, number]>([
    ['to a disc', v(1, 0), { radius: 12, obstacles: [discAt(v(900, 0), 500)] }, 2],
    ['to a disc, askew', v(1, 0), { radius: 12, obstacles: [discAt(v(900, 300), 500)] }, 2],
    ['to a disc far along a diagonal, grazing it', v(1, 1), beside(8119, 5741 - 12), 100],
    ['to a disc, grazing it by a fifth of a unit', v(3, 1), { radius: 0, obstacles: [discAt(v(900, 616), 300)] }, 2500],
    ['to a wall', v(2, 1), { radius: 12, obstacles: [], walls: [box(300, -900, 2000, 1800)] }, 3],
    ['to a wall, for a point', v(2, 1), { radius: 0, obstacles: [], walls: [box(300, -900, 2000, 1800)] }, 3],
    ['to a thin wall, for a point', v(2, 1), { radius: 0, obstacles: [], walls: [box(300, -900, 1, 1800)] }, 250],
    ['to a wall that is touched', v(2, 1), { radius: 12, obstacles: [], walls: [box(12, -900, 9, 1800)] }, 3],
    ['to an edge', v(2, 1), { radius: 12, obstacles: [], area: inset(box(-400, -400, 800, 800), 12) }, 3],
    [
      'to an edge that is touched',
      v(1, 0),
      { radius: 12, obstacles: [], area: inset(box(-400, -400, 412, 800), 12) },
      3,
    ],
  ])('%s', (_, direction, alone, most) => {
    const { length } = firstStop(v(0, 0), direction, FAR, alone);
    const doubtful = longestInDoubt(v(0, 0), direction, FAR, alone);
    expect(doubtful).toBeGreaterThanOrEqual(length);
    expect(doubtful - length).toBeLessThanOrEqual(most);
  });

  test.each<[string, Vector, WalkArea]>([
    ['nothing there', v(1, 0), { radius: 12, obstacles: [] }],
    ['a disc that is only touched', v(1, 0), { radius: 12, obstacles: [discAt(v(900, 512), 500)] }],
    ['a wall that is only touched', v(1, 0), { radius: 12, obstacles: [], walls: [box(300, 12, 9, 9)] }],
    ['an edge alongside', v(1, 0), { radius: 12, obstacles: [], area: inset(box(-400, -12, FAR / 2, 800), 12) }],
  ])('are all where the whole way may be legal: %s', (_, direction, alone) => {
    for (const limit of [0, 1, 2, 1000, FAR / 4]) expect(longestInDoubt(v(0, 0), direction, limit, alone)).toBe(limit);
  });
});
