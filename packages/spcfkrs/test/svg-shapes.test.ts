import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, filled, number, stroked } from '../../../scripts/testing/picture.js';
import type { Act, Move } from '../src/orders/order.js';
import { phaseUnderWay } from '../src/round/phase-under-way.js';
import type { Phase } from '../src/state.js';
import { activeUnits } from '../src/svg/active-units.js';
import { between, discsAlong, drawArrow } from '../src/svg/arrows.js';
import { coverPatches } from '../src/svg/cover.js';
import { discIn, frameOf } from '../src/svg/frame.js';
import { HEADER_HEIGHT } from '../src/svg/header.js';
import { AIM, UNDER_WAY } from '../src/svg/palette.js';
import { plansOf } from '../src/svg/plans.js';
import { toSvg } from '../src/svg.js';
import type { StageView } from '../src/view.js';
import {
  along,
  field,
  HACKING,
  MOVING,
  mapOf,
  ORDERING,
  order,
  SHOOTING,
  SQUADS,
  space,
  turns,
  viewWith,
} from './support/svg-views.js';

/** Maps of any cover, of at most 12 spaces a side. */
const MAPS = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) =>
    fc.array(
      fc.array(fc.constantFrom('.', '+', '#'), { minLength: columns, maxLength: columns }).map((row) => row.join('')),
      { minLength: rows, maxLength: rows },
    ),
  )
  .map((cover) => mapOf('Any', cover));

