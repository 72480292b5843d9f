import { describe, expect, test } from 'vitest';
import { refusals, refusedIn } from './support/craft.js';
import { far, quick, round, scene, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const BUS = { PV: { bays: [0] } } as const;

const BOARDING: readonly Case[] = [
  {
    name: '[S-TRANSPORT] units next to a bay board it, diagonally too, and ride with it',
    map: ['P1 .  . . .', '.  PV . . .', '.  .  . . B1'],
    craft: BUS,
    rounds: [['PV: load P1 into 1; move C1 D1'], ['PV: unload P1 from 1 to C1']],
    tale: ['P1 boards PV.1', 'PV goes B2 C1 D1', 'P1 leaves PV.1 to C1'],
  },
  {
    name: '[S-TRANSPORT] two spaces away is too far',
    map: ['P1 . PV', 'B1 . .'],
    craft: BUS,
    rounds: [['PV: load P1 into 1']],
    tale: ['P1 stays where it is, of PV.1: too-far'],
  },
  {
    name: '[S-TRANSPORT] next to the part that is the bay: another part does not count',
    map: ['P1 PV PV P2', 'B1 .  .  .'],
    craft: { PV: { bays: [1] } },
    rounds: [['PV: load P1+P2 into 2']],
    tale: ['P1 stays where it is, of PV.2: too-far', 'P2 boards PV.2'],
  },
  {
    name: '[S-TRANSPORT] nor do passengers leave to there, nor two spaces away',
    map: ['P1 PV PV P2', 'B1 .  .  .', '.  .  .  .'],
    craft: { PV: { bays: [1] } },
    rounds: [
      ['PV: load P2 into 2'],
      ['PV: unload P2 from 2 to A2'],
      ['PV: unload P2 from 2 to C3'],
      ['PV: unload P2 from 2 to B2'],
    ],
    tale: [
      ...['P2 boards PV.2', 'P2 stays where it is, of PV.2: too-far', 'P2 stays where it is, of PV.2: too-far'],
      'P2 leaves PV.2 to B2',
    ],
  },
  {
    name: '[S-TRANSPORT] a vehicle’s bay holds 4, and no fifth',
    map: ['P1/P2 PV P3/P4', 'P5 . B1'],
    craft: BUS,
    rounds: [['PV: load P1+P2+P3+P4 into 1'], ['PV: load P5 into 1']],
    tale: [
      ...['P1 boards PV.1', 'P2 boards PV.1', 'P3 boards PV.1', 'P4 boards PV.1'],
      'P5 stays where it is, of PV.1: bay-full',
    ],
  },
  {
    name: '[S-TRANSPORT] who leaves makes room for who boards in the same round',
    map: ['P1/P2 PV P3/P4', 'P5 . B1'],
    craft: BUS,
    rounds: [['PV: load P1+P2+P3+P4 into 1'], ['PV: load P5 into 1, unload P1 from 1 to A1']],
    tale: [
      ...['P1 boards PV.1', 'P2 boards PV.1', 'P3 boards PV.1', 'P4 boards PV.1'],
      ...['P1 leaves PV.1 to A1', 'P5 boards PV.1'],
    ],
  },
  {
    name: '[S-TRANSPORT] a spaceship’s holds 8, and no ninth',
    map: ['P1/P2/P3/P4/P5/P6/P7/P8 PS B1', 'P9 . .'],
    scale: 'spaceship',
    craft: { PS: { class: 'spaceship', bays: [0] } },
    rounds: [['PS: load P1+P2+P3+P4+P5+P6+P7+P8 into 1'], ['PS: load P9 into 1']],
    tale: [...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `P${at} boards PS.1`), 'P9 stays where it is, of PS.1: bay-full'],
  },
  {
    name: '[S-TRANSPORT] each part that is a bay holds its own',
    map: ['P1 PV PV P2', 'B1 .  .  .'],
    craft: { PV: { bays: [0, 1] } },
    rounds: [['PV: load P1 into 1, load P2 into 2'], ['PV: unload P2 from 2 to D1']],
    tale: ['P1 boards PV.1', 'P2 boards PV.2', 'P2 leaves PV.2 to D1'],
  },
  {
    name: '[S-TRANSPORT] nobody leaves to where there is no room',
    map: ['P1 PV P2', 'B1 .  .'],
    has: { P1: [tough(1)] },
    craft: BUS,
    rounds: [['PV: load P1 into 1'], ['PV: unload P1 from 1 to A2'], ['PV: unload P1 from 1 to C1']],
    // Nobody shares a space with enemies; with friends who are as small as that one does.
    tale: ['P1 boards PV.1', 'P1 stays where it is, of PV.1: no-room-there', 'P1 leaves PV.1 to C1'],
  },
  {
    name: '[S-TRANSPORT] [S-LAYERS] who is right under a spaceship boards it, and leaves to there',
    map: ['PS/P1 . B1'],
    scale: 'spaceship',
    craft: { PS: { class: 'spaceship', bays: [0] } },
    rounds: [['PS: load P1 into 1'], ['PS: unload P1 from 1 to A1']],
    tale: ['P1 boards PS.1', 'P1 leaves PS.1 to A1'],
  },
  {
    name: '[S-TRANSPORT] on a map for those on foot, a space that anyone is in is taken',
    map: ['P1 PV PV P2', '.  PV PV B1'],
    scale: 'on-foot',
    craft: BUS,
    rounds: [['PV: load P1 into 1'], ['PV: unload P1 from 1 to D1'], ['PV: unload P1 from 1 to A2']],
    tale: ['P1 boards PV.1', 'P1 stays where it is, of PV.1: no-room-there', 'P1 leaves PV.1 to A2'],
  },
];

