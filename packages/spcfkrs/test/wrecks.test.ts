import { describe, expect, test } from 'vitest';
import { moveOf, type SpcfkrsState, speedOf, type WreckStage, wreckStage } from '../src/index.js';
import { refusedIn, swift } from './support/craft.js';
import { far, quick, round, type Scenery, scene, tough, unitCalled } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const STAGES: Readonly<Record<string, WreckStage>> = { '.': 'sound', q: 'quarter', h: 'half', X: 'destroyed' };

describe('how far gone a craft is [S-PARTS]', () => {
  // With none of its parts wrecked, one, two and so on: a quarter, half and three quarters of them, exactly.
  // biome-ignore format: a table
  test.each<readonly [parts: number, stages: string]>([
    [ 1, '.X'],
    [ 2, '.hX'],
    [ 3, '.qhX'],
    [ 4, '.qhXX'],
    [ 5, '..qhXX'],
    [ 6, '..qhhXX'],
    [ 7, '..qqhhXX'],
    [ 8, '..qqhhXXX'],
    [ 9, '...qqhhXXX'],
    [10, '...qqhhhXXX'],
    [11, '...qqqhhhXXX'],
    [12, '...qqqhhhXXXX'],
  ])('[S-PARTS] of %i parts', (count, stages) => {
    const found = Array.from({ length: count + 1 }, (_, wrecked) =>
      wreckStage(Array.from({ length: count }, (_part, at) => ({ sixths: at < wrecked ? 0 : 1 }))),
    );
    expect(found).toEqual([...stages].map((sign) => STAGES[sign]));
  });
});

/** A craft of so many light parts, below one another, next to which BV stands, who wrecks one of them a shot. */
function column(parts: number, of: Scenery = {}): Scenery & { readonly map: readonly string[] } {
  const guns = Array.from({ length: 6 }, (_, at) => ({ part: Math.floor(at / 2) }));
  return {
    map: ['PV . . . . . BV', ...Array<string>(parts - 1).fill('PV . . . . . .')],
    scale: 'vehicle',
    ...of,
    craft: {
      PV: {},
      ...of.craft,
      BV: { shape: ['LLL'], guns, modifications: [swift(9)] },
    },
  };
}

/** The orders of BV to wreck parts from the first to the last of a craft. */
function wreck(first: number, last = first): string {
  const fired = Array.from({ length: last - first + 1 }, (_, at) => `fire ${at + 1} at PV.${first + at}`);
  return `BV: ${fired.join(', ')}`;
}

/** What is told of that: the dice are 3s. */
function wrecking(first: number, last = first): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `PV.${first + at}`).flatMap((part) => [
    ...[`BV shoots ${part}: 3 hit`, `${part} takes 1: 1 -> 0`, `${part} is wrecked`],
  ]);
}

/** A case of a craft of so many parts that is shot at by BV. */
function gunned(parts: number, { name, rounds, tale, rules = {} }: Omit<Case, 'map'>): Case {
  const { map, ...of } = column(parts);
  // BV is three parts wide, so that the map is.
  return { name, ...of, map: map.map((row) => `${row} ${row.endsWith('BV') ? 'BV BV' : '. .'}`), rules, rounds, tale };
}

