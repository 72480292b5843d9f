import { describe, expect, test } from 'vitest';
import { checkOrders, type ModificationName } from '../src/index.js';
import { ordersOf, quick, scene, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

/** What is wrong with a battalion of ann's, as the rule that it breaks; nothing where it is one. */
function refusal(
  map: readonly string[],
  order: string,
  has: Readonly<Record<string, readonly ModificationName[]>> = {},
) {
  const state = scene(map, { has });
  const [given] = ordersOf(state, order);
  return checkOrders(state, 'ann', given?.orders ?? []).refused.map(({ problem }) => problem.rule);
}

describe('forming a battalion [S-BATTALION]', () => {
  test.each<readonly [string, readonly string[], Readonly<Record<string, readonly ModificationName[]>>]>([
    ['units side by side', ['P1 P2 P3 B1'], {}],
    ['that touch at corners', ['P1 . P3 B1', '. P2 . .'], {}],
    ['in a ring', ['P1 P2 B1', '. P3 .'], {}],
    [
      'with the same modifications, bought in any order',
      ['P1 P2 P3 B1'],
      {
        P1: ['Metal legs', 'Assault rifle'],
        P2: ['Assault rifle', 'Metal legs'],
        P3: ['Metal legs', 'Assault rifle'],
      },
    ],
  ])('%s can', (_, map, has) => {
    expect(refusal(map, 'P1+P2+P3: shoot B1', has)).toEqual([]);
  });

  test.each<readonly [string, readonly string[], Readonly<Record<string, readonly ModificationName[]>>]>([
    ['of which one stands apart', ['P1 P2 . P3 B1'], {}],
    ['of which one has a modification more', ['P1 P2 P3 B1'], { P2: ['Metal legs'] }],
    ['of which one has another', ['P1 P2 P3 B1'], { P1: ['Metal legs'], P2: ['Jet pack'], P3: ['Metal legs'] }],
  ])('[S-BATTALION] units %s cannot', (_, map, has) => {
    expect(refusal(map, 'P1+P2+P3: shoot B1', has)).toEqual(['S-BATTALION']);
  });

  test('[S-BATTALION] units of two sides cannot, also where one player owns both', () => {
    const state = scene(['P1 B1', '. B2'], { solo: true });
    const [given] = ordersOf(state, 'P1+B1: shoot B2');
    expect(checkOrders(state, 'ann', given?.orders ?? []).refused.map(({ problem }) => problem.rule)).toEqual([
      'S-BATTALION',
    ]);
  });

  test('[S-ORDERS] a unit has one order, alone or in a battalion', () => {
    expect(refusal(['P1 P2 B1'], 'P1+P2: shoot B1\nP2: move A1')).toEqual(['S-ORDERS']);
  });
});

const ATTACKS: readonly Case[] = [
  {
    name: '[S-BATTALION] every member rolls its own shot, for one order',
    map: ['P1 . . B1', 'P2 . . .', 'P3 . . .'],
    has: { B1: [tough(4)] },
    rounds: [['P1+P2+P3: shoot B1', 4, 3, 5]],
    tale: [
      'P1 shoots B1: 4 hit',
      'B1 takes 1: 5 -> 4',
      'P2 shoots B1: 3 miss',
      'P3 shoots B1: 5 hit',
      'B1 takes 1: 4 -> 3',
    ],
  },
  {
    name: '[S-BATTALION] in the order in which they are named',
    map: ['P1 . . B1', 'P2 . . .'],
    has: { B1: [tough(4)] },
    rounds: [['P2+P1: shoot B1', 1, 2]],
    tale: ['P2 shoots B1: 1 miss', 'P1 shoots B1: 2 miss'],
  },
  {
    name: '[S-BATTALION] [S-BLOCK] through the spaces of its own members',
    map: ['P1 P2 . B1'],
    has: { B1: [tough(4)] },
    rounds: [['P1+P2: shoot B1', 4, 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 5 -> 4', 'P2 shoots B1: 4 hit', 'B1 takes 1: 4 -> 3'],
  },
  {
    name: '[S-BATTALION] [S-BLOCK] not of others',
    map: ['P1 P2 P3 . B1'],
    rounds: [['P1+P2: shoot B1']],
    tale: ['P1 loses its shoot B1: unit-in-the-way', 'P2 loses its shoot B1: unit-in-the-way'],
  },
  {
    name: '[S-BATTALION] members out of range or sight lose theirs, and the others do not',
    map: ['P1 P2 . . . . . . B1', '. P3 # . . . . . .'],
    has: { P1: ['Plasma pistol'], P2: ['Plasma pistol'], P3: ['Plasma pistol'] },
    rounds: [['P1+P2+P3: shoot B1']],
    tale: ['P1', 'P2', 'P3'].map((name) => `${name} loses its shoot B1: out-of-range`),
  },
  {
    name: '[S-BATTALION] each with the dice of its own line',
    map: ['P1 . + . . B1', 'P2 . . . . .'],
    has: { B1: [tough(4)] },
    rounds: [['P1+P2: shoot B1', 4, 4, 4]],
    tale: [
      'P1 shoots B1 behind partial cover: 4 4 hit',
      'B1 takes 1: 5 -> 4',
      'P2 shoots B1: 4 hit',
      'B1 takes 1: 4 -> 3',
    ],
  },
  {
    name: '[S-BATTALION] where ties are rolled for, those after a kill have lost their shots',
    map: ['P1 . . B1', 'P2 . . B2'],
    rounds: [['P1+P2: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P2 loses its shoot B1: target-dead'],
  },
  {
    name: '[S-BATTALION] [S-STAB] every member in reach stabs',
    map: ['P1 B1 .', 'P2 P3 .', 'P4 . .'],
    has: { B1: [tough(4)] },
    rounds: [['P1+P2+P3+P4: stab B1', 3, 2, 3]],
    tale: [
      'P1 stabs B1: 3 hit',
      'B1 takes 1: 5 -> 4',
      'P2 stabs B1: 2 miss',
      'P3 stabs B1: 3 hit',
      'B1 takes 1: 4 -> 3',
      'P4 loses its stab B1: out-of-range',
    ],
  },
  {
    name: '[S-BATTALION] [S-SPEED] rolls once where Speed is tied',
    map: ['P1 . . B1', 'P2 . . .'],
    has: { B1: [tough(4)] },
    rounds: [['P1+P2: shoot B1 / B1: shoot P2', 2, 5, 3, 3, 3]],
    tale: ['P1 rolls 2', 'B1 rolls 5', 'B1 shoots P1: 3 miss', 'P1 shoots B1: 3 miss', 'P2 shoots B1: 3 miss'],
  },
];

const CASUALTIES: readonly Case[] = [
  {
    name: '[S-BATTALION] each hit strikes the living member nearest to the attacker, whoever is named',
    map: ['P1 . B1 B2 B3', '. . . . B4'],
    has: { P1: ['Assault rifle', quick(1)] },
    rounds: [
      ['P1: shoot B3 / B1+B2+B3: shoot P1', 3, 4, 1],
      ['P1: shoot B4', 1, 1],
    ],
    tale: [
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 shoots B2: 4 hit',
      'B2 takes 1: 1 -> 0',
      'B2 dies',
      'B3 shoots P1: 1 miss',
      'P1 shoots B4: 1 miss',
      'P1 shoots B4: 1 miss',
    ],
  },
  {
    name: '[S-BATTALION] of equally near ones that in the lower row, then in the lower column',
    map: ['. . P1 . .', '. . . . .', 'B3 B1 B2 B4 .', '. . . . B5'],
    has: { P1: ['Assault rifle', quick(1)] },
    rounds: [['P1: shoot B2 / B1+B2+B3+B4: move B4', 3, 4]],
    tale: [
      'P1 shoots B3: 3 hit',
      'B3 takes 1: 1 -> 0',
      'B3 dies',
      'P1 shoots B1: 4 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'B2 goes C3 C4',
      'B4 goes D3 D4',
    ],
  },
  {
    name: '[S-BATTALION] damage that is left over carries on to nobody',
    map: ['P1 . B1 B2', '. . . B3'],
    has: { P1: ['Plasma sniper', quick(1)] },
    rounds: [['P1: shoot B2 / B1+B2: move B1', 2]],
    tale: ['P1 shoots B1: 2 hit', 'B1 takes 2: 1 -> 0', 'B1 dies', 'B2 goes D1 C1'],
  },
  {
    name: '[S-BATTALION] strikes whom it can shoot at: not one behind full cover, though that one comes first',
    map: ['P1 . # B1 .', '. . . B2 .', '. . . . B3'],
    has: { P1: [quick(1)], B1: [tough(1)], B2: [tough(1)] },
    rounds: [['P1: shoot B1 / B1+B2: move E1', 4]],
    tale: ['P1 shoots B2: 4 hit', 'B2 takes 1: 2 -> 1', 'B1 goes D1 E1', 'B2 goes D2 E2'],
  },
  {
    name: '[S-BATTALION] [S-AOE] a rocket harms the members that stand where it hits, each of them',
    map: ['P1 . . . B1 B2 B3', '. . . . B4 . .'],
    has: { P1: ['Rocket launcher', quick(1)] },
    rounds: [['P1: shoot B3 / B1+B2+B3: hold', 3]],
    tale: [
      'P1 shoots B1: 3 hit',
      ...['B1', 'B2', 'B4'].map((name) => `${name} takes 2: 1 -> 0`),
      ...['B1', 'B2', 'B4'].map((name) => `${name} dies`),
    ],
  },
  {
    name: '[S-BATTALION] [S-CHAIN] a machine gun that kills a member goes on to whatever is nearest',
    map: ['P1 . B1 B2', '. . . .', 'B3 . . .'],
    has: { P1: ['Machine gun', quick(1)] },
    rounds: [['P1: shoot B2 / B1+B2: hold', 1, 3, 1, 1, 1, 1]],
    tale: [
      ...['P1 has 5 shots: 1', 'P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes on with 4: B3'],
      ...Array<string>(4).fill('P1 shoots B3: 1 miss'),
    ],
  },
  {
    name: '[S-BATTALION] units that are not ordered together are none, and struck as they are named',
    map: ['P1 . B1 .', '. . . .', '. . . B2'],
    has: { P1: [quick(1)], B1: [tough(1)], B2: [tough(1)] },
    rounds: [['P1: shoot B2 / B1: hold / B2: hold', 4]],
    tale: ['P1 shoots B2: 4 hit', 'B2 takes 1: 2 -> 1'],
  },
];

const MOVES: readonly Case[] = [
  {
    name: '[S-BATTALION] all go along the same path, the front first',
    map: ['P1 P2 . . B1'],
    rounds: [['P1+P2: move B1 C1']],
    tale: ['P2 goes B1 C1 D1', 'P1 goes A1 B1 C1'],
  },
  {
    name: '[S-BATTALION] members that are cut off are units of their own from then on',
    map: ['P2 . . . . B1', 'P1 . B2 . . .'],
    rounds: [['P1+P2: move B2 C2 D2']],
    tale: ['P2 goes A1 B1 C1 D1', 'P1 goes A2 B2, stopped: unit-in-the-way', 'cut apart: P2 | P1'],
  },
];

describe('battalions that attack', () => judge(ATTACKS));
describe('battalions that are attacked', () => judge(CASUALTIES));
describe('battalions that move', () => judge(MOVES));
