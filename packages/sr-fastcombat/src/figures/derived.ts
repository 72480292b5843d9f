import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { FigureSheet } from './sheet.js';

/**
 * The Actions of a figure in a turn: Reaction and 3 for each initiative die, divided by 4 and rounded down, at least 1.
 *
 * @rule F-ACTIONS
 */
export function actionsFrom(reaction: number, initiativeDice: number): number {
  return Math.max(1, Math.floor((reaction + 3 * initiativeDice) / 4));
}

/**
 * The Speed of a figure, in centimetres: Quickness times the movement multiplier, which every initiative die beyond the
 * first raises by 1.
 *
 * @rule F-SPEED
 */
export function speedFrom(quickness: number, movementMultiplier: number, initiativeDice: number): number {
  return quickness * (movementMultiplier + initiativeDice - 1);
}

/**
 * The Knock-Out Value of a figure: twice its Body and the average of its armour, rounded up.
 *
 * @rule F-KO
 */
export function knockOutValueFrom(body: number, ballistic: number, impact: number): number {
  return 2 * body + Math.ceil((ballistic + impact) / 2);
}

/**
 * The Magic Resistance Value of a figure: natural Body and Willpower, and the Sorcery skill of one who casts spells.
 *
 * @rule F-MR
 */
export function magicResistanceFrom(body: number, willpower: number, sorcery: number): number {
  return body + willpower + sorcery;
}

/**
 * The Melee Combat Damage of a figure: Strength and 3.
 *
 * @rule F-MELEE-DMG
 */
export function meleeDamageFrom(strength: number, using: Ruled<'meleeBonus'> = { rules: DEFAULT_RULES }): number {
  return strength + using.rules.meleeBonus;
}

/**
 * The Strength behind a sheet, for the ranges of what is thrown and of bows: its Melee Combat Damage less 3, at least 0.
 *
 * @rule F-RANGES
 */
export function strengthOf(
  sheet: Pick<FigureSheet, 'meleeDamage'>,
  using: Ruled<'meleeBonus'> = { rules: DEFAULT_RULES },
): number {
  return Math.max(0, sheet.meleeDamage - using.rules.meleeBonus);
}