describe('cover in rectangles', () => {
  test('is every space with cover, once, with its own', () => {
    fc.assert(
      fc.property(MAPS, (map) => {
        const found = map.cover.map((row) => row.replace(/./g, '.').split(''));
        for (const { kind, at, size } of coverPatches(map)) {
          for (let row = at.row; row < at.row + size.rows; row++) {
            for (let column = at.column; column < at.column + size.columns; column++) {
              const line = found[row] ?? [];
              expect(line[column]).toBe('.');
              line[column] = kind === 'partial' ? '+' : '#';
            }
          }
        }
        expect(found.map((row) => row.join(''))).toEqual(map.cover);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test.each([
    ['one rectangle', ['..##', '..##', '..##'], 1],
    ['two kinds side by side', ['##++', '##++'], 2],
    ['a step', ['#...', '##..'], 2],
    ['a wall with a gap', ['#.#'], 2],
    ['nothing', ['....'], 0],
  ])('is no more of them than it takes: %s', (_what, cover, count) => {
    expect(coverPatches(mapOf('Any', cover)).length).toBe(count);
  });
});

describe('the frame', () => {
  test.each([
    [1, 1],
    [24, 24],
    [64, 64],
    [64, 1],
    [1, 64],
    [7, 40],
  ])('holds a map of %d by %d spaces, of whole pixels each, inside its area', (columns, rows) => {
    const { area, map, scale } = frameOf({ columns, rows }, HEADER_HEIGHT);
    expect(Number.isInteger(scale)).toBe(true);
    expect(scale).toBeGreaterThanOrEqual(11);
    expect(map.width).toBe(columns * scale);
    expect(map.height).toBe(rows * scale);
    expect(map.x).toBeGreaterThanOrEqual(area.x);
    expect(map.y).toBeGreaterThanOrEqual(area.y);
    expect(map.x + map.width).toBeLessThanOrEqual(area.x + area.width);
    expect(map.y + map.height).toBeLessThanOrEqual(area.y + area.height);
  });
});

describe('arrows', () => {
  const STYLE = { colour: '#123456', width: 2, head: 8 };
  const FROM = { x: 100, y: 100, radius: 10 };

  test('lead from rim to rim, and nowhere from a place to itself', () => {
    expect(between(FROM, { x: 200, y: 100, radius: 5 })).toEqual([
      { x: 110, y: 100 },
      { x: 195, y: 100 },
    ]);
    expect(between(FROM, FROM)).toEqual([]);
    expect(drawArrow({ way: [], style: STYLE })).toBe('');
    expect(drawArrow({ way: [FROM, FROM], style: STYLE })).toBe('');
  });

  test('have their tip at the last point', () => {
    const way = [FROM, { x: 100, y: 50 }, { x: 160, y: 50 }];
    const svg = `<svg>${drawArrow({ way, style: STYLE })}</svg>`;
    const [head] = filled(svg, STYLE.colour);
    expect(corners(head)[0]).toEqual({ x: 160, y: 50 });
    for (const { x } of corners(head).slice(1)) expect(x).toBe(152);
    expect(corners(stroked(svg, STYLE.colour)[0]).length).toBe(3);
  });

  test('are covered by discs from end to end', () => {
    const discs = discsAlong({ way: [FROM, { x: 100, y: 40 }], style: STYLE }, 12);
    expect(discs[0]).toEqual({ x: 100, y: 100, radius: 6 });
    expect(discs.at(-1)).toEqual({ x: 100, y: 40, radius: 6 });
    expect(discs.length).toBe(6);
  });
});

describe('orders on the map', () => {
  const AT_B2: Act = { type: 'shoot', target: 2, through: false };
  const UNITS = [
    { side: 'red', name: 'P1', at: 'B2' },
    { side: 'blue', name: 'B1', at: 'H2' },
  ];
  const ordered = (act: Act | null, move: Move | null, stage: StageView, queue = turns(1)) =>
    viewWith(UNITS, { orders: [order([1], act, move)], stage, queue });
  const frame = frameOf({ columns: 24, rows: 24 }, HEADER_HEIGHT);
  const middle = (name: string) => discIn(space(name), 0, frame);

  test('a path is an arrow in the colour of the side to the middle of its last space [S-MOVE]', () => {
    const svg = toSvg(ordered(null, along('C3 D3 E3'), { step: 'turn', phase: 'move', done: 0 }));
    const [head] = filled(svg, '#005f99').filter(({ name }) => name === 'polygon');
    const [tip] = corners(head);
    expect(Math.abs((tip?.x ?? 0) - middle('E3').x)).toBeLessThan(4);
    expect(Math.abs((tip?.y ?? 0) - middle('E3').y)).toBeLessThan(4);
    const [line] = stroked(svg, '#005f99').filter(({ name }) => name === 'polyline');
    expect(corners(line).length).toBe(1 + 3);
    expect(line?.attributes.has('stroke-dasharray')).toBe(false);
  });

  test('a path that ends where somebody stands stops at their rim [S-CONFLICT]', () => {
    const svg = toSvg(ordered(null, along('G2 H2'), { step: 'turn', phase: 'move', done: 0 }));
    const [tip] = corners(filled(svg, '#005f99').find(({ name }) => name === 'polygon'));
    expect(middle('H2').x - (tip?.x ?? 0)).toBeGreaterThan(frame.scale * 0.4);
  });

  test('following is a broken line to whom is followed; delaying is none [S-FOLLOW] [S-DELAY]', () => {
    const svg = toSvg(ordered(null, { type: 'follow', target: 2 }, { step: 'turn', phase: 'move', done: 0 }));
    const [line] = stroked(svg, '#005f99').filter(({ name }) => name === 'polyline');
    expect(line?.attributes.has('stroke-dasharray')).toBe(true);
    const delayed = toSvg(ordered(null, { type: 'delay' }, { step: 'turn', phase: 'move', done: 0 }));
    expect(stroked(delayed, '#005f99').filter(({ name }) => name === 'polyline')).toEqual([]);
  });

  test('whom the dead were to follow or to be shot at by is shown no more [S-DEATH]', () => {
    const view = ordered(AT_B2, { type: 'follow', target: 2 }, { step: 'turn', phase: 'shoot', done: 0 });
    const dead = (id: number) => ({
      ...view,
      units: view.units.map((unit) => (unit.id === id ? { ...unit, alive: false } : unit)),
    });
    const polygons = (svg: string) =>
      [...filled(svg, AIM), ...filled(svg, '#005f99')].filter(({ name }) => name === 'polygon');
    expect(polygons(toSvg(view)).length).toBe(2 + 1);
    expect(polygons(toSvg(dead(1)))).toEqual([]);
    expect(polygons(toSvg(dead(2)))).toEqual([]);
  });

  const STAGES: readonly (readonly [string, Act, StageView, boolean])[] = [
    ['a shot in its phase', AT_B2, { step: 'turn', phase: 'shoot', done: 0 }, true],
    ['a shot before its phase', AT_B2, { step: 'turn', phase: 'stab', done: 0 }, false],
    ['a shot after its phase', AT_B2, { step: 'turn', phase: 'move', done: 0 }, false],
    ['a shot at cover', { type: 'shoot-cover', at: space('E5') }, { step: 'turn', phase: 'shoot', done: 0 }, true],
    ['a stab in its phase', { type: 'stab', target: 2, through: true }, { step: 'turn', phase: 'stab', done: 0 }, true],
    [
      'a stab after its phase',
      { type: 'stab', target: 2, through: true },
      { step: 'turn', phase: 'shoot', done: 0 },
      false,
    ],
    ['a hack in its phase', { type: 'hack', target: 2 }, { step: 'turn', phase: 'special', done: 0 }, true],
    ['a shot while ties are rolled', AT_B2, { step: 'order', phase: 'shoot', ranks: [[1]], rolled: [] }, true],
    ['anything when the round is over', AT_B2, { step: 'round' }, false],
    ['anything when the match is over', AT_B2, { step: 'over', ending: 'none-left', side: null }, false],
  ];
  test.each(STAGES)('what a unit aims at is shown in its phase: %s [S-PHASES]', (_what, act, stage, isShown) => {
    const view = ordered(act, null, stage);
    expect(plansOf(view).acts.length).toBe(isShown ? 1 : 0);
    // One on the map, one in the key.
    expect(filled(toSvg(view), AIM).length).toBe(isShown ? 2 : 0);
  });

  test('what has been done is not to be done [S-ORDERS]', () => {
    const stage: StageView = { step: 'turn', phase: 'shoot', done: 0 };
    const view = ordered(AT_B2, null, stage);
    const acted = { ...view, units: view.units.map((unit) => ({ ...unit, acted: true })) };
    expect(plansOf(acted).acts).toEqual([]);
    expect(plansOf({ ...view, queue: [] }).acts).toEqual([]);
    const moved = ordered(null, along('C3'), { step: 'turn', phase: 'move', done: 0 }, []);
    expect(plansOf(moved).moves).toEqual([]);
    const early = ordered(null, along('C3'), { step: 'turn', phase: 'special', done: 0 }, []);
    expect(plansOf(early).moves.length).toBe(1);
    expect(plansOf(MOVING).moves.map(({ unit }) => unit.name)).toEqual(['P1', 'P2', 'B3']);
  });

  test('orders are seen by whoever knows them, before they are revealed, and by nobody else [S-ORDERS]', () => {
    expect(plansOf(ORDERING).moves.length).toBe(4);
    expect(plansOf(ORDERING).acts.length).toBe(4);
    const { stage } = ORDERING;
    if (stage.step !== 'orders') throw new Error('orders are given');
    const sealed = { ...ORDERING, stage: { ...stage, given: [{ player: 'ann', orders: null }] } };
    expect(plansOf(sealed)).toEqual({ orders: [], moves: [], acts: [] });
    const svg = toSvg(sealed);
    expect(svg).toBe(toSvg({ ...sealed, orders: SHOOTING.orders }));
    expect(filled(svg, AIM)).toEqual([]);
  });

  test('of a battalion each member aims, and the first that lives shows the way of the first [S-BATTALION]', () => {
    const { acts, moves } = plansOf(SQUADS);
    expect(acts.map(({ unit }) => unit.id)).toEqual([7, 8, 9, 10]);
    expect(moves.map(({ unit }) => unit.id)).toEqual([1, 7]);
    const red = stroked(toSvg(SQUADS), '#005f99').filter(({ name }) => name === 'polyline');
    const at = (name: string) => discIn(space(name), 0, frameOf({ columns: 16, rows: 16 }, HEADER_HEIGHT));
    // The dead first member was to go from F5 by G7 to H8: its fellow in E5 goes the same way from there.
    const way = corners(red[0]);
    for (const [point, name] of [
      [way[1], 'E6'],
      [way[2], 'F7'],
    ] as const) {
      expect(Math.abs((point?.x ?? 0) - at(name).x)).toBeLessThan(6);
      expect(Math.abs((point?.y ?? 0) - at(name).y)).toBeLessThan(6);
    }
  });
});

describe('what is under way', () => {
  const thick = (svg: string) => stroked(svg, UNDER_WAY).filter((line) => number(line, 'stroke-width') === 3);
  const UNIT = { kind: 'unit', unit: 2, part: 0, through: false } as const;

  const STEPS: readonly (readonly [StageView, boolean])[] = [
    [{ step: 'shot', unit: 1, gun: 0, aim: UNIT, left: 2, done: 0 }, true],
    [{ step: 'shot', unit: 1, gun: 0, aim: { kind: 'cover', at: space('E5') }, left: 2, done: 0 }, true],
    [{ step: 'burst', unit: 1, gun: 0, aim: UNIT, done: 0 }, true],
    [{ step: 'stab', unit: 1, target: 2, part: 0, through: false }, true],
    [{ step: 'hack', unit: 1, target: 2, done: 0 }, true],
    [{ step: 'overdose', unit: 1 }, false],
    [{ step: 'turn', phase: 'shoot', done: 0 }, false],
    [{ step: 'round' }, false],
  ];
  test.each(STEPS)('is an arrow from who does it to what is aimed at: %j', (stage, isShown) => {
    const view = viewWith(
      [
        { side: 'red', name: 'P1', at: 'B2' },
        { side: 'blue', name: 'B1', at: 'H2' },
      ],
      { stage },
    );
    expect(thick(toSvg(view)).length).toBe(isShown ? 2 : 0);
  });

  test('of a blast is all that it hits, as far as the map goes [S-AOE]', () => {
    const blast = (at: string) => {
      const view = viewWith([{ side: 'red', at: 'C3', has: ['Rocket launcher'] }], {
        map: field(8, 8),
        stage: { step: 'shot', unit: 1, gun: 0, aim: { kind: 'cover', at: space(at) }, left: 1, done: 0 },
      });
      const { scale, map } = frameOf(view.map, HEADER_HEIGHT);
      const [rect] = filled(toSvg(view), UNDER_WAY).filter(({ name }) => name === 'rect');
      if (rect === undefined) throw new Error('a blast');
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(rect, name));
      return [((x ?? 0) - map.x) / scale, ((y ?? 0) - map.y) / scale, (width ?? 0) / scale, (height ?? 0) / scale];
    };
    expect(blast('E5')).toEqual([3, 3, 3, 3]);
    expect(blast('A1')).toEqual([0, 0, 2, 2]);
    expect(blast('H4')).toEqual([6, 2, 2, 3]);
  });
});

describe('phases and turns', () => {
  const STAGES: readonly (readonly [StageView, Phase | null, readonly number[]])[] = [
    [{ step: 'orders', ask: 'round', units: [1, 2], given: [] }, null, []],
    [{ step: 'orders', ask: 'shoot', units: [1, 2], given: [] }, 'shoot', [1, 2]],
    [{ step: 'orders', ask: 'declare', units: [1], given: [] }, 'move', [1]],
    [{ step: 'order', phase: 'stab', ranks: [[3], [1, 2]], rolled: [{ id: 1, value: 4 }] }, 'stab', [2]],
    [{ step: 'order', phase: 'stab', ranks: [[3], [1]], rolled: [] }, 'stab', []],
    [{ step: 'turn', phase: 'shoot', done: 0 }, 'shoot', [3]],
    [{ step: 'turn', phase: 'move', done: 0 }, 'move', [3, 4]],
    [{ step: 'overdose', unit: 2 }, 'special', [2]],
    [{ step: 'hack', unit: 1, target: 2, done: 0 }, 'special', [1]],
    [{ step: 'stab', unit: 1, target: 2, part: 0, through: false }, 'stab', [1]],
    [{ step: 'burst', unit: 1, gun: 0, aim: { kind: 'cover', at: space('A1') }, done: 0 }, 'shoot', [1]],
    [{ step: 'shot', unit: 1, gun: 0, aim: { kind: 'cover', at: space('A1') }, left: 1, done: 0 }, 'shoot', [1]],
    [{ step: 'malfunction', unit: 2 }, 'special', [2]],
    [{ step: 'pilot', unit: 2 }, 'special', [2]],
    [{ step: 'recharge', unit: 2, done: 0 }, 'special', [2]],
    [{ step: 'slag', unit: 2, done: 1 }, 'special', [2]],
    [{ step: 'ram', unit: 2 }, 'ram', [2]],
    [{ step: 'turn', phase: 'ram', done: 0 }, 'ram', [3]],
    [{ step: 'round' }, null, []],
    [{ step: 'over', ending: 'none-left', side: null }, null, []],
  ];
  test.each(STAGES)('%j: phase %s, turn of %j', (stage, phase, active) => {
    expect(phaseUnderWay({ stage })).toBe(phase);
    expect(activeUnits({ stage, queue: turns(3, 5), battalions: [[3, 4]], units: [], rules: {} })).toEqual(active);
  });

  test('nobody is next to roll where those of equal Speed act at the same time', () => {
    const stage: StageView = { step: 'order', phase: 'stab', ranks: [[1, 2]], rolled: [] };
    const rules = { ties: 'simultaneous' } as const;
    expect(activeUnits({ stage, queue: [], battalions: [], units: [], rules })).toEqual([]);
  });

  test('whose turn it is stands out', () => {
    const marked = (view: typeof HACKING) => filled(toSvg(view), '#f2b600').length;
    expect(marked(HACKING)).toBe(1 + 1);
    expect(marked(ORDERING)).toBe(0);
  });
});
