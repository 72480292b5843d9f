import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, refusalOf } from '../../../scripts/testing/refusal.js';
import { convertMeleeWeapon, convertWeapon, type SrWeapon } from '../src/armoury/convert-weapon.js';
import { meleeWeaponNamed } from '../src/armoury/melee-weapons.js';
import { type DamageLevel, parseMagazine, parseModes, parseSrDamage } from '../src/armoury/notation.js';
import { weaponNamed } from '../src/armoury/weapons.js';
import { DEFAULT_RULES } from '../src/rules.js';

/** The armoury's weapons as Shadowrun, second edition, has them: type, magazine, modes, Damage Code. */
const SHADOWRUN = [
  ['Streetline Special', 'Hold-Out', '6(c)', 'SS', '4L'],
  ['Walther Palm Pistol', 'Hold-Out', '2(b)', 'SS', '4L'],
  ['Beretta 101T', 'Light', '12(c)', 'SA', '6L'],
  ['Colt America L36', 'Light', '11(c)', 'SA', '6L'],
  ['Fichetti Security 500', 'Light', '12(c)', 'SA', '6L'],
  ['Fichetti Security 500a', 'Light', '25(c)', 'SA', '6L'],
  ['Ares Predator', 'Heavy', '15(c)', 'SA', '9M'],
  ['Browning MaxPower', 'Heavy', '10(c)', 'SA', '9M'],
  ['Ruger Super Warhawk', 'Heavy', '6(cy)', 'SS', '10M'],
  ['AK-97 SMG', 'SMG', '30(c)', 'SA/BF/FA', '6M'],
  ['H&K HK227', 'SMG', '28(c)', 'SA/BF/FA', '7M'],
  ['HK227S', 'SMG', '28(c)', 'SA/BF', '7M'],
  ['Uzi III', 'SMG', '24(c)', 'BF', '6M'],
  ['Remington 750', 'Sporting', '5(m)', 'SA', '7S'],
  ['Remington 950', 'Sporting', '5(m)', 'SA', '9S'],
  ['Ranger Arms SM-3', 'Sniper', '6(m)', 'SA', '14S'],
  ['Defiance T-250', 'Shotgun', '5(m)', 'SA', '10S'],
  ['Enfield AS-7', 'Shotgun', '10(c)', 'SA/BF', '8S'],
  ['AK-97', 'Assault', '38(c)', 'SA/BF/FA', '8M'],
  ['AK-98', 'Assault', '38(c)', 'SA/BF/FA', '8M'],
  ['FN HAR', 'Assault', '35(c)', 'SA/BF/FA', '8M'],
  ['Ingram Valiant', 'LMG', '50(c)', 'BF/FA', '7S'],
  ['Assault Cannon', 'Assault Cannon', '20(c)', 'SS', '18D'],
  ['Generic MMG', 'MMG', '40 (belt)', 'FA', '9S'],
  ['Generic HMG', 'HMG', '40 (belt)', 'FA', '10S'],
  ['Bow', 'Bow', 1, 'SS', '(Str+2)M'],
  ['Light Crossbow', 'Light Crossbow', 1, 'SS', '6L'],
  ['Medium Crossbow', 'Medium Crossbow', 1, 'SS', '6M'],
] as const;

/** Thrown weapons are themselves the ammunition. */
const THROWN = ['Throwing Knife', 'Shuriken'] as const;

/** Where the printed table says otherwise than the rule: what the rule makes of it, and what is printed. */
const DIFFERENT = [
  ['Ares Viper', 'Heavy', '30(c)', 'SA/BF', '9S', 18, 22],
  ['Remington Roomsweeper', 'Heavy', '8(m)', 'SA', '9S', 15, 19],
  ['Defiance SuperShock', 'Taser', '4(m)', 'SS', '10S Stun', 16, 22],
  ['Heavy Crossbow', 'Heavy Crossbow', 1, 'SS', '6S', 12, 14],
] as const;

const MELEE = [
  ['Club', '(Str+1)M Stun'],
  ['Katana', '(Str+3)M'],
  ['Knife', '(Str)L'],
  ['Monowhip', '10S'],
  ['Sap', '(str+2)M'],
  ['Staff', '(Str+2)M'],
  ['Stun Baton', '6S Stun'],
  ['Sword', '(Str+2)M'],
] as const;

const rifle: SrWeapon = { name: 'Rifle', type: 'Assault', ammo: 30, damage: '8M' };

