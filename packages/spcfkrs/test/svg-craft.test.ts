import { describe, expect, test } from 'vitest';
import { corners, elements, filled, number, stroked, texts } from '../../../scripts/testing/picture.js';
import { frameOf } from '../src/svg/frame.js';
import { HEADER_HEIGHT } from '../src/svg/header.js';
import { AIM, HALO, MALFUNCTION, RAM, SLAG, UNDER_WAY } from '../src/svg/palette.js';
import { discOf, placesOf } from '../src/svg/places.js';
import { plansOf } from '../src/svg/plans.js';
import { toSvg } from '../src/svg.js';
import type { SpcfkrsView, StageView } from '../src/view.js';
import {
  crewed,
  field,
  HULLS,
  MIXED_SHOOTING,
  ORBIT,
  OVERHEAD,
  order,
  RAMMING,
  space,
  turns,
  viewWith,
} from './support/svg-views.js';

const INK = '#14262e';
const [BLUE, ORANGE] = ['#005f99', '#a84300'] as const;
const boxes = (view: SpcfkrsView, id: number) => placesOf(view, frameOf(view.map, HEADER_HEIGHT)).get(id) ?? [];
const rectsOf = (svg: string, colour: string) => filled(svg, colour).filter(({ name }) => name === 'rect');
const boxOf = (rect: Parameters<typeof number>[0]) => ({
  x: number(rect, 'x'),
  y: number(rect, 'y'),
  width: number(rect, 'width'),
  height: number(rect, 'height'),
});

