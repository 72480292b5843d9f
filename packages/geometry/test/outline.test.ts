import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Contact,
  type ConvexPolygon,
  compareDistanceToPolygon,
  convexPolygon,
  discAt,
  nearestOnOutline,
  outlineAt,
  overlapsPolygon,
  positionOf,
  quarterTurn,
  type Side,
  subtract,
  touchingAt,
  type Vector,
} from '../src/index.js';
import { LOOKS, look, polygonUpTo, vectorUpTo, withCross } from './arbitraries.js';
import { hull } from './decks.js';
import { refusal } from './refusal.js';

const polygon = fc.oneof(polygonUpTo(60), polygonUpTo(800));
const v = (x: number, y: number): Vector => ({ x, y });
const sideOf = (shape: ConvexPolygon, { side }: Contact): Side => shape.sides[side] ?? fail(side);

function fail(side: number): never {
  throw new Error(`no side ${side}`);
}

/** Whether a contact's place was a toss-up between the two middles of a side of odd length. */
function isMiddle(shape: ConvexPolygon, contact: Contact): boolean {
  return Math.abs(2 * contact.offset - sideOf(shape, contact).length) === 1;
}

describe('positions on the outline', () => {
  test.each<[number, Contact]>([
    [0, { side: 0, offset: 0 }],
    [331, { side: 0, offset: 331 }],
    [332, { side: 1, offset: 0 }],
    [1492, { side: 2, offset: 0 }],
    [3927, { side: 7, offset: 139 }],
    [3928, { side: 0, offset: 0 }],
    [-1, { side: 7, offset: 139 }],
    [3928 * 5 + 332, { side: 1, offset: 0 }],
  ])('%i is %o', (position, contact) => {
    expect(outlineAt(hull, position)).toEqual(contact);
  });

  test('name every point once, but for corners, which end one side and start the next', () => {
    fc.assert(
      fc.property(polygon, fc.integer({ min: -10_000, max: 10_000 }), (shape, position) => {
        const contact = outlineAt(shape, position);
        const around = ((position % shape.perimeter) + shape.perimeter) % shape.perimeter;
        expect(positionOf(shape, contact)).toBe(around);
        expect(contact.offset).toBeLessThan(sideOf(shape, contact).length);
      }),
    );
    const ends = hull.sides.map((side, i) => positionOf(hull, { side: i, offset: side.length }));
    expect(ends).toEqual(hull.sides.map((_, i) => hull.sides[(i + 1) % 8]?.start));
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%f is none', (position) => {
    expect(refusal(() => outlineAt(hull, position)).code).toBe('invalid-contact');
  });
});

