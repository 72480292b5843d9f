import { describe, expect, test } from 'vitest';
import { checkOrders } from '../src/index.js';
import { refusals, refusedIn } from './support/craft.js';
import { quick, round, scene, tough, unitCalled } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const HACKERS = { modifications: ['Hacking crew'] } as const;
const PLASMA_GUN = [{ part: 0, gun: 'Plasma gun' }] as const;

const HACKING: readonly Case[] = [
  {
    name: '[S-VMODS] a hacking crew hacks a vehicle with a 4, and bars all its guns for this round',
    map: ['PV . BV'],
    craft: { PV: HACKERS, BV: { guns: [{ part: 0 }, { part: 0 }] } },
    rounds: [
      ['PV: hack BV / BV: fire 1 at PV, fire 2 at PV', 4],
      ['BV: fire 1 at PV', 2],
    ],
    tale: [
      ...['PV hacks BV: 4 yes', 'BV cannot shoot'],
      ...['BV does not fire gun 1 at PV.1: hacked', 'BV does not fire gun 2 at PV.1: hacked'],
      'BV shoots PV.1: 2 miss',
    ],
  },
  {
    name: '[S-VMODS] not with a 3',
    map: ['PV . BV'],
    craft: { PV: HACKERS, BV: {} },
    rounds: [['PV: hack BV / BV: fire 1 at PV', 3, 2]],
    tale: ['PV hacks BV: 3 no', 'BV shoots PV.1: 2 miss'],
  },
  {
    name: '[S-VMODS] crewHackOn: 3: with a 3',
    map: ['PV . BV'],
    craft: { PV: HACKERS, BV: {} },
    rules: { crewHackOn: 3 },
    rounds: [['PV: hack BV', 3]],
    tale: ['PV hacks BV: 3 yes', 'BV cannot shoot'],
  },
  {
    name: '[S-VMODS] [S-HACK] without sight, and from anywhere',
    map: ['PV # . . . . . . . . . . . . . . . . . . . . . . . . . . . BV'],
    craft: { PV: HACKERS, BV: {} },
    rounds: [['PV: hack BV', 4]],
    tale: ['PV hacks BV: 4 yes', 'BV cannot shoot'],
  },
  {
    name: '[S-VMODS] [S-HACK] guns alone: crews, moves and rams of the hacked go on',
    map: ['PV . . BV'],
    craft: { PV: { hull: 'heavy', ...HACKERS }, BV: { ...HACKERS, hull: 'light' } },
    // Heavy hulls are slower, so that the crew of BV goes first.
    rounds: [
      ['PV: hack BV / BV: fire 1 at PV; ram PV via C1 B1 A1', 4, 2],
      ['PV: hack BV / BV: hack PV', 3, 4],
    ],
    tale: [
      ...['PV hacks BV: 4 yes', 'BV cannot shoot', 'BV does not fire gun 1 at PV.1: hacked'],
      ...['BV goes D1 C1 B1, stopped: ram', 'BV.1 is to ram PV.1'],
      ...['BV.1 rams PV.1: 2 hit for 2', 'PV.1 takes 2: 5 -> 3'],
      ...['BV hacks PV: 3 no', 'PV hacks BV: 4 yes', 'BV cannot shoot'],
    ],
  },
  {
    name: '[S-HACK] an implant on foot hacks a craft with a 3, all its guns',
    map: ['P1 . BV'],
    has: { P1: ['Hacking implant', tough(4)] },
    craft: { BV: { guns: [{ part: 0 }, { part: 0 }] } },
    rounds: [['P1: hack BV / BV: fire 1+2 at P1', 3]],
    tale: [
      ...['P1 hacks BV: 3 yes', 'BV cannot shoot'],
      ...['BV does not fire gun 1 at P1: hacked', 'BV does not fire gun 2 at P1: hacked'],
    ],
  },
];