const ORDERS: readonly Case[] = [
  {
    name: '[S-TRANSPORT] who boards loses its orders: shots and moves',
    map: ['P1 PV . B1', '.  .  . .'],
    craft: BUS,
    rounds: [['PV: load P1 into 1 / P1: shoot B1; move A2']],
    tale: ['P1 boards PV.1', 'P1 loses its shoot B1: aboard'],
  },
  {
    name: '[S-TRANSPORT] stabs too',
    map: ['P1 PV', 'B1 . '],
    craft: BUS,
    rounds: [['PV: load P1 into 1 / P1: stab B1']],
    tale: ['P1 boards PV.1', 'P1 loses its stab B1: aboard'],
  },
  {
    name: '[S-TRANSPORT] [S-SPEED] in the craft’s turn: who is faster has had its special by then, who is slower has not',
    map: ['P1 PV P2', '.  .  B1'],
    has: { P1: ['Hacking implant', quick(1)], P2: ['Hacking implant', quick(-1)] },
    craft: BUS,
    rounds: [['PV: load P1+P2 into 1 / P1: hack B1 / P2: hack B1', 2]],
    tale: ['P1 hacks B1: 2 no', 'P1 boards PV.1', 'P2 boards PV.1', 'P2 loses its hack B1: aboard'],
  },
  {
    name: '[S-TRANSPORT] who leaves stabs, shoots and moves as it was ordered, from where it was let out',
    map: ['P1 PV P2 B2', '.  .  .  B1'],
    has: { P1: [far(6)], B1: [tough(4)], B2: [tough(4)] },
    craft: BUS,
    rounds: [
      ['PV: load P1+P2 into 1'],
      ['PV: unload P1 from 1 to C2, unload P2 from 1 to C1 / P1: stab B1; move B2 A2 / P2: shoot B2', 3, 4],
    ],
    tale: [
      ...['P1 boards PV.1', 'P2 boards PV.1', 'P1 leaves PV.1 to C2', 'P2 leaves PV.1 to C1'],
      ...['P1 stabs B1: 3 hit', 'B1 takes 1: 5 -> 4', 'P2 shoots B2: 4 hit', 'B2 takes 1: 5 -> 4'],
      'P1 goes C2 B2 A2',
    ],
  },
  {
    name: '[S-TRANSPORT] who is not let out after all does nothing',
    map: ['P1 PV . B1', 'B2 .  . .'],
    craft: BUS,
    rounds: [['PV: load P1 into 1'], ['PV: unload P1 from 1 to A2 / P1: shoot B1']],
    tale: ['P1 boards PV.1', 'P1 stays where it is, of PV.1: no-room-there', 'P1 loses its shoot B1: aboard'],
  },
  {
    name: '[S-TRANSPORT] passengers are no target: a shot at who has boarded by then is lost',
    map: ['P1 PV . B1'],
    craft: BUS,
    rounds: [['PV: load P1 into 1 / B1: shoot P1; follow P1']],
    tale: [...['P1 boards PV.1', 'B1 loses its shoot P1: target-aboard', 'B1 does not follow P1: target-aboard']],
  },
  {
    name: '[S-TRANSPORT] [S-AOE] and a rocket at their craft does not harm them',
    map: ['P1 PV . B1'],
    has: { B1: ['Rocket launcher'] },
    craft: { PV: { hull: 'heavy', bays: [0] } },
    rounds: [['PV: load P1 into 1'], ['B1: shoot PV', 3]],
    tale: ['P1 boards PV.1', 'B1 shoots PV.1: 3 hit', 'PV.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-TRANSPORT] [S-BLOCK] nor are they in anyone’s way',
    map: ['B1 P1 PV', '.  .  .', '.  P2 .'],
    craft: BUS,
    rounds: [['PV: load P1 into 1; move C2'], ['B1: move B1']],
    tale: ['P1 boards PV.1', 'PV goes C1 C2', 'B1 goes A1 B1'],
  },
  {
    name: '[S-TRANSPORT] [S-OVERDOSE] their overdoses are rolled for all the same',
    map: ['P1 PV B1'],
    has: { P1: ['Amph overdose'] },
    craft: BUS,
    rounds: [
      ['PV: load P1 into 1', 2],
      ['', 1],
    ],
    tale: ['P1 overdoses: 2 good', 'P1 boards PV.1', 'P1 overdoses: 1 too much', 'P1 dies'],
  },
];

const LOST: readonly Case[] = [
  {
    name: '[S-TRANSPORT] bayLost: thrownOut: who boarded in this round does nothing more, and rolls for no order',
    map: ['P1 PV . B1', '.  . . B2'],
    has: { B1: ['Plasma sniper'] },
    craft: { PV: { bays: [0] } },
    rules: { bayLost: 'thrownOut' },
    rounds: [['PV: load P1 into 1 / P1: shoot B2; move A2 / B1: shoot PV', 3]],
    tale: [
      ...['P1 boards PV.1', 'P1 loses its shoot B2: aboard'],
      ...['B1 shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      'P1 is thrown out of PV to B1',
    ],
  },
  {
    name: '[S-TRANSPORT] bayLost: thrownOut: nor does who could not leave it',
    map: ['P1 PV BV B1'],
    craft: { PV: { bays: [0] }, BV: { guns: [{ part: 0, gun: 'Plasma gun' }] } },
    rules: { bayLost: 'thrownOut' },
    rounds: [['PV: load P1 into 1'], ['PV: unload P1 from 1 to C1 / P1: move D1 / BV: fire 1 at PV', 3]],
    tale: [
      ...['P1 boards PV.1', 'P1 stays where it is, of PV.1: no-room-there'],
      ...['BV shoots PV.1: 3 hit', 'PV.1 takes 2: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      'P1 is thrown out of PV to B1',
    ],
  },
  {
    name: '[S-TRANSPORT] bayLost: die: with the part that is their bay, though the craft goes on',
    map: ['P1 PV . B1', '.  PV . .', '.  PV . .', 'P2 PV . .', '.  PV . .'],
    has: { B1: ['Plasma pistol'] },
    craft: { PV: { bays: [0, 3] } },
    rounds: [['PV: load P1 into 1, load P2 into 4'], ['B1: shoot PV.1', 3]],
    tale: [
      ...['P1 boards PV.1', 'P2 boards PV.4', 'B1 shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked'],
      'P1 dies',
    ],
  },
  {
    name: '[S-TRANSPORT] and with the craft, also where their own part is whole',
    map: ['BV . . PV PV PV PV P1/P2'],
    craft: { PV: { bays: [3] }, BV: { guns: [{ part: 0, gun: 'Rocket launcher' }] } },
    rounds: [['PV: load P1+P2 into 4'], ['BV: fire 1 at PV.2', 3]],
    tale: [
      ...['P1 boards PV.4', 'P2 boards PV.4', 'BV shoots PV.2: 3 hit'],
      ...[1, 2, 3].flatMap((part) => [`PV.${part} takes 2: 1 -> 0`, `PV.${part} is wrecked`]),
      ...['PV dies', 'P1 dies', 'P2 dies', 'blue wins: last-side'],
    ],
  },
  {
    name: '[S-TRANSPORT] [S-PARTS] with one that blows up',
    map: ['P1 PV . BV', '.  PV . .'],
    craft: { PV: { bays: [0] }, BV: {} },
    rounds: [
      ['PV: load P1 into 1 / BV: fire 1 at PV.2', 3],
      ['', 3],
      ['', 3],
    ],
    tale: [
      ...['P1 boards PV.1', 'BV shoots PV.2: 3 hit', 'PV.2 takes 1: 1 -> 0', 'PV.2 is wrecked'],
      ...['PV, half gone: 3 malfunctions', 'PV malfunctions', 'PV, half gone: 3 blows-up'],
      ...['PV dies', 'P1 dies', 'blue wins: last-side'],
    ],
  },
  {
    name: '[S-TRANSPORT] bayLost: thrownOut: to the nearest free spaces, by the lower row, then column, one after another',
    map: ['.  B2 PV . B1', '.  P1 PV . .', '.  P2 PV . .', '.  .  PV . .', '.  .  PV . .'],
    has: { B1: ['Plasma pistol'] },
    craft: { PV: { bays: [1] } },
    rules: { bayLost: 'thrownOut' },
    rounds: [['PV: load P1+P2 into 2'], ['B1: shoot PV.2', 3]],
    // B1 and B2 are enemies, whose spaces are not free for them; the first that is has room for both.
    tale: [
      ...['P1 boards PV.2', 'P2 boards PV.2', 'B1 shoots PV.2: 3 hit', 'PV.2 takes 1: 1 -> 0', 'PV.2 is wrecked'],
      ...['P1 is thrown out of PV to D1', 'P2 is thrown out of PV to D1'],
    ],
  },
  {
    name: '[S-TRANSPORT] [S-SCALE] where a space holds one alone, each to the next',
    map: ['PV PV P1 .', 'PV PV P2 .', '.  .  .  .', '.  .  .  B1'],
    scale: 'on-foot',
    has: { B1: ['Rocket launcher'] },
    craft: BUS,
    rules: { bayLost: 'thrownOut' },
    rounds: [['PV: load P1+P2 into 1'], ['B1: shoot PV', 3]],
    // The craft is gone, so that where its bay was is nearest.
    tale: [
      ...[
        'P1 boards PV.1',
        'P2 boards PV.1',
        'B1 shoots PV.1: 3 hit',
        'PV.1 takes 1: 1 -> 0',
        'PV.1 is wrecked',
        'PV dies',
      ],
      ...['P1 is thrown out of PV to A1', 'P2 is thrown out of PV to B1'],
    ],
  },
  {
    name: '[S-TRANSPORT] [S-WIN] passengers count as living: thrown out, they go on',
    map: ['P1 PV . B1'],
    has: { B1: ['Plasma pistol'] },
    craft: BUS,
    rules: { bayLost: 'thrownOut' },
    rounds: [['PV: load P1 into 1'], ['B1: shoot PV', 3]],
    tale: [
      ...['P1 boards PV.1', 'B1 shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      'P1 is thrown out of PV to B1',
    ],
  },
];

function judgeAmongVehicles(cases: readonly Case[]): void {
  judge(cases.map((each) => ({ scale: 'vehicle', ...each })));
}

describe('boarding and leaving', () => judgeAmongVehicles(BOARDING));
describe('orders of passengers', () => judgeAmongVehicles(ORDERS));
describe('bays that are lost', () => judgeAmongVehicles(LOST));

describe('orders for bays', () => {
  const craft = { PV: { shape: ['LL'], bays: [0] }, PW: {}, BV: {} } as const;
  const map = ['P1/P2 PV PV P3', 'P4 P5 PW B1', '. # . BV'];
  const of = { scale: 'vehicle', craft } as const;

  test.each<readonly [why: string, orders: string, rules: readonly string[]]>([
    ['four at once', 'PV: load P1+P2+P4+P5 into 1', []],
    ['not five', 'PV: load P1+P2+P3+P4+P5 into 1', ['S-TRANSPORT']],
    ['not into a part without a bay', 'PV: load P1 into 2', ['S-TRANSPORT']],
    ['no craft', 'PV: load PW into 1', ['S-TRANSPORT']],
    ['no enemy', 'PV: load B1 into 1', ['S-TRANSPORT']],
    ['nobody out who is not in', 'PV: unload P1 from 1 to A1', ['S-TRANSPORT']],
  ])('[S-TRANSPORT] %s', (_, orders, rules) => {
    expect(refusals(map, of, orders)).toEqual(rules);
  });

  const { state } = round(scene(map, of), 'PV: load P1+P2+P4+P5 into 1');

  test.each<readonly [why: string, orders: string, rules: readonly string[]]>([
    ['who is in may be let out', 'PV: unload P1 from 1 to A1', []],
    ['not into full cover', 'PV: unload P1 from 1 to B3', ['S-TRANSPORT']],
    ['and acts then', 'PV: unload P1 from 1 to A1 / P1: shoot B1; move A2', []],
    ['starting from there: not two spaces away', 'PV: unload P1 from 1 to A1 / P1: move A2 A3', ['S-MOVE']],
    ['not otherwise', 'P1: shoot B1', ['S-TRANSPORT']],
    ['nor before', 'P1: shoot B1 / PV: unload P1 from 1 to A1', ['S-TRANSPORT']],
    [
      'three out and one in',
      'PV: unload P1 from 1 to A1, unload P2 from 1 to A1, unload P4 from 1 to A1, load P3 into 1',
      [],
    ],
    [
      'not four out and one in',
      'PV: unload P1 from 1 to A1, unload P2 from 1 to A1, unload P4 from 1 to A1, unload P5 from 1 to A1, load P3 into 1',
      ['S-TRANSPORT'],
    ],
  ])('[S-TRANSPORT] %s', (_, orders, rules) => {
    expect(refusedIn(state, orders)).toEqual(rules);
  });

  test('[S-TRANSPORT] [S-PARTS] none for a bay that is wrecked', () => {
    const parts = ['P1 PV . BV', '. PV . .', '. PV . .', '. PV . .', 'P2 PV . .'];
    const start = scene(parts, { scale: 'vehicle', craft: { PV: { bays: [0, 4] }, BV: {} } });
    const { state: after } = round(start, 'BV: fire 1 at PV.1', 3);
    expect(refusedIn(after, 'PV: load P1 into 1')).toEqual(['S-TRANSPORT']);
    expect(refusedIn(after, 'PV: load P2 into 5')).toEqual([]);
  });

  test('[S-TRANSPORT] nobody aims at who is aboard', () => {
    const start = scene(['P1 . . BV', '. . . B1'], { scale: 'vehicle', craft: { BV: { bays: [0] } } });
    const { state: after } = round(start, 'BV: load B1 into 1');
    expect(refusedIn(after, 'P1: shoot B1')).toEqual(['S-TRANSPORT']);
    expect(refusedIn(after, 'P1: shoot BV')).toEqual([]);
  });
});
