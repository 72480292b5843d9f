import type { MeleeWeapon } from '../figures/sheet.js';
import { damageFrom } from './printed.js';

/** A melee weapon of the armoury. */
export interface ArmouryMeleeWeapon extends MeleeWeapon {
  readonly name: MeleeWeaponName;
}

// biome-ignore format: the table of the rule book
const PRINTED = [
  // weapon       damage
  ['Club',        '+1'],
  ['Katana',      '+3'],
  ['Knife',       '-2'],
  ['Monowhip',      16],
  ['Pole Arm',    '+3'],
  ['Sap',         '+2'],
  ['Staff',       '+2'],
  ['Stun Baton',    12],
  ['Sword',       '+2'],
] as const;

/** The name of a melee weapon of the armoury. */
export type MeleeWeaponName = (typeof PRINTED)[number][0];

/** The armoury's melee weapons. @rule F-WEAPONS */
export const MELEE_WEAPONS: readonly ArmouryMeleeWeapon[] = /* @__PURE__ */ PRINTED.map(([name, damage]) => ({
  name,
  damage: damageFrom(damage),
}));

/** The melee weapon of that name; undefined where the armoury has none. */
export function meleeWeaponNamed(name: MeleeWeaponName): ArmouryMeleeWeapon;
export function meleeWeaponNamed(name: string): ArmouryMeleeWeapon | undefined;
export function meleeWeaponNamed(name: string): ArmouryMeleeWeapon | undefined {
  return MELEE_WEAPONS.find((weapon) => weapon.name === name);
}

/** What a figure fights with that has nothing in its hands: always ready, and neither better nor worse. @rule F-READY */
export const BARE_HANDS: MeleeWeapon = { name: 'bare hands', damage: { kind: 'added', points: 0 } };