describe('vehicles', () => {
  test('are a square for each part, pale with strokes from its corners where it is wrecked [S-HULL] [S-PARTS]', () => {
    const svg = toSvg(HULLS);
    const hull = (colour: string) => rectsOf(svg, colour).map(boxOf);
    const T1 = boxes(HULLS, 1);
    for (const box of T1) expect(hull(BLUE)).toContainEqual(box);
    const [first, second, wreck, last] = boxes(HULLS, 2);
    for (const box of [first, second, last]) expect(hull(ORANGE)).toContainEqual(box);
    expect(hull(ORANGE)).not.toContainEqual(wreck);
    expect(hull(HALO)).toContainEqual(wreck);
    const strokes = stroked(svg, ORANGE).filter(({ name }) => name === 'line');
    expect(strokes.length).toBe(2 * 4);
  });

  test('have one outline [S-HULL]', () => {
    const outlines = stroked(toSvg(HULLS), INK).filter(
      ({ name, attributes }) => name === 'polygon' && attributes.get('fill') === 'none',
    );
    const wholeOnMap = outlines.map((outline) => corners(outline).length).slice(0, 3);
    expect(wholeOnMap).toEqual([4, 8, 4]);
  });

  test('have the numbers of their parts on them, from 1, and their names beside them', () => {
    const svg = toSvg(HULLS);
    for (const [id, parts] of [
      [1, 4],
      [2, 4],
      [3, 2],
    ] as const) {
      for (let part = 0; part < parts; part++) {
        const box = boxes(HULLS, id)[part];
        const written = elements(svg, 'text').filter(({ text }) => text === String(part + 1));
        const middle = box && discOf(box);
        expect(written.some((text) => number(text, 'x') === middle?.x && near(number(text, 'y'), middle?.y))).toBe(
          true,
        );
      }
    }
    for (const name of ['T1', 'Behemoth', 'B2']) expect(texts(svg)).toContain(name);
  });

  test('have a pip with a dot where a part of a point of Body is left [S-CLASS-DMG]', () => {
    const dots = (sixths: number) => {
      const view = viewWith([{ side: 'red', name: 'V', at: 'B2', hull: { class: 'vehicle', of: 'medium' }, sixths }], {
        map: field(9, 9, '.', 'vehicle'),
      });
      return filled(toSvg(view), '#ffffff').filter(
        ({ name, attributes }) => name === 'circle' && !attributes.has('stroke'),
      );
    };
    expect(dots(12)).toEqual([]);
    // On the part, and in the key.
    for (const sixths of [1, 11, 17]) expect(dots(sixths).length).toBe(1 + 1);
  });

  test('have as many guns on a part as it holds, none where it is wrecked [S-GUNS]', () => {
    const guns = (sixths: readonly number[]) => {
      const hull = {
        class: 'vehicle',
        of: 'light',
        guns: [
          [0, 'Gun'],
          [0, 'Rail gun'],
          [1, 'Gun'],
        ],
      } as const;
      const view = viewWith([{ side: 'red', name: 'V', at: 'B2 C2', hull, sixths }], {
        map: field(9, 9, '.', 'vehicle'),
      });
      return filled(toSvg(view), INK).filter(({ name }) => name === 'circle').length;
    };
    expect([guns([6, 6]), guns([0, 6]), guns([6, 0]), guns([0, 0])]).toEqual([3 + 1, 1 + 1, 2 + 1, 0]);
  });

  test('have a frame for a bay, and a square for each of those aboard, who are not on the map [S-TRANSPORT]', () => {
    const svg = toSvg(MIXED_SHOOTING);
    const squares = rectsOf(svg, HALO).filter(({ attributes }) => attributes.get('stroke') === INK);
    expect(squares.length).toBe(2 + 2);
    const [, , bay] = boxes(MIXED_SHOOTING, 1);
    for (const square of squares.slice(0, 2)) {
      expect(number(square, 'x')).toBeGreaterThan(bay?.x ?? Number.NaN);
      expect(number(square, 'y')).toBeGreaterThan(bay?.y ?? Number.NaN);
    }
    const shown = texts(svg);
    for (const name of ['P4', 'P5']) {
      expect(shown).not.toContain(name);
      expect(shown).toContain(`${name}: aboard Crawler, Body 1 of 1, Speed 3`);
    }
    expect(elements(svg, 'desc')[0]?.text).toContain('P4 aboard Crawler (Body 1)');
  });

  test('have a mark while they malfunction and where their pilot is dead, and say so below [S-PARTS] [S-VMODS]', () => {
    const svg = toSvg(MIXED_SHOOTING);
    expect(filled(svg, MALFUNCTION).length).toBe(2 + 1);
    const seats = filled(svg, HALO).filter(
      ({ name, attributes }) => name === 'circle' && attributes.get('stroke') === INK,
    );
    expect(seats.length).toBe(1 + 1);
    expect(texts(svg)).toContain('Drifter: L14, Body 1 + 1 of 2, malfunctions, no pilot, Speed 1, hacked, vehicle');
    expect(texts(svg)).toContain('Lancer: L9, Body 3 + 0 + 1 1/2 of 9, malfunctions, Speed 1, vehicle');
  });

  test('have their guns listed by the numbers that orders call them by [S-GUNS]', () => {
    expect(texts(toSvg(MIXED_SHOOTING))).toEqual(
      expect.arrayContaining(['Crawler: gun 1 on part 1, Rail gun', 'Crawler: gun 4 on part 4, Rocket launcher']),
    );
  });
});

function near(a: number, b = Number.NaN): boolean {
  return Math.abs(a - b) < 8;
}

describe('spaceships [S-LAYERS]', () => {
  test('are see-through, over everyone else', () => {
    const svg = toSvg(OVERHEAD);
    const all = elements(svg);
    const above = rectsOf(svg, ORANGE).filter(({ attributes }) => attributes.has('fill-opacity'));
    expect(above.map(boxOf)).toEqual(boxes(OVERHEAD, 4));
    const lastBelow = Math.max(...['P1', 'P2'].map((name) => all.findIndex(({ text }) => text === name)));
    for (const rect of above) expect(all.indexOf(rect)).toBeGreaterThan(lastBelow);
    expect(rectsOf(svg, BLUE).some(({ attributes }) => attributes.has('fill-opacity'))).toBe(false);
  });

  test('have nothing written on them where somebody is below', () => {
    const svg = toSvg(OVERHEAD);
    for (const id of [2, 3]) {
      const [box] = boxes(OVERHEAD, id);
      const inside = elements(svg, 'text').filter((text) => {
        const [x, y] = [number(text, 'x'), number(text, 'y')];
        return box !== undefined && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      });
      expect(inside.map(({ text }) => text)).toEqual([`P${id - 1}`]);
    }
    const numbers = ['1', '2', '3'].map((text) => elements(svg, 'text').filter((each) => each.text === text).length);
    // Of rows and of parts; the key has the number 1.
    expect(numbers).toEqual([1 + 2 + 1, 1 + 2, 1 + 1]);
  });
});