describe('weapons of Shadowrun', () => {
  test.each(SHADOWRUN)('[F-CONVERT] %s (%s, %s, %s, %s) is what the table has', (name, type, ammo, modes, damage) => {
    const { provenance, ...printed } = weaponNamed(name);
    expect(convertWeapon({ name, type, ammo, modes, damage })).toEqual(printed);
    expect(provenance).toBe('source');
  });

  test.each(THROWN)('[F-CONVERT] %s (Str)L is what the table has', (name) => {
    const { provenance, ...printed } = weaponNamed(name);
    expect(convertWeapon({ name, type: name, ammo: null, damage: '(Str)L' })).toEqual(printed);
    expect(provenance).toBe('source');
  });

  test('[F-CONVERT] a grenade launcher does what its grenade does', () => {
    const { provenance, ...printed } = weaponNamed('Grenade Launcher');
    expect(
      convertWeapon({ name: 'Grenade Launcher', type: 'Grenade Launcher', ammo: '6(m)', damage: null, modes: 'SS' }),
    ).toEqual(printed);
    expect(provenance).toBe('source');
  });

  test.each(DIFFERENT)(
    '[F-CONVERT] %s differs: %s, %s, %s, %s would be %i, the table has %i',
    (name, type, ammo, modes, damage, rule, table) => {
      const { damage: printed, provenance, ...rest } = weaponNamed(name);
      expect(convertWeapon({ name, type, ammo, modes, damage })).toEqual({
        ...rest,
        damage: { kind: 'fixed', points: rule },
      });
      expect(printed).toEqual({ kind: 'fixed', points: table });
      expect(provenance).toBe('source');
    },
  );

  test.each(MELEE)('[F-CONVERT] %s %s is what the table has', (name, damage) => {
    expect(convertMeleeWeapon({ name, damage })).toEqual(meleeWeaponNamed(name));
  });

  test('[F-CONVERT] Pole Arm differs: (Str+3)S would be +6, the table has +3', () => {
    expect(convertMeleeWeapon({ name: 'Pole Arm', damage: '(Str+3)S' }).damage).toEqual({ kind: 'added', points: 6 });
    expect(meleeWeaponNamed('Pole Arm').damage).toEqual({ kind: 'added', points: 3 });
  });

  test.each([
    ['(Str + 2)M', { kind: 'added', points: 2 }],
    ['10S', { kind: 'fixed', points: 16 }],
  ] as const)('[F-CONVERT] the example: %s is %j', (damage, points) => {
    expect(convertMeleeWeapon({ name: 'Example', damage }).damage).toEqual(points);
  });

  test.each([
    [['SS'], 30, 11],
    [['SA'], 30, 11],
    [['BF'], 10, 14],
    [['FA'], 6, 16],
    [['SA', 'BF', 'FA'], 6, 16],
  ] as const)('[F-CONVERT] 30 rounds of 8M by %j are %i, with Damage %i', (modes, ammo, points) => {
    expect(convertWeapon({ ...rifle, modes })).toMatchObject({ ammo, damage: { kind: 'fixed', points } });
    expect(convertWeapon({ ...rifle, modes: modes.join('/') })).toMatchObject({ ammo });
  });

  test.each([
    ['BF', 4, 1],
    ['BF', 5, 2],
    ['FA', 7, 1],
    ['FA', 8, 2],
    ['FA', 1, 1],
  ] as const)(
    '[F-CONVERT] a magazine by %s of %i rounds holds %i, to the nearest and at least one',
    (modes, rounds, ammo) => {
      expect(convertWeapon({ ...rifle, modes, ammo: rounds }).ammo).toBe(ammo);
    },
  );

  test.each([
    ['L', 9],
    ['M', 11],
    ['S', 14],
    ['D', 18],
  ] as const)('[F-CONVERT] a Power of 8 at level %s is %i, as text and as data', (level, points) => {
    const damage = { kind: 'fixed', points };
    expect(convertWeapon({ ...rifle, damage: `8${level}` }).damage).toEqual(damage);
    expect(convertWeapon({ ...rifle, damage: { power: 8, level } }).damage).toEqual(damage);
  });

  test('[F-CONVERT] sights are kept', () => {
    expect(convertWeapon({ ...rifle, laser: true, smartgun: false })).toMatchObject({ laser: true });
    expect(convertWeapon({ ...rifle, laser: true, smartgun: false })).not.toHaveProperty('smartgun');
    expect(convertWeapon({ ...rifle, smartgun: true })).toMatchObject({ smartgun: true });
  });

  test('[F-CONVERT] house rules are felt: levels, bonuses, and what Melee Combat Damage holds already', () => {
    const rules = { ...DEFAULT_RULES, damageLevels: { L: 2, M: 4, S: 8, D: 16 }, burstBonus: 1, autoBonus: 2 };
    const points = (damage: string, modes: string) =>
      convertWeapon({ ...rifle, damage, modes }, { rules }).damage?.points;
    expect(['8L', '8M', '8S', '8D'].map((damage) => points(damage, 'SA'))).toEqual([10, 12, 16, 24]);
    expect([points('8M', 'BF'), points('8M', 'BF/FA')]).toEqual([13, 14]);
    const unraised = { rules: { ...DEFAULT_RULES, meleeBonus: 0 } };
    expect(convertMeleeWeapon({ name: 'Sap', damage: '(Str+2)M' }, unraised).damage.points).toBe(5);
  });

  test('[F-CONVERT] the higher bonus counts, whichever mode has it', () => {
    const rules = { ...DEFAULT_RULES, burstBonus: 7 };
    expect(convertWeapon({ ...rifle, modes: 'BF/FA' }, { rules }).damage?.points).toBe(18);
  });
});

