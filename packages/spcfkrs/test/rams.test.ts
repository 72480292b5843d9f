import { describe, expect, test } from 'vitest';
import { type CraftClass, ramDamage, spcfkrs, type UnitClass } from '../src/index.js';
import { refusals, swift } from './support/craft.js';
import { far, phases, quick, scene, tough } from './support/scene.js';
import { type Case, judge, told } from './support/telling.js';

const HEAVY = { hull: 'heavy' } as const;

/** Who rams whom on a map of one space for each part, and what the target takes. */
const FIGURES: readonly (readonly [rammer: CraftClass, target: UnitClass, points: number])[] = [
  ['vehicle', 'vehicle', 2],
  ['vehicle', 'on-foot', 4],
  ['vehicle', 'spaceship', 1],
  ['spaceship', 'vehicle', 4],
  ['spaceship', 'on-foot', 8],
  ['spaceship', 'spaceship', 2],
];

const TARGETS: Readonly<Record<UnitClass, 'B1' | 'BV' | 'BS'>> = { 'on-foot': 'B1', vehicle: 'BV', spaceship: 'BS' };

const BY_CLASS: readonly Case[] = FIGURES.map(([rammer, target, points]): Case => {
  const name = TARGETS[target];
  const part = target === 'on-foot' ? name : `${name}.1`;
  const body = target === 'on-foot' ? 10 : 5;
  return {
    name: `[S-RAM] a ${rammer} does ${points} to one ${target}, without a factor: with a 2`,
    map: [`PV . ${name}`],
    // Here each is in one space, and a vehicle with rotors moves 7.
    scale: 'spaceship',
    has: { B1: [tough(9)] },
    craft: {
      PV: { class: rammer, ...HEAVY, modifications: rammer === 'vehicle' ? ['Copter rotors'] : ['Plasma fuel'] },
      ...(name === 'BV' ? { BV: HEAVY } : {}),
      ...(name === 'BS' ? { BS: { class: 'spaceship', ...HEAVY } } : {}),
    },
    rounds: [[`PV: ram ${name} via B1 C1`, 2]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', `PV.1 is to ram ${part}`, `PV.1 rams ${part}: 2 hit for ${points}`],
      `${part} takes ${points}: ${body} -> ${body - points}`,
    ],
  };
});

describe('what a ram does [S-RAM]', () => {
  judge(BY_CLASS);

  test.each(FIGURES)('[S-RAM] of a %s to one %s: %i', (rammer, target, points) => {
    expect(ramDamage(rammer, target)).toBe(points);
  });
});

const ONE_TO_ONE = { PV: HEAVY, BV: HEAVY } as const;
/** Two vehicles with a space between them. */
const NEAR = ['PV . BV .'];
const RAM = 'PV: ram BV via B1 C1';

