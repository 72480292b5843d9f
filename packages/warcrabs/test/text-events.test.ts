import { describe, expect, test } from 'vitest';
import type { WarcrabsEvent } from '../src/index.js';
import * as text from '../src/text.js';
import { EVENTS, inch, viewOf } from './support/telling.js';

const VIEW = viewOf();

describe('an event in words', () => {
  const { moved, attacked, struck, died, blasted, thrown, fell, ended } = EVENTS;
  const leg = { to: inch(12.5, 16), length: 40, rise: 0, drop: 0, jumped: false };
  const attack = 'ann’s Death Boy attacks Cora with the Firecracker';
  const cases: readonly (readonly [WarcrabsEvent, string])[] = [
    [EVENTS['order-rolled'], 'ann’s Death Boy rolls 4 + 3 = 7 for who acts first.'],
    [{ type: 'order-rolled', rule: 'W-ORDER', crab: 1, total: 9 }, 'ann’s Death Boy rolls 9 for who acts first.'],
    [EVENTS['order-set'], 'They act in this order: ben’s Death Boy, ann’s Death Boy, Cora.'],
    [EVENTS['turn-began'], 'Turn 2 begins.'],
    [EVENTS['activation-began'], 'ann’s Death Boy is up, and may move 3 1/2 in.'],
    [{ ...EVENTS['activation-began'], movement: 0 }, 'ann’s Death Boy is up, but cannot leave its place.'],
    [EVENTS['activation-missed'], 'Cora is stunned and misses its activation.'],
    [EVENTS['activation-ended'], 'ann’s Death Boy is done for this turn.'],
    [EVENTS.stunned, 'Cora is stunned!'],
    [EVENTS.recovered, 'Cora is stunned no longer.'],
    [moved, 'ann’s Death Boy walks 2 1/2 in east to (12 1/2, 16), and faces north-east.'],
    [{ ...moved, legs: [] }, 'ann’s Death Boy turns to face north-east.'],
    [
      { ...moved, legs: [leg, { ...leg, to: inch(12.5, 18), length: 32 }], facing: { x: 0, y: 7 } },
      'ann’s Death Boy walks 4 1/2 in south-east to (12 1/2, 18), and faces south.',
    ],
    [
      { ...moved, legs: [leg, { ...leg, to: inch(10, 16) }] },
      'ann’s Death Boy walks 5 in to (10, 16), and faces north-east.',
    ],
    [
      {
        ...moved,
        legs: [
          leg,
          { ...leg, to: inch(12.5, 15), length: 16, rise: 32, jumped: true },
          { ...leg, to: inch(12.5, 14), length: 16, jumped: true },
          { ...leg, to: inch(12.5, 13), length: 16, drop: 32 },
        ],
      },
      'ann’s Death Boy walks 2 1/2 in east to (12 1/2, 16), then jumps 1 in north and 2 in up to (12 1/2, 15), then jumps 1 in north to (12 1/2, 14), then walks 1 in north to (12 1/2, 13), 2 in down, and faces north-east.',
    ],
    [
      { ...moved, legs: [{ ...leg, drop: 12 * 16 }] },
      'ann’s Death Boy walks 2 1/2 in east to (12 1/2, 16), over the edge, 1 ft down, and faces north-east.',
    ],
    [attacked, `${attack} (1 use left), at medium range: 4 or less hits; 2 + 3 = 5 is a near miss.`],
    [
      { ...attacked, left: 0, dice: [1, 1], total: 2, outcome: 'hit' },
      `${attack} (its last use), at medium range: 4 or less hits; 1 + 1 = 2 is a hit.`,
    ],
    [
      {
        ...attacked,
        left: 2,
        aim: { ...attacked.aim, band: 'pointBlank', range: 2, weapon: -1, elevation: 1, target: 6 },
        dice: [6, 6],
        total: 12,
        outcome: 'miss',
      },
      `${attack} (2 uses left), at point blank: 6 or less hits (range +2, weapon -1, height +1); 6 + 6 = 12 is a miss.`,
    ],
    [
      { ...attacked, weapon: null, left: null, aim: { ...attacked.aim, close: true, band: 'pointBlank' } },
      'ann’s Death Boy attacks Cora with bare claws, claw-to-claw: 4 or less hits; 2 + 3 = 5 is a near miss.',
    ],
    [EVENTS['set-off'], 'Kamikaze! ann’s Death Boy sets off the Firecracker (its last use) claw-to-claw with Cora.'],
    [
      EVENTS['flame-stopped'],
      'ann’s Death Boy attacks ben’s Death Boy with the Flamethrower, but the crumpled memo takes the flame.',
    ],
    [EVENTS['paper-gone'], 'Nothing is left of the crumpled memo but ash.'],
    [
      struck,
      'The blow from the side lands on the crab on a 5: Cora loses 1 Hit Point (4 left). A limb snaps off; it will be back by the next fight.',
    ],
    [
      {
        type: 'struck',
        rule: 'W-LOCATION',
        crab: 4,
        by: 1,
        arc: 'behind',
        location: 'shell',
        damage: 3,
        toArmour: 2,
        toHitPoints: 1,
        armour: 0,
        hitPoints: 4,
        flavour: null,
      },
      'The blow from behind lands on the shell: the armour takes 2 (0 left) and Cora loses 1 Hit Point (4 left).',
    ],
    [
      { ...struck, arc: 'front', dice: [], toHitPoints: 0, flavour: null },
      'The blow from the front lands on the crab: 1 damage to no effect on Cora.',
    ],
    [EVENTS.scorched, 'The explosion goes past the armour: Cora loses 3 Hit Points (0 left).'],
    [died, 'Cora is dead, and ann’s Death Boy has the credit!'],
    [{ ...died, by: null }, 'Cora is dead!'],
    [{ ...died, by: 4 }, 'Cora is dead by its own doing!'],
    [EVENTS['endurance-rolled'], 'Cora rolls 5 + 3 = 8 against Endurance 3 after the near miss: too much for it.'],
    [
      { ...EVENTS['endurance-rolled'], why: 'fall', dice: [1, 1], total: 2, withstood: true },
      'Cora rolls 1 + 1 = 2 against Endurance 3 after the fall: it withstands.',
    ],
    [blasted, 'The blast pushes Cora 1 in south-east to (6 15/16, 6 15/16).'],
    [{ ...blasted, to: { x: 100, y: 95 } }, 'The blast pushes Cora 5/16 in north to (6 1/4, 5 15/16).'],
    [{ ...blasted, to: blasted.from }, 'The blast cannot move Cora: something is in the way.'],
    [
      EVENTS['lift-rolled'],
      'ann’s Death Boy rolls 1 + 3 = 4 against Strength 6 and lifts Cora: it can be thrown up to 5 in.',
    ],
    [
      { ...EVENTS['lift-rolled'], reach: 0 },
      'ann’s Death Boy rolls 1 + 3 = 4 against Strength 6 and lifts Cora: it can be thrown nowhere.',
    ],
    [
      { ...EVENTS['lift-rolled'], dice: [5, 3], total: 8, lifted: false },
      'ann’s Death Boy rolls 5 + 3 = 8 against Strength 6 and cannot lift Cora.',
    ],
    [thrown, 'ann’s Death Boy throws Cora 5 in south to (20, 21).'],
    [{ ...thrown, to: inch(20, 18) }, 'ann’s Death Boy throws Cora 2 in, not 5 in, south to (20, 18).'],
    [{ ...thrown, to: thrown.from }, 'ann’s Death Boy puts Cora down again where it was.'],
    [fell, 'Cora falls 3 ft and loses 3 Hit Points (0 left).'],
    [
      { ...fell, drop: 14 * 16 + 8, damage: 1, hitPoints: 2 },
      'Cora falls 1 ft 2 1/2 in and loses 1 Hit Point (2 left).',
    ],
    [{ ...fell, drop: 40, damage: 0, hitPoints: 2 }, 'Cora falls 2 1/2 in and is not hurt.'],
    [ended, 'ann wins: nobody else has a living crab left.'],
  ];

  test.each(cases.map(([event, line]) => [event.type, line, event] as const))('%s: %s', (_type, line, event) => {
    expect(text.describe(event, VIEW)).toBe(line);
  });

  test('is tested for every type', () => {
    expect(new Set(cases.map(([{ type }]) => type))).toEqual(new Set(Object.keys(EVENTS)));
  });

  test('needs no more than names, or nothing at all', () => {
    const crabs = [{ id: 1, owner: 'ann', name: 'Death Boy' }];
    expect(text.describe(EVENTS.thrown, { crabs })).toBe('Death Boy throws crab 4 5 in south to (20, 21).');
    expect(text.describe(EVENTS['paper-gone'], { crabs: [] })).toBe('Nothing is left of obstacle 2 but ash.');
  });

  test('[W-JUMP] takes a drop for a fall as house rules do', () => {
    const stepping = { ...EVENTS.moved, legs: [{ to: inch(12, 16), length: 32, rise: 0, drop: 96, jumped: false }] };
    expect(text.describe(stepping, VIEW)).toContain(', 6 in down,');
    expect(text.describe(stepping, { ...VIEW, rules: { stepDown: 6 } })).toContain(', over the edge, 6 in down,');
  });

  test('[W-BLAST] takes what rounding did to a push for what was meant', () => {
    const { blasted } = EVENTS;
    expect(text.describe({ ...blasted, to: { x: 103, y: 115 } }, VIEW)).toContain(' 1 in south ');
    expect(text.describe({ ...blasted, to: { x: 100, y: 132 } }, { ...VIEW, rules: { blastDistance: 2 } })).toContain(
      ' 2 in south ',
    );
  });

  test('tells crabs of one name apart by their owners, and those of one owner by their numbers', () => {
    const named = (...names: readonly (readonly [string, string])[]) => ({
      crabs: names.map(([owner, name], at) => ({ id: at + 1, owner, name })),
    });
    const line = (telling: text.Telling) => text.describe(EVENTS.stunned, telling).split(' is ')[0];
    expect(line(named(['a', 'X'], ['a', 'Y'], ['b', 'X'], ['b', 'Cora']))).toBe('Cora');
    expect(line(named(['a', 'Cora\u200b'], ['a', 'Y'], ['b', 'X'], ['b', 'Cora']))).toBe('b’s Cora');
    expect(line(named(['a', 'X'], ['b', 'Cora'], ['b', 'X'], ['b', 'Cora']))).toBe('Cora #4');
    expect(line(named(['a', 'Cora'], ['b', 'Cora'], ['b', 'X'], ['b', 'Cora']))).toBe('b’s Cora #4');
  });

  test('is cut at its end where it is too long', () => {
    expect(text.describe(EVENTS.fell, VIEW, { maxLength: 14 })).toBe('Cora falls 3 …');
  });
});

