import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import {
  isRangeClass,
  RANGE_BANDS,
  RANGES,
  type RangeClass,
  rangeBand,
  rangeRow,
  STRENGTH_RANGES,
} from '../src/armoury/ranges.js';
import { strengthOf } from '../src/figures/derived.js';
import { DEFAULT_RULES } from '../src/rules.js';

/** The table as it is printed: the bands in whole centimetres. */
const PRINTED = `
Hold-Out          0-10     11-25      26-45    46-75
Light Pistol      0-10     11-25      26-45    46-75
Heavy Pistol      0-10     11-30      31-60    61-90
SMG               0-15     16-60      61-120   121-225
Taser             0-10     11-15      16-20    21-25
Shotgun           0-15     16-30      31-75    76-150
Sporting Rifle    0-45     46-90      91-225   226-450
Sniper Rifle      0-60     61-120     121-300  301-600
Assault Rifle     0-25     26-60      61-150   151-375
LMG               0-30     31-60      61-120   121-225
MMG               0-60     61-225     226-450  451-750
HMG               0-60     61-225     226-600  601-1200
Assault Cannon    0-75     76-225     226-675  676-1950
Grenade Launcher  10-75    76-150     151-225  226-450
Missile Launcher  30-105   106-225    226-675  676-2250
`;

const rows = PRINTED.trim()
  .split('\n')
  .map((line) => {
    const [type = '', ...bands] = line.split(/ {2,}/);
    return { type, bands: bands.map((band) => band.split('-').map(Number)) };
  });

const anyClass = fc.constantFrom<RangeClass[]>(
  ...[...Object.keys(RANGES), ...Object.keys(STRENGTH_RANGES)].filter(isRangeClass),
);

describe('ranges', () => {
  test('[F-RANGES] the table has the printed classes, in their order', () => {
    expect(Object.keys(RANGES)).toEqual(rows.map(({ type }) => type));
  });

  test.each(rows)('[F-RANGES] $type lies in its printed bands, at both ends of each', ({ type, bands }) => {
    if (!isRangeClass(type)) throw new Error(type);
    const found = bands.map((ends) => ends.map((centimetres) => rangeBand(type, centimetres, 0)));
    expect(found).toEqual(RANGE_BANDS.map((band) => [band, band]));
    const [least = 0, greatest = 0] = [bands[0]?.[0], bands[3]?.[1]];
    expect(rangeBand(type, greatest + 0.05, 0)).toBeNull();
    expect(rangeBand(type, least - 0.05, 0)).toBeNull();
  });

  test.each([
    ['Hold-Out', 10, 'short'],
    ['Hold-Out', 10.05, 'medium'],
    ['Hold-Out', 10.5, 'medium'],
    ['Hold-Out', 75, 'extreme'],
    ['Hold-Out', 75.05, null],
    ['Grenade Launcher', 9.95, null],
    ['Grenade Launcher', 10, 'short'],
    ['Missile Launcher', 29.95, null],
    ['Missile Launcher', 30, 'short'],
    ['SMG', 0, 'short'],
    ['SMG', Number.NaN, null],
  ] as const)('[F-RANGES] a %s at %d cm is at %s range', (type, centimetres, band) => {
    expect(rangeBand(type, centimetres)).toBe(band);
  });

  test.each([
    // 5 × 1 to 5 m, times 1.5 cm, rounded up to 5 cm.
    ['Throwing Knife', 5, [10, 15, 25, 40]],
    ['Shuriken', 5, [10, 15, 40, 55]],
    ['Bow', 4, [10, 60, 180, 360]],
    ['Light Crossbow', 4, [15, 50, 120, 240]],
    ['Medium Crossbow', 4, [20, 75, 180, 300]],
    ['Heavy Crossbow', 4, [30, 90, 240, 360]],
    ['Hand Grenade', 5, [25, 40, 75, 150]],
    ['Hand Grenade', 0, [0, 0, 0, 0]],
    ['Hand Grenade', -2, [0, 0, 0, 0]],
  ] as const)('[F-RANGES] a %s in the hands of Strength %i ends its bands at %j cm', (type, strength, ends) => {
    const row = rangeRow(type, strength);
    expect([row.short, row.medium, row.long, row.extreme]).toEqual(ends);
    expect(row.from).toBe(0);
  });

  test('[F-RANGES] the House rows say that they are, and no printed row does', () => {
    for (const row of Object.values(STRENGTH_RANGES)) expect(row.provenance).toBe('house');
    for (const row of Object.values(RANGES)) expect(row).not.toHaveProperty('provenance');
  });

  test('[F-RANGES] bands only ever get further off', () => {
    const order = [...RANGE_BANDS, null];
    const distance = fc.integer({ min: 0, max: 50_000 });
    fc.assert(
      fc.property(anyClass, distance, distance, fc.integer({ min: 0, max: 20 }), (type, a, b, strength) => {
        const from = rangeRow(type, strength).from;
        const [near, far] = [Math.min(a, b) / 20 + from, Math.max(a, b) / 20 + from];
        return order.indexOf(rangeBand(type, near, strength)) <= order.indexOf(rangeBand(type, far, strength));
      }),
    );
  });

  test('[F-RANGES] a distance worked out by a square root keeps the ends exact', () => {
    fc.assert(
      fc.property(
        anyClass,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...RANGE_BANDS),
        (type, strength, band) => {
          const row = rangeRow(type, strength);
          const units = row[band] * 20;
          const at = (square: number) => rangeBand(type, Math.sqrt(square) / 20, strength);
          const next = RANGE_BANDS.find((each) => row[each] > row[band]) ?? null;
          return at(units * units) !== next && at(units * units + 1) === next;
        },
      ),
    );
  });

  test('[F-RANGES] what depends on Strength is refused without it, and what is no class at all', () => {
    // As a caller without types would.
    const untyped: (type: never, centimetres: number) => unknown = rangeBand;
    const call = (type: string) => refusalOf(() => untyped(type as never, 5));
    expect(call('Bow')).toMatchObject({ code: 'invalid-range', problems: [{ rule: 'F-RANGES', path: ['strength'] }] });
    for (const type of ['Sling', '__proto__', 'constructor', 'toString'])
      expect(call(type)).toMatchObject({ code: 'invalid-range', problems: [{ path: ['type'] }] });
  });

  test('[F-RANGES] the Strength behind a sheet is its Melee Combat Damage less 3, at least 0', () => {
    expect([8, 3, 1].map((meleeDamage) => strengthOf({ meleeDamage }))).toEqual([5, 0, 0]);
    expect(strengthOf({ meleeDamage: 8 }, { rules: { ...DEFAULT_RULES, meleeBonus: 1 } })).toBe(7);
  });
});
