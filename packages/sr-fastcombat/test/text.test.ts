import { describe, expect, test } from 'vitest';
import { convertCharacter, type SkirmishAction, type SkirmishState } from '../src/index.js';
import * as text from '../src/text.js';
import { STEVE, VERONICA } from './support/figures.js';
import { TABLE, viewOf } from './support/telling.js';

const BY = { player: 'ann', figure: 1 } as const;
const bid = { face: 'up', step: 'awaited', card: null, value: null, mayDecline: false } as const;

describe('an action in words', () => {
  const cases: readonly (readonly [SkirmishAction, string])[] = [
    [
      {
        type: 'announce',
        ...BY,
        path: [
          { x: 240, y: 200 },
          { x: 240, y: 260 },
        ],
      },
      'ann’s Veronica goes 5 cm to (12, 13).',
    ],
    [{ type: 'announce', ...BY, path: [] }, 'ann’s Veronica goes 0 cm.'],
    [{ type: 'end-moves', player: 'ann' }, 'ann ends the moves.'],
    [{ type: 'pass', player: 'ann', until: 'now' }, 'ann passes.'],
    [{ type: 'pass', player: 'ann', until: 'move' }, 'ann passes for the rest of this move.'],
    [{ type: 'pass', player: 'ann', until: 'turn' }, 'ann passes for the rest of the turn.'],
    [{ type: 'commit', player: 'ann', card: '10H' }, 'ann commits 10H face down.'],
    [{ type: 'commit', player: 'ann', card: 'JK.2' }, 'ann commits a Joker face down.'],
    [{ type: 'commit', player: 'ann', card: null }, 'ann has no card to commit.'],
    [{ type: 'play', player: 'ann', cards: ['KS', 'JK', '8H'] }, 'ann plays KS, a Joker and 8H, worth 11.'],
    [{ type: 'play', player: 'ann', cards: [] }, 'ann has no card to play.'],
    [{ type: 'complete', player: 'ann', cards: ['AS', '2D'] }, 'ann plays AS and 2D, worth 14.'],
    [{ type: 'decline', player: 'ann' }, 'ann does not resist.'],
    [{ type: 'trade', player: 'ann', joker: 'JK' }, 'ann trades a Joker for a card from the deck.'],
    [
      { type: 'shoot', ...BY, weapon: 3, target: 3, mark: 2 },
      // A smartlink, an invisible target, and both of them could move: only the attacker does not stand still.
      'ann’s Veronica shoots at ben’s Veronica with the AK-97, after 2 cm of the leg, at 20 cm, short range, Target Number 12.',
    ],
    [
      { type: 'shoot', ...BY, weapon: 5, target: 4 },
      'ann’s Veronica shoots at Cora with the Shuriken, at 44.72 cm, long range, Target Number 8.',
    ],
    [
      { type: 'throw', ...BY, grenade: 10, at: { x: 200, y: 800 } },
      'ann’s Veronica throws the Concussion grenade at (10, 40), at 30 cm, short range, Target Number 6.',
    ],
    [
      { type: 'throw', ...BY, grenade: 10, at: { x: 200, y: 40_000 } },
      'ann’s Veronica throws the Concussion grenade at (10, 2000), at 1990 cm, out of range.',
    ],
    [
      { type: 'launch', ...BY, weapon: 4, at: { x: 600, y: 200 } },
      'ann’s Veronica launches a grenade at (30, 10) with the Grenade Launcher, at 20 cm, short range, Target Number 6.',
    ],
    [
      { type: 'cast', ...BY, spell: 1, force: 5, target: 4, at: null },
      'ann’s Veronica casts Fireball at Force 5 on Cora, Target Number 8, resisted.',
    ],
    [
      { type: 'cast', ...BY, spell: 0, force: 2, target: 2, at: null },
      'ann’s Veronica casts Heal at Force 2 on Ada, Target Number 11.',
    ],
    [{ type: 'strike', ...BY, weapon: null, target: 3 }, 'ann’s Veronica attacks ben’s Veronica with bare hands.'],
    [{ type: 'ready', ...BY, item: 3, stow: null }, 'ann’s Veronica readies the AK-97.'],
    [{ type: 'stand-up', ...BY, mark: 0 }, 'ann’s Veronica stands up.'],
    // An action may be anything; what it names need not be there.
    [{ type: 'shoot', ...BY, weapon: 99, target: 3 }, 'ann’s Veronica shoots at ben’s Veronica with item 99.'],
    [
      { type: 'launch', player: 'ann', figure: 9, weapon: 1, at: { x: 0, y: 0 } },
      'figure 9 launches a grenade at (0, 0) with the Knife.',
    ],
  ];

  test.each(cases.map(([action, line]) => [action.type, line, action] as const))('%s: %s', (_type, line, action) => {
    expect(text.describeAction(action, viewOf('ann'))).toBe(line);
  });

  test('leaves out who acts where the menu says it', () => {
    const lines = cases.map(([action]) => text.describeAction(action, viewOf('ann'), { unnamed: true }));
    for (const [at, [, line]] of cases.entries()) expect(line.endsWith(` ${lines[at]}`)).toBe(true);
    expect(lines[0]).toBe('goes 5 cm to (12, 13).');
    expect(lines[2]).toBe('ends the moves.');
  });

  test('[F-TN] has the Target Number of the moment: moving, and under house rules', () => {
    const action: SkirmishAction = { type: 'shoot', ...BY, weapon: 3, target: 4 };
    const moving = TABLE.figures.map((figure) =>
      figure.id === 1 ? { ...figure, walked: { ...figure.walked, plain: 20 } } : figure,
    );
    expect(text.describeAction(action, viewOf('ann'))).toContain('medium range, Target Number 5.');
    expect(text.describeAction(action, viewOf('ann', { figures: moving }))).toContain('Target Number 9.');
    const rules = {
      targetNumbers: {
        short: 1,
        medium: 20,
        long: 3,
        extreme: 4,
        laser: 0,
        smartlink: -5,
        goggles: 0,
        cover: 0,
        invisible: 0,
        attackerMoving: 0,
        targetMoving: 0,
      },
    };
    expect(text.describeAction(action, viewOf('ann', { rules }))).toContain('Target Number 15.');
  });
});

