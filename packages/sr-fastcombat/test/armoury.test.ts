import { describe, expect, test } from 'vitest';
import { GRENADES, grenadeNamed } from '../src/armoury/grenades.js';
import { BARE_HANDS, MELEE_WEAPONS, meleeWeaponNamed } from '../src/armoury/melee-weapons.js';
import { isOneHanded } from '../src/armoury/one-handed.js';
import { damageFrom, rangeClassOf } from '../src/armoury/printed.js';
import { isRangeClass, RANGES, STRENGTH_RANGES } from '../src/armoury/ranges.js';
import { SPELLS, spellFor, spellNamed } from '../src/armoury/spells.js';
import { isThrown } from '../src/armoury/thrown.js';
import { WEAPONS, weaponNamed } from '../src/armoury/weapons.js';
import type { Damage } from '../src/figures/sheet.js';

/** The table as it is printed. */
const PRINTED_WEAPONS = `
Streetline Special     Hold-Out          6          5
Walther Palm Pistol    Hold-Out          2          5
Beretta 101T           Light             12         7
Colt America L36       Light             11         7
Fichetti Security 500  Light             12         7
Fichetti Security 500a  Light            25         7
Ares Predator          Heavy             15         12
Ares Viper             Heavy             10         22
Browning MaxPower      Heavy             10         12
Remington Roomsweeper  Heavy             8          19
Ruger Super Warhawk    Heavy             6          13
Defiance SuperShock    Taser             4          22
AK-97 SMG              SMG               6          14
H&K HK227              SMG               6          15
HK227S                 SMG               9          13
Uzi III                SMG               8          12
Remington 750          Sporting          5          13
Remington 950          Sporting          5          15
Ranger Arms SM-3       Sniper            6          20
Defiance T-250         Shotgun           5          16
Enfield AS-7           Shotgun           3          17
AK-97                  Assault           8          16
AK-98                  Assault           8          16
FN HAR                 Assault           7          16
Grenade Launcher       Grenade Launcher  6          grenade
Ingram Valiant         LMG               10         18
Assault Cannon         Assault Cannon    20         28
Generic MMG            MMG               8          20
Generic HMG            HMG               8          21
Throwing Knife         Throwing Knife    -          -2
Shuriken               Shuriken          -          -2
Bow                    Bow               1          +2
Light Crossbow         Light Crossbow    1          7
Medium Crossbow        Medium Crossbow   1          9
Heavy Crossbow         Heavy Crossbow    1          14
`;

const PRINTED_MELEE_WEAPONS = `
Club                     +1
Katana                   +3
Knife                    -2
Monowhip                 16
Pole Arm                 +3
Sap                      +2
Staff                    +2
Stun Baton               12
Sword                    +2
`;

const PRINTED_GRENADES = `
Concussion               15         1.5cm
Defensive                16         .75cm
Offensive                16         1.5cm
`;

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));

/** A damage as it is printed. */
function printed(damage: Damage | null): string {
  if (damage === null) return 'grenade';
  return damage.kind === 'added' && damage.points >= 0 ? `+${damage.points}` : String(damage.points);
}

const LONG_NAMES = {
  Light: 'Light Pistol',
  Heavy: 'Heavy Pistol',
  Sporting: 'Sporting Rifle',
  Sniper: 'Sniper Rifle',
  Assault: 'Assault Rifle',
} as const;

