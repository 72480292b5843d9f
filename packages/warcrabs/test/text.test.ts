import { describe, expect, test } from 'vitest';
import { type WarcrabsAction, type WarcrabsState, warcrabs } from '../src/index.js';
import * as text from '../src/text.js';
import { CRACKER, inch, TABLE, viewOf } from './support/telling.js';

const BY = { player: 'ann', crab: 1 } as const;

const { stage: STAGE } = TABLE;
const ACTIVE = STAGE.phase === 'activation' ? STAGE : undefined;

/** The activation of ann’s Death Boy, changed. */
function active(change: Partial<NonNullable<typeof ACTIVE>>): Partial<WarcrabsState> {
  return ACTIVE === undefined ? {} : { stage: { ...ACTIVE, ...change } };
}

/** The crabs, one of them moved. */
function withCrabAt(id: number, x: number, y: number): Partial<WarcrabsState> {
  return { crabs: TABLE.crabs.map((crab) => (crab.id === id ? { ...crab, at: inch(x, y) } : crab)) };
}

describe('an action in words', () => {
  const near = withCrabAt(3, 12, 16);
  const cases: readonly (readonly [WarcrabsAction, string, Partial<WarcrabsState>?])[] = [
    [{ type: 'move', ...BY, path: [inch(12, 14)], facing: { x: 5, y: 0 } }, 'walks 2 7/8 in north-east to (12, 14).'],
    [
      { type: 'move', ...BY, path: [inch(12, 16), inch(12, 15)], facing: { x: 0, y: -3 } },
      'walks 3 in north-east to (12, 15), turning to face north.',
    ],
    [
      { type: 'move', ...BY, path: [inch(10, 22)], facing: null },
      'walks 6 in south to (10, 22), over the edge, 3 ft down.',
    ],
    [{ type: 'move', ...BY, path: [inch(10, -5)], facing: null }, 'moves 21 in north to (10, -5).'],
    [{ type: 'move', ...BY, path: [inch(15, 16), inch(10, 16)], facing: null }, 'walks 10 in to (10, 16).'],
    [{ type: 'move', ...BY, path: [inch(22, 8)], facing: null }, 'jumps 14 7/16 in north-east and 4 in up to (22, 8).'],
    [{ type: 'move', ...BY, path: [], facing: { x: -2, y: 2 } }, 'turns to face south-west.'],
    [{ type: 'move', ...BY, path: [], facing: null }, 'stays as it is.'],
    [
      { type: 'attack', ...BY, weapon: 1, target: 3 },
      'attacks ben’s Death Boy with the Firecracker, at extra long range, from the side (2 or less hits).',
    ],
    [
      { type: 'attack', ...BY, weapon: 2, target: 4 },
      'attacks Cora with the Firecracker, at extra long range, from behind (3 or less hits).',
    ],
    [
      { type: 'attack', ...BY, weapon: 0, target: 3 },
      'attacks ben’s Death Boy with the Pickle Spear, claw-to-claw, from the side (4 or less hits).',
      near,
    ],
    [
      { type: 'attack', ...BY, weapon: null, target: 3 },
      'attacks ben’s Death Boy with bare claws, claw-to-claw, from the side (4 or less hits).',
      near,
    ],
    [
      { type: 'attack', ...BY, weapon: 1, target: 3 },
      'sets off the Firecracker claw-to-claw with ben’s Death Boy: kamikaze.',
      near,
    ],
    [
      { type: 'attack', ...BY, weapon: 1, target: 3 },
      'attacks ben’s Death Boy with the Firecracker, claw-to-claw, from the side (4 or less hits).',
      { ...near, rules: { kamikazeNeedsHit: true } },
    ],
    [
      { type: 'attack', ...BY, weapon: 3, target: 3 },
      'attacks ben’s Death Boy with the Flamethrower, claw-to-claw, from the side (6 or less hits).',
      near,
    ],
    [
      { type: 'attack', ...BY, weapon: 3, target: 3 },
      'attacks ben’s Death Boy with the Flamethrower, at extra long range, from the side, into the crumpled memo.',
    ],
    [
      { type: 'attack', ...BY, weapon: 3, target: 3 },
      'attacks ben’s Death Boy with the Flamethrower, at extra long range, from the side (2 or less hits).',
      { burnt: [1] },
    ],
    [{ type: 'attack', ...BY, weapon: 9, target: 3 }, 'attacks ben’s Death Boy with weapon 10.'],
    [{ type: 'attack', ...BY, weapon: 0, target: 9 }, 'attacks crab 9 with the Pickle Spear.'],
    [{ type: 'lift', ...BY, target: 4 }, 'tries to lift Cora, to throw it up to 1 in (6 or less lifts).'],
    [
      { type: 'throw', ...BY, direction: { x: 0, y: 1 }, distance: 40 },
      'throws Cora 2 1/2 in south.',
      active({ lifted: 4, acted: true }),
    ],
    [
      { type: 'throw', ...BY, direction: { x: 0, y: 1 }, distance: 0 },
      'puts Cora down again.',
      active({ lifted: 4, acted: true }),
    ],
    [{ type: 'throw', ...BY, direction: { x: 0, y: 1 }, distance: 40 }, 'throws what it holds 2 1/2 in south.'],
    [{ type: 'end', ...BY }, 'ends the activation.'],
  ];

  test.each(cases.map(([action, line, change]) => [action.type, line, action, change] as const))(
    '%s: %s',
    (_type, line, action, change) => {
      const view = viewOf(change);
      expect(text.describeAction(action, view, { unnamed: true })).toBe(line);
      expect(text.describeAction(action, view)).toBe(`ann’s Death Boy ${line}`);
    },
  );

  test('may be of a crab that is not there', () => {
    const actions: readonly WarcrabsAction[] = [
      { type: 'move', player: 'ann', crab: 9, path: [inch(1, 1)], facing: { x: 1, y: 0 } },
      { type: 'attack', player: 'ann', crab: 9, weapon: null, target: 3 },
      { type: 'lift', player: 'ann', crab: 9, target: 3 },
    ];
    expect(actions.map((action) => text.describeAction(action, viewOf()))).toEqual([
      'crab 9 moves to (1, 1), turning to face east.',
      'crab 9 attacks ben’s Death Boy with bare claws.',
      'crab 9 tries to lift ben’s Death Boy.',
    ]);
  });

  test('[W-TOHIT] takes numbers that are handed in', () => {
    const attack: WarcrabsAction = { type: 'attack', ...BY, weapon: 0, target: 3 };
    const lift: WarcrabsAction = { type: 'lift', ...BY, target: 4 };
    const unnamed = { unnamed: true };
    expect(text.describeAction(attack, viewOf(near), { ...unnamed, needs: 5, chance: '10/36' })).toBe(
      'attacks ben’s Death Boy with the Pickle Spear, claw-to-claw, from the side (5 or less hits: 10/36).',
    );
    expect(text.describeAction(lift, viewOf(), { ...unnamed, chance: '15/36' })).toBe(
      'tries to lift Cora, to throw it up to 1 in (6 or less lifts: 15/36).',
    );
    expect(text.describeAction({ ...attack, target: 9 }, viewOf(), { ...unnamed, chance: '28 %' })).toBe(
      'attacks crab 9 with the Pickle Spear (28 %).',
    );
  });
});

