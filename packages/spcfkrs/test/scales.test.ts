import { cellName } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import { type CraftModificationName, type HullName, moveOf, type UnitClass } from '../src/index.js';
import { refusals } from './support/craft.js';
import { drawn, far, rowsOf, type Scenery, scene, tough, unitCalled } from './support/scene.js';
import { type Case, judge, judged } from './support/telling.js';

/** The Move of somebody on foot with so much more or less, or of a craft, on a map. */
function footMove(scale: UnitClass, more: number): number {
  const state = scene(['P1 B1'], { scale, has: { P1: [far(more)] } });
  return moveOf(state.map, unitCalled(state, 'P1'));
}

function craftMove(
  scale: UnitClass,
  unitClass: 'vehicle' | 'spaceship',
  hull: HullName,
  drive?: CraftModificationName,
) {
  const modifications = drive === undefined ? [] : [drive];
  const craft = { PV: { class: unitClass, hull, shape: [hull[0]?.toUpperCase() ?? ''], modifications } };
  const state = scene(['PV . . . B1', '.  . . . . '], { scale, craft });
  return { state, unit: unitCalled(state, 'PV'), move: moveOf(state.map, unitCalled(state, 'PV')) };
}

describe('moves on a scale [S-SCALE]', () => {
  // biome-ignore format: a table
  test.each<readonly [scale: UnitClass, move: number, spaces: number]>([
    ['on-foot',    6,  6],
    ['vehicle',    6,  1],
    ['vehicle',    7,  1],
    ['vehicle',    8,  2],
    ['vehicle',   30,  7],
    ['vehicle',    4,  1],
    ['vehicle',    3,  1],
    ['vehicle',    1,  1],
    ['vehicle',    0,  0],
    ['spaceship',  6,  1],
    ['spaceship',  7,  1],
    ['spaceship',  8,  1],
    ['spaceship', 15,  1],
    ['spaceship', 16,  2],
    ['spaceship', 30,  3],
    ['spaceship',  1,  1],
    ['spaceship',  0,  0],
  ])('[S-SCALE] on a map for units %s, %i of somebody on foot are %i', (scale, move, spaces) => {
    expect(footMove(scale, move - 6)).toBe(spaces);
  });

  // biome-ignore format: a table
  test.each<readonly [scale: UnitClass, unitClass: 'vehicle' | 'spaceship', hull: HullName, drive: CraftModificationName | undefined, spaces: number]>([
    ['on-foot',   'vehicle',   'light',  undefined,         24],
    ['on-foot',   'vehicle',   'medium', undefined,         16],
    ['on-foot',   'vehicle',   'heavy',  undefined,          8],
    ['on-foot',   'vehicle',   'heavy',  'Hover sled',      32],
    ['on-foot',   'spaceship', 'light',  undefined,         48],
    ['on-foot',   'spaceship', 'heavy',  undefined,         16],
    ['vehicle',   'vehicle',   'light',  undefined,          6],
    ['vehicle',   'vehicle',   'medium', undefined,          4],
    ['vehicle',   'vehicle',   'heavy',  undefined,          2],
    ['vehicle',   'vehicle',   'heavy',  'Hover sled',       8],
    ['vehicle',   'vehicle',   'light',  'Copter rotors',   30],
    ['vehicle',   'spaceship', 'light',  undefined,         24],
    ['vehicle',   'spaceship', 'heavy',  'Plasma fuel',     32],
    ['spaceship', 'vehicle',   'light',  undefined,          1],
    ['spaceship', 'vehicle',   'medium', undefined,          1],
    ['spaceship', 'vehicle',   'heavy',  undefined,          1],
    ['spaceship', 'vehicle',   'heavy',  'Hover sled',       2],
    ['spaceship', 'vehicle',   'medium', 'Copter rotors',    7],
    ['spaceship', 'spaceship', 'light',  undefined,          6],
    ['spaceship', 'spaceship', 'heavy',  undefined,          2],
    ['spaceship', 'spaceship', 'medium', 'Plasma fuel',     10],
    ['spaceship', 'spaceship', 'medium', 'Short warp drive', 28],
  ])('[S-SCALE] [S-HULL] [S-VMODS] on a map for units %s a %s with a %s hull and %s moves %i', (...row) => {
    const [scale, unitClass, hull, drive, spaces] = row;
    expect(craftMove(scale, unitClass, hull, drive).move).toBe(spaces);
  });

  test('[S-SCALE] [S-PARTS] a malfunction halves what is left after that, and may make it 0', () => {
    const malfunctioning = (scale: UnitClass, drive?: CraftModificationName) => {
      const { state, unit } = craftMove(scale, 'vehicle', 'medium', drive);
      return unit.craft && moveOf(state.map, { ...unit, craft: { ...unit.craft, malfunctioning: true } });
    };
    expect(malfunctioning('on-foot')).toBe(8);
    expect(malfunctioning('spaceship')).toBe(0);
    // 28 are 7, of which half is 3.
    expect(malfunctioning('spaceship', 'Copter rotors')).toBe(3);
  });

  test('[S-SCALE] [S-MOVE] paths are as long as that', () => {
    const of: Scenery = { scale: 'vehicle', has: { P1: [far(6)] } };
    const map = ['P1 . . . . B1'];
    expect(refusals(map, of, 'P1: move B1 C1 D1')).toEqual([]);
    expect(refusals(map, of, 'P1: move B1 C1 D1 E1')).toEqual(['S-MOVE']);
  });
});

