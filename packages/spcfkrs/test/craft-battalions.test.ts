import { describe, expect, test } from 'vitest';
import { refusals, swift } from './support/craft.js';
import { type Scenery, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const PAIR = ['PV . . . BV', 'PW . . . .'];
const ALIKE = { PV: {}, PW: {}, BV: { hull: 'heavy' } } as const;
const ALLOWED = { craftBattalions: true } as const;

describe('forming a battalion of craft [S-BATTALION]', () => {
  test.each<readonly [why: string, map: readonly string[], of: Scenery, orders: string, rules: readonly string[]]>([
    ['craftBattalions: false: not at all', PAIR, { craft: ALIKE, rules: {} }, 'PV+PW: move B1', ['S-BATTALION']],
    ['craftBattalions: true: side by side', PAIR, { craft: ALIKE }, 'PV+PW: move B1', []],
    ['not apart', ['PV . .', '. . BV', 'PW . .'], { craft: ALIKE }, 'PV+PW: move B1', ['S-BATTALION']],
    ['not of two hulls', PAIR, { craft: { ...ALIKE, PW: { hull: 'medium' } } }, 'PV+PW: move B1', ['S-BATTALION']],
    [
      'not with other guns',
      PAIR,
      { craft: { ...ALIKE, PW: { guns: [{ part: 0, gun: 'Rail gun' }] } } },
      'PV+PW: move B1',
      ['S-BATTALION'],
    ],
    [
      'hulls of one shape, however they were turned',
      ['PV PV . BV', 'PW . . .', 'PW . . .'],
      { craft: ALIKE },
      'PV+PW: hold',
      [],
    ],
    ['not of two shapes', ['PV PV PV BV', 'PW PW . .', 'PW . . .'], { craft: ALIKE }, 'PV+PW: hold', ['S-BATTALION']],
    ['not with those on foot', ['PV . BV', 'P1 . .'], { craft: { PV: {}, BV: {} } }, 'PV+P1: move B1', ['S-BATTALION']],
    ['none rams', PAIR, { craft: ALIKE }, 'PV+PW: ram BV via B1 C1 D1 E1', ['S-RAM']],
    [
      'none loads or unloads',
      ['PV P1 . BV', 'PW . . .'],
      { craft: { PV: { bays: [0] }, PW: { bays: [0] }, BV: {} } },
      'PV+PW: load P1 into 1',
      ['S-TRANSPORT'],
    ],
  ])('[S-BATTALION] %s', (_, map, of, orders, rules) => {
    expect(refusals(map, { scale: 'vehicle', rules: ALLOWED, ...of }, orders)).toEqual(rules);
  });
});

const TOGETHER: readonly Case[] = [
  {
    name: '[S-BATTALION] each member fires all its guns and moves, for one order',
    map: PAIR,
    craft: ALIKE,
    rounds: [['PV+PW: fire 1 at BV; move B1 C1', 3, 2]],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 5 -> 4', 'PW shoots BV.1: 2 miss'],
      ...['PV goes A1 B1 C1', 'PW goes A2 B2 C2'],
    ],
  },
  {
    name: '[S-BATTALION] [S-CREW] and has its crews act',
    map: ['. . . . .', ...PAIR, '. . . . .'],
    craft: {
      ...ALIKE,
      PV: { modifications: ['Hacking crew'] },
      PW: { modifications: ['Hacking crew'] },
    },
    rounds: [['PV+PW: hack BV', 3, 4]],
    tale: ['PV hacks BV: 3 no', 'PW hacks BV: 4 yes', 'BV cannot shoot'],
  },
  {
    name: '[S-BATTALION] [S-SPEED] for one roll',
    map: PAIR,
    craft: { ...ALIKE, BV: { hull: 'heavy', modifications: [swift(1)] } },
    rounds: [['PV+PW: fire 1 at BV / BV: fire 1 at PV', 5, 6, 2, 2, 2]],
    tale: [
      ...['PV rolls 5', 'BV rolls 6', 'BV shoots PV.1: 2 miss'],
      ...['PV shoots BV.1: 2 miss', 'PW shoots BV.1: 2 miss'],
    ],
  },
  {
    name: '[S-BATTALION] [S-PARTS] who shoots at it strikes the part that is named, of the member nearest to it',
    map: ['. PV PV . . B1', 'PW PW . . . .'],
    has: { B1: [tough(9)] },
    craft: { PV: {}, PW: {} },
    rounds: [['PV+PW: fire 1 at B1 / B1: shoot PW.2', 6, 5, 2, 2, 4]],
    tale: [
      ...['PV rolls 6', 'B1 rolls 5', 'PV shoots B1: 2 miss', 'PW shoots B1: 2 miss'],
      ...['B1 shoots PV.2: 4 hit', 'PV.2 takes 3/6: 1 -> 3/6'],
    ],
  },
  {
    name: '[S-BATTALION] by its nearest part, not by its first',
    map: ['PV PV PV PV PV PW PW PW PW PW', '.  .  .  B1 .  .  .  .  .  . '],
    has: { B1: [tough(9)] },
    craft: { PV: {}, PW: {} },
    rounds: [['PV+PW: fire 1 at B1 / B1: shoot PW.2', 6, 5, 2, 2, 4]],
    // PW is two spaces away, with its first part; PV is next to B1, and its first part three away.
    tale: [
      ...['PV rolls 6', 'B1 rolls 5', 'PV shoots B1: 2 miss', 'PW shoots B1: 2 miss'],
      ...['B1 shoots PV.2: 4 hit', 'PV.2 takes 3/6: 1 -> 3/6'],
    ],
  },
  {
    name: '[S-BATTALION] [S-BLOCK] members fire through one another',
    map: ['PV PW . . BV'],
    craft: ALIKE,
    rounds: [['PV+PW: fire 1 at BV', 2, 2]],
    tale: ['PV shoots BV.1: 2 miss', 'PW shoots BV.1: 2 miss'],
  },
  {
    name: '[S-BATTALION] [S-KEEP] it follows, and keeps a distance, each member by itself, the nearest first',
    map: ['PV . . . . BV', 'PW . . . . .'],
    craft: ALIKE,
    rounds: [['PV+PW: keep 3 from BV']],
    // PV gets C1, the lowest of the equally cheap ones, and PW the next.
    tale: ['PV keeps 3 from BV: A1 B1 C1, at 3', 'PW keeps 3 from BV: A2 B1 C2, at 3'],
  },
];

describe('battalions of craft', () => judge(TOGETHER.map((each) => ({ ...each, scale: 'vehicle', rules: ALLOWED }))));
