import { describe, expect, test } from 'vitest';
import { refusals, swift } from './support/craft.js';
import { drawn, far, quick, round, rowsOf, scene, tough } from './support/scene.js';
import { type Case, judge, judged } from './support/telling.js';

describe('hulls [S-HULL]', () => {
  // biome-ignore format: a table
  test.each([
    ['light',  1, 3, 6],
    ['medium', 3, 3, 4],
    ['heavy',  5, 2, 2],
  ] as const)('[S-HULL] a part of a %s hull has Body %i; its Speed is %i, its Move %i', (hull, body, speed, move) => {
    const path = ['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'];
    const map = ['PV . . . . . . . .', '. . . . . . . . B1', '. . . . . . . . B2'];
    const of = { scale: 'vehicle', craft: { PV: { hull } } } as const;
    expect(refusals(map, of, `PV: move ${path.slice(0, move).join(' ')}`)).toEqual([]);
    expect(refusals(map, of, `PV: move ${path.slice(0, move + 1).join(' ')}`)).toEqual(['S-MOVE']);
    // Who is faster by 1 goes before it, who is slower by 1 after it.
    const has = { B1: [quick(speed + 1 - 3), tough(9)], B2: [quick(speed - 1 - 3), tough(9)] };
    const orders = 'PV: fire 1 at B1 / B1: shoot PV / B2: shoot PV';
    expect(judged({ map, ...of, has, rounds: [[orders, 1, 2, 3]] })).toEqual([
      ...['B1 shoots PV.1: 1 miss', 'PV shoots B1: 2 miss', 'B2 shoots PV.1: 3 miss'],
    ]);
    const guns = [{ part: 0, gun: 'Rail gun' }, { part: 0 }] as const;
    const gunners = { ...of, craft: { PV: { hull, guns: [] }, BV: { guns } } };
    const hits = Array.from({ length: body }, (_, at) => `PV.1 takes 1: ${body - at} -> ${body - at - 1}`);
    const shots = hits.map(() => ['BV: fire 1 at PV', 2] as const);
    const tale = judged({ map: ['PV . . BV'], ...gunners, rounds: shots });
    expect(tale.filter((line) => line.startsWith('PV.1 takes'))).toEqual(hits);
    expect(tale.slice(-3)).toEqual(['PV.1 is wrecked', 'PV dies', 'blue wins: last-side']);
  });
});

