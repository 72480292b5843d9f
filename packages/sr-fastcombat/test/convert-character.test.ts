import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { readSheet } from '../src/figures/check-sheet.js';
import { convertCharacter } from '../src/figures/convert-character.js';
import {
  actionsFrom,
  knockOutValueFrom,
  magicResistanceFrom,
  meleeDamageFrom,
  speedFrom,
} from '../src/figures/derived.js';
import type { SrCharacter } from '../src/figures/sr-character.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { STEVE } from './support/figures.js';

const attributes = (change: Partial<SrCharacter['attributes']>): SrCharacter => ({
  ...STEVE,
  attributes: { ...STEVE.attributes, ...change },
});

describe('the values of a figure', () => {
  test.each([
    [8, 1, 2],
    [9, 1, 3],
    [5, 1, 2],
    [4, 1, 1],
    [6, 2, 3],
    [1, 0, 1],
    [1, 1, 1],
  ])('[F-ACTIONS] Reaction %i and %i initiative dice give %i actions', (reaction, dice, actions) => {
    expect(actionsFrom(reaction, dice)).toBe(actions);
  });

  test.each([
    [7, 3, 1, 21],
    [7, 3, 2, 28],
    [5, 2, 3, 20],
  ])('[F-SPEED] Quickness %i at ×%i with %i initiative dice goes %i cm', (quickness, multiplier, dice, speed) => {
    expect(speedFrom(quickness, multiplier, dice)).toBe(speed);
  });

  test.each([
    [6, 5, 3, 16],
    [6, 5, 4, 17],
    [6, 0, 0, 12],
  ])('[F-KO] Body %i in armour %i/%i gives a Knock-Out Value of %i', (body, ballistic, impact, value) => {
    expect(knockOutValueFrom(body, ballistic, impact)).toBe(value);
  });

  test('[F-MR] Body 5 and Willpower 6 give a Magic Resistance of 11, with Sorcery 4 of 15', () => {
    expect(magicResistanceFrom(5, 6, 0)).toBe(11);
    expect(magicResistanceFrom(5, 6, 4)).toBe(15);
  });

  test('[F-MELEE-DMG] Strength 5 gives a Melee Combat Damage of 8, whatever the printed example says', () => {
    expect(meleeDamageFrom(5)).toBe(8);
    expect(meleeDamageFrom(5, { rules: { ...DEFAULT_RULES, meleeBonus: 4 } })).toBe(9);
  });
});

