import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrow } from '../src/text/compass.js';
import * as text from '../src/text.js';
import { CRACKER, FLAME, ROCKET, SPEAR } from './support/telling.js';

describe('lengths in words', () => {
  test.each([
    [0, '0 in'],
    [1, '1/16 in'],
    [8, '1/2 in'],
    [-8, '-1/2 in'],
    [16, '1 in'],
    [56, '3 1/2 in'],
    [62, '3 7/8 in'],
    [576, '36 in'],
  ])('%d units are %s', (units, line) => {
    expect(text.inches(units)).toBe(line);
  });

  test.each([
    [0, '0 in'],
    [191, '11 15/16 in'],
    [192, '1 ft'],
    [193, '1 ft 1/16 in'],
    [576, '3 ft'],
    [616, '3 ft 2 1/2 in'],
  ])('%d units of height are %s', (units, line) => {
    expect(text.feet(units)).toBe(line);
  });

  test('a place is in inches', () => {
    expect(text.place({ x: 200, y: 72 })).toBe('(12 1/2, 4 1/2)');
  });

  test('inches can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (units) => {
        const [, sign, whole, top, bottom] =
          /^(-?)(?:(\d+)(?: (?=\d+\/)|(?= in)))?(?:(\d+)\/(\d+))? in$/.exec(text.inches(units)) ?? [];
        const size = 16 * Number(whole ?? 0) + (16 * Number(top ?? 0)) / Number(bottom ?? 1);
        expect((sign === '-' ? -size : size) + 0).toBe(units + 0);
      }),
    );
  });
});

describe('directions in words', () => {
  test.each([
    [0, -1, 'north', '↑'],
    [1, -1, 'north-east', '↗'],
    [1, 0, 'east', '→'],
    [5, 5, 'south-east', '↘'],
    [0, 65_536, 'south', '↓'],
    [-3, 4, 'south-west', '↙'],
    [-9, 1, 'west', '←'],
    [-1, -1, 'north-west', '↖'],
    [5, -2, 'east', '→'],
    [12, -5, 'north-east', '↗'],
    [2, -5, 'north', '↑'],
    [5, -12, 'north-east', '↗'],
  ])('(%d, %d) is %s', (x, y, name, sign) => {
    expect(text.compass({ x, y })).toBe(name);
    expect(arrow({ x, y })).toBe(sign);
  });

  test('a quarter turn goes on by two points', () => {
    const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
    const part = fc.integer({ min: -65_536, max: 65_536 });
    fc.assert(
      fc.property(part, part, (x, y) => {
        fc.pre(x !== 0 || y !== 0);
        const at = points.indexOf(text.compass({ x, y }));
        expect(text.compass({ x: -y, y: x })).toBe(points[(at + 2) % 8]);
        expect(text.compass({ x: 3 * x, y: 3 * y })).toBe(points[at]);
      }),
    );
  });
});

describe('items in words [W-KIT-HOUSE]', () => {
  test.each([
    [SPEAR, 'Pickle Spear: claw weapon, damage 2, weight 1, $0.50'],
    [CRACKER, 'Firecracker: tossed weapon, damage 3, up to 8 in, 2 uses, explosive, weight 1, $0.50'],
    [ROCKET, 'Bottle Rocket: ranged weapon, damage 2, to hit -1, explosive, weight 1, $0.50'],
    [FLAME, 'Flamethrower: ranged weapon, damage 3, flame, weight 1, $12.34'],
    [
      { ...SPEAR, name: 'Periscope', kind: 'ranged', toHit: 2, uses: 1, ignoresCover: true },
      'Periscope: ranged weapon, damage 2, to hit +2, 1 use, ignores cover, weight 1, $0.50',
    ],
    [{ name: 'Soup Can', armour: 14, weight: 2, price: 198 }, 'Soup Can: shell, armour 14, weight 2, $1.98'],
  ] as const)('%o', (item, line) => {
    expect(text.describeItem(item)).toBe(line);
    expect(text.describeItem(item, { maxLength: 8 })).toBe(`${line.slice(0, 7)}…`);
  });
});

describe('money in words [W-MONEY]', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [198, '$1.98'],
    [-5, '-$0.05'],
    [-250, '-$2.50'],
    [1_000_000_000, '$10000000.00'],
  ])('%i cents are %s', (cents, words) => {
    expect(text.dollars(cents)).toBe(words);
  });
});
