import { describe, expect, test } from 'vitest';
import type { LostReason, SpcfkrsEvent, StopReason, TransportLostReason } from '../src/events.js';
import type { Act, CrewOrder } from '../src/orders/order.js';
import type { Aim } from '../src/state.js';
import * as text from '../src/text.js';
import type { SpcfkrsView, StageView } from '../src/view.js';
import { CRAWLER, craft, SCOUT, TANK, VEHICLES } from './support/craft-scene.js';
import { soon } from './support/soon.js';
import { cell, cells, EVENTS, unit, viewOf } from './support/text-scene.js';

const AT_V2: Aim = { kind: 'unit', unit: 8, part: 2, through: false };

describe('an event of craft in words', () => {
  const { damaged, died, moved, kept, boarded, stayed } = EVENTS;
  const silent = EVENTS['gun-silent'];
  const lost = EVENTS['act-lost'];
  const shot = EVENTS['shot-judged'];
  const judged = EVENTS['malfunction-judged'];
  const pilot = EVENTS['pilot-judged'];
  const recharge = EVENTS['recharge-judged'];
  const slag = EVENTS['slag-judged'];
  const ram = EVENTS['ram-judged'];
  const burst = EVENTS['burst-rolled'];
  const hack = EVENTS['hack-judged'];
  const stab = EVENTS['stab-judged'];

  const cases: readonly (readonly [SpcfkrsEvent, string])[] = [
    [
      { ...shot, unit: 7, gun: 2, weapon: 'Rail gun', aim: AT_V2 },
      'V1 (Speed 3) shoots V2.3 behind partial cover with its Rail gun (2+): 2 and 3, the lowest counts: hit.',
    ],
    [
      { ...shot, unit: 7, gun: 1, weapon: 'Gun', aim: AT_V2, dice: [4], cover: 'none', counted: 4, hitsOn: 3 },
      'V1 (Speed 3) shoots V2.3 with its Gun (gun 2, 3+): 4: hit.',
    ],
    [
      { ...shot, aim: { ...AT_V2, through: true }, dice: [4], cover: 'full', counted: 4 },
      'P3 (Speed 3) shoots V2.3 through full cover with its Plasma sniper (2+): 4: hit.',
    ],
    [{ ...stab, target: 8, part: 3 }, 'P1 (Speed 3) stabs V2.4 with its Plasma sword (3+): 3: hit.'],
    [{ ...burst, unit: 8, weapon: 'Repeater gun' }, 'V2 (Speed 1) rolls 3 and fires its Repeater gun 7 times.'],
    [{ ...burst, unit: 7, gun: 1, weapon: 'Gun' }, 'V1 (Speed 3) rolls 3 and fires its Gun (gun 2) 7 times.'],
    [silent, 'V1 (Speed 3) cannot fire its Gun (gun 2) at V2.3: the part that holds it is wrecked.'],
    [
      { ...silent, gun: 2, aim: { kind: 'cover', at: cell('D3') }, reason: 'no-cover-there' },
      'V1 (Speed 3) cannot fire its Rail gun at the cover at D3: none is left.',
    ],
    [
      { ...silent, gun: 9, reason: 'target-dead' },
      'V1 (Speed 3) cannot fire its gun 10 at V2.3: it is destroyed already.',
    ],
    [{ ...hack, unit: 7, target: 8 }, 'V1 (Speed 3) hacks the guns of V2 (4+): 4: it is in.'],

    [{ ...damaged, unit: 8, part: 2, sixths: 3 }, 'V2.3 takes 1/2: Body 5 to 3.'],
    [{ ...damaged, unit: 8, part: 0, sixths: 2, from: 6, left: 4 }, 'V2.1 takes 1/3: Body 1 to 2/3.'],
    [{ ...died, unit: 8 }, 'V2 is destroyed!'],
    [EVENTS['part-wrecked'], 'V1.2 is wrecked.'],

    [judged, 'V1 has lost a quarter of its parts (harm on 1): 4: it holds.'],
    [
      { ...judged, wreck: 'half', dice: [3], result: 'malfunctions' },
      'V1 has lost half of its parts (harm on 1 to 3): 3: it fails.',
    ],
    [
      { ...judged, wreck: 'half', dice: [1], result: 'blows-up' },
      'V1 has lost half of its parts (harm on 1 to 3): 1: it blows up.',
    ],
    [EVENTS.malfunctioned, 'V1 malfunctions: its Speed and Move are halved.'],
    [pilot, 'V1 rolls 1 for the overdose of its pilot: too much.'],
    [{ ...pilot, dice: [2], dies: false }, 'V1 rolls 2 for the overdose of its pilot: the pilot lives.'],
    [EVENTS['pilot-lost'], 'V1 has no pilot any more: it drifts.'],

    [recharge, 'V1 (Speed 3) recharges its plasma shield (4+): 5: it charges.'],
    [{ ...recharge, dice: [3], success: false }, 'V1 (Speed 3) recharges its plasma shield (4+): 3: it stays spent.'],
    [EVENTS.recharged, 'The plasma shield of V1 is ready again.'],
    [slag, 'V1 (Speed 3) lays plasma slag (3+): 4 and 2: a line of 4 spaces, at B5, B6, where the map ends.'],
    [
      { ...slag, dice: [4, 1], length: 3, cells: cells('B4', 'B5', 'B6') },
      'V1 (Speed 3) lays plasma slag (3+): 4 and 1: a line of 3 spaces, at B4, B5, B6.',
    ],
    [{ ...slag, cells: [] }, 'V1 (Speed 3) lays plasma slag (3+): 4 and 2: a line of 4 spaces, all off the map.'],
    [
      { ...slag, dice: [2], success: false, length: 0, cells: [] },
      'V1 (Speed 3) lays plasma slag (3+): 2: none comes.',
    ],
    [EVENTS['slag-entered'], 'V2.3 enters plasma slag at B5.'],
    [{ ...EVENTS['slag-entered'], unit: 1, part: 0 }, 'P1 enters plasma slag at B5.'],
    [EVENTS['slag-gone'], 'The plasma slag at B5, B6 is gone.'],
    [{ ...EVENTS['slag-gone'], cells: [] }, 'The plasma slag is gone.'],

    [boarded, 'P1 boards V1.3.'],
    [EVENTS.alighted, 'P1 leaves V1.3 for A6.'],
    [EVENTS['thrown-out'], 'P1 is thrown out of V1 to A6.'],

    [kept, 'V1 (Speed 3) moves from B4 to A4 (1 space) to keep 6 from V2: it is 5 away.'],
    [{ ...kept, path: cells('B4'), distance: 6 }, 'V1 (Speed 3) stays at B4 to keep 6 from V2: it is 6 away.'],
    [{ ...stayed, target: 4, reason: 'target-aboard' }, 'P1 (Speed 3) stays: P4 is aboard a craft.'],
    [{ ...stayed, target: 8, reason: 'target-dead' }, 'P1 (Speed 3) stays: V2 is destroyed.'],
    [EVENTS['ram-set'], 'V1 is set to ram V2.1 with V1.2.'],
    [ram, 'V1 (Speed 3) rams V2.1 with V1.2 (2+): 3: hit, for 2.'],
    [{ ...ram, dice: [1], success: false }, 'V1 (Speed 3) rams V2.1 with V1.2 (2+): 1: miss, and 2 to itself.'],
    [{ ...ram, target: 1, part: 0, damage: 4 }, 'V1 (Speed 3) rams P1 with V1.2 (2+): 3: hit, for 4.'],
    [EVENTS['ram-lost'], 'V1 does not ram V2: what it was to ram is gone.'],
    [{ ...EVENTS['ram-lost'], reason: 'no-contact' }, 'V1 does not ram V2: it does not get there.'],
    [{ ...EVENTS['ram-lost'], reason: 'rammer-gone' }, 'V1 does not ram V2: it is gone itself.'],
    [{ ...EVENTS['phase-began'], phase: 'ram' }, 'Ram phase:'],
  ];

  test.each(cases.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_type, line, event) => {
    expect(text.describe(event, VEHICLES)).toBe(line);
  });

  const STOPS: readonly (readonly [StopReason, string])[] = [
    ['ram', 'there it rams'],
    ['slag', 'the plasma slag is its end'],
  ];
  test.each(STOPS)('a move that ends for %s: %s', (stopped, line) => {
    expect(text.describe({ ...moved, unit: 7, stopped }, VEHICLES)).toBe(
      `V1 (Speed 3) moves from A6 to B4 (2 spaces) and stops: ${line}.`,
    );
  });

  const WHY: readonly (readonly [LostReason, string])[] = [
    ['target-aboard', 'it is aboard a craft'],
    ['part-wrecked', 'that part is wrecked already'],
    ['aboard', 'it has gone aboard'],
    ['target-dead', 'it is destroyed already'],
  ];
  test.each(WHY)('an act lost for %s: %s', (reason, line) => {
    const act = { type: 'shoot', target: 8, part: 1, through: false } as const;
    expect(text.describe({ ...lost, act, reason }, VEHICLES)).toBe(`P3 (Speed 3) cannot shoot V2.2: ${line}.`);
  });

  const ACTS: readonly (readonly [Act | CrewOrder, LostReason, string])[] = [
    [{ type: 'recharge' }, 'shield-not-spent', 'recharge its plasma shield: that is not spent'],
    [{ type: 'slag' }, 'hacked', 'lay plasma slag: the gun is hacked'],
    [{ type: 'hack', target: 8 }, 'target-dead', 'hack V2: it is destroyed already'],
    [{ type: 'transport', part: 2, board: [1], leave: [] }, 'aboard', 'load and unload V1.3: it has gone aboard'],
    [
      {
        type: 'fire',
        guns: [
          { gun: 0, aim: AT_V2 },
          { gun: 1, aim: AT_V2 },
          { gun: 2, aim: { kind: 'cover', at: cell('D3') } },
        ],
      },
      'hacked',
      'fire at V2.3, the cover at D3: the gun is hacked',
    ],
  ];
  test.each(ACTS.map(([act, reason, line]) => [line, act, reason] as const))(
    'what cannot be done: %s',
    (line, act, reason) => {
      expect(text.describe({ ...lost, unit: 7, act, reason }, VEHICLES)).toBe(`V1 (Speed 3) cannot ${line}.`);
    },
  );

  const CARRIED: readonly (readonly [TransportLostReason, boards: string, leaves: string])[] = [
    ['bay-wrecked', 'that is wrecked', 'that is wrecked'],
    ['unit-dead', 'it is dead already', 'it is dead already'],
    ['too-far', 'it is not next to it', 'that is not next to it'],
    ['bay-full', 'that is full', 'that is full'],
    ['aboard-already', 'it is aboard already', 'it is aboard already'],
    ['not-aboard', 'it is not aboard', 'it is not aboard'],
    ['no-room-there', 'there is no room there', 'there is no room there'],
  ];
  test.each(CARRIED)('[S-TRANSPORT] lost for %s: %s, or %s', (reason, boards, leaves) => {
    const [board, leave] = [null, { column: 0, row: 5 }].map((to) =>
      text.describe({ ...EVENTS['transport-lost'], reason, to }, VEHICLES),
    );
    expect(board).toBe(`P1 cannot board V1.3: ${boards}.`);
    expect(leave).toBe(`P1 cannot leave V1.3 for A6: ${leaves}.`);
  });

  test('tells the numbers of the house rules', () => {
    const rules = { crewHackOn: 6, rechargeOn: 5, slagOn: 2, ramOn: 4, quarterWreckedOn: 2, halfWreckedOn: 0 };
    const told = (event: SpcfkrsEvent) => text.describe(event, { ...VEHICLES, rules });
    expect(told({ ...hack, unit: 7, target: 8 })).toContain('(6+)');
    expect(told(recharge)).toContain('(5+)');
    expect(told(slag)).toContain('(2+)');
    expect(told(ram)).toContain('(4+)');
    expect(told(judged)).toContain('(harm on 1 to 2)');
    expect(told({ ...judged, wreck: 'half' })).toContain('(harm never)');
  });

  test('needs no more than the names of the units, and tells parts as far as they are known', () => {
    const names = { units: [{ id: 8, name: 'V2' }] };
    expect(text.describe({ ...damaged, unit: 8, part: 2 }, names)).toBe('V2.3 takes 2: Body 5 to 3.');
    expect(text.describe({ ...damaged, unit: 8, part: 0 }, names)).toBe('V2 takes 2: Body 5 to 3.');
    expect(text.describe(silent, names)).toBe(
      'unit 7 cannot fire its gun 2 at V2.3: the part that holds it is wrecked.',
    );
  });
});

