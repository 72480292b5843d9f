import { BARE_HANDS } from '../armoury/melee-weapons.js';
import type { Damage, FigureSheet, MeleeWeapon } from '../figures/sheet.js';

/**
 * The damage that a figure does: a signed damage is added to its Melee Combat Damage, an unsigned one stands for
 * itself. For melee weapons, thrown weapons and bows alike.
 *
 * @rule F-MELEE-WEAPON
 */
export function damageOf(damage: Damage, sheet: Pick<FigureSheet, 'meleeDamage'>): number {
  return damage.kind === 'added' ? sheet.meleeDamage + damage.points : damage.points;
}

/**
 * What a figure hits back with: of its readied melee weapons and its bare hands the one that does the most damage, the
 * first listed of equal ones, bare hands last.
 *
 * @rule F-MELEE
 */
export function bestMeleeWeapon<Weapon extends MeleeWeapon>(
  readied: readonly Weapon[],
  sheet: Pick<FigureSheet, 'meleeDamage'>,
): Weapon | typeof BARE_HANDS {
  const damage = (weapon: MeleeWeapon): number => damageOf(weapon.damage, sheet);
  return [...readied, BARE_HANDS].reduce((best, weapon) => (damage(weapon) > damage(best) ? weapon : best));
}
