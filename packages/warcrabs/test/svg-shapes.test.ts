import { describe, expect, test } from 'vitest';
import { areaOf, corners, number } from '../../../scripts/testing/picture.js';
import { parseXml } from '../../../scripts/testing/xml.js';
import { grain } from '../src/svg/grain.js';
import { clockwise, halfWay, opposite, round, sector, unit } from '../src/svg/round.js';
import { shadesOf } from '../src/svg/shades.js';

describe('shades of heights', () => {
  const LIGHT = { low: '#000000', high: '#f0f0f0' };
  test.each([
    [[36], [36], ['#787878']],
    [[36, 36, 36], [36], ['#787878']],
    [
      [48, 0, 36],
      [0, 36, 48],
      ['#3c3c3c', '#787878', '#b4b4b4'],
    ],
    [
      [1, 1000],
      [1, 1000],
      ['#505050', '#a0a0a0'],
    ],
  ])('%j: of %j %j', (heights, asked, shades) => {
    expect(asked.map(shadesOf(heights, LIGHT))).toEqual(shades);
  });

  test('are all of them different, as many as there may be', () => {
    const heights = Array.from({ length: 48 }, (_, at) => at);
    expect(new Set(heights.map(shadesOf(heights, LIGHT))).size).toBe(48);
  });
});

describe('round shapes', () => {
  const DISC = { x: 10, y: 20, radius: 100 };
  const EAST = { x: 1, y: 0 };

  test('a circle is round and in its place', () => {
    const outline = round(DISC);
    expect(outline.length).toBe(64);
    for (const { x, y } of outline) expect((x - 10) ** 2 + (y - 20) ** 2).toBeCloseTo(10_000, 6);
    expect(areaOf(outline) / (Math.PI * 10_000)).toBeCloseTo(1, 2);
  });

  test.each([
    ['an eighth', [halfWay(EAST, clockwise(EAST)), EAST], 1 / 8],
    ['a quarter', [EAST, clockwise(EAST)], 1 / 4],
    ['a half', [clockwise(EAST), opposite(EAST), opposite(clockwise(EAST))], 1 / 2],
  ] as const)('a sector is %s of a disc', (_what, directions, share) => {
    const outline = sector(DISC, directions);
    expect(outline[0]).toEqual({ x: 10, y: 20 });
    expect(areaOf(outline) / (Math.PI * 10_000)).toBeCloseTo(share, 2);
  });

  test('a direction has the length 1, also of nothing', () => {
    expect(unit({ x: 3, y: -4 })).toEqual({ x: 0.6, y: -0.8 });
    expect(unit({ x: 0, y: 0 })).toEqual(EAST);
  });
});

describe('the grain of wood', () => {
  test('runs from side to side of an outline, and no further', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ];
    const lines = parseXml(`<svg>${grain(triangle, '#000000')}</svg>`).children;
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(number(line, 'x1')).toBe(1);
      expect(number(line, 'x2')).toBe(99 - number(line, 'y1'));
      expect(corners(line)).toEqual([]);
    }
  });

  test('is nothing on what is too small for it', () => {
    expect(
      grain(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 90 },
        ],
        '#000000',
      ),
    ).toBe('');
  });
});
