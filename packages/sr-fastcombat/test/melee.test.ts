import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BARE_HANDS, meleeWeaponNamed } from '../src/armoury/melee-weapons.js';
import { weaponNamed } from '../src/armoury/weapons.js';
import { judgeDamage } from '../src/damage/judge-damage.js';
import { bestMeleeWeapon, damageOf } from '../src/melee/damage-of.js';
import { judgeMelee } from '../src/melee/judge-melee.js';

const value = fc.integer({ min: 0, max: 30 });

describe('a fight hand to hand', () => {
  test.each([
    // A troll's 7 and skill 4 against an ace and skill 5.
    [7, 4, 12, 5, { attackTotal: 11, defenceTotal: 17, winner: 'defender' }],
    [8, 4, 6, 5, { attackTotal: 12, defenceTotal: 11, winner: 'attacker' }],
    [7, 4, 6, 5, { attackTotal: 11, defenceTotal: 11, winner: null }],
    [7, 4, 7, 4, { attackTotal: 11, defenceTotal: 11, winner: null }],
  ] as const)('[F-MELEE] %i + %i against %i + %i: %j', (attack, attackSkill, defence, defenceSkill, found) => {
    expect(judgeMelee({ attack, attackSkill, defence, defenceSkill })).toEqual(found);
  });

  test('[F-MELEE] it makes no difference who attacked', () => {
    const mirrored = { attacker: 'defender', defender: 'attacker' } as const;
    fc.assert(
      fc.property(value, value, value, value, (attack, attackSkill, defence, defenceSkill) => {
        const { winner } = judgeMelee({ attack, attackSkill, defence, defenceSkill });
        const turned = judgeMelee({
          attack: defence,
          attackSkill: defenceSkill,
          defence: attack,
          defenceSkill: attackSkill,
        });
        return turned.winner === (winner === null ? null : mirrored[winner]);
      }),
    );
  });
});

describe('the damage of a weapon', () => {
  test.each([
    ['Knife', 6],
    ['Katana', 11],
    ['Monowhip', 16],
    ['Stun Baton', 12],
  ] as const)('[F-MELEE-WEAPON] a %s does %i in the hands of Melee Combat Damage 8', (name, damage) => {
    expect(damageOf(meleeWeaponNamed(name).damage, { meleeDamage: 8 })).toBe(damage);
  });

  test('[F-MELEE-WEAPON] bare hands do the Melee Combat Damage; a shuriken and a bow add to it', () => {
    const thrown = (name: 'Shuriken' | 'Bow') => weaponNamed(name).damage ?? BARE_HANDS.damage;
    expect(damageOf(BARE_HANDS.damage, { meleeDamage: 8 })).toBe(8);
    expect(damageOf(thrown('Shuriken'), { meleeDamage: 8 })).toBe(6);
    expect(damageOf(thrown('Bow'), { meleeDamage: 8 })).toBe(10);
  });

  test('[F-MELEE] who is attacked hits back with what does the most, bare hands rather than a knife', () => {
    const [knife, katana, sword] = (['Knife', 'Katana', 'Sword'] as const).map(meleeWeaponNamed);
    const [monowhip] = [meleeWeaponNamed('Monowhip')];
    if (knife === undefined || katana === undefined || sword === undefined) throw new Error('the armoury is empty');
    const best = (weapons: readonly (typeof knife)[], meleeDamage: number) =>
      bestMeleeWeapon(weapons, { meleeDamage }).name;
    expect(best([], 8)).toBe('bare hands');
    expect(best([knife], 8)).toBe('bare hands');
    expect(best([sword, katana], 8)).toBe('Katana');
    expect(best([katana, monowhip], 8)).toBe('Monowhip');
    expect(best([katana, monowhip], 13)).toBe('Katana');
    expect(best([katana, monowhip], 14)).toBe('Katana');
    expect(best([monowhip, katana], 13)).toBe('Monowhip');
    const cane = { ...BARE_HANDS, name: 'Cane' };
    expect(bestMeleeWeapon([cane], { meleeDamage: 8 })).toBe(cane);
  });
});

describe('damage', () => {
  test.each([
    // A 6 over a 3, Damage 12, against a Knock-Out Value of 11.
    [6, 3, 12, 11, { total: 18, out: true }],
    [6, 7, 12, 11, { total: null, out: false }],
    [6, 6, 12, 24, { total: 24, out: true }],
    [6, 6, 12, 25, { total: 24, out: false }],
    [6, 5, 12, 18, { total: 18, out: true }],
    [6, 5, 12, 19, { total: 18, out: false }],
    [0, 0, 5, 5, { total: 5, out: true }],
  ] as const)(
    '[F-DAMAGE] %i played, %i drawn, Damage %i against %i: %j',
    (played, drawn, damage, knockOutValue, found) => {
      expect(judgeDamage({ played, drawn, damage, knockOutValue })).toEqual(found);
    },
  );

  test('[F-DAMAGE] the Knock-Out Value is the least total that puts a figure out', () => {
    fc.assert(
      fc.property(value, value, value, (played, drawn, damage) => {
        const { total } = judgeDamage({ played, drawn, damage, knockOutValue: 0 });
        if (total === null) return drawn > played;
        const against = (knockOutValue: number) => judgeDamage({ played, drawn, damage, knockOutValue }).out;
        return against(total) && !against(total + 1);
      }),
    );
  });

  test('[F-DAMAGE] more Damage never saves a figure', () => {
    fc.assert(
      fc.property(value, value, value, value, (played, drawn, damage, knockOutValue) => {
        const check = { played, drawn, damage, knockOutValue };
        return !judgeDamage(check).out || judgeDamage({ ...check, damage: damage + 1 }).out;
      }),
    );
  });
});
