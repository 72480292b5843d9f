import { describe, expect, test } from 'vitest';
import type { SpcfkrsAction } from '../src/actions.js';
import { MODIFICATIONS } from '../src/force/modifications.js';
import * as text from '../src/text.js';
import type { SpcfkrsView } from '../src/view.js';
import { cells, MAP, unit, viewOf } from './support/text-scene.js';

describe('the table in words', () => {
  test('tells round, choice, board, units, orders and the dead', () => {
    expect(text.toText(viewOf())).toBe(
      `
SPCFKRS, round 4: orders
Ruins: Punks 3 of 4 units, Bruisers 2 of 2 units; after round 50 it is a draw
ann to give orders for the round to P1, P3, P4.

Board: + partial cover, # full cover, a unit with + behind it stands in partial cover
  A  B  C  D  E  F  G  H
1 .  .  .  .  .  .  .  .
2 .  P3 P4++  .  .  .  .
3 .  .  .  #  #  .  .  .
4 .  .  .  #  #  .  .  .
5 .  .  .  .  .  .  B1+.
6 P1 .  .  .  .  .  .  B2

Units
  P1 (Punks) at A6: Speed 1, Body 3 of 3, Move 12; Pistol, Plasma sword
  P3 (Punks) at B2: Speed 3, Body 1 of 1, Move 6; Plasma sniper, Knife; in battalion with P4
  P4 (Punks) at C2 in partial cover: Speed 3, Body 1 of 1, Move 30; Pistol, Knife; hacking implant; jet pack; shield ready; in battalion with P3
  B1 (Bruisers) at G5 in partial cover: Speed 0, Body 2 1/2 of 5, Move 6; Assault rifle, Knife; hacked: cannot fire
  B2 (Bruisers) at H6: Speed 7, Body 1 of 1, Move 6; Machine gun, Knife; overdose

Orders
  sealed, of ben

Dead
  Punks: P2
`.trim(),
    );
  });

  test('draws units by a character each, with a key, where names are long', () => {
    const names = ['Ann', 'Bo', 'Cleo', 'Dirk', 'Eve', 'Fay'];
    const units = viewOf().units.map((each, at) => ({ ...each, name: names[at] ?? '' }));
    expect(text.toText(viewOf({ units })).split('\n\n')[1]).toBe(
      `
Board: + partial cover, # full cover, a unit with + behind it stands in partial cover
  A B C D E F G H
1 . . . . . . . .
2 . C D++ . . . .
3 . . . # # . . .
4 . . . # # . . .
5 . . . . . . a+.
6 A . . . . . . b
Key: A Ann, C Cleo, D Dirk, a Eve, b Fay
`.trim(),
    );
  });

  test('has no picture where none is wanted, and no part that is empty', () => {
    const shown = text.toText(viewOf({ orders: [], units: [], stage: { step: 'round' } }), { picture: false });
    expect(shown).toBe(
      'SPCFKRS, round 4\nRuins: Punks 0 of 0 units, Bruisers 0 of 0 units; after round 50 it is a draw\nNext: round 5 begins.',
    );
  });

  test('[S-GRID] puts the letters of columns of two under one another where they are narrow', () => {
    const map = {
      name: 'Wide',
      scale: 'on-foot',
      columns: 28,
      rows: 10,
      cover: Array.from({ length: 10 }, () => '.'.repeat(28)),
    } as const;
    const at = { column: 27, row: 9 };
    const far = [{ ...unit(1, 'Longer', 'Punks', 'A1'), parts: [{ at, sixths: 6 }] }];
    const lines =
      text
        .toText(viewOf({ map, units: far }))
        .split('\n\n')[1]
        ?.split('\n') ?? [];
    expect(lines[0]).toBe('Board');
    expect(lines[1]).toBe(`   ${' '.repeat(52)}A A`);
    expect(lines[2]).toBe(`   ${[...'ABCDEFGHIJKLMNOPQRSTUVWXYZAB'].join(' ')}`);
    expect(lines[3]).toBe(` 1 ${Array(28).fill('.').join(' ')}`);
    expect(lines[12]).toBe(`10 ${Array(27).fill('.').join(' ')} A`);
    const wide = text.toText(viewOf({ map, units: [unit(1, 'P1', 'Punks', 'A1')] })).split('\n')[5];
    expect(wide).toMatch(/^ {3}A {2}B .* Z {2}AA AB$/);
  });

  test('has a character of its own for each of the most units, of any number of sides', () => {
    for (const count of [1, 2, 3, 4, 8]) {
      const names = Array.from({ length: count }, (_, at) => `Side ${at}`);
      const sides = names.map((id) => ({ id, owner: 'ann', budget: 1, vehicleBudget: 1, spaceshipBudget: 1 }));
      const places = Array.from({ length: 64 }, (_, at) => ({ column: at % 8, row: Math.floor(at / 8) }));
      const units = places.map((at, index) => ({
        ...unit(index + 1, `Trooper-${index}`, names[index % count] ?? '', 'A1'),
        parts: [{ at, sixths: 6 }],
      }));
      const map = { ...MAP, rows: 8, cover: Array.from({ length: 8 }, () => '........') };
      const board = text.toText(viewOf({ map, units, sides })).split('\n\n')[1]?.split('\n') ?? [];
      const signs = board.slice(2, 10).flatMap((row) => row.slice(2).split(' '));
      expect(new Set(signs).size).toBe(64);
      for (const [at, sign] of signs.entries()) expect(`${board[10]},`).toContain(`${sign} Trooper-${at},`);
      expect(signs.join('')).not.toMatch(/[.+#]/);
    }
  });

  test('marks every part of a unit that fills more than one space', () => {
    const craft = { ...unit(1, 'V1', 'Punks', 'A1'), parts: cells('A1', 'B1').map((at) => ({ at, sixths: 6 })) };
    const shown = text.toText(viewOf({ units: [craft] }));
    expect(shown).toContain('\n1 V1 V1 .');
    expect(shown).toContain('V1 (Punks) at A1 and B1: Speed 3, Body 1 + 1 of 2, Move 6');
  });

  test('tells how a plasma shield is', () => {
    const shielded = (shield: 'ready' | 'absorbing' | 'spent') =>
      text.toText(viewOf({ units: [unit(1, 'P1', 'Punks', 'A1', ['Plasma shield'], { shield })] }));
    for (const shield of ['ready', 'absorbing', 'spent'] as const)
      expect(shielded(shield)).toContain(`shield ${shield}`);
  });
});

describe('what is awaited', () => {
  type Stage = SpcfkrsView['stage'];
  const asks = (change: Partial<Extract<Stage, { step: 'orders' }>>): Stage => ({
    step: 'orders',
    ask: 'round',
    units: [1, 3, 4, 5, 6],
    given: [],
    ...change,
  });
  const aim = { kind: 'unit', unit: 5, part: 0, through: true } as const;
  const stages: readonly (readonly [Stage, string, string, Partial<SpcfkrsView>?])[] = [
    [asks({}), 'orders', 'ann and ben to give orders for the round to P1, P3, P4, B1, B2.'],
    [asks({ given: [{ player: 'ann', orders: [] }] }), 'orders', 'ben to give orders for the round to B1, B2.'],
    [
      asks({ given: ['ann', 'ben'].map((player) => ({ player, orders: null })) }),
      'orders',
      'Next: the orders are revealed.',
    ],
    [asks({ ask: 'special', units: [4] }), 'the special phase', 'ann to give orders for the Special phase to P4.'],
    [asks({ ask: 'stab', units: [1] }), 'the stab phase', 'ann to give orders for the Stab phase to P1.'],
    [asks({ ask: 'shoot', units: [6] }), 'the shoot phase', 'ben to give orders for the Shoot phase to B2.'],
    [asks({ ask: 'move', units: [6] }), 'the move phase', 'ben to give orders for the Move phase to B2.'],
    [asks({ ask: 'declare', units: [1] }), 'the move phase', 'ann to say whether to follow or delay with P1.'],
    [
      { step: 'order', phase: 'shoot', ranks: [[6], [3, 4]], rolled: [{ id: 3, value: 2 }] },
      'the shoot phase',
      'Next: P4 rolls for who goes first.',
    ],
    [
      { step: 'order', phase: 'shoot', ranks: [[6], [3, 4]], rolled: [] },
      'the shoot phase',
      'Next: the order is settled.',
      { rules: { ties: 'simultaneous' } },
    ],
    [
      { step: 'order', phase: 'shoot', ranks: [[6], [3, 4]], rolled: [] },
      'the shoot phase',
      'Next: the order is settled.',
      { rules: { tiesWithinSide: 'listing' } },
    ],
    [{ step: 'order', phase: 'move', ranks: [[6], [3]], rolled: [] }, 'the move phase', 'Next: the order is settled.'],
    [{ step: 'turn', phase: 'move', done: 0 }, 'the move phase', 'Next: the move phase ends.'],
    [
      { step: 'turn', phase: 'stab', done: 0 },
      'the stab phase',
      'Next: it is the turn of P1.',
      { queue: [[{ unit: 1, does: 'order' }]] },
    ],
    [{ step: 'overdose', unit: 6 }, 'the special phase', 'Next: B2 rolls for its overdose.'],
    [{ step: 'hack', unit: 4, target: 5, done: 0 }, 'the special phase', 'Next: P4 hacks the gun of B1.'],
    [{ step: 'stab', unit: 1, target: 5, part: 0, through: false }, 'the stab phase', 'Next: P1 stabs B1.'],
    [
      { step: 'stab', unit: 1, target: 5, part: 0, through: true },
      'the stab phase',
      'Next: P1 stabs B1 through cover.',
    ],
    [
      { step: 'burst', unit: 6, gun: 0, aim: { ...aim, unit: 3, through: false }, done: 0 },
      'the shoot phase',
      'Next: B2 rolls for how many shots it fires at P3.',
    ],
    [{ step: 'shot', unit: 3, gun: 0, aim, left: 1, done: 0 }, 'the shoot phase', 'Next: P3 shoots B1 through cover.'],
    [
      { step: 'over', ending: 'last-side', side: 'Bruisers' },
      'the end',
      'ben wins with Bruisers: no other side has a living unit.',
    ],
    [{ step: 'over', ending: 'round-limit', side: null }, 'the end', 'A draw: the last round is over.'],
  ];

  test.each(stages.map(([stage, part, line, change]) => [line, part, stage, change] as const))(
    '%s',
    (line, part, stage, change) => {
      const view = viewOf({ stage, ...change });
      const [heading, , awaited] = text.toText(view).split('\n');
      expect(heading).toBe(`SPCFKRS, round 4: ${part}`);
      expect(awaited).toBe(line);
      const [who = '', what = ''] = line.slice(0, -1).split(/ to (?=give|say)/);
      const asked = what === '' ? [] : who.split(' and ');
      for (const player of ['ann', 'ben', 'zoe']) {
        const choice = text.describeChoice(view, player);
        expect(choice !== '').toBe(asked.includes(player));
        if (asked.length === 1 && choice !== '') expect(choice).toBe(what);
      }
    },
  );

  test('names no more than a dozen units', () => {
    const units = Array.from({ length: 64 }, (_, at) => unit(at + 1, `Trooper-${at + 1}`, 'Punks', 'A1'));
    const view = viewOf({ units, stage: asks({ units: units.map(({ id }) => id) }) });
    expect(text.describeChoice(view, 'ann')).toMatch(/ to Trooper-1, .*, Trooper-12 and 52 more$/);
    expect(text.describeChoice(view, 'ann', { maxLength: 5 })).toBe('give…');
  });

  test('before the first round nothing is told of one', () => {
    expect(text.toText(viewOf({ round: 0, stage: { step: 'round' } }))).toMatch(
      /^SPCFKRS, before the first round\n.*\nNext: round 1 begins\.\n/,
    );
  });
});

describe('orders on the table [S-ORDERS]', () => {
  const shoot = { units: [5], act: { type: 'shoot', target: 3, through: false }, move: null } as const;
  const hold = { units: [1], act: null, move: null } as const;
  const ordersIn = (change: Partial<SpcfkrsView>) =>
    text
      .toText(viewOf(change), { picture: false })
      .split('\n\n')
      .find((part) => part.startsWith('Orders'));

  test('are those that were revealed', () => {
    expect(ordersIn({ orders: [shoot, hold], stage: { step: 'turn', phase: 'stab', done: 0 } })).toBe(
      'Orders\n  B1: shoot P3\n  P1: hold',
    );
  });

  test('while they are given, are one’s own alone, and not those of the last round', () => {
    const given = [
      { player: 'ann', orders: [hold] },
      { player: 'ben', orders: null },
    ];
    const stage = { step: 'orders', ask: 'round', units: [1, 5], given } as const;
    expect(ordersIn({ orders: [shoot], stage })).toBe('Orders\n  P1: hold\n  sealed, of ben');
    expect(ordersIn({ orders: [shoot], stage: { ...stage, given: [] } })).toBeUndefined();
  });

  test('phase by phase, are those of the phases before as well', () => {
    const given = [{ player: 'ann', orders: [hold] }];
    const stage = { step: 'orders', ask: 'shoot', units: [1, 5], given } as const;
    expect(ordersIn({ orders: [shoot], stage })).toBe('Orders\n  P1: hold\n  B1: shoot P3');
  });
});

describe('an action in words', () => {
  const orders: SpcfkrsAction = {
    type: 'orders',
    player: 'ann',
    orders: [
      { units: [3, 4], act: { type: 'shoot', target: 5, through: true }, move: null },
      { units: [1], act: null, move: { type: 'path', path: cells('A5', 'B4') } },
    ],
  };

  test('is its orders as they are written', () => {
    expect(text.describeAction(orders, viewOf())).toBe('ann orders P3+P4: shoot through B1 / P1: move A5 B4.');
    expect(text.describeAction(orders, viewOf(), { unnamed: true })).toBe(
      'orders P3+P4: shoot through B1 / P1: move A5 B4.',
    );
    expect(text.describeAction({ ...orders, orders: [] }, viewOf())).toBe('ann orders nothing.');
    expect(text.describeAction(orders, viewOf(), { maxLength: 12 })).toBe('ann orders …');
  });

  test('may be of a unit that is not there, and a space that no map has', () => {
    const far = { units: [9], act: { type: 'shoot-cover', at: { column: 99, row: 0.5 } }, move: null } as const;
    expect(text.describeAction({ ...orders, orders: [far] }, viewOf())).toBe(
      'ann orders unit 9: shoot cover (99, 0.5).',
    );
  });
});

describe('a sheet [T-SHEET]', () => {
  const sheet = (...lines: readonly string[]) => lines.join('\n');
  const HANDS = 'Stab/Shoot: hits on 3+. Armed with:';
  const PISTOL = '  Pistol: hits on 4+, 1 damage, range 12';
  const KNIFE = '  Knife: 1 damage, range 1';
  const P1 = unit(1, 'P1', 'Punks', 'A1', ['Metal legs', 'Medium armour', 'Plasma sword']);

  test('has the fields of the printed ones in their order', () => {
    expect(text.sheet(P1)).toBe(
      sheet(
        'P1: Metal legs: +6 Move, 1 point; Medium armour: +2 Body, -2 Speed, 2 points',
        'Speed: 1',
        HANDS,
        PISTOL,
        '  Plasma sword: 3 damage, range 1, through cover for 2, 2 points',
        'Body: 3',
        'Move: 12',
        'Cost: 6 points',
      ),
    );
    expect(text.sheet(unit(4, 'P4', 'Punks', 'A1'))).toBe(
      sheet('P4', 'Speed: 3', HANDS, PISTOL, KNIFE, 'Body: 1', 'Move: 6', 'Cost: 1 point'),
    );
  });

  test.each([
    ['Assault rifle', '1 damage, range 12, fires twice, 2 points'],
    ['Plasma pistol', '2 damage, range 6, through cover for 1, plasma, 2 points'],
    ['Plasma rifle', '2 damage, range 12, fires twice, through cover for 1, plasma, 3 points'],
    ['Bullet sniper', 'hits on 2+, 1 damage, range 24, 4 points'],
    ['Plasma sniper', 'hits on 2+, 2 damage, range 24, plasma, 6 points'],
    ['Machine gun', '1 damage, range 6, fires 4 + d6 times, chains, 4 points'],
    ['Plasma machine gun', '2 damage, range 6, fires 4 + d6 times, chains, through cover for 1, plasma, 6 points'],
    ['Rocket launcher', '2 damage, range 12, hits all spaces around as well, 6 points'],
  ] as const)('tells of a %s', (name, facts) => {
    expect(text.sheet(unit(1, 'P1', 'Punks', 'A1', [name])).split('\n')[3]).toBe(`  ${name}: ${facts}`);
  });

  test.each([
    ['Jet pack', '+24 Move, 3 points'],
    ['Heavy armour', '+4 Body, -3 Speed, 4 points'],
    ['Plasma shield', '2 points'],
    ['Amph dose', '+2 Speed, 2 points'],
    ['Amph overdose', '+4 Speed, 4 points'],
    ['Hacking implant', '3 points'],
  ] as const)('tells of a %s', (name, facts) => {
    expect(text.sheet(unit(1, 'P1', 'Punks', 'A1', [name])).split('\n')[0]).toBe(`P1: ${name}: ${facts}`);
  });

  test('has the numbers of the house rules [S-PSWORD] [S-PISTOL]', () => {
    const lines = text.sheet(P1, { rules: { plasmaSwordCost: 3, pistolHitsOn: 3, hitsOn: 4 } }).split('\n');
    expect(lines[2]).toBe('Stab/Shoot: hits on 4+. Armed with:');
    expect(lines[3]).toBe('  Pistol: hits on 3+, 1 damage, range 12');
    expect(lines[4]).toBe('  Plasma sword: 3 damage, range 1, through cover for 2, 3 points');
  });

  test('of a unit in a match has what is left of its Body', () => {
    const hurt = unit(5, 'B1', 'Bruisers', 'A1', ['Heavy armour'], { sixths: 15 });
    expect(text.sheet(hurt)).toContain('\nBody: 2 1/2 of 5\n');
    expect(text.sheet({ name: hurt.name, profile: hurt.profile })).toContain('\nBody: 5\n');
  });

  test('may be of a unit with modifications of one’s own', () => {
    const saw = {
      ...MODIFICATIONS['Plasma sword'],
      name: 'Saw arm',
      cost: 5,
      weapon: { name: 'Saw', kind: 'blade', hitsOn: 5, damage: 4, range: 1, shots: { fixed: 3, dice: 0 } },
    } as const;
    const { profile } = P1;
    const weapon = { ...profile.blade, ...saw.weapon, through: null };
    const armed = { ...profile, modifications: ['Saw arm', 'Luck'], blade: weapon };
    const gun = { ...profile.gun, name: 'Hail', shots: { fixed: 0, dice: 2 } };
    expect(
      text.sheet({ name: 'P1', profile: { ...armed, gun } }, { modifications: [{ ...saw, weapon }] }).split('\n'),
    ).toEqual([
      'P1: Luck',
      'Speed: 1',
      HANDS,
      '  Hail: hits on 4+, 1 damage, range 12, fires 2d6 times',
      '  Saw: hits on 5+, 4 damage, range 1, stabs 3 times, 5 points',
      'Body: 3',
      'Move: 12',
      'Cost: 6 points',
    ]);
  });

  test('keeps its beginning', () => {
    expect(text.sheet(unit(4, 'P4', 'Punks', 'A1'), { maxLength: 13 })).toBe('P4\nSpeed: 3\n…');
  });
});

describe('Body in words [S-CLASS-DMG]', () => {
  test.each([
    [0, '0'],
    [1, '1/6'],
    [2, '1/3'],
    [3, '1/2'],
    [4, '2/3'],
    [5, '5/6'],
    [6, '1'],
    [15, '2 1/2'],
    [30, '5'],
    [-3, '-1/2'],
  ])('%d sixths are %s', (sixths, words) => {
    expect(text.points(sixths)).toBe(words);
  });
});