describe('characters of Shadowrun', () => {
  test('[F-SHEET] the example', () => {
    expect(convertCharacter(STEVE)).toEqual({
      name: 'Steve',
      race: 'elf',
      actions: 2,
      speed: 21,
      knockOutValue: 16,
      magicResistance: 11,
      meleeDamage: 8,
      firearmsSkill: 5,
      meleeSkill: 5,
      throwingSkill: 0,
      meleeWeapons: [],
      firearms: [],
      grenades: [],
      spells: [],
    });
  });

  test('[F-ACTIONS] [F-KO] [F-MR] augmented Reaction and Body count, natural Body and Willpower against magic', () => {
    const changed = attributes({ body: '4(7)', reaction: { natural: 5, augmented: 9 }, willpower: '3(5)' });
    for (const augmented of [true, false]) {
      const { actions, knockOutValue, magicResistance } = convertCharacter(changed, {
        rules: { ...DEFAULT_RULES, augmented },
      });
      expect({ actions, knockOutValue, magicResistance }).toEqual({
        actions: 3,
        knockOutValue: 18,
        magicResistance: 7,
      });
    }
  });

  test.each([
    [true, 27, 10],
    [false, 21, 8],
  ])(
    '[F-SPEED] [F-MELEE-DMG] with augmented: %s, Quickness 7(9) and Strength 5(7) give %i and %i',
    (augmented, speed, damage) => {
      const changed = attributes({ quickness: '7(9)', strength: '5(7)' });
      expect(convertCharacter(changed, { rules: { ...DEFAULT_RULES, augmented } })).toMatchObject({
        speed,
        meleeDamage: damage,
      });
    },
  );

  test('[F-SKILLS] Melee Combat is Armed and Unarmed, and the Reaction of a critter', () => {
    const skills = { firearms: 4, armed: 3, unarmed: 2, throwing: 6 };
    expect(convertCharacter({ ...STEVE, skills })).toMatchObject({ firearmsSkill: 4, meleeSkill: 5, throwingSkill: 6 });
    expect(convertCharacter({ ...STEVE, skills, critter: true })).toMatchObject({ meleeSkill: 8 });
    expect(convertCharacter({ ...STEVE, skills: {} })).toMatchObject({
      firearmsSkill: 0,
      meleeSkill: 0,
      throwingSkill: 0,
    });
  });

  test.each([
    [{}, 0, 11],
    [{}, 1, 15],
    [{}, 6, 15],
    [{ castsSpells: false }, 6, 11],
    [{ castsSpells: true }, 0, 15],
  ])('[F-MR] Sorcery 4 of who casts spells: %j, Magic %i', (change, magic, magicResistance) => {
    const character = { ...attributes({ magic }), skills: { sorcery: 4 }, ...change };
    expect(convertCharacter(character).magicResistance).toBe(magicResistance);
  });

  test('[F-KO] who wears no armour has none', () => {
    const { armour, ...bare } = STEVE;
    expect(armour).toBeDefined();
    expect(convertCharacter(bare).knockOutValue).toBe(12);
  });

  test('[F-SHEET] gear comes from the armoury by its name, or from its stats', () => {
    const geared = convertCharacter({
      ...attributes({ magic: 5 }),
      meleeWeapons: [{ name: 'Katana' }, { name: 'Baseball bat', damage: '(Str+1)M' }],
      firearms: [
        { name: 'Ares Predator', reloads: 3, laser: true },
        { name: 'AK-98', type: 'Assault', ammo: '38(c)', damage: '8M', modes: 'SA/BF/FA', smartgun: true },
        { name: 'Grenade Launcher', grenade: 'Offensive', underBarrelOf: 1 },
        {
          name: 'Mortar',
          type: 'Grenade Launcher',
          ammo: 1,
          damage: null,
          grenade: { name: 'Big', damage: 20, reduction: 2 },
        },
        { name: 'Throwing Knife', count: 4 },
      ],
      grenades: [
        { name: 'Defensive', count: 2 },
        { name: 'Flash', damage: 3, reduction: 0.5, count: 1 },
      ],
      spells: [
        { name: 'Detect Enemies', force: 3 },
        { name: 'Mana Bolt', force: 4, damage: 'S', range: 'los', targetNumber: 'W(R)', drain: '(F/2)S' },
      ],
      smartlink: true,
      goggles: false,
    });
    expect(geared.meleeWeapons).toEqual([
      { name: 'Katana', damage: { kind: 'added', points: 3 } },
      { name: 'Baseball bat', damage: { kind: 'added', points: 1 } },
    ]);
    const fixed = (points: number) => ({ kind: 'fixed', points });
    expect(geared.firearms).toEqual([
      { name: 'Ares Predator', type: 'Heavy Pistol', damage: fixed(12), ammo: 15, laser: true, reloads: 3 },
      { name: 'AK-98', type: 'Assault Rifle', damage: fixed(16), ammo: 8, smartgun: true, reloads: 0 },
      {
        name: 'Grenade Launcher',
        type: 'Grenade Launcher',
        damage: null,
        ammo: 6,
        reloads: 0,
        grenade: { name: 'Offensive', damage: 16, reduction: 1.5 },
        underBarrelOf: 1,
      },
      {
        name: 'Mortar',
        type: 'Grenade Launcher',
        damage: null,
        ammo: 1,
        reloads: 0,
        grenade: { name: 'Big', damage: 20, reduction: 2 },
      },
      {
        name: 'Throwing Knife',
        type: 'Throwing Knife',
        damage: { kind: 'added', points: -2 },
        ammo: null,
        reloads: 0,
        count: 4,
      },
    ]);
    expect(geared.grenades).toEqual([
      { name: 'Defensive', damage: 16, reduction: 0.75, count: 2 },
      { name: 'Flash', damage: 3, reduction: 0.5, count: 1 },
    ]);
    expect(geared.spells).toMatchObject([
      { name: 'Detect Enemies', maxForce: 3, range: 15, radius: 7 },
      { name: 'Mana Bolt', maxForce: 4, damage: 6, targetNumber: 'magic-resistance', resisted: true, drain: 6 },
    ]);
    expect(geared).toMatchObject({ smartlink: true });
    expect(geared).not.toHaveProperty('goggles');
    expect(readSheet(geared)).toEqual({ value: geared, problems: [] });
    expect(JSON.parse(JSON.stringify(geared))).toEqual(geared);
  });

  test('[F-SHEET] Attributes that do not count here may stand there', () => {
    expect(convertCharacter(attributes({ charisma: 4, intelligence: '5(6)', essence: 3.2 }))).toEqual(
      convertCharacter(STEVE),
    );
  });
});

