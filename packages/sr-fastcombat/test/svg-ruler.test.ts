import { describe, expect, test } from 'vitest';
import { elements, faults, number, overlaps, texts } from '../../../scripts/testing/picture.js';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import { parseXml } from '../../../scripts/testing/xml.js';
import {
  DEFAULT_RULES,
  RANGE_BANDS,
  RANGES,
  type RangeClass,
  type RangeRow,
  rangeRow,
  STRENGTH_RANGES,
} from '../src/index.js';
import { rangeRuler } from '../src/svg.js';

const FIREARMS = Object.keys(RANGES) as readonly (keyof typeof RANGES)[];
const BY_STRENGTH = Object.keys(STRENGTH_RANGES) as readonly (keyof typeof STRENGTH_RANGES)[];

interface Ruler {
  readonly name: string;
  readonly row: RangeRow;
  readonly svg: string;
  readonly trueSize: boolean;
}

const RULERS: readonly Ruler[] = [false, true].flatMap((trueSize) => [
  ...FIREARMS.map((type) => ({ name: type, row: rangeRow(type), svg: rangeRuler(type, { trueSize }), trueSize })),
  ...BY_STRENGTH.flatMap((type) =>
    [1, 2, 5, 12, 100].map((strength) => ({
      name: `${type}, Strength ${strength}`,
      row: rangeRow(type, strength),
      svg: rangeRuler(type, { strength, trueSize }),
      trueSize,
    })),
  ),
]);

/** The bands as they are drawn, the first the stretch without attack where there is one. */
function drawn(svg: string): readonly { readonly from: number; readonly to: number }[] {
  return elements(svg, 'rect')
    .slice(1)
    .map((rect) => ({ from: number(rect, 'x'), to: number(rect, 'x') + number(rect, 'width') }));
}

describe('a range ruler [F-RANGES]', () => {
  test.each(RULERS)('is a picture without a fault: $name, true size $trueSize', ({ name, svg }) => {
    const root = parseXml(svg);
    expect(root.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(root.children[0]?.text).toBe(`${name}: ranges`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined| id=|href|style=/);
    expect(faults(svg)).toEqual([]);
    expect(overlaps(svg)).toEqual([]);
  });

  test.each(RULERS)('has its bands to scale and their ends in figures: $name, true size $trueSize', ({ row, svg }) => {
    const bands = drawn(svg);
    const first = bands[0]?.from ?? 0;
    const scale = ((bands.at(-1)?.to ?? 0) - first) / row.extreme;
    const stops = [0, row.from, ...RANGE_BANDS.map((band) => row[band])];
    const wanted = stops.slice(1).flatMap((to, at) => (to > (stops[at] ?? 0) ? [[stops[at] ?? 0, to]] : []));
    const found = bands.map(({ from, to }) => [(from - first) / scale, (to - first) / scale]);
    expect(found.length).toBe(wanted.length);
    for (const [at, [from = 0, to = 0]] of found.entries()) {
      expect(Math.abs(from - (wanted[at]?.[0] ?? Number.NaN)) * scale).toBeLessThan(0.02);
      expect(Math.abs(to - (wanted[at]?.[1] ?? Number.NaN)) * scale).toBeLessThan(0.02);
    }
    const shown = texts(svg);
    for (const stop of stops.slice(0, -1)) if (stop < row.extreme) expect(shown).toContain(String(stop));
    expect(shown).toContain(`${row.extreme} cm`);
    for (const band of RANGE_BANDS) expect(shown).toContain(band);
  });

  test('gives the Target Number of each band, also under house rules [F-TN]', () => {
    const printed = texts(rangeRuler('SMG'));
    for (const number of ['TN 6', 'TN 7', 'TN 8', 'TN 11']) expect(printed).toContain(number);
    const targetNumbers = { ...DEFAULT_RULES.targetNumbers, long: 9 };
    expect(texts(rangeRuler('SMG', {}, { rules: { targetNumbers } }))).toContain('TN 9');
  });

  test('says where there is no attack, and which bands are empty', () => {
    expect(texts(rangeRuler('Grenade Launcher'))).toEqual(
      expect.arrayContaining(['too near', 'no attack', '10', '75']),
    );
    expect(texts(rangeRuler('SMG'))).not.toContain('too near');
    const dagger = texts(rangeRuler('Throwing Knife', { strength: 1 }));
    expect(dagger.filter((text) => text === 'none').length).toBe(2);
    expect(dagger).not.toContain('TN 7');
  });

  test.each([
    ['Heavy Pistol', undefined, 'A mark is 1 cm; scale about 1 : 4.4.'],
    ['Assault Cannon', undefined, 'A mark is 20 cm; scale about 1 : 96.'],
    ['Assault Cannon', 1600, 'A mark is 20 cm; scale about 1 : 48.'],
    ['Taser', 1600, 'A mark is 1 cm; scale about 1.6 : 1.'],
  ] as const)('says its scale: %s %s', (type, width, text) => {
    expect(texts(rangeRuler(type, width === undefined ? {} : { width }))).toContain(text);
  });

  test('in its true size has a centimetre for every centimetre', () => {
    const svg = rangeRuler('Taser', { trueSize: true });
    const root = parseXml(svg);
    const [, , across = 0, down = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
    const [width = 0, height = 0] = ['width', 'height'].map((name) => {
      const text = root.attributes.get(name) ?? '';
      expect(text).toMatch(/^[\d.]+cm$/);
      return Number(text.slice(0, -2));
    });
    const bands = drawn(svg);
    const length = (((bands.at(-1)?.to ?? 0) - (bands[0]?.from ?? 0)) * width) / across;
    expect(length).toBeCloseTo(25, 2);
    expect(width / across).toBeCloseTo(height / down, 5);
  });

  test.each([
    ['heavy-pistol', rangeRuler('Heavy Pistol')],
    ['missile-launcher', rangeRuler('Missile Launcher')],
    ['throwing-knife-true-size', rangeRuler('Throwing Knife', { strength: 3, trueSize: true })],
  ])('is as ever: %s', async (name, svg) => {
    await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`golden/ruler-${name}.svg`);
  });

  test.each([0, -1, 1.5, 101, Number.NaN, Number.POSITIVE_INFINITY])('is not made for a Strength of %d', (strength) => {
    const { code, problems } = refusalOf(() => rangeRuler('Bow', { strength }));
    expect(code).toBe('invalid-range');
    expect(problems.map(({ path, rule }) => [path, rule])).toEqual([[['strength'], 'F-RANGES']]);
  });

  test('is refused without the Strength that it takes, for an unknown class and for a width in true size', () => {
    const anything: (type: RangeClass, options?: object) => string = (type, options) =>
      rangeRuler(type as 'SMG', options);
    expect(refusalOf(() => anything('Bow')).code).toBe('invalid-range');
    expect(refusalOf(() => anything('__proto__' as 'SMG')).code).toBe('invalid-range');
    expect(refusalOf(() => rangeRuler('SMG', { width: 99 })).code).toBe('invalid-options');
    expect(refusalOf(() => rangeRuler('SMG', { width: 800, trueSize: true })).code).toBe('invalid-options');
  });
});
