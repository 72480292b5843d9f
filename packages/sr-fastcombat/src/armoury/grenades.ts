import type { Grenade } from '../figures/sheet.js';

/** A grenade of the armoury. */
export interface ArmouryGrenade extends Grenade {
  readonly name: GrenadeName;
}

/** The name of a grenade of the armoury. */
export type GrenadeName = 'Concussion' | 'Defensive' | 'Offensive';

/** The armoury's grenades; Reductions are centimetres. @rule F-WEAPONS */
// biome-ignore format: the table of the rule book
export const GRENADES: readonly ArmouryGrenade[] = [
  { name: 'Concussion', damage: 15, reduction: 1.5  },
  { name: 'Defensive',  damage: 16, reduction: 0.75 },
  { name: 'Offensive',  damage: 16, reduction: 1.5  },
];

/** The grenade of that name; undefined where the armoury has none. */
export function grenadeNamed(name: GrenadeName): ArmouryGrenade;
export function grenadeNamed(name: string): ArmouryGrenade | undefined;
export function grenadeNamed(name: string): ArmouryGrenade | undefined {
  return GRENADES.find((grenade) => grenade.name === name);
}