describe('a sheet [T-SHEET]', () => {
  test('of a sheet has the fields of the printed one in its order', () => {
    expect(text.sheet(VERONICA)).toBe(
      `
Name: Veronica   Race: dwarf
Actions: 3
Speed: 14 cm
Knock-Out Value: 20
Magic Resistance Value: 15
Melee Combat Damage: 9

Melee Weapons  Damage
Knife          -2
Monowhip       16

Firearms Skill: 6   Melee Combat Skill: 8   Throwing Skill: 4

Firearms                                   Type              Damage  Ready Ammo  Reloads
AK-97 (smartgun)                           Assault Rifle     16      8           2
Grenade Launcher (under AK-97, Defensive)  Grenade Launcher  16      6           0
Shuriken                                   Shuriken          -2      5           -
Concussion                                 Hand Grenade      15      2           -

Spells    Max Force  Damage   Range  Target Number  Drain Code  Area
Heal      4          -        Touch  MR             Force+10    S
Fireball  5          Force+6  LOS    8 (R)          Force+9     AE 7 cm

With smartlink and invisibility
`.trim(),
    );
  });

  test('of a converted character without gear keeps the headings', () => {
    expect(text.sheet(convertCharacter(STEVE))).toBe(
      `
Name: Steve   Race: elf
Actions: 2
Speed: 21 cm
Knock-Out Value: 16
Magic Resistance Value: 11
Melee Combat Damage: 8

Melee Weapons  Damage
-              -

Firearms Skill: 5   Melee Combat Skill: 5   Throwing Skill: 0

Firearms  Type  Damage  Ready Ammo  Reloads
-         -     -       -           -

Spells  Max Force  Damage  Range  Target Number  Drain Code  Area
-       -          -       -      -              -           -
`.trim(),
    );
  });

  test('of a figure of a game has what it carries now', () => {
    const items = TABLE.items.map((item) => {
      if (item.id === 3) return { ...item, rounds: 5, spare: 11, ready: true };
      return item.id === 2 ? { ...item, ready: false } : item;
    });
    const [veronica] = TABLE.figures;
    const lines =
      veronica === undefined
        ? []
        : text.sheet(veronica, { items: items.filter(({ id }) => id !== 5 && id !== 10) }).split('\n');
    expect(lines).toContain('Monowhip       16');
    expect(lines.join('\n')).not.toContain('Knife');
    expect(lines).toContain(
      'AK-97 (smartgun, ready)                           Assault Rifle     16      5           1 and 3 rounds',
    );
    expect(lines).toContain(
      'Grenade Launcher (under AK-97, Defensive, ready)  Grenade Launcher  16      6           0',
    );
    expect(lines).toContain(
      'Shuriken                                          Shuriken          -2      4           -',
    );
    expect(lines).toContain(
      'Concussion                                        Hand Grenade      15      1           -',
    );
    expect(lines.at(-1)).toBe('With smartlink and invisibility; standing, 2 Actions left');
  });

  test('of a figure that is out says so', () => {
    const [, ada] = TABLE.figures;
    expect(ada && text.sheet(ada).split('\n').at(-1)).toBe('out of the fight');
  });

  test('prints fixed, touch and far spells, and codes below Force', () => {
    const [heal] = VERONICA.spells;
    const spells = heal === undefined ? [] : [{ ...heal, drain: 0, range: 35, damage: -1 }];
    expect(text.sheet({ ...VERONICA, spells })).toContain(
      'Heal    4          Force-1  35 cm  MR             Force       S',
    );
  });

  test('keeps name and values to the last', () => {
    const whole = text.sheet(VERONICA);
    expect(text.sheet(VERONICA, { maxLength: whole.length - 1 })).not.toContain('smartlink');
    expect(text.sheet(VERONICA, { maxLength: 620 })).not.toContain('Spells');
    expect(text.sheet(VERONICA, { maxLength: 620 })).toContain('AK-97');
    expect(text.sheet(VERONICA, { maxLength: 300 })).not.toContain('AK-97');
    expect(text.sheet(VERONICA, { maxLength: 300 })).toContain('Monowhip');
    expect(text.sheet(VERONICA, { maxLength: 200 })).toMatch(/^Name: Veronica[\s\S]*Firearms Skill: 6[^\n]*$/);
  });
});

