import type { Vector } from '@tabletop/geometry';
import { blastDamage, judgeBlast } from '../grenades/blast.js';
import { type Charge, grenadeOf } from '../grenades/charge.js';
import { judgeThrow } from '../grenades/judge-throw.js';
import { scatter } from '../grenades/scatter.js';
import type { Figure } from '../state.js';
import { canSee, centimetresBetween } from '../table/sight.js';
import { chanceOf, expected } from './chances.js';
import { type Mind, worthOf } from './mind.js';
import type { Stake } from './stake.js';

/** The directions in which a grenade is thought to scatter, in degrees. */
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315];
/** Own figures are felt to be worth more than those of others: they are there to be spared. */
const OWN = 1.5;

/** A grenade on its way to a spot. */
export interface Flight {
  readonly at: Vector;
  readonly grenade: Charge;
  readonly skill: number;
  readonly targetNumber: number;
}

/** Where everybody stands. */
type Standing = Pick<Mind, 'own' | 'enemies'>;

/** The card for a grenade of one's own. */
export function throwStake(mind: Mind, standing: Standing, { at, grenade, skill, targetNumber }: Flight): Stake {
  const known = new Map<number, number>();
  const blast = blastGains(mind, standing, grenade);
  const landing = (short: number): number => {
    if (short === 0) return blast(at);
    const sum = DIRECTIONS.reduce((total, degrees) => total + blast(scatter(at, short, degrees, mind)), 0);
    return sum / DIRECTIONS.length;
  };
  return {
    theirs: mind.drawn,
    gain: (card, drawn) => {
      const { short } = judgeThrow({ card, drawn, skill, targetNumber });
      const gain = known.get(short) ?? landing(short);
      known.set(short, gain);
      return gain;
    },
  };
}

/** What a blast brings at a place. */
function blastGains(mind: Mind, { own, enemies }: Standing, charge: Charge): (at: Vector) => number {
  const { rules, view } = mind;
  const grenade = grenadeOf(charge);
  const out = chancesOut(mind);
  const loss = (at: Vector, figures: readonly Figure[]): number => {
    let sum = 0;
    for (const figure of figures) {
      const damage = blastDamage(grenade, centimetresBetween(at, figure.at));
      if (damage > 0 && !(rules.blastShielded && !canSee(view.board, at, figure.at, rules)))
        sum += out(damage, figure) * worthOf(mind, figure);
    }
    return sum;
  };
  return (at) => loss(at, enemies) - OWN * loss(at, own);
}

/**
 * The chance that a blast of some Damage puts a figure out of the fight. Two cards are drawn; that the first is gone
 * when the second comes is not thought of.
 */
function chancesOut({ drawn }: Mind): (damage: number, target: Figure) => number {
  const known = new Map<number, number>();
  return (damage, { profile: { knockOutValue } }) => {
    const need = knockOutValue - damage;
    const found = known.get(need);
    if (found !== undefined) return found;
    const chance = expected(drawn, (first) =>
      chanceOf(drawn, (second) => judgeBlast({ first, second, damage, knockOutValue }).out),
    );
    known.set(need, chance);
    return chance;
  };
}
