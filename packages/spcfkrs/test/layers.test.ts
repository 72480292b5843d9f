import { describe, expect, test } from 'vitest';
import { drawn, quick, rowsOf, type Scenery, scene, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const SHIP = { class: 'spaceship' } as const;
const HEAVY_SHIP = { class: 'spaceship', hull: 'heavy' } as const;

// On maps for spaceships, a part of one is in one space.

const MOVES: readonly Case[] = [
  {
    name: '[S-LAYERS] spaceships go over everyone on the ground and stop above them, and over all cover for nothing more',
    map: ['PS B1 # + BV .'],
    craft: { PS: SHIP, BV: { shape: ['L'] } },
    rounds: [['PS: move B1 C1 D1 E1'], ['PS: move D1 C1 B1 C1 D1 E1']],
    tale: ['PS goes A1 B1 C1 D1 E1', 'PS goes E1 D1 C1 B1 C1 D1 E1'],
  },
  {
    name: '[S-LAYERS] units on the ground go under them and stop below',
    map: ['P1 BS .', 'PV .  B1'],
    has: { P1: [quick(1)] },
    craft: { PV: { shape: ['L'], modifications: ['Copter rotors'] }, BS: SHIP },
    rounds: [['P1: move B1 / PV: move B2 C1']],
    tale: ['P1 goes A1 B1', 'PV goes A2 B2 C1'],
  },
  {
    name: '[S-LAYERS] spaceships are in the way of spaceships',
    map: ['PS . BS . B1'],
    craft: { PS: SHIP, BS: SHIP },
    rounds: [['PS: move B1 C1 D1']],
    tale: ['PS goes A1 B1, stopped: unit-in-the-way'],
  },
  {
    name: '[S-LAYERS] also those of one side: they fill their spaces',
    map: ['PS PT . B1'],
    craft: { PS: SHIP, PT: SHIP },
    rounds: [['PS: move B1']],
    tale: ['PS goes A1, stopped: unit-in-the-way'],
  },
  {
    name: '[S-LAYERS] [S-FOLLOW] who follows a spaceship may go right under it, and is next to it before',
    map: ['P1 . . BS'],
    has: { P1: [tough(1)] },
    craft: { BS: SHIP },
    rounds: [['P1: follow BS'], ['P1: follow BS'], ['P1: follow BS'], ['P1: move D1']],
    tale: [...['P1 follows BS: A1 B1, falls short', 'P1 follows BS: B1 C1', 'P1 follows BS: C1'], 'P1 goes C1 D1'],
  },
];

const SHOTS: readonly Case[] = [
  {
    name: '[S-LAYERS] [S-BEHIND] partial cover that somebody is in does not hinder its shot straight up',
    map: ['PS/B1+ . .'],
    craft: { PS: SHIP },
    rounds: [['B1: shoot PS', 3]],
    tale: ['B1 shoots PS.1: 3 miss'],
  },
  {
    name: '[S-LAYERS] nobody shoots at the ground through anyone, or past cover, that a spaceship is above of',
    map: ['P1 . PS . B1'],
    has: { B1: [tough(1)] },
    craft: { PS: SHIP },
    rounds: [['P1: shoot B1', 4]],
    tale: ['P1 shoots B1: 4 hit', 'B1 takes 1: 2 -> 1'],
  },
  {
    name: '[S-LAYERS] from above, cover and units on the way do not matter',
    map: ['PS # P1 BV # B1'],
    has: { B1: [tough(9)] },
    craft: { PS: SHIP, BV: { shape: ['L'] } },
    rounds: [['PS: fire 1 at B1', 3]],
    tale: ['PS shoots B1: 3 hit', 'B1 takes 3: 10 -> 7'],
  },
  {
    name: '[S-LAYERS] cover in the target’s own space does',
    map: ['PS . . B1+'],
    has: { B1: [tough(9)] },
    craft: { PS: SHIP },
    rounds: [['PS: fire 1 at B1', 6, 2]],
    tale: ['PS shoots B1 behind partial cover: 6 2 miss'],
  },
  {
    name: '[S-LAYERS] also right below the shooter',
    map: ['PS .  . B1+'],
    has: { B1: [tough(9)] },
    craft: { PS: SHIP },
    rounds: [['PS: move B1 C1 D1'], ['PS: fire 1 at B1', 3, 3]],
    tale: ['PS goes A1 B1 C1 D1', 'PS shoots B1 behind partial cover: 3 3 hit', 'B1 takes 3: 10 -> 7'],
  },
  {
    name: '[S-LAYERS] from the ground neither cover nor anyone, below or above, is in the way',
    map: ['P1 P2 # BT B1 BS', '.  .  . .  .  . '],
    craft: { BS: HEAVY_SHIP, BT: SHIP },
    rounds: [['P1: shoot BS', 4]],
    tale: ['P1 shoots BS.1: 4 hit', 'BS.1 takes 2/6: 5 -> 28/6'],
  },
  {
    name: '[S-LAYERS] [S-PARTIAL] partial cover below the target is: two dice',
    map: ['P1 . . BS+'],
    craft: { BS: HEAVY_SHIP },
    rounds: [['P1: shoot BS', 4, 3]],
    tale: ['P1 shoots BS.1 behind partial cover: 4 3 miss'],
  },
  {
    name: '[S-LAYERS] [S-FULL] full cover below the target hides it',
    map: ['P1 . # BS'],
    craft: { BS: HEAVY_SHIP },
    rounds: [['BS: move C1'], ['P1: shoot BS']],
    tale: ['BS goes D1 C1', 'P1 loses its shoot BS.1: no-sight'],
  },
  {
    name: '[S-LAYERS] [S-THROUGH] but not from what goes through it',
    map: ['P1 . # BS'],
    has: { P1: ['Plasma pistol'] },
    craft: { BS: HEAVY_SHIP },
    rounds: [['BS: move C1'], ['P1: shoot through BS', 3, 3]],
    tale: [
      ...['BS goes D1 C1', 'P1 shoots BS.1 through full cover: 3 3 hit', 'cover C1 full -> none'],
      'BS.1 takes 2/6: 5 -> 28/6',
    ],
  },
  {
    name: '[S-LAYERS] between two spaceships neither cover nor anyone on the ground is in the way',
    map: ['PS # P1 BV + BS'],
    craft: { PS: SHIP, BV: { shape: ['L'] }, BS: HEAVY_SHIP },
    rounds: [['PS: fire 1 at BS', 3]],
    tale: ['PS shoots BS.1: 3 hit', 'BS.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-LAYERS] [S-BLOCK] other spaceships are',
    map: ['PS . BT . BS', 'PT . PU . . '],
    craft: { PS: SHIP, PT: { ...SHIP, guns: [] }, PU: { ...SHIP, guns: [] }, BT: SHIP, BS: SHIP },
    rounds: [['PS: fire 1 at BS']],
    tale: ['PS does not fire gun 1 at BS.1: unit-in-the-way'],
  },
  {
    name: '[S-LAYERS] [S-HITCOVER] a spaceship fires at cover that other cover would hide',
    map: ['PS # # . B1'],
    craft: { PS: SHIP },
    rounds: [['PS: fire 1 at cover C1', 3, 3]],
    tale: ['PS shoots full cover C1: 3 3 hit', 'cover C1 full -> partial'],
  },
  {
    name: '[S-LAYERS] [S-STAB] who is right under a spaceship, or next to it, stabs it',
    map: ['P1 BS .'],
    craft: { BS: HEAVY_SHIP },
    rounds: [
      ['P1: stab BS; move B1', 3],
      ['P1: stab BS', 3],
    ],
    tale: [
      ...['P1 stabs BS.1: 3 hit', 'BS.1 takes 2/6: 5 -> 28/6', 'P1 goes A1 B1'],
      ...['P1 stabs BS.1: 3 hit', 'BS.1 takes 2/6: 28/6 -> 26/6'],
    ],
  },
  {
    name: '[S-LAYERS] [S-CHAIN] a chain goes from one layer to the other',
    map: ['P1 . B1 BS'],
    has: { P1: ['Machine gun'] },
    craft: { BS: HEAVY_SHIP },
    rounds: [['P1: shoot B1', 1, 3, 3, 1, 1, 1]],
    tale: [
      ...['P1 has 5 shots: 1', 'P1 shoots B1: 3 hit', 'B1 takes 1: 1 -> 0', 'B1 dies', 'P1 goes on with 4: BS.1'],
      ...['P1 shoots BS.1: 3 hit', 'BS.1 takes 2/6: 5 -> 28/6', ...Array<string>(3).fill('P1 shoots BS.1: 1 miss')],
    ],
  },
];

/** A rocket at one layer leaves the other alone. */
const ROCKETS: readonly Case[] = [
  {
    name: '[S-LAYERS] [S-AOE] a rocket at the ground leaves spaceships above alone',
    map: ['P1 . . BS B1', '. . . . BV'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    craft: { BS: HEAVY_SHIP, BV: { hull: 'heavy', shape: ['H'] } },
    rounds: [['P1: shoot B1', 3]],
    tale: ['P1 shoots B1: 3 hit', 'B1 takes 2: 5 -> 3', 'BV.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-LAYERS] [S-AOE] one at a spaceship those below, but not other spaceships, nor cover',
    map: ['P1 . . BS B1', '. . . BT +'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    craft: { BS: HEAVY_SHIP, BT: HEAVY_SHIP },
    rounds: [['P1: shoot BS', 3]],
    tale: [
      ...['P1 shoots BS.1: 3 hit', 'cover E2 partial -> none'],
      ...['BS.1 takes 4/6: 5 -> 26/6', 'BT.1 takes 4/6: 5 -> 26/6'],
    ],
  },
  {
    name: '[S-LAYERS] [S-AOE] one at cover is at the ground',
    map: ['P1 . . BS #', '. . . . B1'],
    has: { P1: ['Rocket launcher'], B1: [tough(4)] },
    craft: { BS: HEAVY_SHIP },
    rounds: [['P1: shoot cover E1', 3, 3]],
    tale: ['P1 shoots full cover E1: 3 3 hit', 'cover E1 full -> none', 'B1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-LAYERS] [S-AOE] also from above: the spaceship that fires is above the ground',
    map: ['PS . B1', '. . .'],
    has: { B1: [tough(9)] },
    craft: { PS: { ...HEAVY_SHIP, guns: [{ part: 0, gun: 'Rocket launcher' }] } },
    rounds: [['PS: move B1'], ['PS: fire 1 at B1', 3]],
    tale: ['PS goes A1 B1', 'PS shoots B1: 3 hit', 'B1 takes 6: 10 -> 4'],
  },
];

function judgeAmongSpaceships(cases: readonly Case[]): void {
  judge(cases.map((each) => ({ scale: 'spaceship', ...each })));
}

describe('moves in two layers', () => judgeAmongSpaceships(MOVES));
describe('shots between layers', () => judgeAmongSpaceships(SHOTS));
describe('rockets in a layer', () => judgeAmongSpaceships(ROCKETS));

describe('starting in two layers', () => {
  test.each<readonly [scale: 'on-foot' | 'vehicle' | 'spaceship', map: readonly string[], of: Scenery]>([
    ['on-foot', ['PS PS PS/B1 PS', 'PS PS PS PS'], {}],
    ['vehicle', ['PS PS/B1', 'PS PS'], {}],
    ['spaceship', ['PS/B1 .'], {}],
  ])('[S-LAYERS] on maps for units %s spaceships may start above others', (scale, map, of) => {
    const state = scene(map, { ...of, scale, craft: { PS: SHIP } });
    // Units on foot come last here, whose side is the second.
    expect(drawn(state)).toEqual(rowsOf(map));
  });
});
