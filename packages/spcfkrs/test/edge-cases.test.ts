import { describe, expect, test } from 'vitest';
import { checkOrders } from '../src/index.js';
import { ordersOf, quick, scene, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

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

const TIES: readonly Case[] = [
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

describe('ties of those who move at the same time', () => judge(TIES));