describe('a table with craft', () => {
  test('[S-SCALE] on a map of vehicles tells parts, layers, shared spaces, slag, passengers and what is wrong', () => {
    expect(text.toText(VEHICLES)).toBe(
      `
SPCFKRS, round 4
Ruins, a vehicle map: Punks 4 of 5 units, Bruisers 2 of 3 units; after round 50 it is a draw
Next: round 5 begins.

Board: + partial cover, # full cover, ~ plasma slag, / behind a part: it is wrecked, : and a number: so many units together, ^ between two: the second is above the first
  A     B     C     D     E     F     G     H
1 .     .     .     .     .     .     .     .
2 V1    V1/   +     +     .     .     .     .
3 .     V1    .     #     #     .     .     .
4 .     .     .     #     #     .     .     .
5 .     ~     .     .     S1    S1    +^S1  S1
6 P1:2  ~     .     .     V2^S1 V2^S1 V2^S1 V2^S1
Together: A6 P1, P3

Units
  P1 (Punks) at A6: Speed 3, Body 1 of 1, Move 1; Pistol, Knife
  P3 (Punks) at A6: Speed 3, Body 1 of 1, Move 1; Plasma sniper, Knife
  P4 (Punks) aboard V1.3: Speed 3, Body 1 of 1, Move 1; Pistol, Knife
  V1 (Punks), a vehicle of medium hull: Speed 3, Move 10; Body of 3 each: V1.1 at A2 2 1/2, V1.2 at B2 wrecked, V1.3 at B3 3; guns: 1 Gun on V1.1, 2 Gun on V1.1, 3 Rail gun on V1.2 (lost); bay V1.3: P4 (1 of 4); plasma technician crew; plasma slag exhaust; hacking crew; shield ready
  V2 (Bruisers), a vehicle of heavy hull: Speed 1, Move 0; Body of 5 each: V2.1 at E6 5, V2.2 at F6 5, V2.3 at G6 5, V2.4 at H6 5; guns: 1 Repeater gun on V2.1; malfunctioning; without a pilot: it drifts
  S1 (Bruisers), a spaceship of light hull: Speed 3, Move 24; Body of 1 each: S1.1 at E5 to F6 1, S1.2 at G5 to H6 1; guns: 1 Gun on S1.1

Dead and destroyed
  Punks: P2
  Bruisers: V3
`.trim(),
    );
  });

  test('[S-SCALE] on a map on foot draws every space of large parts, and a spaceship over whom it is above', () => {
    const view = viewOf({
      units: [
        unit(1, 'P1', 'Punks', 'C2'),
        craft(7, 'V1', 'Punks', 'A1', { class: 'vehicle', shape: ['L', 'L'] }, 'on-foot', { sixths: [6, 0] }),
        craft(9, 'S1', 'Bruisers', 'A1', SCOUT, 'on-foot', { sixths: [0] }),
      ],
      battalions: [],
      orders: [],
      stage: { step: 'round' },
    });
    const [, board = '', units = ''] = text.toText(view).split('\n\n');
    expect(board.split('\n').slice(1, 6)).toEqual([
      '  A       B       C       D       E       F       G       H',
      '1 V1^S1/  V1^S1/  S1/     S1/     S1      S1      S1      S1',
      '2 V1^S1/  V1^S1/  P1+^S1/ +^S1/   S1      S1      S1      S1',
      '3 V1/     V1/     .       #       #       .       .       .',
      '4 V1/     V1/     .       #       #       .       .       .',
    ]);
    expect(units).toContain('V1.1 at A1 to B2 1, V1.2 at A3 to B4 wrecked');
    expect(units).toContain('Move 24;');
    expect(text.toText(view)).toContain('\nRuins, a map on foot: ');
  });

  test('[S-SCALE] on a map of spaceships shows several parts of a vehicle in a space as one', () => {
    const view = viewOf({
      map: { ...VEHICLES.map, scale: 'spaceship', cover: Array.from({ length: 6 }, () => '........') },
      units: [
        craft(7, 'V1', 'Punks', 'A1', { class: 'vehicle', shape: ['LLL'] }, 'spaceship', { sixths: [0, 6, 0] }),
        craft(8, 'V2', 'Punks', 'A1', { class: 'vehicle', shape: ['L'] }, 'spaceship'),
        craft(9, 'S1', 'Bruisers', 'C2', SCOUT, 'spaceship'),
      ],
      battalions: [],
      orders: [],
      stage: { step: 'round' },
    });
    const board = text.toText(view).split('\n\n')[1]?.split('\n') ?? [];
    expect(board.slice(2, 4)).toEqual([
      '1 V1:2 V1/  .    .    .    .    .    .',
      '2 .    .    S1   S1   .    .    .    .',
    ]);
    expect(board.at(-1)).toBe('Together: A1 V1, V2');
    expect(text.toText(view)).toContain('\nRuins, a spaceship map: ');
  });

  test('draws no passengers, and has them in no key', () => {
    const named = { ...VEHICLES, units: VEHICLES.units.map((each) => ({ ...each, name: `${each.name}-long` })) };
    const key = text
      .toText(named)
      .split('\n')
      .find((line) => line.startsWith('Key: '));
    expect(key).toBe('Key: A P1-long, C P3-long, E V1-long, a V2-long, b S1-long');
  });

  test('tells of empty, full and lost bays', () => {
    const bays = { class: 'vehicle', shape: ['LLLL'], bays: [0, 1] } as const;
    const told = text.toText({ ...VEHICLES, units: [craft(7, 'V1', 'Punks', 'A1', bays, 'vehicle', { sixths: [0] })] });
    expect(told).toContain('; bay V1.1: lost; bay V1.2: empty');
  });

  test('keeps what matters within one chat message', () => {
    const chat = text.toText(VEHICLES, { maxLength: 400 });
    expect(chat.length).toBeLessThanOrEqual(400);
    expect(chat).toContain('Next: round 5 begins.');
    for (let maxLength = 1; maxLength < 2200; maxLength += 41)
      expect(text.toText(VEHICLES, { maxLength }).length).toBeLessThanOrEqual(maxLength);
  });

  test('of the most craft of the most parts is soon told', () => {
    const wall = { class: 'vehicle', shape: ['LLLLLLLL', 'LLLLLLLL', 'LLLLLLLL'] } as const;
    const units = Array.from({ length: 64 }, (_, at) => {
      const found = craft(at + 1, `Wall-${at}`, at % 2 === 0 ? 'Punks' : 'Bruisers', 'A1', wall, 'vehicle');
      const shift = { column: (at % 8) * 8, row: Math.floor(at / 8) * 8 };
      const parts = found.parts.map(({ at: { column, row }, sixths }) => ({
        at: { column: column + shift.column, row: row + shift.row },
        sixths,
      }));
      return { ...found, parts };
    });
    const map = {
      name: 'Plain',
      scale: 'vehicle',
      columns: 64,
      rows: 64,
      cover: Array(64).fill('.'.repeat(64)),
    } as const;
    const view = { ...VEHICLES, map, units, slag: [] };
    const full = soon('all', () => text.toText(view));
    for (const maxLength of [500, 2000, 20_000])
      soon(`${maxLength} characters`, () => text.toText(view, { maxLength }));
    expect(full).toContain('Wall-63.24 at ');
  });
});

