import type { Chance, Face } from '@tabletop/dice';
import type { Weapon } from '../force/weapon.js';
import type { Strike, Trial, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeHack, judgeOverdose, judgeShot, type ShotAim, shotDice } from './judge.js';

/** A roll for who goes first among those of equal Speed. @rule S-SPEED */
export function resolveTie(chance: Chance): Face<6> {
  return chance.die(6, 'S-SPEED');
}

/** How many shots a weapon fires this round: its number, and for a machine gun a die more. @rule S-MG @rule S-PMG */
export function resolveBurst(chance: Chance, { shots }: Pick<Weapon, 'shots'>): number {
  return shots.dice === 0 ? shots.fixed : shots.fixed + total(chance.dice(shots.dice, 6, 'S-MG'));
}

function total(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** One shot. @rule S-SHOOT @rule S-PARTIAL @rule S-HITCOVER @rule S-THROUGH */
export function resolveShot(
  chance: Chance,
  weapon: Pick<Weapon, 'hitsOn'>,
  aim: ShotAim,
  using: Using<'judgeShot' | 'shotDice'> = { rules: DEFAULT_RULES, judgeShot, shotDice },
): Strike {
  const count = using.shotDice(aim, using);
  const dice = chance.dice(count, 6, 'S-SHOOT');
  // Two dice at cover that is gone count as they did before.
  const cover = aim.cover === 'none' && count > 1 ? 'partial' : aim.cover;
  return { dice, ...using.judgeShot(weapon, cover, dice, using) };
}

/** One stab: cover does not hinder it, unless it goes through. @rule S-STAB @rule S-PSWORD */
export function resolveStab(
  chance: Chance,
  weapon: Pick<Weapon, 'hitsOn'>,
  through: boolean,
  using: Using<'judgeShot' | 'shotDice'> = { rules: DEFAULT_RULES, judgeShot, shotDice },
): Strike {
  const cover = through ? 'partial' : 'none';
  const dice = chance.dice(using.shotDice({ at: 'unit', through, cover }, using), 6, 'S-STAB');
  return { dice, ...using.judgeShot(weapon, cover, dice, using) };
}

/** A try to hack the guns of a unit. @rule S-HACK */
export function resolveHack(chance: Chance, using: Using<'judgeHack'> = { rules: DEFAULT_RULES, judgeHack }): Trial {
  const die = chance.die(6, 'S-HACK');
  return { die, succeeds: using.judgeHack(die, using) };
}

/** A roll for an overdose: it succeeds where it kills. @rule S-OVERDOSE */
export function resolveOverdose(
  chance: Chance,
  using: Using<'judgeOverdose'> = { rules: DEFAULT_RULES, judgeOverdose },
): Trial {
  const die = chance.die(6, 'S-OVERDOSE');
  return { die, succeeds: using.judgeOverdose(die, using) };
}
