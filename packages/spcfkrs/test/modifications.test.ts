import { describe, expect, test } from 'vitest';
import { refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { defineModification } from '../src/force/define-modification.js';
import { defineWeapon } from '../src/force/define-weapon.js';
import { MODIFICATIONS, type ModificationName } from '../src/force/modifications.js';
import { profileOf } from '../src/force/profile-of.js';
import { WEAPONS } from '../src/force/weapons.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { gun, modification } from './support/forces.js';

type Row = [ModificationName, points: number, slot: string, speed: number, body: number, move: number, power: string];

const TABLE: readonly (readonly [rule: string, ...row: Row])[] = [
  ['S-LEGS', 'Metal legs', 1, '', 0, 0, 6, ''],
  ['S-JET', 'Jet pack', 3, '', 0, 0, 24, 'jet'],
  ['S-MEDARM', 'Medium armour', 2, 'armour', -2, 2, 0, ''],
  ['S-HVYARM', 'Heavy armour', 4, 'armour', -3, 4, 0, ''],
  ['S-PSHIELD', 'Plasma shield', 2, '', 0, 0, 0, 'plasma-shield'],
  ['S-PSWORD', 'Plasma sword', 2, 'blade', 0, 0, 0, ''],
  ['S-ASSAULT', 'Assault rifle', 2, 'gun', 0, 0, 0, ''],
  ['S-PPISTOL', 'Plasma pistol', 2, 'gun', 0, 0, 0, ''],
  ['S-PRIFLE', 'Plasma rifle', 3, 'gun', 0, 0, 0, ''],
  ['S-SNIPER', 'Bullet sniper', 4, 'gun', 0, 0, 0, ''],
  ['S-PSNIPER', 'Plasma sniper', 6, 'gun', 0, 0, 0, ''],
  ['S-MG', 'Machine gun', 4, 'gun', 0, 0, 0, ''],
  ['S-PMG', 'Plasma machine gun', 6, 'gun', 0, 0, 0, ''],
  ['S-ROCKET', 'Rocket launcher', 6, 'gun', 0, 0, 0, ''],
  ['S-AMPH', 'Amph dose', 2, 'amph', 2, 0, 0, ''],
  ['S-OVERDOSE', 'Amph overdose', 4, 'amph', 4, 0, 0, 'overdose'],
  ['S-HACK', 'Hacking implant', 3, '', 0, 0, 0, 'hacking'],
];

describe('the modifications on foot', () => {
  test.each(TABLE)('[%s] %s', (_rule, name, points, ...row) => {
    const listed = MODIFICATIONS[name];
    const { slot, speed, body, move, power } = listed;
    expect([slot ?? '', speed, body, move, power ?? '']).toEqual(row);
    expect(profileOf([listed]).cost - DEFAULT_RULES.baseCost).toBe(points);
  });

  test('are these and no others, each called what it is listed as', () => {
    expect(Object.keys(MODIFICATIONS).sort()).toEqual(TABLE.map(([, name]) => name).sort());
    for (const [name, listed] of Object.entries(MODIFICATIONS)) expect(listed.name).toBe(name);
  });

  test('every weapon but pistol and knife can be bought, under its name, for its own slot', () => {
    const bought = Object.values(MODIFICATIONS).flatMap(({ name, weapon, slot }) =>
      weapon === null ? [] : [{ name, slot, weapon }],
    );
    expect(bought.map(({ name }) => name).sort()).toEqual(
      Object.keys(WEAPONS)
        .filter((name) => name !== 'Pistol' && name !== 'Knife')
        .sort(),
    );
    for (const { name, slot, weapon } of bought) expect([weapon.name, weapon.kind]).toEqual([name, slot]);
  });

  test('keep to what modifications of one’s own may be', () => {
    for (const listed of Object.values(MODIFICATIONS)) expect(defineModification(listed)).toEqual(listed);
  });
});

describe('a modification of one’s own', () => {
  test('what may be left out: a slot, bonuses, a weapon, a power', () => {
    expect(defineModification(modification())).toEqual({
      name: 'Wheels',
      cost: 2,
      slot: null,
      speed: 0,
      body: 0,
      move: 0,
      weapon: null,
      power: null,
    });
  });

  test('[S-SLOTS] a weapon that comes with it fills its slot', () => {
    expect(defineModification(modification({ weapon: gun() })).slot).toBe('gun');
    const fork = defineWeapon({ name: 'Fork', kind: 'blade', damage: 2 });
    expect(defineModification(modification({ weapon: fork, slot: 'blade' }))).toMatchObject({ slot: 'blade' });
  });

  test('is a frozen copy, its weapon too', () => {
    const given = { ...gun(), shots: { fixed: 2, dice: 0 } };
    const made = defineModification(modification({ weapon: given }));
    given.shots.fixed = 9;
    expect(made.weapon?.shots.fixed).toBe(2);
    expect([made, made.weapon, made.weapon?.shots].map(Object.isFrozen)).toEqual([true, true, true]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', null, ['S-SLOTS']],
    ['an empty one', {}, ['S-SLOTS name', 'S-BUDGET cost']],
    [
      'values out of bounds',
      modification({ name: 'x'.repeat(81), cost: -1, speed: 1001, body: -1001, move: 0.5 }),
      ['S-SLOTS name', 'S-BUDGET cost', 'S-SLOTS speed', 'S-SLOTS body', 'S-SLOTS move'],
    ],
    ['the price of another house rule', { ...modification(), cost: 'baseCost' }, ['S-BUDGET cost']],
    ['another slot', { ...modification(), slot: 'hat' }, ['S-SLOTS slot']],
    ['another power', { ...modification(), power: 'flight' }, ['S-SLOTS power']],
    ['a gun for the blade’s slot', modification({ weapon: gun(), slot: 'blade' }), ['S-SLOTS slot']],
    ['no gun for the gun’s slot', modification({ slot: 'gun' }), ['S-SLOTS slot']],
    ['a bad weapon', { ...modification(), weapon: { ...gun(), range: 0 } }, ['S-SHOOT weapon.range']],
    ['a weapon by its name', { ...modification(), weapon: 'Pistol' }, ['S-SLOTS weapon']],
    ['hostile keys', JSON.parse('{"name":"x","cost":1,"__proto__":{"speed":9}}'), ['S-SLOTS __proto__']],
  ])('refused, every bad field named: %s', (_what, given, at) => {
    expect(refusedAt(() => defineModification(untyped(given)))).toEqual(['invalid-modification', ...at]);
  });
});
