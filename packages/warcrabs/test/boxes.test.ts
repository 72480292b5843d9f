import { contains, containsPoint, discAt, isSightBlocked, overlap, overlapsPolygon } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARDS, canSee, DEFAULT_RULES, warcrabs } from '../src/index.js';
import { boxContains, boxOf, comesToBox } from '../src/table/box.js';
import { footingAt, groundOf, standsClear } from '../src/table/ground.js';

const GROUNDS = Object.values(BOARDS).map((board) => ({ board, ground: groundOf(board, DEFAULT_RULES) }));

/** A House board and some places on it, most of them near where things are. */
const scene = fc.constantFrom(...GROUNDS).chain(({ board, ground }) => {
  const corners = ground.blocks.flatMap(({ polygon }) => polygon.vertices);
  const near = fc
    .tuple(fc.constantFrom(...corners), fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }))
    .map(([{ x, y }, dx, dy]) => ({ x: x + dx, y: y + dy }));
  return fc.record({ board: fc.constant(board), ground: fc.constant(ground), from: near, to: near, other: near });
});

const RUNS = { seed: 4, numRuns: 150 };

describe('what boxes spare changes no answer', () => {
  test('[W-TABLE] the footing is the top of the highest thing at a point', () => {
    fc.assert(
      fc.property(scene, ({ ground, from }) => {
        const tops = ground.blocks.filter(({ polygon }) => containsPoint(polygon, from)).map(({ top }) => top);
        expect(footingAt(ground, from)).toBe(Math.max(0, ...tops));
      }),
      RUNS,
    );
  });

  test('[W-MOVE] a base stands clear of everything higher, and of crabs', () => {
    fc.assert(
      fc.property(scene, ({ ground, from, other }) => {
        const height = footingAt(ground, from);
        const base = discAt(from, ground.radius);
        const higher = ground.blocks.filter(({ top }) => top > height);
        const level = Math.abs(footingAt(ground, other) - height) < ground.crabHeight;
        const isClear =
          contains(ground.area, from) &&
          !higher.some(({ polygon }) => overlapsPolygon(base, polygon)) &&
          !(level && overlap(base, discAt(other, ground.radius)));
        expect(standsClear(from, 1, [{ id: 2, at: other, hitPoints: 1 }], ground)).toBe(isClear);
      }),
      RUNS,
    );
  });

  test('[W-SIGHT] sight is blocked by what lies across the line', () => {
    fc.assert(
      fc.property(scene, ({ board, ground, from, to }) => {
        const solids = ground.blocks.filter(({ kind }) => kind === 'obstacle');
        const eye = (at: typeof from) => footingAt(ground, at) + ground.crabHeight;
        expect(canSee({ board }, from, to, DEFAULT_RULES)).toBe(!isSightBlocked(from, eye(from), to, eye(to), solids));
      }),
      RUNS,
    );
  });

  test('a point or way that touches a box comes to it; one that keeps the distance does not', () => {
    const polygon = groundOf(BOARDS.desk, DEFAULT_RULES).blocks[0]?.polygon;
    const box = polygon === undefined ? { left: 0, right: 0, top: 0, bottom: 0 } : boxOf(polygon);
    const { left, top } = box;
    const at = (x: number, y: number) => ({ x: left + x, y: top + y });
    expect([boxContains(box, at(0, 0)), boxContains(box, at(-1, 0))]).toEqual([true, false]);
    expect([comesToBox(box, at(-9, 0), at(0, 0)), comesToBox(box, at(-9, 0), at(-1, 0))]).toEqual([true, false]);
    expect([comesToBox(box, at(-11, 0), at(-11, 9), 12), comesToBox(box, at(-12, 0), at(-12, 9), 12)]).toEqual([
      true,
      false,
    ]);
  });
});

test('the ground is made once for each board', () => {
  const { board } = warcrabs.setup({}, 1);
  expect(groundOf(board, DEFAULT_RULES)).toBe(groundOf(board, DEFAULT_RULES));
});
