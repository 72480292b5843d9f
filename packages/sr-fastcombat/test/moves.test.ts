import type { Vector } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, type FigureSheet, type SkirmishState, srFastcombat, walkCost } from '../src/index.js';
import { eventOf, refused, run } from './support/play.js';
import { cm, ground, piece, type Scenery, scene } from './support/scene.js';
import { red } from './support/seats.js';

interface Course extends Partial<Scenery> {
  readonly sheet?: Partial<FigureSheet>;
  readonly prone?: boolean;
  readonly at?: Vector;
}

/** A figure about to move, with nobody to interrupt it, and legs as long as it likes. */
function course({ sheet = {}, prone = false, at = cm(50, 100), rules, ...of }: Course = {}): SkirmishState {
  return scene({
    quiet: ['red', 'blue'],
    figures: [
      { owner: 'red', at, sheet, posture: prone ? 'prone' : 'standing' },
      { owner: 'blue', at: cm(50, 150) },
    ],
    rules: { legLength: 100, ...rules },
    ...of,
  });
}

/** Whether the figure may go so many centimetres in the direction of rising x. */
const goes = (state: SkirmishState, length: number) => {
  const from = state.figures[0]?.at ?? cm(0, 0);
  return refused(state, red.announce(1, { x: from.x + Math.round(length * 20), y: from.y })) === undefined;
};

/** The longest way in that direction, in centimetres, to a unit. */
function furthest(state: SkirmishState): number {
  let units = 0;
  while (goes(state, (units + 1) / 20)) units++;
  return units / 20;
}

const rubble: Board = ground(piece('difficult', 0, 0, 200, 200));
const crates: Board = ground(piece('cover', 0, 0, 200, 200));

describe('how far a figure goes', () => {
  test.each([
    [15, {}, 15],
    [15, { board: rubble }, 7],
    [15, { board: crates }, 7],
    [15, { board: ground(piece('cover', 0, 0, 200, 200), piece('difficult', 0, 0, 200, 200)) }, 7],
    [15, { prone: true }, 7],
    [15, { prone: true, board: rubble }, 3],
    [14, { board: rubble }, 7],
    [13, { board: rubble }, 6],
    [16, { prone: true, board: rubble }, 4],
    [3, { prone: true, board: rubble }, 0],
    [0, {}, 0],
    [1, {}, 1],
    [1, { prone: true }, 0],
  ] satisfies readonly (readonly [number, Course, number])[])(
    '[F-MOVE] with Speed %i and %j: %i cm',
    (speed, of, length) => {
      expect(furthest(course({ ...of, sheet: { speed } }))).toBe(length);
    },
  );

  test('[F-MOVE] a path that is partly difficult costs double there alone', () => {
    // Five open centimetres, then rubble: of Speed 20, 15 are left for 7 cm.
    const state = (depth: number) =>
      course({ board: ground(piece('difficult', 55, 0, 55 + depth, 200)), sheet: { speed: 20 } });
    expect(furthest(state(100))).toBe(12);
    expect(furthest(state(3))).toBe(17);
    // Half a centimetre of it takes as much as a whole one.
    expect(furthest(state(0.5))).toBe(18.5);
  });

  test('[F-MOVE] the centimetres gained are rounded down over the whole turn, not for each leg', () => {
    const state = course({ board: rubble, sheet: { speed: 4 } });
    const half = run(state, [red.announce(1, cm(50.5, 100))]).state;
    expect(half.figures[0]?.walked).toEqual({ plain: 0, difficult: 10, crawling: 0, both: 0 });
    expect(furthest(half)).toBe(1.5);
    const one = run(half, [red.announce(1, cm(51, 100))]).state;
    expect(furthest(one)).toBe(1);
  });

  test('[F-MOVE] moving costs no Action, and goes in as many parts as wanted', () => {
    let state = course({ sheet: { speed: 10 } });
    for (const x of [51, 52, 53, 54, 55, 56, 57, 58, 59, 60]) state = run(state, [red.announce(1, cm(x, 100))]).state;
    expect(state.figures[0]).toMatchObject({ at: cm(60, 100), actions: 2 });
    expect(furthest(state)).toBe(0);
    expect(refused(state, red.announce(1, cm(60.05, 100)))).toBe('F-MOVE');
  });

  test('[F-MOVE] crawling is moving while prone: who stands up goes on as before', () => {
    const down = run(course({ prone: true, sheet: { speed: 20 } }), [
      red.announce(1, cm(53, 100)),
      red.standUp(1),
    ]).state;
    expect(down.figures[0]?.walked).toMatchObject({ plain: 0, crawling: 60 });
    expect(furthest(down)).toBe(14);
  });

  test('[F-MOVE] each straight part of a path counts, rounded up to whole units', () => {
    const state = course({ sheet: { speed: 7 } });
    // 3 by 4 units make 5; 1 by 1 makes 2.
    const bent: Vector = { x: 1003, y: 2004 };
    const told = eventOf(run(state, [red.announce(1, bent, { x: 1004, y: 2005 })]).events, 'moved');
    expect(told).toMatchObject({ from: cm(50, 100), path: [bent, { x: 1004, y: 2005 }], length: 7 });
  });

  test('[F-MOVE] what a walk costs never falls, and never passes what Speed allows for a whole move', () => {
    const units = fc.integer({ min: 0, max: 4000 });
    const rules = { difficultCost: 2, crawlCost: 2 };
    fc.assert(
      fc.property(units, units, units, units, (plain, difficult, crawling, both) => {
        const walked = { plain, difficult, crawling, both };
        const cost = walkCost(walked, rules);
        expect(walkCost({ ...walked, difficult: difficult + 1 }, rules)).toBeGreaterThanOrEqual(cost);
        expect(cost - plain).toBeGreaterThanOrEqual(2 * (difficult + crawling) + 4 * both);
        expect(cost - plain).toBeLessThan(2 * (difficult + crawling) + 4 * both + 8 * 20);
        expect((cost - plain) % 40).toBe(0);
      }),
    );
  });
});

