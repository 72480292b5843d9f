import { type Cell, cellIndex, cellName, isAdjacent, isConnected, parseCellName } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileOf } from '../src/force/profile-of.js';
import { type BattleMap, coverAt } from '../src/map/battle-map.js';
import { deploy, type Unplaced } from '../src/setup/deploy.js';
import { MAPS } from '../src/setup/maps.js';
import { SIXTHS } from '../src/sixths.js';

/** Units to be placed, by one letter each: those with the same letter are alike. A place is given as 'a@C4'. */
function side(units: string, map: BattleMap = MAPS.open): readonly Unplaced[] {
  return units.split(' ').map((unit) => {
    const [kind = '', at] = unit.split('@');
    const profile = { ...profileOf([]), modifications: [kind] };
    const parts = [{ at: { column: 0, row: 0 }, sixths: SIXTHS }];
    return { profile, parts, at: at === undefined ? undefined : parseCellName(at, map) };
  });
}

const bare = (columns: number, rows: number): BattleMap => ({
  name: 'Bare',
  scale: 'on-foot',
  columns,
  rows,
  cover: Array<string>(rows).fill('.'.repeat(columns)),
});
const named = (places: readonly (Cell | undefined)[]): string =>
  places.map((cell) => (cell === undefined ? '-' : cellName(cell))).join(' ');
const alike = (count: number): string => Array(count).fill('a').join(' ');
const unlike = (count: number): string => Array.from({ length: count }, (_, at) => `k${at}`).join(' ');