/** Maps on which a craft lies in the spaces that its parts fill, and where the first space of each part is. */
const BLOCKS: readonly (readonly [what: string, map: readonly string[], of: Scenery, parts: readonly string[]])[] = [
  [
    'a vehicle’s part fills 2 by 2 on foot',
    ['PV PV PV PV . B1', 'PV PV PV PV . .', 'PV PV .  .  . .', 'PV PV .  .  . .'],
    { scale: 'on-foot', craft: { PV: { shape: ['LL', 'L.'] } } },
    ['A1', 'C1', 'A3'],
  ],
  [
    'a spaceship’s 4 columns by 2 rows',
    [
      ...['PS PS PS PS PS PS PS PS B1', 'PS PS PS PS PS PS PS PS .'],
      ...['PS PS PS PS .  .  .  .  . ', 'PS PS PS PS .  .  .  .  .'],
    ],
    { scale: 'on-foot', craft: { PS: { class: 'spaceship', shape: ['LL', 'L.'] } } },
    ['A1', 'E1', 'A3'],
  ],
  [
    'among vehicles a vehicle’s fills 1',
    ['PV PV . B1', 'PV .  . . '],
    { scale: 'vehicle', craft: { PV: { shape: ['LL', 'L.'] } } },
    ['A1', 'B1', 'A2'],
  ],
  [
    'and a spaceship’s 2 by 2',
    ['PS PS PS PS B1', 'PS PS PS PS .', 'PS PS .  .  .', 'PS PS .  .  .'],
    { scale: 'vehicle', craft: { PS: { class: 'spaceship', shape: ['LL', 'L.'] } } },
    ['A1', 'C1', 'A3'],
  ],
  [
    'among spaceships a spaceship’s 1',
    ['PS PS . B1', 'PS .  . . '],
    { scale: 'spaceship', craft: { PS: { class: 'spaceship', shape: ['LL', 'L.'] } } },
    ['A1', 'B1', 'A2'],
  ],
  [
    'and four of a vehicle’s share one',
    ['PV PV . B1', 'PV .  . . '],
    { scale: 'spaceship', craft: { PV: { shape: ['LLL', 'LL.', 'L..'] } } },
    ['A1', 'A1', 'B1', 'A1', 'A1', 'A2'],
  ],
];