describe('the table in words', () => {
  test('tells turn, deck, choice, hands, figures and items, with one’s own cards', () => {
    expect(text.toText(viewOf('ann'))).toBe(
      `
Faster combat system, turn 2: ann moves
Back alley: 48 cards in the deck, 0 discards
ann to choose: move on with ann’s Veronica, move another figure, act, or end the moves.

The table from above: # wall, = cover, : difficult ground, x out of the fight, * on the ground
..................###.......................................
..................###.......................................
..................###.......................................
..................###.......................................
..................###........................===............
..........1*......###.........3..............===............
..................###........................===............
............................................................
............................................................
...........................======...........................
...........................======...........................
............................................................
............................................................
............===........................###..................
............===........................###..................
.....x2.....===.........::::::::::.....###........4.........
........................::::::::::.....###..................
........................::::::::::.....###..................
........................::::::::::.....###..................
.......................................###..................

Hands
  ann: JK AS 8H KS
  ben: 2 cards; passes for the move

Figures
  #1 Veronica (ann) at (10, 10), standing, 2 Actions left, 14 cm to go, moving, invisible; Monowhip
  #3 Veronica (ben) at (30, 10), standing, 2 Actions left, 14 cm to go, invisible; Knife, Monowhip
  #4 Cora (ben) at (50, 30), standing, 1 Action left, has moved; bare hands

On the ground
  Knife at (10, 10)

Out of the fight
  #2 Ada (ann) at (5, 30)
`.trim(),
    );
  });

  const shot = { phase: 'shot', skill: 6, targetNumber: 9, damage: 16 } as const;
  const deed = { type: 'shoot', ...BY, weapon: 3, target: 3 } as const;
  const waits: readonly (readonly [Partial<SkirmishState>, string])[] = [
    [{ moving: null }, 'ann to choose: move a figure, act, or end the moves.'],
    [{ stage: { phase: 'deal' } }, 'Next: initiative is drawn for.'],
    [
      { stage: { phase: 'initiative', ranks: [['ann', 'ben']], drawn: [{ player: 'ann', value: 3 }] } },
      'Next: ben draws for initiative.',
    ],
    [{ stage: { phase: 'initiative', ranks: [['ben'], ['ann']], drawn: [] } }, 'Next: initiative is settled.'],
    [{ stage: { phase: 'turn' } }, 'Next: turn 3 begins.'],
    [{ stage: { phase: 'next' } }, 'Next: the moves of ann begin.'],
    [{ stage: { phase: 'next' }, mover: 2 }, 'Next: the moves are over.'],
    [
      { stage: { phase: 'window', occasion: 'deed', asked: ['ann', 'ben'], answers: [] } },
      'ann and ben to choose: act or pass, after this action.',
    ],
    [
      {
        leg: [{ x: 240, y: 200 }],
        stage: {
          phase: 'window',
          occasion: 'leg',
          asked: ['ann', 'ben'],
          answers: [{ player: 'ann', kind: 'pass', until: 'now' }],
        },
      },
      'ben to choose: act or pass, on this leg of ann’s Veronica to (12, 10).',
    ],
    [{ stage: { phase: 'window', occasion: 'last', asked: [], answers: [] } }, 'Next: the answers are opened.'],
    [
      {
        stage: {
          phase: 'contest',
          ranks: [['ann', 'ben']],
          bids: [
            { ...bid, player: 'ann', face: 'down' },
            { ...bid, player: 'ben', face: 'down', step: 'down', card: '3C' },
          ],
        },
      },
      'ann to choose: commit a card face down for who acts first.',
    ],
    [{ stage: { phase: 'deeds' }, queue: [deed] }, 'Next: ann’s Veronica acts.'],
    [{ stage: { phase: 'deeds' }, queue: [] }, 'Next: the action is over.'],
    [
      { deed, stage: { ...shot, bids: [{ ...bid, player: 'ben' }] } },
      'ben to choose: play a card as ann’s Veronica shoots at ben’s Veronica with the AK-97, Target Number 9.',
    ],
    [
      { deed, stage: { ...shot, bids: [{ ...bid, player: 'ann', face: 'down', step: 'down', card: 'AS' }] } },
      'Next: cards are turned over.',
    ],
    [
      { deed, stage: { ...shot, bids: [{ ...bid, player: 'ann', step: 'joker', card: 'JK' }] } },
      'ann to choose: complete the Joker as ann’s Veronica shoots at ben’s Veronica with the AK-97, Target Number 9.',
    ],
    [{ deed, stage: { ...shot, bids: [{ ...bid, player: 'ann', step: 'open', value: 3 }] } }, 'Next: it is judged.'],
    [
      {
        deed: { type: 'cast', ...BY, spell: 1, force: 5, target: 4, at: null },
        stage: { phase: 'spell', bids: [{ ...bid, player: 'ben', mayDecline: true }] },
      },
      'ben to choose: play a card, or do not resist, as ann’s Veronica casts Fireball at Force 5 on Cora.',
    ],
    [
      {
        deed,
        stage: { phase: 'damage', bids: [{ ...bid, player: 'ann' }], hits: [{ by: 1, target: 4, damage: 16 }] },
      },
      'ann to choose: play a card for damage to Cora, Damage 16.',
    ],
    [
      {
        deed: { type: 'cast', ...BY, spell: 0, force: 4, target: 2, at: null },
        stage: { phase: 'drain', bids: [{ ...bid, player: 'ann' }] },
      },
      'ann to choose: play a card against the drain, as ann’s Veronica casts Heal at Force 4 on Ada.',
    ],
    [
      {
        stage: {
          phase: 'scatter',
          at: { x: 400, y: 400 },
          short: 2,
          grenade: { name: 'Concussion', damage: 15, step: 30 },
        },
      },
      'Next: the grenade goes 6 cm astray from (20, 20).',
    ],
    [
      { stage: { phase: 'blast', at: { x: 400, y: 400 }, reached: [{ figure: 4, damage: 3 }] } },
      'Next: the blast reaches Cora.',
    ],
    [{ stage: { phase: 'blast', at: { x: 0, y: 0 }, reached: [] } }, 'Next: the blast is over.'],
    [{ stage: { phase: 'end' } }, 'Next: turn 2 ends.'],
    [
      { stage: { phase: 'over', ending: 'last-standing', winners: ['ben'] } },
      'ben wins: nobody else has an active figure left.',
    ],
    [
      {
        stage: { phase: 'turn' },
        players: TABLE.players.map((player) => ({ ...player, owed: { cards: 3, rule: 'F-DRAW' } })),
      },
      'Next: a card is dealt to ann.',
    ],
  ];

  test.each(waits.map(([change, line]) => [line, change] as const))('%s', (line, change) => {
    expect(text.toText(viewOf(null, change)).split('\n')[2]).toBe(line);
  });

  test('is asked of each player alone', () => {
    for (const [change, line] of waits) {
      const view = viewOf(null, change);
      const [who, what] = line.slice(0, -1).split(' to choose: ');
      for (const player of ['ann', 'ben']) {
        expect(text.describeChoice(view, player)).toBe(what !== undefined && who?.includes(player) ? what : '');
      }
    }
    expect(text.describeChoice(viewOf(null), 'ann', { maxLength: 5 })).toBe('move…');
  });

  test('names figures as they are spoken of', () => {
    expect(TABLE.figures.map(({ id }) => text.figureName(id, TABLE))).toEqual([
      'ann’s Veronica',
      'Ada',
      'ben’s Veronica',
      'Cora',
    ]);
  });

  test.each([
    [{ turn: 0 }, 'Faster combat system, before the first turn'],
    [{ mover: 1 }, 'Faster combat system, turn 2: ben moves'],
    [{ mover: 2 }, 'Faster combat system, turn 2: after the moves'],
    [{ stage: { phase: 'over', ending: 'none-left', winners: [] } }, 'Faster combat system, turn 2: the end'],
  ] as const)('%j: %s', (change, line) => {
    expect(text.toText(viewOf(null, change)).split('\n')[0]).toBe(line);
  });

  test('shows what lies face down to its player alone, and what all may know of a seat to all', () => {
    const change: Partial<SkirmishState> = {
      deed,
      stage: { ...shot, bids: [{ ...bid, player: 'ann', face: 'down', step: 'down', card: 'QD' }] },
      players: TABLE.players.map((player, at) => ({ ...player, held: at, trading: at === 1 ? 'JK.2' : null })),
    };
    const handsOf = (viewer: string | null) =>
      text.toText(viewOf(viewer, change), { picture: false }).split('\n\n')[1]?.split('\n').slice(1);
    const ben = 'trading a Joker; passes for the move; has held the zone for 1 turn';
    expect(handsOf('ann')).toEqual(['  ann: JK AS 8H KS; QD face down', `  ben: 2 cards; ${ben}`]);
    expect(handsOf('ben')).toEqual(['  ann: 4 cards; a card face down', `  ben: 10D 3C; ${ben}`]);
    expect(handsOf(null)).toEqual(['  ann: 4 cards; a card face down', `  ben: 2 cards; ${ben}`]);
  });

  test('shows a goal and its zone', () => {
    const zone = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 40 },
      { x: 0, y: 40 },
    ];
    const shown = text.toText(viewOf(null, { goal: { kind: 'hold', zone, turns: 3 } }));
    expect(shown).toContain('0 discards; whoever holds the zone for 3 turns wins');
    expect(shown).toContain('_ the zone');
    expect(shown).toContain('\n__________........###');
    expect(text.toText(viewOf(null, { goal: { kind: 'reach', zone } }))).toContain('; whoever reaches the zone wins');
  });

  test('draws a table of any shape, and what is smaller than a character', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 400 },
    ];
    const speck = {
      kind: 'wall',
      corners: [
        { x: 390, y: 10 },
        { x: 393, y: 10 },
        { x: 390, y: 13 },
      ],
    } as const;
    const rows = text
      .toText(viewOf(null, { board: { name: 'Wedge', corners, terrain: [speck] }, figures: [], items: [] }))
      .split('\n\n')[1]
      ?.split('\n')
      .slice(1);
    expect(rows?.[0]).toBe(' ..................#');
    expect(rows?.[5]).toBe('           .........');
    expect(rows?.[9]).toBe('                   .');
  });
});