describe('where units start', () => {
  test('[S-DEPLOY] the first side at the top, the second at the bottom, then left and right', () => {
    const lone = side('a');
    expect(deploy(MAPS.open, [lone, lone, lone, lone]).map(named)).toEqual(['L2', 'M23', 'B13', 'W12']);
  });

  test('[S-DEPLOY] units that are unlike stand apart, those that are alike together', () => {
    expect(deploy(MAPS.open, [side('a b c d')]).map(named)).toEqual(['C2 I2 O2 U2']);
    expect(deploy(MAPS.open, [side('a a b b b c')]).map(named)).toEqual(['D2 E2 L2 M2 N2 U2']);
    expect(deploy(MAPS.open, [side('a b a')]).map(named)).toEqual(['D2 L2 T2']);
  });

  test('[S-DEPLOY] [S-BATTALION] ten of a kind can form a battalion at once, cover in the way or not', () => {
    for (const map of Object.values(MAPS))
      for (const places of deploy(map, [side(alike(10)), side(alike(10))]))
        expect(
          isConnected(
            places.flatMap((cell) => cell ?? []),
            'corner',
          ),
        ).toBe(true);
  });

  test('[S-DEPLOY] a given place wins, and counts for nobody else’s', () => {
    expect(deploy(MAPS.open, [side('a@M13 b c')]).map(named)).toEqual(['M13 F2 R2']);
    expect(deploy(MAPS.open, [side('a'), side('b@L2')]).map(named)).toEqual(['L1', 'L2']);
    expect(deploy(MAPS.open, [side('a b@L2')]).map(named)).toEqual(['L1 L2']);
  });

  test('[S-COVER] full cover moves a unit to the nearest free space; partial cover does not', () => {
    const map = (row: string): BattleMap => ({
      name: 'm',
      scale: 'on-foot',
      columns: 5,
      rows: 6,
      cover: ['.....', row, ...Array(4).fill('.....')],
    });
    expect(deploy(map('..+..'), [side('a')]).map(named)).toEqual(['C2']);
    expect(deploy(map('..#..'), [side('a')]).map(named)).toEqual(['C1']);
  });

  test('[S-DEPLOY] on a small map sides keep to their half of it', () => {
    expect(deploy(bare(3, 4), [side(alike(6)), side(alike(6))]).map(named)).toEqual([
      'A2 B2 C2 C1 B1 A1',
      'C3 B3 A3 A4 B4 C4',
    ]);
    expect(deploy(bare(4, 1), [side('a a'), side('b b')]).map(named)).toEqual(['B1 A1', 'C1 D1']);
    expect(deploy(bare(1, 4), [side('a a'), side('b b')]).map(named)).toEqual(['A2 A1', 'A3 A4']);
  });

  test('[S-DEPLOY] units for which there is no room are told', () => {
    expect(deploy(bare(2, 2), [side(alike(3)), side('b')]).map(named)).toEqual(['A1 B1 -', 'B2']);
    expect(deploy(bare(1, 1), [side('a'), side('b')]).map(named)).toEqual(['A1', '-']);
    expect(deploy(bare(3, 1), [side('a'), side('b'), side('c'), side('d')]).map(named)).toEqual(['A1', 'C1', '-', '-']);
    const walled: BattleMap = { ...bare(2, 6), cover: ['##', '##', '##', '..', '..', '..'] };
    expect(deploy(walled, [side('a'), side('b')]).map(named)).toEqual(['-', 'B5']);
  });

  test('[S-DEPLOY] sides beyond the fourth share an edge, and a side may be larger than a row', () => {
    const sides = Array(8).fill(side('a b'));
    const found = deploy(MAPS.open, sides).flat();
    expect(new Set(found.map((cell) => cell && cellIndex(cell, MAPS.open))).size).toBe(16);
    expect(deploy(MAPS.open, [side(alike(64))]).flat()).not.toContain(undefined);
  });

  test('[S-DEPLOY] is fair: on a map that is alike from both ends, equal sides stand alike', () => {
    for (const map of Object.values(MAPS)) {
      for (const force of [unlike(6), alike(10), 'a a b c c c', unlike(12)]) {
        const [top = [], bottom = []] = deploy(map, [side(force), side(force)]);
        const turned = top.map(
          (cell) => cell && { column: map.columns - 1 - cell.column, row: map.rows - 1 - cell.row },
        );
        expect(bottom).toEqual(turned);
      }
    }
  });

  test('[S-DEPLOY] is fair to four: on a map that is alike from all four edges, all stand alike', () => {
    for (const map of [MAPS.yard, MAPS.ruins, MAPS.open]) {
      const force = side('a a b c');
      const [top = [], , , right = []] = deploy(map, [force, force, force, force]);
      expect(right).toEqual(top.map((cell) => cell && { column: map.rows - 1 - cell.row, row: cell.column }));
    }
  });

  test('[S-DEPLOY] never puts two units in one space, nor one in full cover or outside its rows', () => {
    const anyMap = fc
      .record({ columns: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 12 }) })
      .chain(({ columns, rows }) =>
        fc
          .array(fc.string({ unit: fc.constantFrom('.', '.', '+', '#'), minLength: columns, maxLength: columns }), {
            minLength: rows,
            maxLength: rows,
          })
          .map((cover): BattleMap => ({ ...bare(columns, rows), cover })),
      );
    const anySides = fc.array(fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 12 }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyMap, anySides, (map, kinds) => {
        const found = deploy(
          map,
          kinds.map((each) => side(each.join(' '))),
        );
        expect(found.map(({ length }) => length)).toEqual(kinds.map(({ length }) => length));
        const cells = found.flat().flatMap((cell) => cell ?? []);
        expect(new Set(cells.map((cell) => cellIndex(cell, map))).size).toBe(cells.length);
        for (const cell of cells) expect(coverAt(map, cell)).not.toBe('full');
        if (map.rows > 1 && map.columns > 1)
          for (const cell of found[0] ?? [])
            expect(cell?.row ?? 0).toBeLessThan(Math.min(3, Math.max(1, Math.floor(map.rows / 2))));
      }),
      { numRuns: 100 },
    );
  });

  test('[S-STAB] on the House maps nobody starts within reach of a blade', () => {
    for (const map of Object.values(MAPS)) {
      const [top = [], bottom = []] = deploy(map, [side(unlike(10)), side(unlike(10))]);
      for (const one of top) for (const other of bottom) expect(one && other && isAdjacent(one, other)).toBe(false);
    }
  });
});