describe('what is no character of Shadowrun', () => {
  const refused = (input: object) => {
    const call: (character: never) => unknown = convertCharacter;
    return refusalOf(() => call(input as never));
  };

  test('[F-SHEET] every bad field is named at once, by its rule', () => {
    const { code, problems } = refused({
      name: 'x'.repeat(81),
      race: '',
      attributes: {
        body: '5(6',
        quickness: 0,
        strength: { natural: 1 },
        willpower: 101,
        reaction: null,
        magic: -1,
        luck: 1,
      },
      initiativeDice: 0,
      movementMultiplier: 1.5,
      armour: { ballistic: -1, impact: '3' },
      skills: { firearms: -1, firearm: 5, armed: 101, sorcery: 'high' },
      critter: 'yes',
      castsSpells: 1,
      meleeWeapons: 'Katana',
      firearms: [{ name: 'Ares Predator', reloads: -1 }, { name: 'Nothing' }, 7],
      grenades: [{ name: 'Offensive', count: 0 }],
      spells: [{ name: 'Heal', force: 0 }],
      smartlink: 'yes',
      edge: 3,
    });
    expect(code).toBe('invalid-character');
    expect([...places(problems)].sort()).toEqual(
      [
        'F-SHEET name',
        'F-SHEET race',
        'F-KO attributes.body',
        'F-SPEED attributes.quickness',
        'F-MELEE-DMG attributes.strength.augmented',
        'F-MR attributes.willpower',
        'F-ACTIONS attributes.reaction',
        'F-SPELL-CONVERT attributes.magic',
        'F-SHEET attributes.luck',
        'F-ACTIONS initiativeDice',
        'F-SPEED movementMultiplier',
        'F-KO armour.ballistic',
        'F-KO armour.impact',
        'F-SKILLS skills.firearms',
        'F-SKILLS skills.firearm',
        'F-SKILLS skills.armed',
        'F-MR skills.sorcery',
        'F-SKILLS critter',
        'F-MR castsSpells',
        'F-WEAPONS meleeWeapons',
        'F-WEAPONS firearms.0.reloads',
        'F-WEAPONS firearms.1.type',
        'F-WEAPONS firearms.1.damage',
        'F-WEAPONS firearms.1.ammo',
        'F-WEAPONS firearms.2',
        'F-WEAPONS grenades.0.count',
        'F-SPELLS spells.0.force',
        'F-SHEET smartlink',
        'F-SHEET edge',
      ].sort(),
    );
  });

  test.each([
    ['speed', attributes({ quickness: 100 }), 'F-SPEED speed', { movementMultiplier: 5 }],
    ['actions', attributes({ reaction: 100 }), 'F-ACTIONS actions', {}],
    ['thrown weapons', STEVE, 'F-WEAPONS firearms.0.count', { firearms: [{ name: 'Ares Predator', count: 2 }] }],
    ['launchers', STEVE, 'F-WEAPONS firearms.0.grenade', { firearms: [{ name: 'Grenade Launcher' }] }],
    [
      'barrels',
      STEVE,
      'F-GRENADE firearms.0.underBarrelOf',
      { firearms: [{ name: 'Grenade Launcher', grenade: 'Offensive', underBarrelOf: 1 }] },
    ],
  ])('[F-SHEET] what would come out no sheet is refused: %s', (_what, character, place, change) => {
    const { code, problems } = refused({ ...character, ...change });
    expect(code).toBe('invalid-character');
    expect(places(problems)).toEqual([place]);
  });

  test.each(['0', '0(5)', '5(0)', '101', '101(5)', '5(101)', '5(6)(7)', '', '−5', 5.5, -5, true, [], { natural: 5 }])(
    '[F-SHEET] %j is no Attribute',
    (body) => {
      const { problems } = refused({ ...STEVE, attributes: { ...STEVE.attributes, body } });
      expect(places(problems)).toEqual([expect.stringMatching(/^F-KO attributes\.body/)]);
    },
  );

  test('[F-SHEET] what is inherited does not count', () => {
    expect(refused(Object.create(STEVE)).problems.length).toBeGreaterThan(5);
  });

  test('[F-SHEET] what is no character at all, and hostile names', () => {
    expect(refused([])).toMatchObject({ code: 'invalid-character', problems: [{ path: [] }] });
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"Steve"},"constructor":1}');
    const found = places(refused(Object(hostile)).problems);
    expect(found).toContain('F-SHEET __proto__');
    expect(found).toContain('F-SHEET constructor');
    expect(found).toContain('F-SHEET name');
  });

  test('[F-SHEET] a flood of unknown fields is refused briefly', () => {
    const flood = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`field${at}`, at]));
    expect(refused({ ...STEVE, ...flood }).problems).toHaveLength(100);
  });
});