describe('where a figure goes', () => {
  test('[F-MEASURE] bases may touch, not overlap, those of figures that are out too', () => {
    const state = (status: 'active' | 'out') =>
      scene({
        quiet: ['red', 'blue'],
        figures: [
          { owner: 'red', at: cm(50, 100) },
          { owner: 'blue', at: cm(55, 100), status },
          { owner: 'blue', at: cm(50, 150) },
        ],
      });
    for (const status of ['active', 'out'] as const) {
      expect(furthest(state(status))).toBe(3);
      expect(refused(state(status), red.announce(1, cm(53.05, 100)))).toBe('F-MOVE');
    }
  });

  test('[F-MEASURE] no base leaves the table', () => {
    expect(furthest(course({ at: cm(195, 100), sheet: { speed: 20 } }))).toBe(4);
    expect(refused(course({ at: cm(195, 100) }), red.announce(1, cm(199.05, 100)))).toBe('F-MOVE');
  });

  test('[F-TERRAIN] walls stop a move at the rim of the base, and no other terrain does', () => {
    expect(furthest(course({ board: ground(piece('wall', 60, 90, 61, 110)) }))).toBe(9);
    expect(furthest(course({ board: ground(piece('wall', 60, 101, 61, 110)) }))).toBe(20);
    expect(furthest(course({ board: ground(piece('wall', 60, 100.95, 61, 110)) }))).toBeLessThan(10);
    expect(furthest(course({ board: ground(piece('cover', 60, 90, 61, 110)) }))).toBe(19);
  });

  test('[F-MEASURE] places are whole units', () => {
    expect(refused(course(), red.announce(1, { x: 1010.5, y: 2000 }))).toBe('F-WINDOW');
    expect(refused(course(), red.announce(1, { x: Number.NaN, y: 2000 }))).toBe('F-WINDOW');
  });

  test('[F-MOVE] no straight part too many', () => {
    const points = (count: number) => Array.from({ length: count }, (_, at) => ({ x: 1000 + ((at + 1) % 2), y: 2000 }));
    expect(refused(course(), red.announce(1, ...points(32)))).toBeUndefined();
    expect(refused(course(), red.announce(1, ...points(33)))).toBe('F-WINDOW');
  });

  test('[F-WINDOW] [F-MOVE] a mover that is stopped at a mark has gone the whole centimetres to it, wherever that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: 0, max: 5 }),
        (dx, dy, at) => {
          const open = scene({
            quiet: ['blue'],
            figures: [
              { owner: 'red', at: cm(50, 100), sheet: { speed: 5 } },
              { owner: 'blue', at: cm(50, 150) },
            ],
          });
          const leg = red.announce(1, { x: 1000 + dx, y: 2000 + dy });
          fc.pre(srFastcombat.check(open, leg) === undefined);
          const announced = run(open, [leg]).state;
          const stop = red.lieDown(1, at);
          fc.pre(srFastcombat.check(announced, stop) === undefined);
          const figure = run(announced, [stop]).state.figures[0];
          const gone = Math.sqrt(((figure?.at.x ?? 0) - 1000) ** 2 + ((figure?.at.y ?? 0) - 2000) ** 2);
          expect(Math.abs(gone - 20 * at)).toBeLessThan(1);
          expect(figure?.walked.plain).toBeLessThanOrEqual(20 * at + 1);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[F-MOVE] a crawling figure is offered the rest of the centimetre that it has begun, and those that are left', () => {
    // Of Speed 4, half a centimetre takes a whole one twice; another and the other half are left.
    const state = run(course({ prone: true, sheet: { speed: 4 } }), [red.announce(1, cm(50.5, 100))]).state;
    const lengths = srFastcombat
      .legalActions(state, 'red')
      .flatMap((action) => (action.type === 'announce' ? action.path.map(({ x }) => x - 1010) : []));
    expect(Math.max(...lengths)).toBe(30);
    expect(furthest(state)).toBe(1.5);
  });

  test('[F-MOVE] every leg that is offered may be walked, and none is offered to who has no Speed left', () => {
    const state = course({ sheet: { speed: 3 }, rules: { legLength: 5 } });
    const legs = srFastcombat.legalActions(state, 'red').filter(({ type }) => type === 'announce');
    expect(legs.length).toBeGreaterThan(16);
    for (const leg of legs) expect(srFastcombat.check(state, leg)).toBeUndefined();
    const spent = run(state, [red.announce(1, cm(53, 100))]).state;
    expect(srFastcombat.legalActions(spent, 'red').filter(({ type }) => type === 'announce')).toEqual([]);
  });
});