describe('small units [S-SCALE]', () => {
  test('share a space side by side, each in it once', () => {
    const svg = toSvg(ORBIT);
    const discs = filled(svg, ORANGE).filter(({ name }) => name === 'circle');
    expect(discs.length).toBe(8 + 1);
    const places = new Set(discs.map((disc) => `${number(disc, 'cx')},${number(disc, 'cy')}`));
    expect(places.size).toBe(9);
    for (let at = 1; at <= 8; at++) expect(texts(svg).some((text) => text === `P${at}`)).toBe(true);
  });
});

describe('slag and rams', () => {
  test('slag is dotted wherever it lies [S-SLAG]', () => {
    const pools = rectsOf(toSvg(MIXED_SHOOTING), SLAG);
    const { scale } = frameOf(MIXED_SHOOTING.map, HEADER_HEIGHT);
    expect(pools.slice(0, -1).map((pool) => number(pool, 'width') / scale)).toEqual([3, 1]);
    expect(filled(toSvg(ORBIT), SLAG)).toEqual([]);
  });

  test('a ram that is on is an arrow into the part that is rammed, and under way when it is settled [S-RAM]', () => {
    const heads = (svg: string, colour: string) => filled(svg, colour).filter(({ name }) => name === 'polygon');
    const svg = toSvg(RAMMING);
    const [tip] = corners(heads(svg, RAM)[0]);
    const [, struck] = boxes(RAMMING, 3);
    expect(heads(svg, RAM).length).toBe(1 + 1);
    expect(tip?.x).toBeGreaterThan(struck?.x ?? Number.NaN);
    expect(tip?.x).toBeLessThan((struck?.x ?? 0) + (struck?.width ?? 0));
    expect(heads(svg, UNDER_WAY).length).toBe(1 + 1);
    const waiting = toSvg({ ...RAMMING, stage: { step: 'turn', phase: 'move', done: 0 }, queue: [] });
    expect(heads(waiting, RAM).length).toBe(2 + 1);
    expect(heads(waiting, UNDER_WAY)).toEqual([]);
    const gone = RAMMING.units.map((unit) => (unit.name === 'Ox' ? { ...unit, alive: false } : unit));
    expect(heads(toSvg({ ...RAMMING, units: gone }), RAM)).toEqual([]);
  });
});