describe('what is awaited of craft', () => {
  const rams = [{ unit: 7, target: 8, part: 1, own: 0 }];
  const stages: readonly (readonly [StageView, string, string, Partial<SpcfkrsView>?])[] = [
    [{ step: 'malfunction', unit: 7 }, 'the special phase', 'V1 rolls for whether it holds'],
    [{ step: 'pilot', unit: 7 }, 'the special phase', 'V1 rolls for the overdose of its pilot'],
    [{ step: 'hack', unit: 7, target: 8, done: 0 }, 'the special phase', 'V1 hacks the guns of V2'],
    [{ step: 'recharge', unit: 7, done: 0 }, 'the special phase', 'V1 recharges its plasma shield'],
    [{ step: 'slag', unit: 7, done: 0 }, 'the special phase', 'V1 lays plasma slag'],
    [{ step: 'shot', unit: 7, gun: 0, aim: AT_V2, left: 1, done: 0 }, 'the shoot phase', 'V1 shoots V2.3'],
    [{ step: 'stab', unit: 1, target: 8, part: 3, through: false }, 'the stab phase', 'P1 stabs V2.4'],
    [{ step: 'ram', unit: 7 }, 'the ram phase', 'V1 rams V2.2', { rams }],
    [{ step: 'ram', unit: 7 }, 'the ram phase', 'V1 rams'],
    [{ step: 'turn', phase: 'ram', done: 0 }, 'the ram phase', 'the ram phase ends'],
  ];
  test.each(stages.map(([stage, part, line, change]) => [line, part, stage, change] as const))(
    '%s',
    (line, part, stage, change) => {
      const [heading, , awaited] = text.toText({ ...VEHICLES, stage, ...change }).split('\n');
      expect(heading).toBe(`SPCFKRS, round 4: ${part}`);
      expect(awaited).toBe(`Next: ${line}.`);
    },
  );

  test.each([
    [[1, 3], 'say whether to follow or delay with P1, P3'],
    [[1, 7], 'say whether to follow, keep a distance or delay with P1, V1'],
  ] as const)('of %j before the moves: %s [S-DELAY] [S-KEEP]', (units, line) => {
    const view = { ...VEHICLES, stage: { step: 'orders', ask: 'declare', units, given: [] } } as const;
    expect(text.describeChoice(view, 'ann')).toBe(line);
  });
});