describe('sizes on a scale [S-SCALE]', () => {
  test.each(BLOCKS)('[S-SCALE] %s', (_, map, of, parts) => {
    const state = scene(map, of);
    expect(drawn(state)).toEqual(rowsOf(map));
    const [craft = ''] = Object.keys(of.craft ?? {});
    expect(unitCalled(state, craft).parts.map(({ at }) => cellName(at))).toEqual(parts);
  });

  // biome-ignore format: a table
  test.each<readonly [what: string, scale: UnitClass, here: string, craft: Scenery['craft'], fits: boolean]>([
    ['a second beside one on foot',                 'on-foot',   'P1',                            {}, false],
    ['a fourth of those on foot among vehicles',    'vehicle',   'P1/P2/P3',                      {}, true],
    ['a fifth',                                     'vehicle',   'P1/P2/P3/P4',                   {}, false],
    ['an eighth of them among spaceships',          'spaceship', 'P1/P2/P3/P4/P5/P6/P7',          {}, true],
    ['a ninth',                                     'spaceship', 'P1/P2/P3/P4/P5/P6/P7/P8',       {}, false],
    ['one beside a vehicle’s part among vehicles',  'vehicle',   'PV',                            { PV: {} }, false],
    ['one beside three parts among spaceships',     'spaceship', 'PV/P1',                         { PV: { shape: ['LL', 'L.'] } }, true],
    ['one beside three parts and two on foot',      'spaceship', 'PV/P1/P2',                      { PV: { shape: ['LL', 'L.'] } }, false],
    ['one beside four parts',                       'spaceship', 'PV',                            { PV: { shape: ['LL', 'LL'] } }, false],
  ])('[S-SCALE] %s', (_, scale, here, craft, fits) => {
    const map = [`${here} P9 B1`];
    const tale = judged({ map, scale, craft: craft ?? {}, rounds: [['P9: move A1']] });
    expect(tale).toEqual([fits ? 'P9 goes B1 A1' : 'P9 goes B1, stopped: unit-in-the-way']);
  });

  // biome-ignore format: a table
  test.each<readonly [what: string, here: string, craft: NonNullable<Scenery['craft']>, fits: boolean]>([
    ['a vehicle of one part beside three',      'PV',    { PV: { shape: ['LL', 'L.'] }, PW: { shape: ['L'] } }, true],
    ['one of two parts beside three',           'PV',    { PV: { shape: ['LL', 'L.'] }, PW: { shape: ['LL'] } }, false],
    ['one of two parts beside two',             'PV',    { PV: { shape: ['LL'] }, PW: { shape: ['LL'] } }, true],
    ['one of two parts beside two of two',      'PV/PX', { PV: { shape: ['L'] }, PX: { shape: ['LL'] }, PW: { shape: ['LL'] } }, false],
  ])('[S-SCALE] among spaceships, %s', (_, here, craft, fits) => {
    const tale = judged({ map: [`${here} PW B1`], scale: 'spaceship', craft, rounds: [['PW: move A1']] });
    expect(tale).toEqual([fits ? 'PW goes B1 A1' : 'PW goes B1, stopped: unit-in-the-way']);
  });

  test('[S-SCALE] no more than that at the start either', () => {
    const crowd = (count: number) => Array.from({ length: count }, (_, at) => `P${at + 1}`).join('/');
    expect(() => scene([`${crowd(4)} B1`], { scale: 'vehicle' })).not.toThrow();
    expect(() => scene([`${crowd(5)} B1`], { scale: 'vehicle' })).toThrow();
    expect(() => scene([`${crowd(8)} B1`], { scale: 'spaceship' })).not.toThrow();
    expect(() => scene([`${crowd(9)} B1`], { scale: 'spaceship' })).toThrow();
    expect(() => scene(['P1/B1 .'], { scale: 'vehicle' })).toThrow();
  });
});

const SHARED: readonly Case[] = [
  {
    name: '[S-SCALE] [S-CONFLICT] never with enemies, however much room there is',
    map: ['B1 P1 .'],
    rounds: [['P1: move A1']],
    tale: ['P1 goes B1, stopped: unit-in-the-way'],
  },
  {
    name: '[S-SCALE] [S-BLOCK] one alone blocks sight as if it filled its space',
    map: ['P1 . P2 . B1'],
    rounds: [['P1: shoot B1']],
    tale: ['P1 loses its shoot B1: unit-in-the-way'],
  },
  {
    name: '[S-SCALE] [S-BLOCK] those who share the space of the shooter, or of the target, are in nobody’s way',
    map: ['P1/P2 . B1/B2'],
    rounds: [
      ['P1: shoot B2', 4],
      ['P2: shoot B1', 3],
    ],
    tale: ['P1 shoots B2: 4 hit', 'B2 takes 1: 1 -> 0', 'B2 dies', 'P2 shoots B1: 3 miss'],
  },
  {
    name: '[S-SCALE] [S-AOE] a rocket harms all who share a space',
    map: ['P1 . . B1/B2/B3'],
    has: { P1: ['Rocket launcher'], B2: [tough(2)] },
    rounds: [['P1: shoot B1', 3]],
    tale: [
      ...['P1 shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B2 takes 2: 3 -> 1', 'B3 takes 2: 1 -> 0'],
      ...['B1 dies', 'B3 dies'],
    ],
  },
  {
    name: '[S-SCALE] [S-STAB] to be next to one another counts spaces',
    map: ['P1 B1 B2'],
    rounds: [['P1: stab B1', 2], ['P1: stab B2']],
    tale: ['P1 stabs B1: 2 miss', 'P1 loses its stab B2: out-of-range'],
  },
  {
    name: '[S-SCALE] [S-BATTALION] those in one space may form a battalion, and move into one',
    map: ['P1/P2 . . . B1'],
    rounds: [['P1+P2: shoot B1; move B1', 3, 3]],
    tale: ['P1 shoots B1: 3 miss', 'P2 shoots B1: 3 miss', 'P1 goes A1 B1', 'P2 goes A1 B1'],
  },
];

