import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places } from '../../../scripts/testing/refusal.js';
import { weaponNamed } from '../src/armoury/weapons.js';
import { readSheet } from '../src/figures/check-sheet.js';
import { VERONICA } from './support/figures.js';

const [rifle, launcher, shuriken] = VERONICA.firearms;
const [heal, fireball] = VERONICA.spells;

const refused = (change: object): readonly string[] => places(readSheet({ ...VERONICA, ...change }).problems);
const refusedFirearm = (firearm: object): readonly string[] => refused({ firearms: [firearm] });
const refusedSpell = (change: object): readonly string[] => refused({ spells: [{ ...fireball, ...change }] });

describe('hand-written sheets', () => {
  test('[F-SHEET] a good one is read as it is, and shares nothing with what was read', () => {
    const { value: sheet, problems } = readSheet(VERONICA);
    expect(problems).toEqual([]);
    expect(sheet).toEqual(VERONICA);
    expect(sheet).not.toBe(VERONICA);
    expect(sheet?.firearms[1]?.grenade).not.toBe(launcher?.grenade);
    expect(sheet?.meleeWeapons[0]?.damage).not.toBe(VERONICA.meleeWeapons[0]?.damage);
  });

  test('[F-SHEET] lists and flags may be left out, −0 is 0', () => {
    const { meleeWeapons, firearms, grenades, spells, smartlink, invisible, ...plain } = VERONICA;
    expect([meleeWeapons, firearms, grenades, spells].every((list) => list.length > 0)).toBe(true);
    expect([smartlink, invisible]).toEqual([true, true]);
    expect(readSheet({ ...plain, speed: -0, goggles: false }).value).toEqual({
      ...plain,
      speed: 0,
      meleeWeapons: [],
      firearms: [],
      grenades: [],
      spells: [],
    });
  });

  test('[F-SHEET] a weapon may be taken from the armoury as it is', () => {
    const { provenance, ...uzi } = weaponNamed('Uzi III');
    expect(provenance).toBe('source');
    expect(readSheet({ ...VERONICA, firearms: [{ ...weaponNamed('Uzi III'), reloads: 1 }] }).value?.firearms).toEqual([
      { ...uzi, reloads: 1 },
    ]);
  });

  test.each([
    ['actions', 'F-ACTIONS', 1, 20],
    ['speed', 'F-SPEED', 0, 400],
    ['knockOutValue', 'F-KO', 0, 1000],
    ['magicResistance', 'F-MR', 0, 1000],
    ['meleeDamage', 'F-MELEE-DMG', 0, 1000],
    ['firearmsSkill', 'F-SKILLS', 0, 1000],
    ['meleeSkill', 'F-SKILLS', 0, 1000],
    ['throwingSkill', 'F-SKILLS', 0, 1000],
  ])(
    '[F-SHEET] %s is refused by %s below %i, above %i, and where it is no whole number',
    (field, rule, least, most) => {
      for (const good of [least, most]) expect(readSheet({ ...VERONICA, [field]: good }).problems).toEqual([]);
      for (const bad of [least - 1, most + 1, least + 0.5, '3', null, Number.NaN, Number.POSITIVE_INFINITY])
        expect(refused({ [field]: bad })).toEqual([`${rule} ${field}`]);
    },
  );

  test('[F-SHEET] every bad, missing and unknown field is named at once', () => {
    const found = readSheet({ name: '', race: 3, goggles: 1, firearms: {}, luck: 2 });
    expect(found).not.toHaveProperty('value');
    expect([...places(found.problems)].sort()).toEqual(
      [
        'F-SHEET name',
        'F-SHEET race',
        'F-ACTIONS actions',
        'F-SPEED speed',
        'F-KO knockOutValue',
        'F-MR magicResistance',
        'F-MELEE-DMG meleeDamage',
        'F-SKILLS firearmsSkill',
        'F-SKILLS meleeSkill',
        'F-SKILLS throwingSkill',
        'F-WEAPONS firearms',
        'F-SHEET goggles',
        'F-SHEET luck',
      ].sort(),
    );
  });

  test.each([
    ['meleeWeapons', 8, VERONICA.meleeWeapons[0]],
    ['firearms', 8, rifle],
    ['grenades', 8, VERONICA.grenades[0]],
    ['spells', 16, heal],
  ])('[F-SHEET] %s are at most %i', (field, most, entry) => {
    const many = (count: number) => ({ [field]: Array.from({ length: count }, () => entry) });
    expect(readSheet({ ...VERONICA, ...many(most) }).problems).toEqual([]);
    expect(refused(many(most + 1))).toEqual([expect.stringMatching(new RegExp(` ${field}$`))]);
  });

  test.each([
    ['a type', { ...rifle, type: 'Sling' }, ['type']],
    ['a type that is listed apart', { ...rifle, type: 'Hand Grenade' }, ['type']],
    ['no rounds', { ...rifle, ammo: 0 }, ['ammo']],
    ['rounds', { ...rifle, ammo: 1001 }, ['ammo']],
    ['Reloads', { ...rifle, reloads: 101 }, ['reloads']],
    ['a damage that a grenade would say', { ...rifle, damage: null }, ['damage']],
    ['a damage', { ...rifle, damage: { kind: 'fixed', points: -1 } }, ['damage.points']],
    ['a damage without a kind', { ...rifle, damage: { points: 5 } }, ['damage.kind']],
    ['a flag', { ...rifle, smartgun: 'yes' }, ['smartgun']],
    ['a grenade in a rifle', { ...rifle, grenade: launcher?.grenade }, ['grenade']],
    ['a rifle under a barrel', { ...rifle, underBarrelOf: 0 }, ['underBarrelOf']],
    ['many rifles in one', { ...rifle, count: 2 }, ['count']],
    ['a launcher with nothing in it', { ...launcher, grenade: undefined, underBarrelOf: undefined }, ['grenade']],
    [
      'a Reduction of nothing',
      { ...launcher, underBarrelOf: undefined, grenade: { name: 'X', damage: 1, reduction: 0 } },
      ['grenade.reduction'],
    ],
    [
      'a Reduction between units',
      { ...launcher, underBarrelOf: undefined, grenade: { name: 'X', damage: 1, reduction: 0.12 } },
      ['grenade.reduction'],
    ],
    ['a thrown weapon with rounds', { ...shuriken, ammo: 1 }, ['ammo']],
    ['a thrown weapon with Reloads', { ...shuriken, reloads: 1 }, ['reloads']],
    ['a thrown weapon with a laser', { ...shuriken, laser: true }, ['laser']],
    ['too many of them', { ...shuriken, count: 21 }, ['count']],
    ['none of them', { ...shuriken, count: 0 }, ['count']],
  ])('[F-WEAPONS] a firearm with %s is refused', (_what, firearm, fields) => {
    expect(refusedFirearm(firearm)).toEqual(fields.map((field) => `F-WEAPONS firearms.0.${field}`));
  });

  test('[F-WEAPONS] a launcher may do damage of its own, a bow adds to Melee Combat Damage', () => {
    const missile = { name: 'M', type: 'Missile Launcher', damage: { kind: 'fixed', points: 30 }, ammo: 1, reloads: 0 };
    const bow = { name: 'B', type: 'Bow', damage: { kind: 'added', points: -1000 }, ammo: 1, reloads: 9 };
    expect(readSheet({ ...VERONICA, firearms: [missile, bow] }).value?.firearms).toEqual([missile, bow]);
  });

  test.each([
    ['itself', [launcher]],
    ['a rifle that is listed later', [rifle, { ...launcher, underBarrelOf: 2 }, rifle]],
    ['nothing', [rifle, { ...launcher, underBarrelOf: 2 }]],
    ['another launcher', [rifle, { ...launcher, underBarrelOf: 0 }, { ...launcher, underBarrelOf: 1 }]],
    ['a shuriken', [shuriken, launcher]],
    [
      'a crossbow',
      [
        { ...weaponNamed('Light Crossbow'), reloads: 3 },
        { ...launcher, underBarrelOf: 0 },
      ],
    ],
  ])('[F-GRENADE] a launcher is not fitted under the barrel of %s', (_what, firearms) => {
    expect(refused({ firearms })).toEqual([expect.stringMatching(/^F-GRENADE firearms\.\d\.underBarrelOf$/)]);
  });

  test.each([
    ['maxForce', { maxForce: 0 }],
    ['damage', { damage: -1 }],
    ['range', { range: 'far' }],
    ['range', { range: 10_001 }],
    ['range', { range: 0.12 }],
    ['targetNumber', { targetNumber: 'luck' }],
    ['targetNumber', { targetNumber: 1001 }],
    ['resisted', { resisted: 'R' }],
    ['drain', { drain: 1.5 }],
    ['radius', { radius: -1 }],
    ['radius', { radius: undefined }],
    ['effect', { effect: 'fire' }],
    ['ignoresSight', { ignoresSight: 1 }],
    ['area', { area: true }],
  ])('[F-SPELLS] a spell with a bad %s is refused: %j', (field, change) => {
    expect(refusedSpell(change)).toEqual([`F-SPELLS spells.0.${field}`]);
  });

  test('[F-SHEET] at most 100 problems are told', () => {
    expect(readSheet({ ...VERONICA, spells: Array.from({ length: 16 }, () => ({})) }).problems).toHaveLength(100);
  });

  test.each([
    ['count', { count: 0 }],
    ['count', { count: 21 }],
    ['damage', { damage: -1 }],
    ['reduction', { reduction: 100.05 }],
  ])('[F-WEAPONS] grenades with a bad %s are refused: %j', (field, change) => {
    expect(refused({ grenades: [{ ...VERONICA.grenades[0], ...change }] })).toEqual([`F-WEAPONS grenades.0.${field}`]);
  });

  test('[F-SHEET] anything at all is read or refused, and what is read stays as it is', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(readSheet(input).problems.length).toBeGreaterThan(0);
      }),
    );
    const part = fc.constantFrom(...Object.keys(VERONICA));
    fc.assert(
      fc.property(part, fc.anything(), (name, value) => {
        const { value: sheet, problems } = readSheet({ ...VERONICA, [name]: value });
        expect(sheet === undefined).toBe(problems.length > 0);
        if (sheet !== undefined)
          expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual({ value: sheet, problems: [] });
      }),
    );
  });
});
