import { type Cell, cellAt, cellIndex, cellsOf, reachable } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import { places } from '../../../scripts/testing/refusal.js';
import { type BattleMap, coverAt } from '../src/map/battle-map.js';
import { MAPS } from '../src/setup/maps.js';
import { readMap, readMapChoice } from '../src/setup/read-map.js';
import { UNIT_CLASSES } from '../src/unit-class.js';

const small = { name: 'Yard', columns: 3, rows: 2, cover: ['.+#', '...'] };
const refused = (input: unknown): readonly string[] => places(readMapChoice(input).problems);

const halfTurn = ({ columns, rows }: BattleMap, { column, row }: Cell): Cell => ({
  column: columns - 1 - column,
  row: rows - 1 - row,
});
const quarterTurn = ({ rows }: BattleMap, { column, row }: Cell): Cell => ({ column: rows - 1 - row, row: column });

describe('the House maps', () => {
  test.each(Object.entries(MAPS))('[S-GRID] %s is what a map of one’s own may be', (_name, map) => {
    expect(readMap(map)).toEqual({ value: map, problems: [] });
  });

  test.each(Object.entries(MAPS))(
    '%s is the same from both ends and, if it is square, from all four edges',
    (_name, map) => {
      const turns = map.columns === map.rows ? [halfTurn, quarterTurn] : [halfTurn];
      for (const turn of turns)
        for (const cell of cellsOf(map)) expect(coverAt(map, turn(map, cell))).toBe(coverAt(map, cell));
    },
  );

  test.each(Object.entries(MAPS))('[S-COVER] in %s every space without full cover can be walked to', (_name, map) => {
    const open = cellsOf(map).filter((cell) => coverAt(map, cell) !== 'full');
    const ground = { grid: map, costOf: (cell: Cell) => (coverAt(map, cell) === 'full' ? null : 1) };
    const from = open[0] ?? cellAt(0, map);
    expect(new Set(reachable(from, 4096, ground).map(({ cell }) => cellIndex(cell, map))).size).toBe(open.length);
  });

  test('[S-SCALE] there are some for units of every class', () => {
    expect([...new Set(Object.values(MAPS).map(({ scale }) => scale))]).toEqual(UNIT_CLASSES);
  });

  test('[S-GRID] the yard has 24 by 24 spaces, with cover of both kinds; one map has none', () => {
    const kinds = (map: BattleMap) => new Set(map.cover.join(''));
    expect([MAPS.yard.columns, MAPS.yard.rows]).toEqual([24, 24]);
    const { open, ...others } = MAPS;
    for (const map of Object.values(others)) expect(kinds(map)).toEqual(new Set(['.', '+', '#']));
    expect(kinds(open)).toEqual(new Set(['.']));
  });
});

describe('the map of a set-up', () => {
  test('is the yard, a House map by its name, or one’s own; always a copy', () => {
    expect(readMapChoice(undefined).value).toEqual(MAPS.yard);
    expect(readMapChoice('pit').value).toEqual(MAPS.pit);
    expect(readMapChoice('pit').value?.cover).not.toBe(MAPS.pit.cover);
    const own = readMapChoice(small).value;
    expect(own).toEqual({ ...small, scale: 'on-foot' });
    expect(own?.cover).not.toBe(small.cover);
  });

  test('[S-COVER] has no cover where it names none', () => {
    expect(readMapChoice({ name: 'Bare', columns: 2, rows: 3 }).value?.cover).toEqual(['..', '..', '..']);
  });

  test('[S-SCALE] is for units on foot where it does not say otherwise', () => {
    expect(readMapChoice(small).value?.scale).toBe('on-foot');
    for (const scale of UNIT_CLASSES) expect(readMapChoice({ ...small, scale }).value?.scale).toBe(scale);
  });

  test.each([
    [1, 1],
    [64, 64],
    [64, 1],
  ])('[S-GRID] may have %i columns and %i rows', (columns, rows) => {
    expect(readMapChoice({ name: 'm', columns, rows }).problems).toEqual([]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['another name', 'Yard', ['S-GRID']],
    ['a hostile name', '__proto__', ['S-GRID']],
    ['a number', 24, ['S-GRID']],
    ['null', null, ['S-GRID']],
    ['a list of rows', ['...'], ['S-GRID']],
    ['nothing in it', {}, ['S-GRID name', 'S-GRID columns', 'S-GRID rows']],
    ['no columns', { ...small, columns: 0 }, ['S-GRID columns']],
    ['too many', { name: 'm', columns: 65, rows: 64.5 }, ['S-GRID columns', 'S-GRID rows']],
    ['a row too many', { ...small, rows: 1 }, ['S-COVER cover']],
    ['a row too few', { ...small, rows: 3 }, ['S-COVER cover']],
    ['cover that is no list', { ...small, cover: '.+#...' }, ['S-COVER cover']],
    ['rows of other lengths', { ...small, cover: ['.+#.', '..'] }, ['S-COVER cover.0', 'S-COVER cover.1']],
    ['a row that is no text', { ...small, cover: ['...', ['.', '.', '.']] }, ['S-COVER cover.1']],
    ['unknown signs', { ...small, cover: ['.x#', 'y..'] }, ['S-COVER cover.0', 'S-COVER cover.1']],
    ['a sign of two code units', { ...small, cover: ['.😀', '...'] }, ['S-COVER cover.0']],
    ['rows that are left out', { ...small, cover: Array(2) }, ['S-COVER cover.0', 'S-COVER cover.1']],
    ['another scale', { ...small, scale: 'giants' }, ['S-SCALE scale']],
    ['a field too many', { ...small, depth: 1 }, ['S-GRID depth']],
  ])('is refused with %s', (_what, input, at) => {
    expect(refused(input)).toEqual(at);
  });

  test('[S-COVER] an unknown sign is told by its space', () => {
    const [{ message } = { message: '' }] = readMapChoice({ ...small, cover: ['...', '..?'] }).problems;
    expect(message).toMatch(/C2.*"\?"/);
  });
});