describe('hacking crews', () => {
  judge(HACKING.map((each) => ({ scale: 'vehicle', ...each })));

  test.each<readonly [who: string, craft: string, rules: readonly string[]]>([
    ['a vehicle’s a vehicle', 'PV: hack BV', []],
    ['a spaceship’s a spaceship', 'PS: hack BS', []],
    ['no vehicle’s a spaceship', 'PV: hack BS', ['S-VMODS']],
    ['no spaceship’s a vehicle', 'PS: hack BV', ['S-VMODS']],
    ['neither who is on foot', 'PV: hack B1', ['S-VMODS']],
    ['nor one of their own side', 'PV: hack PW', ['S-ORDERS']],
    ['and no craft without one', 'PW: hack BV', ['S-VMODS']],
  ])('[S-VMODS] %s', (_, orders, rules) => {
    const craft = {
      PV: HACKERS,
      PW: {},
      PS: { class: 'spaceship', ...HACKERS },
      BV: {},
      BS: { class: 'spaceship' },
    } as const;
    const map = ['PV PW . PS PS', '. . . PS PS', 'B1 BV . BS BS', '. . . BS BS'];
    expect(refusals(map, { scale: 'vehicle', craft }, orders)).toEqual(rules);
  });

  test('[S-VMODS] one craft a round', () => {
    const state = scene(['PV . BV BW'], { scale: 'vehicle', craft: { PV: HACKERS, BV: {}, BW: {} } });
    const hack = (name: string) => ({ type: 'hack', target: unitCalled(state, name).id }) as const;
    const order = { units: [unitCalled(state, 'PV').id], act: null, move: null, crew: [hack('BV'), hack('BW')] };
    expect(checkOrders(state, 'ann', [order]).refused.map(({ problem }) => problem.rule)).toEqual(['S-CREW']);
  });
});

/** What a spaceship does in a round with everything that it has. */
const BUSY = {
  PS: {
    class: 'spaceship',
    hull: 'heavy',
    guns: [{ part: 0 }, { part: 1 }],
    modifications: ['Hacking crew', 'Plasma slag exhaust', 'Plasma fuel'],
  },
  BS: { class: 'spaceship', hull: 'heavy' },
} as const;