describe('the sheet of a craft [S-HULL]', () => {
  const V1 = craft(7, 'V1', 'Punks', 'A1', CRAWLER, 'vehicle');

  test('has its hull, guns by their numbers, Body each, bays and cost', () => {
    expect(text.sheet(V1).split('\n')).toEqual([
      'V1: Plasma shield: 4 points; Plasma technician crew: 2 points; Plasma slag exhaust: 4 points; Hacking crew: 3 points; Hover sled: +6 Move, 1 point',
      'Vehicle: 3 medium parts',
      'Speed: 3',
      'Shoot: hits on 3+. Armed with:',
      '  1 Gun: 1 damage, range 12, on part 1',
      '  2 Gun: 1 damage, range 12, on part 1, 2 points with its attachment',
      '  3 Rail gun: hits on 2+, 1 damage, range 24, on part 2, 6 points with its attachment',
      'Body: 3 each',
      'Move: 10',
      'Transport bay: part 3, holds 4, 2 points',
      `Cost: ${V1.profile.cost} points`,
    ]);
  });

  test('tells what it costs so that it adds up', () => {
    const lines = text.sheet(V1).split('\n');
    const prices = lines
      .slice(0, -1)
      .flatMap((line) => [...line.matchAll(/(\d+) points?/g)].map(([, each]) => Number(each)));
    expect(prices.reduce((sum, each) => sum + each, 3 * 2)).toBe(V1.profile.cost);
  });

  test('of a craft in a match has what is left of each part', () => {
    const hurt = craft(7, 'V1', 'Punks', 'A1', CRAWLER, 'vehicle', { sixths: [15, 0] });
    expect(text.sheet(hurt)).toContain('\nBody: 2 1/2 of 3, wrecked, 3\n');
  });

  test('of a profile alone has the kind of its hull', () => {
    const { profile } = craft(8, 'V2', 'Bruisers', 'A1', TANK, 'vehicle');
    expect(text.sheet({ name: 'V2', profile }).split('\n').slice(0, 2)).toEqual(['V2', 'Vehicle: heavy hull']);
    const { profile: ship } = craft(9, 'S1', 'Bruisers', 'A1', { ...SCOUT, bays: [0] }, 'spaceship');
    expect(text.sheet({ name: 'S1', profile: ship })).toContain('\nTransport bay: part 1, holds 8, 2 points\n');
  });

  test('tells the prices of the house rules, and of modifications and guns of one’s own', () => {
    expect(text.sheet(V1, { rules: { technicianCost: 9 } })).toContain('Plasma technician crew: 9 points');
    const bare = text.sheet(V1, { craftModifications: [], guns: [] });
    expect(bare.split('\n')[0]).toBe(
      'V1: Plasma shield; Plasma technician crew; Plasma slag exhaust; Hacking crew; Hover sled',
    );
    expect(bare).toContain('\n  3 Rail gun: hits on 2+, 1 damage, range 24, on part 2\n');
  });
});
