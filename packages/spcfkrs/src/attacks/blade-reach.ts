import type { Weapon } from '../force/weapon.js';

/** How far a blade reaches, in spaces: through cover, where it goes through any, one space further. @rule S-STAB @rule S-THROUGH */
export function bladeReach({ range, through: harm }: Pick<Weapon, 'range' | 'through'>, through: boolean): number {
  return range + (through && harm !== null ? 1 : 0);
}