const CREWS: readonly Case[] = [
  {
    name: '[S-CREW] crews act in the Special phase, and the craft fires everything and rams in the same round',
    map: ['.  .  .  .', 'PS PS .  BS', '.  .  .  .', '.  .  .  .', '.  .  .  .', '.  .  .  .'],
    scale: 'spaceship',
    craft: BUSY,
    rounds: [['PS: hack BS, slag, fire 1 at BS, fire 2 at BS; ram BS via B2 C2', 4, 3, 1, 2, 2, 2]],
    tale: [
      ...['PS hacks BS: 4 yes', 'BS cannot shoot', 'PS lays slag: 3 1 A1'],
      ...['PS shoots BS.1: 2 miss', 'PS shoots BS.1: 2 miss'],
      ...['PS goes A2 B2, stopped: ram', 'PS.2 is to ram BS.1', 'PS.2 rams BS.1: 2 hit for 2', 'BS.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-CREW] in the order in which they are listed',
    map: ['.  .  .  .', 'PS PS .  BS', '.  .  .  .', '.  .  .  .', '.  .  .  .', '.  .  .  .'],
    scale: 'spaceship',
    craft: BUSY,
    rounds: [['PS: slag, hack BS', 2, 3]],
    tale: ['PS lays slag: 2 no', 'PS hacks BS: 3 no'],
  },
  {
    name: '[S-CREW] [S-SPEED] by Speed, each craft all that its crews do in one turn',
    map: ['.  .  .  .', 'PS PS .  BS', '.  .  .  .', '.  .  .  .', '.  .  .  .', '.  .  .  .'],
    scale: 'spaceship',
    craft: { ...BUSY, BS: { class: 'spaceship', ...HACKERS } },
    rounds: [['PS: hack BS, slag / BS: hack PS', 1, 2, 1]],
    tale: ['BS hacks PS: 1 no', 'PS hacks BS: 2 no', 'PS lays slag: 1 no'],
  },
];

describe('crews and the rest of the round', () => judge(CREWS));

const SHIELD = { PV: { hull: 'heavy', modifications: ['Plasma shield', 'Plasma technician crew'] } } as const;
const GUNNER = { BV: { guns: PLASMA_GUN } };
/** The round in which the shield is spent. */
const SPENT = ['BV: fire 1 at PV', 3] as const;
const SPENDING = ['BV shoots PV.1: 3 hit', 'PV absorbs it', 'PV has no shield any more'];

const TECHNICIANS: readonly Case[] = [
  {
    name: '[S-VMODS] a technician crew recharges a spent shield with a 4, in the same round',
    map: ['PV . BV'],
    rounds: [SPENT, ['PV: recharge / BV: fire 1 at PV', 4, 3], ['BV: fire 1 at PV', 3]],
    tale: [
      ...SPENDING,
      ...['PV recharges: 4 yes', 'PV has its shield again', ...SPENDING],
      ...['BV shoots PV.1: 3 hit', 'PV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-VMODS] not with a 3',
    map: ['PV . BV'],
    rounds: [SPENT, ['PV: recharge / BV: fire 1 at PV', 3, 3]],
    tale: [...SPENDING, 'PV recharges: 3 no', 'BV shoots PV.1: 3 hit', 'PV.1 takes 2: 5 -> 3'],
  },
  {
    name: '[S-VMODS] no roll while the shield is up',
    map: ['PV . BV'],
    rounds: [['PV: recharge'], SPENT, ['PV: recharge', 4], ['PV: recharge']],
    tale: [
      'PV loses its recharge: shield-not-spent',
      ...SPENDING,
      ...['PV recharges: 4 yes', 'PV has its shield again', 'PV loses its recharge: shield-not-spent'],
    ],
  },
  {
    name: '[S-VMODS] rechargeOn: 3: with a 3',
    map: ['PV . BV'],
    rules: { rechargeOn: 3 },
    rounds: [SPENT, ['PV: recharge', 3]],
    tale: [...SPENDING, 'PV recharges: 3 yes', 'PV has its shield again'],
  },
];

describe('technician crews', () => {
  judge(TECHNICIANS.map((each) => ({ ...each, scale: 'vehicle', craft: { ...SHIELD, ...GUNNER } })));

  test.each<readonly [what: string, modifications: readonly ('Plasma shield' | 'Plasma technician crew')[]]>([
    ['no crew', ['Plasma shield']],
    ['no shield', ['Plasma technician crew']],
  ])('[S-VMODS] not where there is %s', (_, modifications) => {
    const craft = { PV: { modifications }, BV: {} };
    expect(refusals(['PV . BV'], { scale: 'vehicle', craft }, 'PV: recharge')).toEqual(['S-VMODS']);
  });
});

const DOSED = { PV: { modifications: ['Pilot amph overdose'] } } as const;

const PILOTS: readonly Case[] = [
  {
    name: '[S-VMODS] a pilot’s amph dose adds 2 to Speed: a light vehicle has 5, before 4',
    map: ['PV . B1'],
    has: { B1: [quick(1), tough(9)] },
    craft: { PV: { modifications: ['Pilot amph dose'] } },
    rounds: [['PV: fire 1 at B1 / B1: shoot PV', 2, 3]],
    tale: ['PV shoots B1: 2 miss', 'B1 shoots PV.1: 3 miss'],
  },
  {
    name: '[S-VMODS] and not before 6',
    map: ['PV . B1'],
    has: { B1: [quick(3), tough(9)] },
    craft: { PV: { modifications: ['Pilot amph dose'] } },
    rounds: [['PV: fire 1 at B1 / B1: shoot PV', 3, 2]],
    tale: ['B1 shoots PV.1: 3 miss', 'PV shoots B1: 2 miss'],
  },
  {
    name: '[S-VMODS] an overdose adds 4: 7, before 6, and not before 8',
    map: ['PV . B1', '.  . B2'],
    has: { B1: [quick(3), tough(9)], B2: [quick(5)] },
    craft: DOSED,
    rounds: [['PV: fire 1 at B1 / B1: shoot PV / B2: shoot PV', 2, 3, 2, 3]],
    tale: ['the pilot of PV: 2 good', 'B2 shoots PV.1: 3 miss', 'PV shoots B1: 2 miss', 'B1 shoots PV.1: 3 miss'],
  },
  {
    name: '[S-VMODS] it is rolled for each Special phase, whatever is ordered',
    map: ['PV . B1'],
    craft: DOSED,
    rounds: [
      ['', 2],
      ['', 6],
    ],
    tale: ['the pilot of PV: 2 good', 'the pilot of PV: 6 good'],
  },
  {
    name: '[S-VMODS] pilotDeath: drifts: with a 1 the craft moves no more; its guns and crews go on, and nothing is rolled for again',
    map: ['PV . . BV'],
    craft: { PV: { modifications: ['Pilot amph overdose', 'Hacking crew'] }, BV: { hull: 'heavy' } },
    rounds: [
      ['PV: hack BV, fire 1 at BV; move B1', 1, 3, 3],
      ['PV: hack BV, fire 1 at BV', 3, 2],
    ],
    tale: [
      ...['the pilot of PV: 1 too much', 'PV drifts', 'PV hacks BV: 3 no', 'PV shoots BV.1: 3 hit'],
      ...['BV.1 takes 1: 5 -> 4', 'PV goes A1, stopped: too-far'],
      ...['PV hacks BV: 3 no', 'PV shoots BV.1: 2 miss'],
    ],
  },
  {
    name: '[S-VMODS] [S-SPEED] nor does it roll for who goes first then',
    map: ['PV . . B1', 'P1 . . .'],
    has: { P1: ['Amph overdose'] },
    craft: DOSED,
    // Both have Speed 7.
    rounds: [
      ['', 5, 6, 2, 1],
      ['', 3],
    ],
    tale: [
      ...['P1 rolls 5', 'PV rolls 6', 'P1 overdoses: 2 good', 'the pilot of PV: 1 too much', 'PV drifts'],
      'P1 overdoses: 3 good',
    ],
  },
  {
    name: '[S-VMODS] nor follows it, keeps a distance or rams',
    map: ['PV . . BV', 'PW . . .', 'PX . . .'],
    craft: {
      PV: { hull: 'heavy', ...DOSED.PV },
      PW: { hull: 'medium', ...DOSED.PV },
      PX: DOSED.PV,
      BV: {},
    },
    rules: { tiesWithinSide: 'listing' },
    rounds: [['PV: follow BV / PW: keep 1 from BV / PX: ram BV via B2 C1 D1', 1, 1, 1]],
    tale: [
      ...['the pilot of PW: 1 too much', 'PW drifts', 'the pilot of PX: 1 too much', 'PX drifts'],
      ...['the pilot of PV: 1 too much', 'PV drifts'],
      ...[
        'PX goes A3, stopped: too-far',
        'PX does not ram BV: no-contact',
        'PW keeps 1 from BV: A2, at 3',
        'PV follows BV: A1, falls short',
      ],
    ],
  },
  {
    name: '[S-VMODS] pilotDeath: destroyed: it is',
    map: ['PV . . BV', 'P1 . . .'],
    craft: { ...DOSED, BV: {} },
    rules: { pilotDeath: 'destroyed' },
    rounds: [['PV: fire 1 at BV', 1]],
    tale: ['the pilot of PV: 1 too much', 'PV dies'],
  },
  {
    name: '[S-VMODS] overdoseKillsOn counts for pilots as well',
    map: ['PV . . BV'],
    craft: { ...DOSED, BV: {} },
    rules: { overdoseKillsOn: 2 },
    rounds: [['', 2]],
    tale: ['the pilot of PV: 2 too much', 'PV drifts'],
  },
];

describe('pilots', () => {
  judge(PILOTS.map((each) => ({ scale: 'vehicle', ...each })));

  test('[S-VMODS] a craft that drifts is ordered to move no more', () => {
    const start = scene(['PV . . BV'], { scale: 'vehicle', craft: { ...DOSED, BV: {} } });
    const { state } = round(start, '', 1);
    expect(refusedIn(state, 'PV: move B1')).toEqual(['S-MOVE']);
    expect(refusedIn(state, 'PV: ram BV via B1 C1 D1')).toEqual(['S-MOVE']);
    expect(refusedIn(state, 'PV: fire 1 at BV')).toEqual([]);
  });
});

const AUTOMATIC: readonly Case[] = [
  {
    name: '[S-PHASES] overdoses, then wrecked craft, then pilots, each kind by Speed, before any special, however fast',
    map: ['P1 P2 . B1', 'PV . . BV', 'PX PW . .', 'PX PW . .', 'PX PW . .', 'PX PW . .'],
    has: { P1: ['Amph overdose', quick(1)], P2: ['Amph overdose', quick(2)], B1: ['Hacking implant', quick(20)] },
    craft: {
      // On foot their Speeds are 8 and 9; here 6, 3, 2 and 7.
      PV: { hull: 'heavy', ...DOSED.PV },
      PW: {},
      PX: { hull: 'heavy', guns: [] },
      BV: DOSED.PV,
    },
    rounds: [
      ['BV: fire 1 at PW.1', 3, 2, 5, 4, 3],
      ['B1: hack PV', 2, 3, 4, 5, 6, 1],
    ],
    tale: [
      ...['P2 overdoses: 3 good', 'P1 overdoses: 2 good', 'the pilot of BV: 5 good', 'the pilot of PV: 4 good'],
      ...['BV shoots PW.1: 3 hit', 'PW.1 takes 1: 1 -> 0', 'PW.1 is wrecked'],
      ...['P2 overdoses: 2 good', 'P1 overdoses: 3 good', 'PW, quarter gone: 4 holds'],
      ...['the pilot of BV: 5 good', 'the pilot of PV: 6 good', 'B1 hacks PV: 1 no'],
    ],
  },
];

describe('rolls that come of themselves', () => judge(AUTOMATIC.map((each) => ({ ...each, scale: 'vehicle' }))));
