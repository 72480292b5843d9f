import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, cross, dot, quarterTurn, same, scale, subtract } from '../src/index.js';
import { farPoint, LOOKS, motion, point } from './arbitraries.js';

describe('vectors', () => {
  test('what is added and taken away again leaves the vector', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(a, scale(a, -1))).toEqual({ x: 0, y: 0 });
        expect(scale(a, 3)).toEqual(add(a, add(a, a)));
      }),
    );
  });

  test('never have a minus zero', () => {
    expect(scale({ x: 0, y: 5 }, -1)).toEqual({ x: 0, y: -5 });
    expect(quarterTurn({ x: 5, y: 0 })).toEqual({ x: 0, y: 5 });
  });

  test('products are exact for any two differences of points in range', () => {
    fc.assert(
      fc.property(farPoint, farPoint, farPoint, farPoint, (a, b, c, d) => {
        const [u, w] = [subtract(a, b), subtract(c, d)];
        const [ux, uy, wx, wy] = [BigInt(u.x), BigInt(u.y), BigInt(w.x), BigInt(w.y)];
        expect(BigInt(dot(u, w))).toBe(ux * wx + uy * wy);
        expect(BigInt(cross(u, w))).toBe(ux * wy - uy * wx);
      }),
    );
  });

  test('a quarter turn is square to the vector, to the side where x turns into y', () => {
    fc.assert(
      fc.property(point, (a) => {
        expect(dot(a, quarterTurn(a))).toBe(0);
        expect(cross(a, quarterTurn(a))).toBe(dot(a, a));
        expect(quarterTurn(quarterTurn(a))).toEqual(scale(a, -1));
      }),
    );
  });

  test('the cross product keeps its sign when turned, and changes it when mirrored', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        for (const [i, look] of LOOKS.entries()) {
          expect(cross(look.of(a), look.of(b))).toBe(i < 4 ? cross(a, b) : 0 - cross(a, b));
          expect(dot(look.of(a), look.of(b))).toBe(dot(a, b));
        }
      }),
    );
  });

  test('are the same when both coordinates are', () => {
    fc.assert(
      fc.property(point, point, motion, (a, b, moved) => {
        expect(same(a, b)).toBe(a.x === b.x && a.y === b.y);
        expect(same(moved.of(a), moved.of(b))).toBe(same(a, b));
        expect(same(a, { ...a })).toBe(true);
      }),
    );
  });
});
