import type { Face } from '@tabletop/dice';
import type { Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';

/** What the dice of a shot or a stab came to. */
export interface HitRoll {
  /** The face that counts: the lowest. @rule S-PARTIAL */
  readonly counted: Face<6>;
  /** The least face that hits. */
  readonly hitsOn: number;
  readonly hit: boolean;
}

/** The least face that hits with a weapon. @rule S-BASE @rule S-PISTOL @rule S-SNIPER */
export function hitsOnOf(
  { hitsOn }: Pick<Weapon, 'hitsOn'>,
  { rules }: Ruled<'hitsOn' | 'pistolHitsOn'> = { rules: DEFAULT_RULES },
): number {
  return typeof hitsOn === 'number' ? hitsOn : rules[hitsOn];
}

/** How a shot is aimed, as far as it says how many dice it takes. */
export interface ShotAim {
  /** At a unit, or at cover itself. */
  readonly at: 'unit' | 'cover';
  /** Whether it is to go through the cover. */
  readonly through: boolean;
  /** The cover that hinders it. */
  readonly cover: Cover;
}

/**
 * How many dice a shot takes: two where it is aimed at cover, or at a unit behind cover; by house rules a single one
 * where it is to go through.
 *
 * @rule S-PARTIAL
 * @rule S-HITCOVER
 * @rule S-THROUGH
 */
export function shotDice(
  { at, through, cover }: ShotAim,
  { rules }: Ruled<'throughCoverDice'> = { rules: DEFAULT_RULES },
): 1 | 2 {
  if (at === 'cover') return 2;
  if (cover === 'none') return 1;
  return through && rules.throughCoverDice === 'single' ? 1 : 2;
}

/**
 * What the dice of a shot, or of a stab, come to: behind cover the lowest counts, with none in the way the first. It hits
 * at the weapon's number or above. Throws `RangeError` where there is no die.
 *
 * @rule S-SHOOT
 * @rule S-PARTIAL
 */
export function judgeShot(
  weapon: Pick<Weapon, 'hitsOn'>,
  cover: Cover,
  dice: readonly Face<6>[],
  using: Ruled<'hitsOn' | 'pistolHitsOn'> = { rules: DEFAULT_RULES },
): HitRoll {
  const counted = cover === 'none' ? dice[0] : [...dice].sort((a, b) => a - b)[0];
  if (counted === undefined) throw new RangeError('A shot takes at least one die.');
  const hitsOn = hitsOnOf(weapon, using);
  return { counted, hitsOn, hit: counted >= hitsOn };
}

/** Whether a die hacks a gun. @rule S-HACK */
export function judgeHack(die: Face<6>, { rules }: Ruled<'hackOn'> = { rules: DEFAULT_RULES }): boolean {
  return die >= rules.hackOn;
}

/** Whether a die of an overdose kills, of a unit or of a pilot. @rule S-OVERDOSE @rule S-VMODS */
export function judgeOverdose(die: Face<6>, { rules }: Ruled<'overdoseKillsOn'> = { rules: DEFAULT_RULES }): boolean {
  return die <= rules.overdoseKillsOn;
}