describe('the armoury', () => {
  test('[F-WEAPONS] has the 35 weapons that are printed, value for value', () => {
    const found = WEAPONS.filter(({ provenance }) => provenance === 'source').map(({ name, type, ammo, damage }) => {
      const short = Object.entries(LONG_NAMES).find(([, long]) => long === type)?.[0] ?? type;
      return [name, short, String(ammo ?? '-'), printed(damage)];
    });
    expect(found).toHaveLength(35);
    expect(found).toEqual(rowsOf(PRINTED_WEAPONS));
  });

  test('[F-WEAPONS] has one House weapon, which says so', () => {
    expect(WEAPONS.filter(({ provenance }) => provenance !== 'source')).toEqual([
      {
        name: 'Browning UltraPower',
        type: 'Heavy Pistol',
        ammo: 10,
        damage: { kind: 'fixed', points: 12 },
        provenance: 'house',
      },
    ]);
  });

  test('[F-WEAPONS] has the melee weapons that are printed, value for value', () => {
    expect(MELEE_WEAPONS.map(({ name, damage }) => [name, printed(damage)])).toEqual(rowsOf(PRINTED_MELEE_WEAPONS));
  });

  test('[F-WEAPONS] has the grenades that are printed, value for value', () => {
    expect(GRENADES.map(({ name, damage, reduction }) => [name, damage, reduction])).toEqual(
      rowsOf(PRINTED_GRENADES).map(([name, damage, reduction = '']) => [
        name,
        Number(damage),
        Number(reduction.replace('cm', '')),
      ]),
    );
  });

  test('[F-MELEE-WEAPON] a printed sign makes a damage an added one, even before 0', () => {
    expect(damageFrom(7)).toEqual({ kind: 'fixed', points: 7 });
    expect(damageFrom('+2')).toEqual({ kind: 'added', points: 2 });
    expect(damageFrom('-2')).toEqual({ kind: 'added', points: -2 });
    expect(damageFrom('+0')).toEqual({ kind: 'added', points: 0 });
    expect(BARE_HANDS.damage).toEqual({ kind: 'added', points: 0 });
  });

  test('[F-WEAPONS] short names of classes are those of the table of ranges', () => {
    for (const [short, long] of Object.entries(LONG_NAMES)) expect(rangeClassOf(short)).toBe(long);
    expect(rangeClassOf('SMG')).toBe('SMG');
    for (const unknown of ['Sling', 'light', '', 'constructor', '__proto__'])
      expect(rangeClassOf(unknown)).toBeUndefined();
  });

  test('every entry is found by its name, and nothing else is', () => {
    for (const weapon of WEAPONS) expect(weaponNamed(weapon.name)).toBe(weapon);
    for (const weapon of MELEE_WEAPONS) expect(meleeWeaponNamed(weapon.name)).toBe(weapon);
    for (const grenade of GRENADES) expect(grenadeNamed(grenade.name)).toBe(grenade);
    for (const spell of SPELLS) expect(spellNamed(spell.name)).toBe(spell);
    for (const name of ['', 'constructor', '__proto__', 'katana'])
      for (const find of [weaponNamed, meleeWeaponNamed, grenadeNamed, spellNamed]) expect(find(name)).toBeUndefined();
  });

  test('[F-READY] these take one hand, all else two', () => {
    const classes = [...Object.keys(RANGES), ...Object.keys(STRENGTH_RANGES)].filter(isRangeClass);
    expect(classes.filter(isOneHanded)).toEqual([
      'Hold-Out',
      'Light Pistol',
      'Heavy Pistol',
      'Taser',
      'Throwing Knife',
      'Shuriken',
      'Hand Grenade',
    ]);
    expect(classes.filter(isThrown)).toEqual(['Throwing Knife', 'Shuriken', 'Hand Grenade']);
  });

  test('[F-SPELLS] Detect Enemies and Heal as a magician of Magic 5 knows them at Force 4', () => {
    const known = (name: 'Detect Enemies' | 'Heal') => spellFor(spellNamed(name), { maxForce: 4, magic: 5 });
    expect(known('Detect Enemies')).toEqual({
      name: 'Detect Enemies',
      maxForce: 4,
      damage: null,
      range: 20,
      targetNumber: 8,
      resisted: false,
      drain: 4,
      radius: 7,
      effect: 'detect',
      ignoresSight: true,
    });
    expect(known('Heal')).toEqual({
      name: 'Heal',
      maxForce: 4,
      damage: null,
      range: 'touch',
      targetNumber: 'magic-resistance',
      resisted: false,
      drain: 10,
      radius: null,
      effect: 'heal',
    });
    expect(spellFor(spellNamed('Detect Enemies'), { maxForce: 4, magic: 6 })).toMatchObject({ range: 24, radius: 9 });
    expect(SPELLS.map(({ name }) => name)).toEqual(['Detect Enemies', 'Heal']);
  });
});
