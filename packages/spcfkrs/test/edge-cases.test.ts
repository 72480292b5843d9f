import { describe, expect, test } from 'vitest';
import { checkOrders } from '../src/index.js';
import { ordersOf, phases, quick, scene, tough } from './support/scene.js';
import { type Case, judge, told } from './support/telling.js';

const BATTALIONS: readonly Case[] = [
  {
    name: '[S-CHAIN] [S-BATTALION] a burst that goes on to friends goes on to its fellows, never to who fires it',
    map: ['P1 . B1', 'P2 . .', '. . B2'],
    has: { P1: ['Machine gun', tough(1)], P2: ['Machine gun', tough(1)] },
    rules: { chainTargets: 'all' },
    rounds: [['P1+P2: shoot B1', 1, 3, 3, 2, 2, 2]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: P2',
      'P1 shoots P2: 3 hit',
      'P2 takes 1: 2 -> 1',
      ...[3, 2, 1].map(() => 'P1 shoots P2: 2 miss'),
      'P2 loses its shoot B1: target-dead',
    ],
  },
  {
    name: '[S-FOLLOW] [S-BATTALION] of battalions in a circle every member that lives stays, whoever was named first',
    map: ['P1 P2 . . B1', '. P3 . . .'],
    has: { B1: [quick(1)] },
    rounds: [['B1: shoot P2; follow P1 / P2+P1+P3: follow B1', 4]],
    tale: [
      'B1 shoots P2: 4 hit',
      'P2 takes 1: 1 -> 0',
      'P2 dies',
      'P1 does not follow B1: circle',
      'P3 does not follow B1: circle',
      'B1 does not follow P1: circle',
    ],
  },
];

const BURSTS: readonly Case[] = [
  {
    name: '[S-CHAIN] a burst does not go on to the cover that its shooter stands in',
    map: ['P1+ . B1 .', '. . . .', '. . . B2'],
    has: { P1: ['Machine gun'], B2: [tough(1)] },
    rounds: [['P1: shoot B1', 1, 3, 3, 2, 2, 2]],
    tale: [
      'P1 has 5 shots: 1',
      'P1 shoots B1: 3 hit',
      'B1 takes 1: 1 -> 0',
      'B1 dies',
      'P1 goes on with 4: B2',
      'P1 shoots B2: 3 hit',
      'B2 takes 1: 2 -> 1',
      ...[3, 2, 1].map(() => 'P1 shoots B2: 2 miss'),
    ],
  },
];

const WASTED: readonly Case[] = [
  {
    name: '[S-SHOOT] [S-BATTALION] shots that are left are rolled as at the member that was struck, not the one that was named',
    map: ['P1 . B2 .', '. . # B1'],
    has: { P1: ['Assault rifle'] },
    rounds: [['P1: shoot B1 / B1+B2: hold', 3, 3]],
    tale: ['P1 shoots B2: 3 hit', 'B2 takes 1: 1 -> 0', 'B2 dies', 'P1 shoots B2: 3 hit wasted'],
  },
];

const TIES: readonly Case[] = [
  {
    name: '[S-SPEED] [S-BATTALION] at the same time, members of a battalion see what their fellows have done, and nothing else',
    map: ['P1 . . B1', 'P2 . . B2'],
    rules: { ties: 'simultaneous' },
    rounds: [['P1+P2: shoot B1 / B1+B2: shoot P1', 4, 4, 4, 4]],
    tale: [
      'P1 shoots B1: 4 hit',
      'P2 shoots B2: 4 hit',
      'B1 shoots P1: 4 hit',
      'B2 shoots P2: 4 hit',
      ...['B1', 'B2', 'P1', 'P2'].map((name) => `${name} takes 1: 1 -> 0`),
      ...['B1', 'B2', 'P1', 'P2'].map((name) => `${name} dies`),
      'nobody wins: none-left',
    ],
  },
  {
    name: '[S-SPEED] two that cross a third, and not each other, do not roll again once that one is parted from them',
    map: ['P1 . P2 . P3', '. . . . .', '. . . . B1'],
    rules: { ties: 'simultaneous' },
    rounds: [['P1: move B1 / P2: move B1 C2 D1 / P3: move D1', 3, 5, 3]],
    tale: [
      'P1 rolls 3',
      'P2 rolls 5',
      'P3 rolls 3',
      'P2 goes C1 B1 C2 D1',
      'P1 goes A1 B1',
      'P3 goes E1, stopped: unit-in-the-way',
    ],
  },
  {
    name: '[S-SPEED] those that cross do',
    map: ['P1 . P2 . P3', '. . . . .', '. . . . B1'],
    rules: { ties: 'simultaneous' },
    rounds: [['P1: move B1 / P2: move B1 C2 D1 / P3: move D1', 3, 3, 1, 2, 6]],
    tale: [
      'P1 rolls 3',
      'P2 rolls 3',
      'P3 rolls 1',
      'P1 rolls 2',
      'P2 rolls 6',
      'P2 goes C1 B1 C2 D1',
      'P1 goes A1 B1',
      'P3 goes E1, stopped: unit-in-the-way',
    ],
  },
];

describe('battalions, in rare cases', () => {
  judge(BATTALIONS);

  test('[S-BATTALION] units are alike whatever the order in which their powers were bought', () => {
    const state = scene(['P1 P2 B1'], {
      has: { P1: ['Jet pack', 'Hacking implant'], P2: ['Hacking implant', 'Jet pack'] },
    });
    const [given] = ordersOf(state, 'P1+P2: shoot B1');
    expect(checkOrders(state, 'ann', given?.orders ?? []).refused).toEqual([]);
  });

  test.each(['shoot', 'stab'])('[S-ORDERS] a battalion does not %s its own members, friendly fire or not', (act) => {
    const state = scene(['P1 P2 P3 B1'], { rules: { friendlyFire: true } });
    const [given] = ordersOf(state, `P1+P2: ${act} P2\nP3: ${act} P2`);
    const { orders, refused } = checkOrders(state, 'ann', given?.orders ?? []);
    expect(orders.map(({ units }) => units)).toEqual([[3]]);
    expect(refused.map(({ problem }) => problem.path)).toEqual([['orders', 0, 'act', 'target']]);
  });
});

describe('bursts, in rare cases', () => judge([...BURSTS, ...WASTED]));

describe('ties, in rare cases', () => {
  judge(TIES);

  test('[S-DELAY] of those who wait with equal Speed whoever rolled lowest goes first', () => {
    const state = scene(['P1 . . B1'], { rules: { mode: 'phased' } });
    const orders = { declare: 'P1: delay\nB1: delay', move: 'P1: move B1\nB1: move C1' };
    // They roll in the Shoot phase, where neither shoots, and in the Move phase.
    const { state: after, events } = phases(state, orders, 6, 1, 6, 1);
    expect(told(events, after).slice(-2)).toEqual(['B1 goes D1 C1', 'P1 goes A1 B1']);
  });
});