describe('orders of craft', () => {
  const at = (stage: StageView, rest: Partial<SpcfkrsView> = {}) => plansOf({ ...MIXED_SHOOTING, stage, ...rest });
  const byCrawler = (stage: StageView, queue = turns(1, 2, 4, 9)) =>
    at(stage, { queue }).acts.filter(({ unit }) => unit.name === 'Crawler');

  test('each gun aims from its part at the part that it is aimed at [S-GUNS]', () => {
    const acts = byCrawler({ step: 'order', phase: 'shoot', ranks: [[1, 2, 4, 9]], rolled: [] });
    expect(acts.map(({ part, aim }) => [part, aim.kind === 'unit' ? [aim.unit, aim.part] : aim.at])).toEqual([
      [0, [2, 0]],
      [1, [2, 2]],
      [1, space('J4')],
      [3, [9, 1]],
    ]);
  });

  test('two guns of a part at the same target are one arrow', () => {
    const aim = { kind: 'unit', unit: 2, part: 0, through: false } as const;
    const orders = [crewed(1, { type: 'fire', guns: [1, 2].map((gun) => ({ gun, aim })) }, null, [])];
    const stage: StageView = { step: 'order', phase: 'shoot', ranks: [[1]], rolled: [] };
    expect(at(stage, { orders }).acts.length).toBe(1);
  });

  const STAGES: readonly (readonly [string, StageView, number])[] = [
    ['before the first', { step: 'turn', phase: 'shoot', done: 0 }, 4],
    ['while the first fires', MIXED_SHOOTING.stage, 3],
    ['between two', { step: 'turn', phase: 'shoot', done: 2 }, 2],
    ['in the Special phase, its crew', { step: 'turn', phase: 'special', done: 0 }, 1],
    ['while its crew is at it', { step: 'hack', unit: 1, target: 3, done: 0 }, 0],
    ['in the Stab phase', { step: 'turn', phase: 'stab', done: 0 }, 0],
    ['at the end of the round', { step: 'turn', phase: 'ram', done: 0 }, 0],
  ];
  test.each(STAGES)('what is still to come of a turn is shown: %s [S-GUNS] [S-CREW]', (_when, stage, count) => {
    expect(byCrawler(stage).length).toBe(count);
    expect(byCrawler(stage, turns(2))).toEqual([]);
  });

  test('a craft that keeps a distance is held off by a bar, with the distance beside it [S-KEEP]', () => {
    const svg = toSvg(MIXED_SHOOTING);
    const bars = stroked(svg, BLUE).filter(
      ({ name, attributes }) => name === 'polyline' && attributes.get('stroke-width') === '3',
    );
    expect(bars.length).toBe(1);
    expect(texts(svg)).toContain('keep 6 spaces');
  });

  test('a craft that is to ram has a broad arrow into the part that it is to ram [S-RAM]', () => {
    const svg = toSvg(MIXED_SHOOTING);
    const [line] = stroked(svg, ORANGE).filter(
      ({ name, attributes }) => name === 'polyline' && attributes.get('stroke-width') === '4',
    );
    expect(corners(line).length).toBe(1 + 6 + 1);
    const target = boxes(MIXED_SHOOTING, 1)[3];
    const [tip] = corners(filled(svg, ORANGE).find(({ name }) => name === 'polygon'));
    const middle = target && discOf(target);
    expect(Math.abs((tip?.x ?? 0) - (middle?.x ?? 0))).toBeLessThanOrEqual(middle?.radius ?? 0);
    expect(Math.abs((tip?.y ?? 0) - (middle?.y ?? 0))).toBeLessThanOrEqual(middle?.radius ?? 0);
  });

  test('a stab and a shot on foot lead to the part that they are aimed at [S-PARTS]', () => {
    const stab = { type: 'stab', target: 2, part: 2, through: false } as const;
    const { acts } = at({ step: 'turn', phase: 'stab', done: 0 }, { orders: [order([4], stab)], queue: turns(4) });
    expect(acts.map(({ aim }) => aim)).toEqual([{ kind: 'unit', unit: 2, part: 2, through: false }]);
  });

  test('what a passenger was ordered, and what is aimed at one, is not shown [S-TRANSPORT]', () => {
    const orders = [
      order([7], { type: 'shoot', target: 2, through: false }),
      order([2], null, { type: 'follow', target: 7 }),
    ];
    const view = {
      ...MIXED_SHOOTING,
      orders,
      queue: turns(7, 2),
      stage: { step: 'turn', phase: 'shoot', done: 0 } as const,
    };
    expect(plansOf(view).acts).toEqual([]);
    const svg = toSvg(view);
    expect(filled(svg, AIM)).toEqual([]);
    expect(texts(svg)).not.toContain('ordered to follow');
  });

  test('sealed orders are nowhere, those of crews no more than others [S-ORDERS]', () => {
    const stage = { step: 'orders', ask: 'round', units: [1], given: [{ player: 'pink', orders: null }] } as const;
    const sealed = { ...MIXED_SHOOTING, stage, queue: [] };
    expect(plansOf(sealed)).toEqual({ orders: [], moves: [], acts: [] });
    expect(toSvg(sealed)).toBe(toSvg({ ...sealed, orders: [] }));
    const own = {
      ...sealed,
      stage: { ...stage, given: [{ player: 'pink', orders: MIXED_SHOOTING.orders.slice(0, 1) }] },
    };
    expect(plansOf(own).acts.length).toBe(4 + 1);
  });
});
