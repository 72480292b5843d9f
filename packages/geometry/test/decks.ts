import fc from 'fast-check';
import {
  type ConvexPolygon,
  contains,
  convexPolygon,
  type Disc,
  discAt,
  type Inset,
  inset,
  overlapsAny,
  type Vector,
} from '../src/index.js';

/** A hull of 88 by 21 cm in half-millimetres, its ends tapering. */
export const HULL: readonly Vector[] = [
  { x: 0, y: 140 },
  { x: 300, y: 0 },
  { x: 1460, y: 0 },
  { x: 1760, y: 140 },
  { x: 1760, y: 280 },
  { x: 1460, y: 420 },
  { x: 300, y: 420 },
  { x: 0, y: 280 },
];

export const hull: ConvexPolygon = convexPolygon(HULL);
export const RADIUS = 25;
export const area: Inset = inset(hull, RADIUS);
const MASTS: readonly Disc[] = [440, 880, 1320].map((x) => discAt({ x, y: 210 }, 30));

/** A deck with masts and figures, and two free places on it. */
export interface Deck {
  readonly obstacles: readonly Disc[];
  readonly from: Vector;
  readonly to: Vector;
}

/** A deck made of random fractions: eight to sixteen figures, none overlapping. */
export function deckOf(random: () => number): Deck {
  const obstacles: Disc[] = [...MASTS];
  const free = (): Vector => {
    for (;;) {
      const at = { x: Math.floor(random() * 1761), y: Math.floor(random() * 421) };
      if (contains(area, at) && !overlapsAny(discAt(at, RADIUS), obstacles)) return at;
    }
  };
  const figures = 8 + Math.floor(random() * 9);
  for (let i = 0; i < figures; i++) obstacles.push(discAt(free(), RADIUS));
  return { obstacles, from: free(), to: free() };
}

/** A deck for fast-check. */
export const deck: fc.Arbitrary<Deck> = fc.integer().map((seed) => deckOf(fractions(seed)));

/** A small generator of fractions for tests, so that a seed names a deck for good. */
export function fractions(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