const MOVES: readonly Case[] = [
  {
    name: '[S-HULL] every space that it enters must be free',
    map: ['PV .  . .', 'PV .  B1 .', '.  .  . .'],
    craft: { PV: {} },
    rounds: [['PV: move B1 C1']],
    tale: ['PV goes A1 B1, stopped: unit-in-the-way'],
  },
  {
    name: '[S-HULL] but not those between which it passes',
    map: ['PV B1 .', 'B2 .  .', '.  .  .'],
    craft: { PV: {} },
    rounds: [['PV: move B2 C3']],
    tale: ['PV goes A1 B2 C3'],
  },
  {
    name: '[S-HULL] [S-COVER] a step costs as much as the dearest space entered, and no more: exactly enough Move',
    map: ['PV +  . .', 'PV +  . .', 'B1 .  . .'],
    craft: { PV: { hull: 'medium', modifications: [] } },
    // 2 for the first step, 1 for each of the others.
    rounds: [['PV: move B1 C1 D1']],
    tale: ['PV goes A1 B1 C1 D1'],
  },
  {
    name: '[S-HULL] [S-COVER] cover that is shot away makes a way cheaper',
    map: ['PV + . . . . B1'],
    craft: { PV: { hull: 'medium' } },
    rounds: [['PV: fire 1 at cover B1; move B1 C1 D1', 3, 3]],
    tale: ['PV shoots partial cover B1: 3 3 hit', 'cover B1 partial -> none', 'PV goes A1 B1 C1 D1'],
  },
  {
    name: '[S-HULL] [S-PARTS] a craft does not leave its wrecked parts behind, and they are in its way as well',
    map: ['.  .  . BV', 'PV .  . .', 'PV .  P1 .', 'PV .  . .', 'PV .  . .', 'PV .  . .'],
    craft: { PV: {}, BV: {} },
    rounds: [['BV: fire 1 at PV.2', 3], ['PV: move B2 C2']],
    tale: [
      ...['BV shoots PV.2: 3 hit', 'PV.2 takes 1: 1 -> 0', 'PV.2 is wrecked'],
      'PV goes A2 B2, stopped: unit-in-the-way',
    ],
  },
  {
    name: '[S-CONFLICT] of two with one goal the faster gets there, the other stops before it',
    map: ['PV PV . . BV BV', '.  .  . . .  . '],
    craft: { PV: {}, BV: { modifications: [swift(1)] } },
    rounds: [['PV: move B1 C1 / BV: move D1 C1']],
    tale: ['BV goes E1 D1 C1', 'PV goes A1, stopped: unit-in-the-way'],
  },
  {
    name: '[S-CONFLICT] a space is free once the last part of another has left it',
    map: ['PV PV . .', 'P1 .  . B1'],
    has: { P1: [quick(-1)] },
    craft: { PV: {} },
    rounds: [['PV: move B1 C1 / P1: move A1']],
    tale: ['PV goes A1 B1 C1', 'P1 goes A2 A1'],
  },
  {
    name: '[S-SPEED] at the same time, who crosses any space of a hull rolls; who crosses none does not',
    map: ['PV PV . BV', '.  .  . . ', 'P1 .  . B1'],
    has: { P1: [far(6)] },
    craft: { PV: {}, BV: {} },
    rules: { ties: 'simultaneous' },
    // PV will be in B1 and C1, where BV goes.
    rounds: [['PV: move B1 / BV: move C1 / P1: move B3', 2, 5]],
    tale: ['PV rolls 2', 'BV rolls 5', 'P1 goes A3 B3', 'BV goes D1 C1', 'PV goes A1, stopped: unit-in-the-way'],
  },
];

describe('moves of craft', () => {
  judge(MOVES.map((each) => ({ scale: 'vehicle', ...each })));

  test('[S-HULL] a craft shifts its whole shape, and never turns', () => {
    const map = ['PV PV PV . . B1', 'PV .  .  . . . ', '.  .  .  . . . '];
    const { state } = round(scene(map, { scale: 'vehicle', craft: { PV: {} } }), 'PV: move B1 C2 B1 A2');
    expect(drawn(state)).toEqual(rowsOf(['.  .  .  . . B1', 'PV PV PV . . . ', 'PV .  .  . . . ']));
  });

  // biome-ignore format: a table
  test.each<readonly [why: string, path: string, rules: readonly string[]]>([
    ['to the edge',                                'B1 C1',    []],
    ['not over it with any part',                  'B1 C1 D1', ['S-GRID']],
    ['nor down',                                   'A2 A3',    ['S-GRID']],
    ['into partial cover',                         'A2',       []],
    ['not into full cover with any part',          'B2',       ['S-COVER']],
    ['not two spaces at once',                     'C1',       ['S-MOVE']],
  ])('[S-HULL] [S-MOVE] a path leads %s', (_, path, rules) => {
    const map = ['PV PV . .', 'PV .  . .', '+  #  # B1'];
    expect(refusals(map, { scale: 'vehicle', craft: { PV: {} } }, `PV: move ${path}`)).toEqual(rules);
  });

  test('[S-HULL] [S-COVER] cover under one part alone makes the step as dear', () => {
    const map = ['PV . . .', 'PV + . .', 'B1 . . .'];
    const of = { scale: 'vehicle', craft: { PV: { hull: 'heavy' } } } as const;
    expect(refusals(map, of, 'PV: move B1')).toEqual([]);
    expect(refusals(map, of, 'PV: move B1 C1')).toEqual(['S-MOVE']);
  });

  test('[S-HULL] [S-COVER] cover that it is in already costs nothing more', () => {
    const map = ['PV+ PV+ . .', 'B1 . . .'];
    const of = { scale: 'vehicle', craft: { PV: { hull: 'heavy' } } } as const;
    // With its first step its first part comes where its second was.
    expect(refusals(map, of, 'PV: move B1 C1')).toEqual([]);
  });
});
