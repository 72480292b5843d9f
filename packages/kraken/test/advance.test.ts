import { convexPolygon, discAt, overlapsPolygon } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KrakenSetup, type KrakenState, kraken, toUnits, VESSELS } from '../src/index.js';
import { advance, begun, eventsOf, idleUntil } from './support/play.js';

type Point = { readonly x: number; readonly y: number };

/** The reaction phase has begun, and tentacle 1 is next; the others are out of the way unless given. */
function scene(tentacle: Point, sailor: Point, change: KrakenSetup = {}, others: readonly Point[] = []): KrakenState {
  const port = [400, 500, 600, 700, 800, 900, 1000].map((x) => ({ x, y: -240 }));
  const setup: KrakenSetup = {
    crew: [{ pluck: 7, at: sailor }],
    tentacles: [tentacle, ...others, ...port.slice(others.length)],
    ...change,
    houseRules: { crewMinimum: 1, ...change.houseRules },
  };
  return idleUntil(begun(setup), 'reaction');
}

const place = (state: KrakenState): Point | undefined => state.tentacles[0]?.at;
/** A sailor so far along the hull that a slide never reaches it. */
const bow = { x: 1600, y: 210 };
const stern = { x: 150, y: 210 };

describe('advance', () => {
  test.each([
    [1, { x: 800, y: 630 - 60 }],
    [4, { x: 800, y: 630 - 120 }],
    [6, { x: 800, y: 630 - 160 }],
  ])('[K-ADVANCE] a %i takes it die + 2 cm straight to the nearest point of the hull', (die, at) => {
    // Base edge 9 cm from the hull: 420 + 30 + 180.
    const { state, events } = advance(scene({ x: 800, y: 630 }, bow), 5, die);
    expect(place(state)).toEqual(at);
    expect(eventsOf(events, 'advanced')).toMatchObject([{ dice: [die], allowance: toUnits(die + 2), path: [at] }]);
  });

  test('[K-ADVANCE] it stops when its base touches, and slides the rest towards the nearest sailor', () => {
    // 4 cm to go of 6; the sailor is towards the bow, then towards the stern.
    expect(place(advance(scene({ x: 800, y: 530 }, bow), 5, 4).state)).toEqual({ x: 840, y: 450 });
    expect(place(advance(scene({ x: 800, y: 530 }, stern), 5, 4).state)).toEqual({ x: 760, y: 450 });
  });

  test('[K-ADVANCE] with advanceLeftover stop the rest is lost', () => {
    const state = scene({ x: 800, y: 530 }, bow, { houseRules: { advanceLeftover: 'stop' } });
    expect(place(advance(state, 5, 4).state)).toEqual({ x: 800, y: 450 });
  });

  test('[K-ADVANCE] it stops beside the sailor, and does not slide when it is there', () => {
    expect(place(advance(scene({ x: 800, y: 530 }, { x: 825, y: 300 }), 5, 6).state)).toEqual({ x: 825, y: 450 });
    expect(place(advance(scene({ x: 800, y: 530 }, { x: 800, y: 300 }), 5, 6).state)).toEqual({ x: 800, y: 450 });
  });

  test('[K-ADVANCE] of sailors equally near, the lower id draws it', () => {
    const crew = (first: number, second: number) => [
      { pluck: 7, at: { x: first, y: 300 } },
      { pluck: 7, at: { x: second, y: 300 } },
    ];
    const to = (first: number, second: number) =>
      place(advance(scene({ x: 800, y: 530 }, bow, { crew: crew(first, second) }), 5, 3).state);
    expect(to(600, 1000)).toEqual({ x: 780, y: 450 });
    expect(to(1000, 600)).toEqual({ x: 820, y: 450 });
  });

  test('[K-ADVANCE] which sailor is nearest is judged where it touches the hull', () => {
    // From (800, 590) the first is nearer, from (800, 450) the second, towards the bow.
    const crew = [
      { pluck: 7, at: { x: 400, y: 90 } },
      { pluck: 7, at: { x: 1120, y: 30 } },
    ];
    const state = scene({ x: 800, y: 590 }, bow, { crew });
    expect(place(advance(state, 5, 6).state)).toEqual({ x: 820, y: 450 });
  });

  test('[K-ADVANCE] another base stops it on contact, on the way in and along the hull', () => {
    const inward = scene({ x: 800, y: 600 }, bow, {}, [{ x: 800, y: 500 }]);
    expect(place(advance(inward, 5, 6).state)).toEqual({ x: 800, y: 560 });
    const along = scene({ x: 800, y: 530 }, bow, {}, [{ x: 870, y: 450 }]);
    expect(place(advance(along, 5, 6).state)).toEqual({ x: 810, y: 450 });
  });

  test('[K-ADVANCE] a slide round a corner is measured by the point of contact; turning costs nothing', () => {
    // The starboard side ends at (1460, 420); the bow's side leads on towards (1760, 280), one unit of it at a time.
    const { state } = advance(scene({ x: 1400, y: 530 }, { x: 1690, y: 210 }), 5, 6);
    const { x, y } = place(state) ?? { x: 0, y: 0 };
    // 80 units of the 160 are left: 60 to the corner, then 20 along the oblique side, whose normal is (140, 300).
    const [ux, uy] = [300 / Math.sqrt(109600), -140 / Math.sqrt(109600)];
    expect(Math.abs(x - (1460 + 20 * ux - 30 * uy))).toBeLessThanOrEqual(1);
    expect(Math.abs(y - (420 + 20 * uy + 30 * ux))).toBeLessThanOrEqual(1);
  });

  test('[K-ADVANCE] with sailorOnDeck centre a sailor’s overhanging base stops it too', () => {
    const state = scene({ x: 800, y: 560 }, { x: 800, y: 420 }, { houseRules: { sailorOnDeck: 'centre' } });
    expect(place(advance(state, 5, 6).state)).toEqual({ x: 800, y: 475 });
    const inside = scene({ x: 800, y: 560 }, { x: 800, y: 395 }, { houseRules: { sailorOnDeck: 'centre' } });
    expect(place(advance(inside, 5, 6).state)).toEqual({ x: 800, y: 450 });
  });
});