describe('a sheet [T-SHEET] [W-SHEET]', () => {
  const sheet = (...changed: readonly string[]) =>
    [
      'Death Boy',
      'Strength: 6',
      'Dexterity: 4',
      'Endurance: 5',
      'Optimum Shell Capacity: 6',
      'Maximum Shell Capacity: 10',
      ...changed,
    ].join('\n');
  const crab = {
    name: 'Death Boy',
    traits: { strength: 6, dexterity: 4, endurance: 5 },
    shell: { name: 'Basic', weight: 1, armour: 10, price: 0 },
    weapons: [{ ...CRACKER, weight: 6 }],
  };

  test('of a crab has the ten fields of the printed one in its order', () => {
    expect(text.sheet(crab)).toBe(sheet('Weight: 7', 'Armour: 10', 'Hit Points: 5', 'Movement: 3 in', 'Money: -'));
    expect(text.sheet(crab, { money: 198 })).toBe(
      sheet('Weight: 7', 'Armour: 10', 'Hit Points: 5', 'Movement: 3 in', 'Money: $1.98'),
    );
  });

  test('of a crab of a season has what is left of it, and the money of its own account', () => {
    const tally = { fights: 3, wins: 2, kills: 1 };
    const owned = {
      ...crab,
      ...tally,
      id: 7,
      owner: 'ann',
      shell: { ...crab.shell, left: 4 },
      weapons: [{ ...CRACKER, left: 1 }],
      hitPoints: 2,
    };
    const store = { weapons: [], shells: [] };
    const lines = ['Weight: 2', 'Armour: 4 of 10', 'Hit Points: 2 of 5', 'Movement: 4 in'];
    expect(text.sheet({ ...owned, account: { money: 5, store } })).toBe(sheet(...lines, 'Money: $0.05'));
    expect(text.sheet({ ...owned, account: null })).toBe(sheet(...lines, 'Money: -'));
    expect(text.sheet({ ...owned, account: null }, { money: 1200 })).toBe(sheet(...lines, 'Money: $12.00'));
  });

  test('of a crab in a fight has what is left of it there, under the house rules there', () => {
    const [deathBoy] = TABLE.crabs;
    const weapons = deathBoy?.weapons.map((carried, at) =>
      at === 1 ? { ...carried, weapon: { ...carried.weapon, weight: 4 } } : carried,
    );
    const hurt = deathBoy && weapons && { ...deathBoy, weapons, hitPoints: 1, armour: 0 };
    const lines = ['Armour: 0 of 10', 'Hit Points: 1 of 5'];
    expect(hurt && text.sheet(hurt)).toBe(sheet('Weight: 8', ...lines, 'Movement: 2 in', 'Money: -'));
    expect(hurt && text.sheet(hurt, { rules: { shedWeight: true } })).toBe(
      sheet('Weight: 4', ...lines, 'Movement: 4 in', 'Money: -'),
    );
  });

  test('keeps its beginning', () => {
    expect(text.sheet(crab, { maxLength: 23 })).toBe('Death Boy\nStrength: 6\n…');
  });
});