describe('a narration', () => {
  const events = [EVENTS['turn-began'], EVENTS.attacked, EVENTS.died];

  test('is a line for each event', () => {
    expect(text.narrate(events, VIEW)).toEqual(events.map((event) => text.describe(event, VIEW)));
    expect(text.narrate(events, VIEW, { maxLength: 6 })).toEqual(['Turn …', 'ann’s…', 'Cora …']);
    expect(text.narrate([], VIEW)).toEqual([]);
  });
});

describe('a recap', () => {
  const events = Object.values(EVENTS);
  const whole = text.narrate(events, VIEW).join('\n');

  test('is the narration where there is room for it', () => {
    expect(text.recap(events, VIEW)).toBe(whole);
    expect(text.recap(events, VIEW, { maxLength: whole.length })).toBe(whole);
    expect(text.recap([], VIEW)).toBe('');
  });

  test('says how much is left out, and keeps its order', () => {
    const [note, ...kept] = text.recap(events, VIEW, { maxLength: whole.length - 1 }).split('\n');
    expect(note).toBe('… 1 more');
    expect(kept).toEqual(whole.split('\n').filter((line) => !line.includes('is up')));
  });

  test('[W-DEATH] keeps deaths and the end to the last, blows longer than moves', () => {
    const recaps = Array.from({ length: whole.length }, (_, at) =>
      text.recap(events, VIEW, { maxLength: at + 1 }).split('\n'),
    );
    const shortest = (event: WarcrabsEvent) => {
      const line = text.describe(event, VIEW);
      return recaps.findIndex((lines) => lines.includes(line));
    };
    const { ended, died, struck, attacked, moved } = EVENTS;
    const places = [ended, died, struck, attacked, moved, EVENTS['activation-began']].map(shortest);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
    expect(text.recap(events, VIEW, { maxLength: 20 })).toBe('… 21 more\nann wins:…');
  });

  test('of a long fight is one chat message, in no time', () => {
    const long = Array.from({ length: 5000 }, (_, at) => events[at % events.length] ?? EVENTS.died);
    const told = text.recap(long, VIEW, { maxLength: text.CHAT_LENGTH });
    expect(told.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
    expect(told.length).toBeGreaterThan(text.CHAT_LENGTH - 60);
    expect(told.split('\n')[0]).toMatch(/^… 49\d\d more$/);
  });
});

describe('an outcome in words [W-FIGHT]', () => {
  test.each([
    ['last-standing', ['ann'], 'ann wins: nobody else has a living crab left.'],
    ['none-left', [], 'A draw: no crab is left alive.'],
    ['turn-limit', [], 'A draw: the last turn is over.'],
    ['last-standing', ['ann', 'ben'], 'ann and ben win: nobody else has a living crab left.'],
  ] as const)('%s, %j: %s', (reason, winners, line) => {
    expect(text.describeOutcome({ reason, winners })).toBe(line);
  });
});