const RAMS: readonly Case[] = [
  {
    name: '[S-RAM] on a 1 the rammer’s own part takes 2',
    map: NEAR,
    craft: ONE_TO_ONE,
    rounds: [[RAM, 1]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'PV.1 rams BV.1: 1 miss for 2'],
      'PV.1 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-RAM] 2 of a failed ram are 2, whatever the class of the rammer and of its target',
    map: ['PS . B1'],
    scale: 'spaceship',
    craft: { PS: { class: 'spaceship', ...HEAVY } },
    rounds: [['PS: ram B1 via B1 C1', 1]],
    tale: [
      ...['PS goes A1 B1, stopped: ram', 'PS.1 is to ram B1', 'PS.1 rams B1: 1 miss for 2', 'PS.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] ramOn: 3: on a 2 as well',
    map: NEAR,
    craft: ONE_TO_ONE,
    rules: { ramOn: 3 },
    rounds: [
      [RAM, 2],
      ['PV: ram BV via C1', 3],
    ],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'PV.1 rams BV.1: 2 miss for 2', 'PV.1 takes 2: 5 -> 3'],
      ...['PV goes B1, stopped: ram', 'PV.1 is to ram BV.1', 'PV.1 rams BV.1: 3 hit for 2', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] the part that touches it takes that of a failed one',
    map: ['PV PV . BV'],
    craft: ONE_TO_ONE,
    rounds: [['PV: ram BV via B1 C1', 1]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.2 is to ram BV.1', 'PV.2 rams BV.1: 1 miss for 2'],
      'PV.2 takes 2: 5 -> 3',
    ],
  },
  {
    name: '[S-RAM] [S-PARTS] a wrecked part that touches it rams as well, and takes no more',
    map: ['PV PV PV PV PV . BV'],
    craft: { PV: {}, BV: { hull: 'heavy' } },
    rounds: [
      ['BV: fire 1 at PV.5', 3],
      ['PV: ram BV via B1 C1', 1],
      ['PV: ram BV via C1', 2],
    ],
    tale: [
      ...['BV shoots PV.5: 3 hit', 'PV.5 takes 1: 1 -> 0', 'PV.5 is wrecked'],
      ...['PV goes A1 B1, stopped: ram', 'PV.5 is to ram BV.1', 'PV.5 rams BV.1: 1 miss for 2'],
      ...['PV goes B1, stopped: ram', 'PV.5 is to ram BV.1', 'PV.5 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] the part that is named takes it, and no other',
    map: ['PV . BV', '.  . BV'],
    craft: ONE_TO_ONE,
    rounds: [['PV: ram BV.2 via B2 C2', 2]],
    tale: [
      ...['PV goes A1 B2, stopped: ram', 'PV.1 is to ram BV.2', 'PV.1 rams BV.2: 2 hit for 2', 'BV.2 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] another part of the target stops it like anyone else',
    map: ['PV . BV BV'],
    craft: { PV: {}, BV: HEAVY },
    rounds: [['PV: ram BV.2 via B1 C1 D1']],
    tale: ['PV goes A1 B1, stopped: unit-in-the-way', 'PV does not ram BV: no-contact'],
  },
  {
    name: '[S-RAM] the rammer does not enter the space, also when the target dies',
    map: ['PV . B1 B2'],
    craft: { PV: {} },
    rounds: [['PV: ram B1 via B1 C1', 6], ['PV: move C1']],
    tale: [
      ...[
        'PV goes A1 B1, stopped: ram',
        'PV.1 is to ram B1',
        'PV.1 rams B1: 6 hit for 4',
        'B1 takes 4: 1 -> 0',
        'B1 dies',
      ],
      'PV goes B1 C1',
    ],
  },
  {
    name: '[S-RAM] cover where the target stands costs the step its 2: with exactly enough Move',
    map: ['PV B1+ .', '.  .  B2'],
    craft: { PV: HEAVY },
    rounds: [['PV: ram B1 via B1', 2]],
    tale: [
      'PV goes A1, stopped: ram',
      'PV.1 is to ram B1',
      'PV.1 rams B1: 2 hit for 4',
      'B1 takes 4: 1 -> 0',
      'B1 dies',
    ],
  },
  {
    name: '[S-RAM] a target that has moved away is not rammed: the rammer goes all the way',
    map: NEAR,
    craft: { ...ONE_TO_ONE, BV: { ...HEAVY, modifications: [swift(1)] } },
    rounds: [[`${RAM} / BV: move D1`]],
    tale: ['BV goes C1 D1', 'PV goes A1 B1 C1', 'PV does not ram BV: no-contact'],
  },
  {
    name: '[S-RAM] nor one that has died before: the rammer goes where it was',
    map: ['PV . B1 .', '.  . B2 .'],
    craft: { PV: {} },
    rounds: [['PV: fire 1 at B1; ram B1 via B1 C1', 3]],
    tale: [
      'PV shoots B1: 3 hit',
      'B1 takes 2: 1 -> 0',
      'B1 dies',
      'PV goes A1 B1 C1',
      'PV does not ram B1: no-contact',
    ],
  },
  {
    name: '[S-RAM] one that moves away afterwards is: the ram is on',
    map: NEAR,
    craft: { ...ONE_TO_ONE, BV: { ...HEAVY, modifications: [swift(-1)] } },
    rounds: [[`${RAM} / BV: move D1`, 2]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'BV goes C1 D1'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] [S-CONFLICT] who is in the way stops the rammer, and there is none',
    map: ['PV B1 BV'],
    craft: { PV: HEAVY, BV: {} },
    rounds: [['PV: ram BV via B1 C1']],
    tale: ['PV goes A1, stopped: unit-in-the-way', 'PV does not ram BV: no-contact'],
  },
  {
    name: '[S-RAM] at the end of the round: after the moves of those who are slower',
    map: ['PV . BV .', 'B1 . .  .'],
    has: { B1: [quick(-3)] },
    craft: ONE_TO_ONE,
    rounds: [[`${RAM} / B1: move B2`, 2]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'B1 goes A2 B2'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] [S-SPEED] several by Speed; a target that is destroyed by then is not rammed',
    map: ['PV . BV . PW', '.  . B1 . .'],
    craft: { PV: { ...HEAVY, modifications: [swift(1)] }, PW: HEAVY, BV: {} },
    rounds: [['PW: ram BV via D1 C1 / PV: ram BV via B1 C1', 2]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'PW goes E1 D1, stopped: ram', 'PW.1 is to ram BV.1'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'BV dies'],
      'PW does not ram BV: target-gone',
    ],
  },
  {
    name: '[S-RAM] [S-PARTS] a part that an earlier ram has wrecked is rammed no more, without a roll',
    map: ['PV . BV . PW', '.  . BV . .', 'PX . BV . .'],
    craft: {
      PV: { ...HEAVY, modifications: [swift(2)] },
      PW: { ...HEAVY, modifications: [swift(1)] },
      PX: HEAVY,
      BV: {},
    },
    rounds: [['PV: ram BV via B1 C1 / PW: ram BV via D1 C1 / PX: ram BV.3 via B3 C3', 2, 1]],
    tale: [
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1', 'PW goes E1 D1, stopped: ram', 'PW.1 is to ram BV.1'],
      ...['PX goes A3 B3, stopped: ram', 'PX.1 is to ram BV.3'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'PW does not ram BV: target-gone'],
      ...['PX.1 rams BV.3: 1 miss for 2', 'PX.1 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-RAM] [S-SPEED] of two that ram each other the faster’s comes first; who is destroyed by it rams no more',
    map: ['PV . . BV', 'P1 . . B1'],
    craft: { PV: {}, BV: { modifications: [swift(1)] } },
    rounds: [['PV: ram BV via B1 C1 D1 / BV: ram PV via C1 B1 A1', 2]],
    // BV comes up to PV first, which then has no step to take.
    tale: [
      ...['BV goes D1 C1 B1, stopped: ram', 'BV.1 is to ram PV.1', 'PV goes A1, stopped: ram', 'PV.1 is to ram BV.1'],
      ...['BV.1 rams PV.1: 2 hit for 2', 'PV.1 takes 2: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      'PV does not ram BV: rammer-gone',
    ],
  },
  {
    name: '[S-RAM] ties: roll: of equal Speed, one after the other, by a die for the moves and another for the rams',
    map: ['PV . BV', 'P1 . B1'],
    craft: { PV: {}, BV: {} },
    rounds: [['PV: ram BV via B1 C1 / BV: ram PV via B1', 6, 5, 2, 3, 2]],
    tale: [
      ...['PV rolls 6', 'BV rolls 5', 'PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1'],
      ...['BV goes C1, stopped: ram', 'BV.1 is to ram PV.1', 'PV rolls 2', 'BV rolls 3'],
      ...['BV.1 rams PV.1: 2 hit for 2', 'PV.1 takes 2: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      'PV does not ram BV: rammer-gone',
    ],
  },
  {
    name: '[S-RAM] ties: simultaneous: together, and both are destroyed: a draw',
    map: ['PV . BV'],
    craft: { PV: {}, BV: {} },
    rules: { ties: 'simultaneous' },
    rounds: [['PV: ram BV via B1 C1 / BV: ram PV via B1', 6, 5, 2, 2]],
    tale: [
      ...['PV rolls 6', 'BV rolls 5', 'PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1'],
      ...['BV goes C1, stopped: ram', 'BV.1 is to ram PV.1'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 rams PV.1: 2 hit for 2'],
      ...['BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'PV.1 takes 2: 1 -> 0', 'PV.1 is wrecked'],
      ...['BV dies', 'PV dies', 'nobody wins: none-left'],
    ],
  },
  {
    name: '[S-RAM] [S-TRANSPORT] who has gone aboard is not rammed',
    map: ['PV . B1 BV'],
    craft: { PV: HEAVY, BV: { bays: [0] } },
    rounds: [['PV: ram B1 via B1 C1 / BV: load B1 into 1']],
    tale: ['B1 boards BV.1', 'PV goes A1 B1 C1', 'PV does not ram B1: no-contact'],
  },
  {
    name: '[S-RAM] [S-SLAG] a rammer that dies in slag on its way rams nobody',
    map: ['. . . . . PV . .', '. . BV . . . . .', 'B1 . . . . . . .'],
    craft: { PV: { modifications: ['Plasma slag exhaust'] }, BV: {} },
    rounds: [['PV: move G1'], ['PV: slag', 3, 1], ['BV: ram PV via D1 E1 F1 G1']],
    tale: [
      ...['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1', 'BV goes C2 D1, stopped: slag', 'BV.1 enters slag in D1'],
      ...['BV.1 takes 2: 1 -> 0', 'BV.1 is wrecked', 'BV dies'],
    ],
  },
  {
    name: '[S-RAM] [S-LAYERS] a spaceship rams what is below it from next to that, and nobody below is in its way',
    map: ['PS PS B1 BV', 'PS PS .  . '],
    craft: { PS: { class: 'spaceship' }, BV: HEAVY },
    rounds: [['PS: ram BV via B1 C1', 2]],
    // Two by two, it would be over BV with its second step.
    tale: ['PS goes A1 B1, stopped: ram', 'PS.1 is to ram BV.1', 'PS.1 rams BV.1: 2 hit for 4', 'BV.1 takes 4: 5 -> 1'],
  },
  {
    name: '[S-RAM] [S-LAYERS] and a vehicle a spaceship',
    map: ['PV . BS BS', '.  . BS BS'],
    craft: { PV: {}, BS: { class: 'spaceship', ...HEAVY } },
    rounds: [['PV: ram BS via B1 C1', 2]],
    tale: ['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BS.1', 'PV.1 rams BS.1: 2 hit for 1', 'BS.1 takes 1: 5 -> 4'],
  },
  {
    name: '[S-RAM] a craft attacks and rams in one round',
    map: NEAR,
    craft: { PV: {}, BV: HEAVY },
    rounds: [['PV: fire 1 at BV; ram BV via B1 C1', 3, 2]],
    tale: [
      ...['PV shoots BV.1: 3 hit', 'BV.1 takes 1: 5 -> 4', 'PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 4 -> 2'],
    ],
  },
];

describe('rams', () => judge(RAMS.map((each) => ({ scale: 'vehicle', ...each }))));

describe('orders to ram', () => {
  const craft = { PV: HEAVY, PW: {}, BV: HEAVY } as const;
  const map = ['PV . BV BV', 'PW . + .', 'P1 . B1+ .'];

  test.each<readonly [why: string, orders: string, rules: readonly string[]]>([
    ['with exactly enough Move', 'PV: ram BV via B1 C1', []],
    ['not with one less', 'PV: ram BV.2 via B1 C1 D1', ['S-MOVE']],
    ['not with one less for cover', 'PV: ram B1 via B2 C3', ['S-MOVE']],
    ['not one’s own side', 'PV: ram PW via A2', ['S-ORDERS']],
  ])('[S-RAM] %s', (_, orders, rules) => {
    expect(refusals(map, { scale: 'vehicle', craft }, orders)).toEqual(rules);
  });

  test('[S-RAM] friendlyFire: one’s own side too', () => {
    const rules = { friendlyFire: true };
    expect(refusals(map, { scale: 'vehicle', craft, rules }, 'PV: ram PW via A2')).toEqual([]);
  });

  test('[S-RAM] only of craft', () => {
    const state = scene(map, { scale: 'vehicle', craft, has: { P1: [far(30)] } });
    const path = [{ column: 1, row: 2 }];
    const target = state.units.find(({ name }) => name === 'B1')?.id ?? 0;
    const orders = [{ units: [1], act: null, move: { type: 'ram', target, path } as const }];
    const { events } = spcfkrs.apply(state, { type: 'orders', player: 'ann', orders });
    expect(told(events, state)).toEqual(['P1 refused: S-RAM']);
  });

  test('[S-RAM] [S-MODE] phase by phase, asked for as a move, and settled after all of them', () => {
    const start = scene(['PV . BV', 'P1 . B1'], {
      scale: 'vehicle',
      has: { P1: [quick(-2)] },
      craft: { PV: HEAVY, BV: { ...HEAVY, modifications: [swift(2)] } },
      rules: { mode: 'phased' },
    });
    const move = 'PV: ram BV via B1 C1\nB1: move B2';
    const { asked, events, state } = phases(start, { move }, 2);
    expect(asked.filter((each) => each.startsWith('move'))).toEqual(['move BV', 'move B1', 'move PV', 'move P1']);
    expect(told(events, state).slice(-4)).toEqual([
      ...['PV goes A1 B1, stopped: ram', 'PV.1 is to ram BV.1'],
      ...['PV.1 rams BV.1: 2 hit for 2', 'BV.1 takes 2: 5 -> 3'],
    ]);
  });
});