describe('the table in words', () => {
  test('tells turn, choice, crabs, order, the dead and what stands about, with a picture', () => {
    expect(text.toText(viewOf())).toBe(
      `
Warcrabs, turn 2: ann’s Death Boy is up
Home office: 3 of 4 crabs alive; after turn 100 it is a draw
ann to choose: with ann’s Death Boy, move up to 3 1/2 in, take an action or end the activation.

The table from above: - desk (3 ft), = shelf (3 ft 8 in), ~ stool (1 ft 6 in), # solid, % paper, x dead
........................................................................
........................................................................
....--------------------------------========............................
....--------------------------------========............................
....-------------------#####--------========............................
....-------------------#####--------========............................
....----------------------------------------............................
....----------------------------------------............................
....----------------------------------------.....~~~~~~~~...~~~~~~~~....
....------------------------%%%-------------.....~~~~~~~~...~~~~~~~~....
....-----1→-----------------%%%-------3↖----.....~~~~~~~~...~~~~~~~~....
....--------#---------------%%%-------------.....~~~~~~~~...~~~~~~~~....
....----------------------------------------............................
........................................................................
........................................................................
........................................................................
........................................................................
........................................................................
........................................................................
.........x2....................................................4↓.......
........................................................................
........................................................................

Crabs
  #1 Death Boy (ann) at (10, 16), 3 ft up, facing east; 5 of 5 Hit Points, armour 10 of 10, movement 4 in; Pickle Spear, Firecracker (2 left), Flamethrower; 1 kill; active, 3 1/2 in to go, has not acted
  #3 Death Boy (ben) at (32, 16), 3 ft up, facing north-west; 5 of 5 Hit Points, armour 10 of 10, movement 4 in; Bottle Rocket, Pickle Spear ×2
  #4 Cora (ben) at (50 1/2, 30), on the floor, facing south; 2 of 5 Hit Points, armour 7 of 10, movement 4 in; bare claws; stunned

Order
  ben’s Death Boy, ann’s Death Boy, Cora

Dead
  #2 Ada (ann) at (10, 30)

Standing about
  desk: a surface 3 ft up, round (21, 12)
  shelf: a surface 3 ft 8 in up, round (33, 7)
  stool: a surface 1 ft 6 in up, round (43, 15)
  stool: a surface 1 ft 6 in up, round (51, 15)
  mug: solid, 4 in high, round (22, 8)
  crumpled memo: paper, 1 1/2 in high, round (25, 16)
  pin: solid, 3/16 in high, round (12 1/16, 18 1/16)
`.trim(),
    );
  });

  const choose = (what: string) => `ann to choose: ${what}.`;
  const waits: readonly (readonly [Partial<WarcrabsState>, string])[] = [
    [{}, choose('with ann’s Death Boy, move up to 3 1/2 in, take an action or end the activation')],
    [active({ left: 0 }), choose('with ann’s Death Boy, turn, take an action or end the activation')],
    [active({ moved: true }), choose('with ann’s Death Boy, take an action or end the activation')],
    [active({ acted: true }), choose('with ann’s Death Boy, move up to 3 1/2 in or end the activation')],
    [active({ acted: true, lifted: 4 }), choose('throw Cora with ann’s Death Boy')],
    [active({ acted: true, moved: true }), 'Next: the activation of ann’s Death Boy ends.'],
    [active({ crab: 4 }), 'Next: the activation of Cora ends.'],
    [active({ crab: 2 }), 'Next: the activation of Ada ends.'],
    [
      { stage: { phase: 'order', ranks: [[4], [3, 1]], rolled: [{ id: 3, value: 7 }] } },
      'Next: ann’s Death Boy rolls for who acts first.',
    ],
    [{ stage: { phase: 'order', ranks: [[3], [1], [4]], rolled: [] } }, 'Next: the order is settled.'],
    [{ stage: { phase: 'order', ranks: [[3, 4], [1]], rolled: [] } }, 'Next: the order is settled.'],
    [{ stage: { phase: 'order', ranks: [[1, 2], [3], [4, 1]], rolled: [] } }, 'Next: Cora rolls for who acts first.'],
    [{ stage: { phase: 'turn' } }, 'Next: turn 3 begins.'],
    [{ stage: { phase: 'next' }, slot: 0 }, 'Next: ben’s Death Boy is activated.'],
    [{ stage: { phase: 'next' } }, 'Next: Cora misses its activation.'],
    [{ stage: { phase: 'next' }, slot: 3 }, 'Next: turn 2 is over.'],
    [
      {
        due: [{ kind: 'strike', by: 1, target: 4, arc: 'side', damage: 2, explosive: false, bare: false }],
      },
      'Next: Cora takes the hit.',
    ],
    [
      { due: [{ kind: 'kamikaze', by: 1, target: 4, damage: 3 }] },
      'Next: the explosion hurts both ann’s Death Boy and Cora.',
    ],
    [{ due: [{ kind: 'near-miss', by: 1, crab: 4 }] }, 'Next: Cora rolls against Endurance after the near miss.'],
    [
      {
        due: [
          { kind: 'blast', by: 1, crab: 4, direction: { x: 1, y: 0 } },
          { kind: 'near-miss', by: 1, crab: 4 },
        ],
      },
      'Next: the blast pushes Cora.',
    ],
    [{ due: [{ kind: 'fall', by: null, crab: 4, drop: 600 }] }, 'Next: Cora falls 3 ft 1 1/2 in.'],
    [
      { stage: { phase: 'over', ending: 'last-standing', winners: ['ben'] } },
      'ben wins: nobody else has a living crab left.',
    ],
  ];

  test.each(waits.map(([change, line]) => [line, change] as const))('%s', (line, change) => {
    expect(text.toText(viewOf(change)).split('\n')[2]).toBe(line);
  });

  test('asks whom the game asks, and each player alone', () => {
    for (const [change, line] of waits) {
      const actors = warcrabs.actors({ ...TABLE, ...change });
      const [who, what] = line.slice(0, -1).split(' to choose: ');
      expect(actors).toEqual(what === undefined ? [] : [who]);
      for (const player of ['ann', 'ben'])
        expect(text.describeChoice(viewOf(change), player)).toBe(player === who ? (what ?? '') : '');
    }
    expect(text.describeChoice(viewOf(), 'ann', { maxLength: 5 })).toBe('with…');
  });

  test('names crabs as they are spoken of', () => {
    expect(TABLE.crabs.map(({ id }) => text.crabName(id, TABLE))).toEqual([
      'ann’s Death Boy',
      'Ada',
      'ben’s Death Boy',
      'Cora',
    ]);
  });

  test.each([
    [{ turn: 0, order: [], stage: { phase: 'order', ranks: [], rolled: [] } }, 'Warcrabs, before the first turn'],
    [{ stage: { phase: 'order', ranks: [], rolled: [] } }, 'Warcrabs, turn 2: who acts first'],
    [{ stage: { phase: 'next' } }, 'Warcrabs, turn 2'],
    [{ stage: { phase: 'turn' } }, 'Warcrabs, turn 2'],
    [{ stage: { phase: 'over', ending: 'none-left', winners: [] } }, 'Warcrabs, turn 2: the end'],
  ] as const)('%j: %s', (change, line) => {
    expect(text.toText(viewOf(change)).split('\n')[0]).toBe(line);
  });

  test('has no order before there is one', () => {
    expect(text.toText(viewOf({ order: [] }))).not.toContain('Order');
  });

  test('tells what the active crab has done', () => {
    expect(text.toText(viewOf(active({ moved: true, acted: true })))).toContain('; active, has moved, has acted\n');
  });

  test('[W-PAPER] shows paper until it is gone', () => {
    const burning = text.toText(viewOf({ burning: [1] }));
    expect(burning).toContain('crumpled memo: paper, 1 1/2 in high, round (25, 16), burning');
    expect(burning).toContain('%%%');
    const gone = text.toText(viewOf({ burnt: [1] }));
    expect(gone).not.toContain('crumpled memo');
    expect(gone).not.toContain('%');
  });

  test('draws a floor of any shape, and no more of a bare one than is of interest', () => {
    const floor = [inch(0, 0), inch(60, 0), inch(60, 60)];
    const bare = viewOf({ ...withCrabAt(4, 36, 16), board: { name: 'Attic', floor, surfaces: [], obstacles: [] } });
    const shown = text.toText({ ...bare, crabs: bare.crabs.filter(({ id }) => id > 2) }).split('\n\n')[1];
    expect(shown?.split('\n')).toEqual([
      'The table from above',
      '..............',
      '..............',
      '....3↖...4↓...',
      '..............',
    ]);
    const empty =
      text
        .toText({ ...bare, crabs: [] })
        .split('\n\n')[1]
        ?.split('\n') ?? [];
    expect(empty[1]).toBe(` ${'.'.repeat(75)}`);
    expect(empty.at(-1)).toBe(`${' '.repeat(75)}.`);
  });

  test('[W-TABLE] has a sign of its own for each of sixteen kinds of surfaces', () => {
    const surfaces = Array.from({ length: 16 }, (_, at) => ({
      name: `tray ${at}`,
      height: 16 * (at + 1),
      corners: [inch(3 * at, 5), inch(3 * at + 3, 5), inch(3 * at + 3, 9), inch(3 * at, 9)],
    }));
    const view = viewOf({ crabs: [], board: { ...TABLE.board, surfaces, obstacles: [] } });
    const lines = text.toText(view).split('\n\n')[1]?.split('\n') ?? [];
    const signs = new Set([...(lines.find((line) => line.includes(':::')) ?? '')].filter((sign) => sign !== '.'));
    expect(signs.size).toBe(16);
    for (const sign of signs) expect(lines[0]).toContain(`${sign} tray `);
    expect([...signs].join('')).not.toMatch(/[#%x\d\s]/);
  });
});
