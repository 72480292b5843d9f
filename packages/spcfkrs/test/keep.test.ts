import { describe, expect, test } from 'vitest';
import { spcfkrs } from '../src/index.js';
import { refusals, swift } from './support/craft.js';
import { far, quick, scene } from './support/scene.js';
import { type Case, judge, told } from './support/telling.js';

const HEAVY = { hull: 'heavy' } as const;
const SHORT_MOVE = { PV: HEAVY, BV: {} };

const KEEPING: readonly Case[] = [
  {
    name: '[S-KEEP] a craft that is too far away comes nearer, to the distance that was given',
    map: ['PV . . . . BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: keep 2 from BV']],
    tale: ['PV keeps 2 from BV: A1 B1 C1 D1, at 2'],
  },
  {
    name: '[S-KEEP] as far as its Move allows',
    map: ['PV . . . . BV'],
    craft: SHORT_MOVE,
    rounds: [['PV: keep 2 from BV']],
    tale: ['PV keeps 2 from BV: A1 B1 C1, at 3'],
  },
  {
    name: '[S-KEEP] one that is too near goes away',
    map: ['. . . PV BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: keep 3 from BV']],
    tale: ['PV keeps 3 from BV: D1 C1 B1, at 3'],
  },
  {
    name: '[S-KEEP] to the edge of the map, where that is all there is',
    map: ['. . PV BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: keep 6 from BV']],
    tale: ['PV keeps 6 from BV: C1 B1 A1, at 3'],
  },
  {
    name: '[S-KEEP] one at that distance stays',
    map: ['PV . BV .'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: keep 2 from BV']],
    tale: ['PV keeps 2 from BV: A1, at 2'],
  },
  {
    name: '[S-KEEP] [S-COVER] partial cover on its way costs it 2',
    map: ['PV . +  BV', '#  # #  #', '.  . .  .'],
    craft: { PV: HEAVY, BV: {} },
    // For C1 it needs 3 of Move at first, and then 2.
    rounds: [['PV: keep 1 from BV'], ['PV: keep 1 from BV']],
    tale: ['PV keeps 1 from BV: A1 B1, at 2', 'PV keeps 1 from BV: B1 C1, at 1'],
  },
  {
    name: '[S-KEEP] of equally good places the cheapest, so that it stays where none is better',
    map: ['.  PV #', '.  #  BV'],
    craft: { PV: HEAVY, BV: {} },
    // It is next to BV; A1 and A2 are two away.
    rounds: [['PV: keep 2 from BV'], ['PV: keep 2 from BV']],
    tale: ['PV keeps 2 from BV: B1 A1, at 2', 'PV keeps 2 from BV: A1, at 2'],
  },
  {
    name: '[S-KEEP] of equally cheap ones the lower row, then the lower column',
    map: ['. . . . .', '. . PV . .', '. . BV . .', '. . . . .'],
    craft: { PV: HEAVY, BV: {} },
    rounds: [['PV: keep 2 from BV']],
    tale: ['PV keeps 2 from BV: C2 B1, at 2'],
  },
  {
    name: '[S-KEEP] from the nearest part to the nearest part',
    map: ['PV PV . . . BV BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: keep 2 from BV']],
    // From B1 to F1 they are 4 apart.
    tale: ['PV keeps 2 from BV: A1 B1 C1, at 2'],
  },
  {
    name: '[S-KEEP] after its target has moved, however slow that is',
    map: ['PV . BV . . .'],
    craft: { PV: {}, BV: HEAVY },
    rounds: [['PV: keep 2 from BV / BV: move D1 E1']],
    tale: ['BV goes C1 D1 E1', 'PV keeps 2 from BV: A1 B1 C1, at 2'],
  },
  {
    name: '[S-KEEP] [S-FOLLOW] in chains, each after its own target',
    map: ['PV PW . BV . . .', '.  .  . .  . . .'],
    craft: { PV: {}, PW: {}, BV: HEAVY },
    rules: { tiesWithinSide: 'listing' },
    rounds: [['PV: follow PW / PW: keep 1 from BV / BV: move E1 F1']],
    tale: ['BV goes D1 E1 F1', 'PW keeps 1 from BV: B1 C1 D1 E1, at 1', 'PV follows PW: A1 B1 C1 D1'],
  },
  {
    name: '[S-KEEP] [S-FOLLOW] who keep from each other in a circle stay where they are',
    map: ['PV . . BV'],
    craft: { PV: {}, BV: HEAVY },
    rounds: [['PV: keep 1 from BV / BV: follow PV']],
    tale: ['PV does not follow BV: circle', 'BV does not follow PV: circle'],
  },
  {
    name: '[S-KEEP] from who has died meanwhile nobody keeps a distance',
    map: ['PV . . B1', '.  . . B2'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1; keep 1 from B1', 3]],
    tale: ['PV shoots B1: 3 hit', 'B1 takes 2: 1 -> 0', 'B1 dies', 'PV does not follow B1: target-dead'],
  },
  {
    name: '[S-KEEP] [S-TRANSPORT] nor from who has gone aboard',
    map: ['PV . . B1 BV'],
    craft: { PV: {}, BV: { bays: [0] } },
    rounds: [['PV: keep 1 from B1 / BV: load B1 into 1']],
    tale: ['B1 boards BV.1', 'PV does not follow B1: target-aboard'],
  },
  {
    name: '[S-KEEP] [S-METRIC] by the metric of the map: euclidean, a corner away is more than 1',
    map: ['PV . .', '. . .', '. . BV'],
    craft: { PV: {}, BV: {} },
    rules: { metric: 'euclidean' },
    // B2 is a corner away from BV: 2 whole spaces; C2 and B3 are 1.
    rounds: [['PV: keep 1 from BV']],
    tale: ['PV keeps 1 from BV: A1 B1 C2, at 1'],
  },
  {
    name: '[S-FOLLOW] a craft may follow like anyone on foot, until it is next to its target',
    map: ['PV PV . . . BV'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: follow BV']],
    tale: ['PV follows BV: A1 B1 C1 D1'],
  },
  {
    name: '[S-FOLLOW] and be followed on foot: next to any part of it',
    map: ['BV BV . . P1'],
    has: { P1: [far(6)] },
    craft: { BV: {} },
    rounds: [['P1: follow BV']],
    tale: ['P1 follows BV: E1 D1 C1'],
  },
  {
    name: '[S-FOLLOW] [S-SPEED] who follow different targets go by Speed',
    map: ['PV . . BV', 'PW . . BW', '.  . . .'],
    craft: { PV: {}, PW: { modifications: [swift(1)] }, BV: {}, BW: {} },
    rounds: [['PV: keep 1 from BV / PW: keep 1 from BW']],
    // PW goes first, to the lowest of the spaces next to BW.
    tale: ['PW keeps 1 from BW: A2 B1 C1, at 1', 'PV keeps 1 from BV: A1 B1 C2, at 1'],
  },
];

describe('keeping a distance', () => judge(KEEPING.map((each) => ({ scale: 'vehicle', ...each }))));

describe('orders to keep a distance', () => {
  const map = ['PV . BV', 'P1 . . '];
  const craft = { PV: {}, BV: {} };

  test('[S-KEEP] from oneself none', () => {
    expect(refusals(map, { scale: 'vehicle', craft }, 'PV: keep 2 from PV')).toEqual(['S-KEEP']);
    expect(refusals(map, { scale: 'vehicle', craft }, 'PV: keep 2 from P1')).toEqual([]);
  });

  test.each([
    ['PV', 0],
    ['P1', 2],
  ] as const)('[S-KEEP] of %s, at %i, none', (name, distance) => {
    const state = scene(map, { scale: 'vehicle', craft, has: { P1: [quick(1)] } });
    const idOf = (called: string) => state.units.find((unit) => unit.name === called)?.id ?? 0;
    const move = { type: 'keep', target: idOf('BV'), distance } as const;
    const orders = [{ units: [idOf(name)], act: null, move }];
    const { events } = spcfkrs.apply(state, { type: 'orders', player: 'ann', orders });
    expect(told(events, state)).toEqual([`${name} refused: S-KEEP`]);
  });
});