describe('the notation of weapons', () => {
  test.each([
    ['9M', { power: 9, level: 'M' }],
    [' 10 d ', { power: 10, level: 'D' }],
    ['(Str)L', { power: 0, level: 'L', strength: true }],
    ['( STR + 12 ) s stun', { power: 12, level: 'S', strength: true }],
    ['(Str-1)M', { power: -1, level: 'M', strength: true }],
    ['(Str−1)M', { power: -1, level: 'M', strength: true }],
    ['(Str +1)M', { power: 1, level: 'M', strength: true }],
    ['９Ｍ', { power: 9, level: 'M' }],
  ] as const)('[F-CONVERT] %j is read', (text, code) => {
    expect(parseSrDamage(text)).toEqual(code);
  });

  test.each([
    '',
    '9',
    'M',
    '9X',
    '9M2',
    '-9M',
    'Str+2M',
    '(Str+2M',
    '(Str2)M',
    '(Str+)M',
    '9M(f)',
    '9.5M',
    '1e3M',
    '9999M',
    '9M and more',
    `${' '.repeat(40)}9M`,
  ])('[F-CONVERT] %j is no Damage Code', (text) => {
    expect(parseSrDamage(text)).toBeUndefined();
  });

  test('[F-CONVERT] every Damage Code is read as it is written', () => {
    const level = fc.constantFrom<DamageLevel>('L', 'M', 'S', 'D');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), level, fc.boolean(), (power, each, strength) => {
        const text = strength ? `(Str+${power})${each}` : `${power}${each}`;
        expect(parseSrDamage(text)).toEqual(strength ? { power, level: each, strength } : { power, level: each });
      }),
    );
  });

  test('[F-CONVERT] modes and magazines', () => {
    expect(parseModes('sa / bf/FA')).toEqual(['SA', 'BF', 'FA']);
    for (const text of ['', 'SA/', 'SA,BF', 'XX', 'SA/BF/FA/SA/BF/FA/SA/BF/FA/SA/BF/FA/SA/BF/FA/SA'])
      expect(parseModes(text)).toBeUndefined();
    expect(['15(c)', '6 (CY)', '5(m)', '2(b)', '40(belt)', '15'].map(parseMagazine)).toEqual([15, 6, 5, 2, 40, 15]);
    for (const text of ['', '(c)', 'c', '15(x)', '15(c', '15c', '-15', '99999'])
      expect(parseMagazine(text)).toBeUndefined();
  });
});

describe('what is no weapon of Shadowrun', () => {
  const refused = (input: object) => {
    const call: (weapon: never) => unknown = convertWeapon;
    return refusalOf(() => call(input as never));
  };

  test('[F-CONVERT] every bad field is named at once', () => {
    const { code, problems } = refused({
      name: '',
      type: 'Sling',
      ammo: 0,
      damage: '9',
      modes: 'SA/XX',
      laser: 1,
      relods: 2,
    });
    expect(code).toBe('invalid-weapon');
    expect(places(problems)).toEqual(
      ['modes', 'name', 'type', 'damage', 'ammo', 'laser', 'relods'].map((field) => `F-CONVERT ${field}`),
    );
  });

  test.each([
    ['damage', { damage: { power: -1, level: 'M' } }, 'damage.power'],
    ['damage', { damage: { power: 101, level: 'M' } }, 'damage.power'],
    ['damage', { damage: { power: 9, level: 'X' } }, 'damage.level'],
    ['damage', { damage: { power: 9, level: 'M', strength: 1 } }, 'damage.strength'],
    ['damage', { damage: 9 }, 'damage'],
    ['damage', { damage: '101M' }, 'damage'],
    ['ammo', { ammo: 1001 }, 'ammo'],
    ['ammo', { ammo: 1.5 }, 'ammo'],
    ['ammo', { ammo: 'belt' }, 'ammo'],
    ['modes', { modes: ['SA', 'SA'] }, 'modes'],
    ['modes', { modes: ['XX'] }, 'modes'],
    ['modes', { modes: 3 }, 'modes'],
    ['type', { type: 'constructor' }, 'type'],
  ])('[F-CONVERT] a bad %s: %j', (_field, change, place) => {
    expect(places(refused({ ...rifle, ...change }).problems)).toEqual([`F-CONVERT ${place}`]);
  });

  test('[F-CONVERT] the greatest values pass, and Strength may be reduced', () => {
    expect(convertWeapon({ ...rifle, ammo: 1000, damage: '100D' })).toMatchObject({
      ammo: 1000,
      damage: { points: 110 },
    });
    const damage = { power: -1, level: 'M', strength: true } as const;
    expect(convertMeleeWeapon({ name: 'Stick', damage }).damage).toEqual({ kind: 'added', points: -1 });
  });

  test('[F-CONVERT] what is no object is refused as a whole', () => {
    for (const input of [[], Object.assign(() => 0)])
      expect(refused(input)).toMatchObject({ code: 'invalid-weapon', problems: [{ path: [] }] });
  });
});