/** Pistols reach 12 spaces, whatever a space is. */
const RANGES: readonly Case[] = (['on-foot', 'vehicle', 'spaceship'] as const).flatMap((scale) =>
  [12, 13].map(
    (spaces): Case => ({
      name: `[S-SCALE] ranges are not scaled: ${spaces} spaces on a map for units ${scale}`,
      map: [`P1 ${'. '.repeat(spaces - 1)}B1`],
      scale,
      rounds: [spaces > 12 ? ['P1: shoot B1'] : ['P1: shoot B1', 3]],
      tale: [spaces > 12 ? 'P1 loses its shoot B1: out-of-range' : 'P1 shoots B1: 3 miss'],
    }),
  ),
);

/** Vehicles on a map on foot, where each part fills four spaces. */
const LARGE: readonly Case[] = [
  {
    name: '[S-SCALE] [S-GUNS] from the nearest space of the part that holds the gun: 12 away',
    map: ['PV PV . . . . . . . . . . . B1', 'PV PV . . . . . . . . . . . .'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1', 2]],
    tale: ['PV shoots B1: 2 miss'],
  },
  {
    name: '[S-SCALE] [S-GUNS] not 13',
    map: ['PV PV . . . . . . . . . . . . B1', 'PV PV . . . . . . . . . . . . .'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1']],
    tale: ['PV does not fire gun 1 at B1: out-of-range'],
  },
  {
    name: '[S-SCALE] [S-STAB] a stab reaches whichever space of the part is next to the stabber',
    map: ['. BV BV', 'P1 BV BV', '. . .'],
    craft: { BV: {} },
    rounds: [['P1: stab BV', 3]],
    tale: ['P1 stabs BV.1: 3 hit', 'BV.1 takes 3/6: 1 -> 3/6'],
  },
  {
    name: '[S-SCALE] [S-AOE] a rocket that lies over two spaces of a part harms it once',
    map: ['P1 . . . BV BV BV BV', '.  . . B1 BV BV BV BV'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    craft: { BV: { hull: 'heavy' } },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 5 -> 3', 'BV.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-SCALE] [S-HULL] it moves in spaces of the map, and needs all that it enters to be free',
    map: ['PV PV . . . .', 'PV PV . . . .', '.  .  . . P1 .', '.  .  . . .  B1'],
    craft: { PV: {} },
    rounds: [['PV: move B1 C2 D2']],
    // From C2 to D3 is free; at D2 it would be in E3.
    tale: ['PV goes A1 B1 C2, stopped: unit-in-the-way'],
  },
];

describe('sharing spaces', () => judge(SHARED.map((each) => ({ ...each, scale: 'vehicle' }))));
describe('ranges on a scale', () => judge(RANGES));
describe('parts of several spaces', () => judge(LARGE.map((each) => ({ ...each, scale: 'on-foot' }))));

describe('shots through cover at a part of several spaces', () => {
  /** What a plasma rifle does that fires through cover at a part of four spaces, and the row that the cover was lost in. */
  function through(map: readonly string[]): readonly string[] {
    return judged({
      map,
      has: { P1: ['Plasma rifle'] },
      craft: { BV: {} },
      rounds: [['P1: shoot through BV', 4, 4, 4]],
    });
  }

  test('[S-THROUGH] [S-LOS] go along the line with the fewest covers, whichever way up the map is', () => {
    const [first, , ...others] = through(['P1 . . + + . . BV BV', '.  . . . . . . BV BV']);
    const [upsideDown, , ...same] = through(['.  . . . . . . BV BV', 'P1 . . + + . . BV BV']);
    expect(first).toBe('P1 shoots BV.1 through partial cover: 4 4 hit');
    expect(others.slice(0, 2)).toEqual(['BV.1 takes 3/6: 1 -> 3/6', 'P1 shoots BV.1 through no cover: 4 hit']);
    expect([upsideDown, ...same]).toEqual([first, ...others]);
  });
});