const ROLLS: readonly Case[] = [
  gunned(5, {
    name: '[S-PARTS] less than a quarter of its parts gone: nothing is rolled',
    rounds: [[wreck(1), 3], ['']],
    tale: wrecking(1),
  }),
  gunned(4, {
    name: '[S-PARTS] a quarter gone: a die each Special phase, and 2 does nothing',
    rounds: [
      [wreck(1), 3],
      ['', 2],
      ['', 6],
    ],
    tale: [...wrecking(1), 'PV, quarter gone: 2 holds', 'PV, quarter gone: 6 holds'],
  }),
  gunned(4, {
    name: '[S-PARTS] on a 1 it malfunctions, and on another in a later Special phase it blows up',
    rounds: [
      [wreck(1), 3],
      ['', 1],
      ['', 2],
      ['', 1],
    ],
    tale: [
      ...wrecking(1),
      ...['PV, quarter gone: 1 malfunctions', 'PV malfunctions', 'PV, quarter gone: 2 holds'],
      ...['PV, quarter gone: 1 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
  gunned(4, {
    name: '[S-PARTS] half gone: the same on 1 to 3, and not on 4',
    rounds: [
      [wreck(1, 2), 3, 3],
      ['', 4],
      ['', 3],
      ['', 4],
      ['', 3],
    ],
    tale: [
      ...wrecking(1, 2),
      ...['PV, half gone: 4 holds', 'PV, half gone: 3 malfunctions', 'PV malfunctions'],
      ...['PV, half gone: 4 holds', 'PV, half gone: 3 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
  gunned(5, {
    name: '[S-PARTS] two of five are a quarter, three a half',
    rounds: [
      [wreck(1, 2), 3, 3],
      [wreck(3), 2, 3],
      ['', 3],
    ],
    tale: [
      ...[...wrecking(1, 2), 'PV, quarter gone: 2 holds', ...wrecking(3)],
      ...['PV, half gone: 3 malfunctions', 'PV malfunctions'],
    ],
  }),
  gunned(4, {
    name: '[S-PARTS] who malfunctioned with a quarter gone blows up with half gone on a 3',
    rounds: [
      [wreck(1), 3],
      [wreck(2), 1, 3],
      ['', 3],
    ],
    tale: [
      ...[...wrecking(1), 'PV, quarter gone: 1 malfunctions', 'PV malfunctions', ...wrecking(2)],
      ...['PV, half gone: 3 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
  gunned(4, {
    name: '[S-PARTS] three quarters gone: it is destroyed at once',
    rounds: [[wreck(1, 3), 3, 3, 3]],
    tale: [...wrecking(1, 3), 'PV dies', 'blue wins: last-side'],
  }),
  gunned(1, {
    name: '[S-PARTS] of a single part, with that',
    rounds: [[wreck(1), 3]],
    tale: [...wrecking(1), 'PV dies', 'blue wins: last-side'],
  }),
  gunned(2, {
    name: '[S-PARTS] one of two is a half',
    rounds: [
      [wreck(1), 3],
      ['', 4],
    ],
    tale: [...wrecking(1), 'PV, half gone: 4 holds'],
  }),
  gunned(4, {
    name: '[S-PARTS] halfWrecked: atOnce: it malfunctions without a roll, and blows up on 1 to 3',
    rules: { halfWrecked: 'atOnce' },
    rounds: [
      [wreck(1, 2), 3, 3],
      ['', 4],
      ['', 3],
    ],
    tale: [
      ...[...wrecking(1, 2), 'PV malfunctions', 'PV, half gone: 4 holds'],
      ...['PV, half gone: 3 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
  gunned(4, {
    name: '[S-PARTS] halfWrecked: atOnce: with a quarter gone it rolls like any other',
    rules: { halfWrecked: 'atOnce' },
    rounds: [
      [wreck(1), 3],
      ['', 2],
      [wreck(2), 1, 3],
      ['', 3],
    ],
    tale: [
      ...[...wrecking(1), 'PV, quarter gone: 2 holds', 'PV, quarter gone: 1 malfunctions', 'PV malfunctions'],
      // It malfunctions but once.
      ...[...wrecking(2), 'PV, half gone: 3 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
  gunned(4, {
    name: '[S-PARTS] quarterWreckedOn: 2, halfWreckedOn: 4',
    rules: { quarterWreckedOn: 2, halfWreckedOn: 4 },
    rounds: [
      [wreck(1), 3],
      [wreck(2), 2, 3],
      ['', 4],
    ],
    tale: [
      ...[...wrecking(1), 'PV, quarter gone: 2 malfunctions', 'PV malfunctions', ...wrecking(2)],
      ...['PV, half gone: 4 blows-up', 'PV dies', 'blue wins: last-side'],
    ],
  }),
];

describe('malfunctions and explosions', () => judge(ROLLS));

/** A craft of four parts in a row, of which BV wrecks the last in the first round. */
const ROW = ['PV PV PV PV . . . . . . BV', '.  .  .  .  . . . . . . .', 'P1 .  .  .  . . . . . . .'];
const WRECKED = ['BV shoots PV.4: 3 hit', 'PV.4 takes 1: 1 -> 0', 'PV.4 is wrecked'];
const FIRST = ['BV: fire 1 at PV.4', 3] as const;

const WRECKS: readonly Case[] = [
  {
    name: '[S-PARTS] who malfunctions moves half as far, at once: 3 spaces for 6',
    map: ROW,
    craft: { PV: {}, BV: {} },
    rounds: [FIRST, ['PV: move B1 C1 D1 E1', 1]],
    tale: [...WRECKED, 'PV, quarter gone: 1 malfunctions', 'PV malfunctions', 'PV goes A1 B1 C1 D1, stopped: too-far'],
  },
  {
    name: '[S-PARTS] and has half of its Speed, rounded down: 1 for 3, after who has 2, before who has 0',
    map: [...ROW, '.  .  .  .  . . . . . . B1', '.  .  .  .  . . . . . . B2'],
    has: { B1: [quick(-1), tough(9)], B2: [quick(-3), tough(9)] },
    craft: { PV: {}, BV: {} },
    rounds: [FIRST, ['PV: fire 1 at B1 / B1: shoot PV.1 / B2: shoot PV.1', 1, 1, 2, 3]],
    tale: [
      ...[...WRECKED, 'PV, quarter gone: 1 malfunctions', 'PV malfunctions'],
      ...['B1 shoots PV.1: 1 miss', 'PV shoots B1: 2 miss', 'B2 shoots PV.1: 3 miss'],
    ],
  },
  {
    name: '[S-PARTS] it neither moves nor rams further by the next round',
    map: ['PV PV PV PV . . . BV'],
    craft: { PV: {}, BV: {} },
    rounds: [FIRST, ['PV: ram BV via B1 C1 D1 E1', 1], ['PV: ram BV via E1', 2, 2]],
    // Four steps are one too many, so that it is next to BV and no more.
    tale: [
      ...[...WRECKED, 'PV, quarter gone: 1 malfunctions', 'PV malfunctions'],
      ...['PV goes A1 B1 C1 D1, stopped: unit-in-the-way', 'PV does not ram BV: no-contact'],
      ...['PV, quarter gone: 2 holds', 'PV goes D1, stopped: ram', 'PV.4 is to ram BV.1'],
      ...['PV.4 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'BV dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-PARTS] who blows up harms nobody around, and does nothing more',
    map: ['PV PV .  BV', 'PV PV .  .', '.  .  P1 .'],
    craft: { PV: {}, BV: {} },
    rounds: [
      ['BV: fire 1 at PV.4', 3],
      ['', 1],
      ['PV: fire 1 at BV; move B1', 1],
    ],
    tale: [
      ...['BV shoots PV.4: 3 hit', 'PV.4 takes 1: 1 -> 0', 'PV.4 is wrecked'],
      ...['PV, quarter gone: 1 malfunctions', 'PV malfunctions'],
      ...['PV, quarter gone: 1 blows-up', 'PV dies'],
    ],
  },
  {
    name: '[S-PARTS] [S-CREW] crews belong to the whole craft: they go on, whichever part is wrecked',
    map: ['PV PV PV PV PV BV', '. . . . . .', '. . . . . .', '. . . . . .'],
    craft: { PV: { guns: [], modifications: ['Hacking crew', 'Plasma slag exhaust', swift(9)] }, BV: {} },
    // The lines of its slag would be above the map.
    rounds: [
      ['BV: fire 1 at PV.1', 3],
      ['PV: hack BV, slag; move A2', 4, 3, 1],
    ],
    tale: [
      ...['BV shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked'],
      ...['PV hacks BV: 4 yes', 'BV cannot shoot', 'PV lays slag: 3 1 ', 'PV goes A1 A2'],
    ],
  },
  {
    name: '[S-PARTS] a wrecked part fills its space, and moves with the others',
    map: ['. PV PV PV PV BV', 'P1 . . . . .'],
    has: { P1: [far(14)] },
    craft: { PV: {}, BV: {} },
    rounds: [FIRST, ['P1: move B2 C2 D2 E1', 2], ['PV: move A1', 2], ['P1: move E1', 2]],
    tale: [
      ...WRECKED,
      ...['PV, quarter gone: 2 holds', 'P1 goes A2 B2 C2 D2, stopped: unit-in-the-way'],
      ...['PV, quarter gone: 2 holds', 'PV goes B1 A1'],
      ...['PV, quarter gone: 2 holds', 'P1 goes D2 E1'],
    ],
  },
  {
    name: '[S-SPEED] at the same time, parts that two shoot away count together',
    map: ['PV . B1', 'PV . B2', 'PV . .', 'PV . .'],
    has: { B1: ['Plasma pistol'], B2: ['Plasma pistol'] },
    craft: { PV: {} },
    rules: { ties: 'simultaneous' },
    rounds: [
      ['B1: shoot PV.1 / B2: shoot PV.2', 3, 3],
      ['', 4],
    ],
    tale: [
      ...['B1 shoots PV.1: 3 hit', 'B2 shoots PV.2: 3 hit'],
      ...['PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked', 'PV.2 takes 1: 1 -> 0', 'PV.2 is wrecked'],
      'PV, half gone: 4 holds',
    ],
  },
];

describe('wrecks', () => {
  judge(WRECKS.map((each) => ({ scale: 'vehicle', ...each })));

  /** A craft that malfunctions. */
  function malfunctioning(hull: 'light' | 'medium' | 'heavy', ...modifications: readonly ReturnType<typeof swift>[]) {
    const start = scene(ROW, { scale: 'vehicle', craft: { PV: { hull, modifications }, BV: {} } });
    const units = start.units.map((unit) =>
      unit.name === 'PV' && unit.craft !== null ? { ...unit, craft: { ...unit.craft, malfunctioning: true } } : unit,
    );
    return { ...start, units } satisfies SpcfkrsState;
  }

  // biome-ignore format: a table
  test.each([
    ['light',  0, 3, 1],
    ['light',  1, 3, 2],
    ['medium', 0, 2, 1],
    ['heavy',  0, 1, 1],
    ['heavy', -1, 1, 0],
  ] as const)('[S-PARTS] a %s hull with %i Speed more malfunctions: Move %i, Speed %i', (hull, speed, ...values) => {
    const state = malfunctioning(hull, swift(speed));
    const unit = unitCalled(state, 'PV');
    expect([moveOf(state.map, unit), speedOf(unit)]).toEqual(values);
  });

  test('[S-PARTS] [S-MOVE] and is ordered to go no further', () => {
    const state = malfunctioning('light');
    expect(refusedIn(state, 'PV: move B1 C1 D1')).toEqual([]);
    expect(refusedIn(state, 'PV: move B1 C1 D1 E1')).toEqual(['S-MOVE']);
  });

  test('[S-PARTS] a malfunction lasts, and halves once', () => {
    const start = scene(ROW, { scale: 'vehicle', craft: { PV: {}, BV: {} } });
    let { state } = round(start, FIRST[0], FIRST[1]);
    const moves = [1, 2, 2].map((face) => {
      state = round(state, '', face).state;
      return moveOf(state.map, unitCalled(state, 'PV'));
    });
    expect(moves).toEqual([3, 3, 3]);
  });
});
