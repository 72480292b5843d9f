import { describe, expect, test } from 'vitest';
import { refusedAt, untyped } from '../../../scripts/testing/refusal.js';
import { defineWeapon } from '../src/force/define-weapon.js';
import type { Weapon } from '../src/force/weapon.js';
import { WEAPONS, type WeaponName } from '../src/force/weapons.js';
import { gun } from './support/forces.js';

type Row = [WeaponName, Weapon['kind'], Weapon['hitsOn'], number, number, string, number | null, string];

/** Damage, range, shots, what is dealt through cover, and what is special. */
const TABLE: readonly (readonly [rule: string, ...row: Row])[] = [
  ['S-PISTOL', 'Pistol', 'gun', 'pistolHitsOn', 1, 12, '1', null, ''],
  ['S-KNIFE', 'Knife', 'blade', 'hitsOn', 1, 1, '1', null, ''],
  ['S-PSWORD', 'Plasma sword', 'blade', 'hitsOn', 3, 1, '1', 2, ''],
  ['S-ASSAULT', 'Assault rifle', 'gun', 'hitsOn', 1, 12, '2', null, ''],
  ['S-PPISTOL', 'Plasma pistol', 'gun', 'hitsOn', 2, 6, '1', 1, 'plasma'],
  ['S-PRIFLE', 'Plasma rifle', 'gun', 'hitsOn', 2, 12, '2', 1, 'plasma'],
  ['S-SNIPER', 'Bullet sniper', 'gun', 2, 1, 24, '1', null, ''],
  ['S-PSNIPER', 'Plasma sniper', 'gun', 2, 2, 24, '1', null, 'plasma'],
  ['S-MG', 'Machine gun', 'gun', 'hitsOn', 1, 6, '4 + d6', null, 'chains'],
  ['S-PMG', 'Plasma machine gun', 'gun', 'hitsOn', 2, 6, '4 + d6', 1, 'plasma chains'],
  ['S-ROCKET', 'Rocket launcher', 'gun', 'hitsOn', 2, 12, '1', null, 'blast'],
];

function written({ shots }: Weapon): string {
  return shots.dice === 0 ? `${shots.fixed}` : `${shots.fixed} + ${shots.dice === 1 ? '' : shots.dice}d6`;
}

describe('the weapons on foot', () => {
  test.each(TABLE)('[%s] %s', (_rule, name, ...row) => {
    const weapon = WEAPONS[name];
    const { kind, hitsOn, damage, range, through } = weapon;
    const special = (['plasma', 'chains', 'blast'] as const).filter((flag) => weapon[flag]).join(' ');
    expect([kind, hitsOn, damage, range, written(weapon), through, special]).toEqual(row);
  });

  test('are these and no others, each called what it is listed as', () => {
    expect(Object.keys(WEAPONS).sort()).toEqual(TABLE.map(([, name]) => name).sort());
    for (const [name, weapon] of Object.entries(WEAPONS)) expect(weapon.name).toBe(name);
  });

  test('[S-PSHIELD] plasma fire is that of guns with plasma in their name', () => {
    for (const { name, kind, plasma } of Object.values(WEAPONS))
      expect([name, plasma]).toEqual([name, kind === 'gun' && /plasma/i.test(name)]);
  });

  test('keep to what weapons of one’s own may be', () => {
    for (const weapon of Object.values(WEAPONS)) expect(defineWeapon(weapon)).toEqual(weapon);
  });
});

describe('a weapon of one’s own', () => {
  test('what may be left out: one shot a round that hits as the house rules say, and nothing more', () => {
    const given = gun();
    const weapon = defineWeapon(given);
    expect(weapon).toEqual({
      name: 'Nail gun',
      kind: 'gun',
      hitsOn: 'hitsOn',
      damage: 1,
      range: 8,
      shots: { fixed: 1, dice: 0 },
      through: null,
      plasma: false,
      chains: false,
      blast: false,
    });
    expect(defineWeapon({ name: 'Fork', kind: 'blade', damage: 2 })).toMatchObject({ kind: 'blade', range: 1 });
  });

  test('is a frozen copy', () => {
    const given = { ...gun(), shots: { fixed: 2, dice: 1 } };
    const weapon = defineWeapon(given);
    given.shots.fixed = 9;
    expect(weapon.shots).toEqual({ fixed: 2, dice: 1 });
    expect([weapon, weapon.shots].map(Object.isFrozen)).toEqual([true, true]);
  });

  test('may shoot only as many shots as dice say, and be as unlike the list as it likes', () => {
    const odd = gun({ shots: { fixed: 0, dice: 2 }, hitsOn: 6, damage: 0, range: 1000, chains: true, through: 0 });
    expect(defineWeapon(odd)).toMatchObject({ shots: { fixed: 0, dice: 2 }, hitsOn: 6, through: 0 });
    expect(defineWeapon(gun({ hitsOn: 'pistolHitsOn' })).hitsOn).toBe('pistolHitsOn');
  });

  test.each<[string, unknown, readonly string[]]>([
    ['nothing', undefined, ['S-SHOOT']],
    ['a list', [gun()], ['S-SHOOT']],
    ['an empty one', {}, ['S-SHOOT kind', 'S-SHOOT name', 'S-SHOOT damage', 'S-SHOOT range']],
    [
      'values out of bounds',
      gun({ name: '', hitsOn: 7, damage: -1, range: 0, shots: { fixed: 21, dice: -1 }, through: 1001 }),
      [
        'S-SHOOT name',
        'S-SHOOT hitsOn',
        'S-SHOOT damage',
        'S-SHOOT range',
        'S-MG shots.fixed',
        'S-MG shots.dice',
        'S-THROUGH through',
      ],
    ],
    ['half a point of damage', gun({ damage: 0.5 }), ['S-SHOOT damage']],
    ['a word that is no house rule', { ...gun(), hitsOn: 'hackOn' }, ['S-SHOOT hitsOn']],
    ['a face of 0', gun({ hitsOn: 0 }), ['S-SHOOT hitsOn']],
    ['no shots', gun({ shots: { fixed: 0, dice: 0 } }), ['S-MG shots']],
    ['shots that are none', { ...gun(), shots: 3 }, ['S-MG shots']],
    ['a flag that is none', { ...gun(), plasma: 'yes' }, ['S-PSHIELD plasma']],
    ['a blast through cover', gun({ blast: true, through: 1 }), ['S-AOE blast']],
    ['a blast of 20 shots and a die', gun({ blast: true, shots: { fixed: 20, dice: 1 } }), ['S-AOE shots']],
    ['a blast of 3 shots and 3 dice', gun({ blast: true, shots: { fixed: 3, dice: 3 } }), ['S-AOE shots']],
    ['a long blade', gun({ kind: 'blade', range: 2 }), ['S-STAB range']],
    [
      'a blade that shoots',
      { ...gun(), kind: 'blade', range: 1, shots: { fixed: 2 }, plasma: true, chains: true, blast: true },
      ['S-STAB shots', 'S-STAB plasma', 'S-STAB chains', 'S-STAB blast'],
    ],
    [
      'hostile keys',
      JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"kind":"gun","name":"x","damage":1,"range":1}'),
      ['S-SHOOT __proto__', 'S-SHOOT constructor'],
    ],
  ])('refused, every bad field named: %s', (_what, given, at) => {
    expect(refusedAt(() => defineWeapon(untyped(given)))).toEqual(['invalid-weapon', ...at]);
  });
});