describe('the nearest point of the outline', () => {
  test.each<[string, Vector, readonly number[]]>([
    ['to a point beside a side', v(880, -190), [332 + 580]],
    ['to a point inside', v(880, 100), [332 + 580]],
    ['to a point amidships: to port and to starboard', v(880, 210), [332 + 580, 2296 + 580]],
    ['to a point off a corner', v(1800, 130), [1824]],
    ['to a corner itself', v(1760, 140), [1824]],
    ['to the first corner', v(-9, 140), [0]],
    ['to a point of a side', v(0, 200), [3928 - 60]],
  ])('%s', (_, point, positions) => {
    expect(nearestOnOutline(point, hull).map((contact) => positionOf(hull, contact))).toEqual(positions);
  });

  // A side along (4, 4) counts 6 units; a step of 1, 1 along it is one and a half of them.
  const kite = convexPolygon([v(0, 0), v(4, -4), v(8, 0), v(4, 4)]);
  // A side along (6, 6) counts 9 units, so that its middle is between two.
  const odd = convexPolygon([v(0, 0), v(6, -6), v(12, 0), v(6, 6)]);

  test.each<[string, ConvexPolygon, Vector, Contact]>([
    ['half-way between two units, towards the start when that is nearer', kite, v(1, -1), { side: 0, offset: 1 }],
    ['half-way between two units, towards the end when that is nearer', kite, v(3, -3), { side: 0, offset: 5 }],
    ['in the middle of a side of odd length, forwards with rising x', odd, v(3, -3), { side: 0, offset: 5 }],
    ['in the middle of a side of odd length, backwards with falling x', odd, v(9, 3), { side: 2, offset: 4 }],
  ])('%s', (_, shape, point, contact) => {
    expect(nearestOnOutline(point, shape)).toEqual([contact]);
  });

  test('is on the nearest sides exactly, and the nearest that is whole units along', () => {
    fc.assert(
      fc.property(polygon, vectorUpTo(1000), (shape, point) => {
        const contacts = nearestOnOutline(point, shape);
        const squares = shape.sides.map((side) => squareTo(point, side));
        const least = squares.reduce((a, b) => (b.top * a.bottom < a.top * b.bottom ? b : a));
        const tied = squares.filter((s) => s.top * least.bottom === least.top * s.bottom).length;
        expect(contacts.length).toBeGreaterThan(0);
        expect(contacts.length).toBeLessThanOrEqual(tied);
        for (const contact of contacts) {
          const side = sideOf(shape, contact);
          const square = squareTo(point, side);
          expect(square.top * least.bottom).toBe(least.top * square.bottom);
          // |part·length/square − offset| ≤ 1/2
          const [length, offset] = [BigInt(side.length), BigInt(contact.offset)];
          const off = square.part * length - offset * BigInt(side.square);
          expect(2n * (off < 0n ? -off : off) <= BigInt(side.square)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is exact where it lies next to half-way, far beyond what doubles tell apart', () => {
    // One long side along (a, b), and for each half of a unit the points whose feet are closest to it.
    const along = v(2_000_003, 1_000_003);
    const shape = convexPolygon([v(0, 0), along, v(0, 3_000_000)]);
    const { length, square } = sideOf(shape, { side: 0, offset: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: length - 1 }), fc.integer({ min: -1, max: 1 }), (k, off) => {
        const part = ((2n * BigInt(k) + 1n) * BigInt(square)) / (2n * BigInt(length)) + BigInt(off);
        // The product with the side is the cross product with what is square to it; one of that further is outside.
        const inside = withCross(quarterTurn(along), part);
        const point = subtract(inside, quarterTurn(along));
        const nearest = nearestOnOutline(point, shape);
        if (nearest[0]?.side !== 0) return;
        const error = part * BigInt(length) - BigInt(nearest[0].offset) * BigInt(square);
        expect(2n * (error < 0n ? -error : error) <= BigInt(square)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('is the same point in every mirror image', () => {
    fc.assert(
      fc.property(polygon, vectorUpTo(400), look, (shape, point, seen) => {
        const contacts = nearestOnOutline(point, shape);
        if (contacts.some((contact) => isMiddle(shape, contact))) return;
        const there = convexPolygon(shape.vertices.map(seen.of));
        const mirrored = LOOKS.indexOf(seen) >= 4;
        const expected = contacts
          .map((c) => positionOf(shape, c))
          .map((p) => (mirrored && p > 0 ? shape.perimeter - p : p));
        const found = nearestOnOutline(seen.of(point), there).map((c) => positionOf(there, c));
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 150 },
    );
  });
});

describe('a disc that touches a polygon at a point of its outline [T-ROUND]', () => {
  test.each<[string, Contact, number, Vector]>([
    ['square to a side', { side: 1, offset: 100 }, 30, v(400, -30)],
    ['at the start of a side', { side: 1, offset: 0 }, 30, v(300, -30)],
    ['at the end of a side, the same corner', { side: 0, offset: 332 }, 30, v(287, -28)],
    ['of no size', { side: 3, offset: 70 }, 0, v(1760, 210)],
  ])('%s', (_, contact, radius, centre) => {
    expect(touchingAt(contact, hull, radius, centre)).toEqual(centre);
  });

  const somewhere = fc.tuple(
    polygon,
    fc.integer({ min: 0, max: 5000 }),
    fc.integer({ min: 0, max: 60 }),
    vectorUpTo(900),
  );

  test('overlaps it not at all, and is less than two units from it', () => {
    fc.assert(
      fc.property(somewhere, ([shape, position, radius, from]) => {
        const centre = touchingAt(outlineAt(shape, position), shape, radius, from);
        expect(compareDistanceToPolygon(centre, shape, radius)).toBeGreaterThanOrEqual(0);
        expect(compareDistanceToPolygon(centre, shape, radius + 2)).toBeLessThan(0);
      }),
      { numRuns: 150 },
    );
  });

  test('lies less than two units from the exact place', () => {
    fc.assert(
      fc.property(somewhere, ([shape, position, radius, from]) => {
        const contact = outlineAt(shape, position);
        const { from: start, along, length, square } = sideOf(shape, contact);
        const [part, out] = [contact.offset / length, radius / Math.sqrt(square)];
        const centre = touchingAt(contact, shape, radius, from);
        const x = start.x + along.x * part + along.y * out;
        const y = start.y + along.y * part - along.x * out;
        expect(Math.hypot(centre.x - x, centre.y - y)).toBeLessThan(2);
      }),
    );
  });

  test('looks the same in every mirror image and translation', () => {
    fc.assert(
      fc.property(somewhere, look, vectorUpTo(900), ([shape, position, radius, from], seen, shift) => {
        const contact = outlineAt(shape, position);
        if (contact.offset === 0) return;
        const move = (p: Vector): Vector => v(seen.of(p).x + shift.x, seen.of(p).y + shift.y);
        const there = convexPolygon(shape.vertices.map(move));
        const mirrored = LOOKS.indexOf(seen) >= 4;
        const image = outlineAt(there, mirrored ? -positionOf(shape, contact) : positionOf(shape, contact));
        expect(touchingAt(image, there, radius, move(from))).toEqual(move(touchingAt(contact, shape, radius, from)));
      }),
      { numRuns: 150 },
    );
  });

  test('rounds the step, not the place: halves go away from where it comes from', () => {
    // The middle of an odd side, at half a unit; the sides are level, so that nothing else is rounded.
    const shape = convexPolygon([v(0, 0), v(7, 0), v(7, 9), v(0, 9)]);
    const odd = convexPolygon([v(0, 0), v(4, 3), v(0, 6)]);
    expect(touchingAt({ side: 0, offset: 3 }, shape, 5, v(-100, -5))).toEqual(v(3, -5));
    // (4, 3)·5/5 out of (4, 3): whole. With offset 1 of 5 along (4, 3), 0.8 and 0.6, and 5 out, (3, −4): 3.8 and −3.4.
    expect(touchingAt({ side: 0, offset: 1 }, odd, 5, v(0, 0))).toEqual(v(4, -4));
    expect(overlapsPolygon(discAt(v(4, -3), 5), odd)).toBe(true);
  });

  test.each<[string, Contact, number, string]>([
    ['no such side', { side: 8, offset: 0 }, 30, 'invalid-contact'],
    ['a side of NaN', { side: Number.NaN, offset: 0 }, 30, 'invalid-contact'],
    ['an offset past the end', { side: 0, offset: 333 }, 30, 'invalid-contact'],
    ['a negative offset', { side: 0, offset: -1 }, 30, 'invalid-contact'],
    ['an offset of NaN', { side: 0, offset: Number.NaN }, 30, 'invalid-contact'],
    ['a radius of NaN', { side: 0, offset: 0 }, Number.NaN, 'invalid-length'],
  ])('is refused with %s', (_, contact, radius, code) => {
    expect(refusal(() => touchingAt(contact, hull, radius, v(0, 0))).code).toBe(code);
  });
});

/** The square of the distance from a side as a fraction, and how far along it the nearest point of its line lies. */
function squareTo(p: Vector, { from, along }: Side): { top: bigint; bottom: bigint; part: bigint } {
  const [ex, ey] = [BigInt(along.x), BigInt(along.y)];
  const [wx, wy] = [BigInt(p.x - from.x), BigInt(p.y - from.y)];
  const bottom = ex * ex + ey * ey;
  const part = wx * ex + wy * ey;
  if (part <= 0n) return { top: wx * wx + wy * wy, bottom: 1n, part: 0n };
  if (part >= bottom) return { top: (wx - ex) ** 2n + (wy - ey) ** 2n, bottom: 1n, part: bottom };
  return { top: (wx * ey - wy * ex) ** 2n, bottom, part };
}