describe('withdraw', () => {
  test.each([1, 6])('[K-WITHDRAW] a %i takes it that many centimetres straight away from the hull', (die) => {
    const { state, events } = advance(scene({ x: 800, y: 450 }, bow), 1, die);
    expect(place(state)).toEqual({ x: 800, y: 450 + 20 * die });
    expect(eventsOf(events, 'withdrew')).toMatchObject([{ dice: [die], allowance: 20 * die }]);
  });

  test('[K-WITHDRAW] another base stops it on contact; the sea has no edge', () => {
    const blocked = scene({ x: 800, y: 450 }, bow, {}, [{ x: 800, y: 560 }]);
    expect(place(advance(blocked, 1, 6).state)).toEqual({ x: 800, y: 500 });
    const far = { ...scene({ x: 800, y: 450 }, bow), tentacles: [{ id: 1, at: { x: 800, y: 90_000 } }] };
    expect(place(advance(far, 1, 6).state)).toEqual({ x: 800, y: 90_120 });
  });
});

test('[K-ADVANCE] [K-WITHDRAW] [K-BASES] bases never overlap the hull or one another, wherever they start', () => {
  const point = fc.record({ x: fc.integer({ min: -200, max: 1960 }), y: fc.integer({ min: 451, max: 660 }) });
  const hull = convexPolygon(VESSELS.merchantman.hull);
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 6 }), fc.constantFrom(1, 5), (first, second, die, reaction) => {
      const state = { ...scene({ x: 800, y: 530 }, bow) };
      const free = Math.abs(first.x - second.x) >= 60 || Math.abs(first.y - second.y) >= 60;
      fc.pre(free);
      const tentacles = [
        { id: 1, at: first },
        { id: 2, at: second },
      ];
      const before: KrakenState = { ...state, tentacles };
      const after = kraken.advance(before, {
        die: ((sides: number, rule?: string) => (rule === 'K-REACT' ? reaction : sides === 6 ? die : 1)) as never,
        dice: () => [] as never,
        index: () => 0,
        shuffle: (items) => [...items],
      }).state;
      const [a, b] = after.tentacles.map(({ at }) => at);
      if (a === undefined || b === undefined) return false;
      const apart = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) >= 3600;
      const afloat = [a, b].every((at) => !overlapsPolygon(discAt(at, 30), hull));
      return apart && afloat && (reaction === 5 || a.y >= first.y - 30);
    }),
  );
});
