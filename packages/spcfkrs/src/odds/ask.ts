import { certain, type Distribution, exactly } from '@tabletop/dice';
import { bladeReach } from '../attacks/blade-reach.js';
import type { Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import { checkAttack, checkCount } from './check-question.js';
import { type OddsUsing, PRINTED } from './using.js';
import { isGone, tollOdds } from './volleys.js';

/** An attack whose odds are asked for: all that a weapon does in a round, to one target. */
export interface Attack {
  readonly weapon: Weapon;
  /** The Body of the target, in points; by default 1. */
  readonly body?: number;
  /** The cover that hinders it; by default none. */
  readonly cover?: Cover;
  /** Whether it goes through the cover; by default not. */
  readonly through?: boolean;
  /** In spaces; by default near enough. */
  readonly distance?: number;
  /** Whether a plasma shield absorbs plasma; by default not. */
  readonly shield?: boolean;
}

/** What an attack does to its target. */
export interface Harm {
  /** In points; no more than the target has. */
  readonly damage: number;
  readonly killed: boolean;
  /** What is left of the cover. */
  readonly cover: Cover;
}

/** What comes of one shot or stab. */
export type HitResult = 'hit' | 'miss' | 'impossible';

/**
 * The exact odds of one shot or one stab at a unit: impossible beyond range, and at a unit behind full cover unless it goes
 * through.
 *
 * Like the others below it throws `RuleError` 'invalid-question' naming every number that no game has.
 *
 * @rule S-SHOOT
 * @rule S-PARTIAL
 * @rule S-THROUGH
 * @rule S-STAB
 */
export function hitOdds(attack: Attack, using: OddsUsing = PRINTED): Distribution<HitResult> {
  checkAttack(attack);
  const { weapon, cover = 'none' } = attack;
  if (!isPossible(attack)) return certain<HitResult>('impossible');
  const through = goesThrough(attack);
  return exactly((chance): HitResult => {
    const { hit } =
      weapon.kind === 'blade'
        ? using.resolveStab(chance, weapon, through, using)
        : using.resolveShot(chance, weapon, { at: 'unit', through, cover }, using);
    return hit ? 'hit' : 'miss';
  });
}

/**
 * The exact odds of what a weapon does in a round to a unit: all shots of a gun, or a stab. Of a weapon that chains only what
 * it does to this one.
 *
 * @rule S-SHOOT
 * @rule S-THROUGH
 * @rule S-PSHIELD
 * @rule S-STAB
 */
export function attackOdds(attack: Attack, using: OddsUsing = PRINTED): Distribution<Harm> {
  checkAttack(attack);
  const { weapon, body = 1, cover = 'none', shield = false } = attack;
  if (!isPossible(attack)) return certain({ damage: 0, killed: false, cover });
  const through = goesThrough(attack);
  const harmOf = (left: number, coverLeft: Cover): Harm => ({
    damage: body - left,
    killed: left === 0,
    cover: coverLeft,
  });
  if (weapon.kind === 'blade') {
    return exactly((chance) => {
      if (!using.resolveStab(chance, weapon, through, using).hit) return harmOf(body, cover);
      const { damage } = using.judgeHit(weapon, { on: 'unit', through: through ? 1 : 0, shielded: false });
      return harmOf(Math.max(0, body - damage), through ? 'none' : cover);
    });
  }
  const mark = { at: 'unit', cover, through, body, shield } as const;
  return tollOdds(weapon, mark, 1, using).map((toll) => harmOf(Math.max(0, toll.body), toll.cover));
}

/** The exact odds of what is left of cover that a gun is fired at for a round. @rule S-HITCOVER */
export function coverOdds(weapon: Weapon, cover: Cover, using: OddsUsing = PRINTED): Distribution<Cover> {
  checkAttack({ weapon, cover });
  if (weapon.kind === 'blade') return certain(cover);
  const mark = { at: 'cover', cover, through: false, body: 0, shield: false } as const;
  return tollOdds(weapon, mark, 1, using).map((toll) => toll.cover);
}

/** Units that are alike, each behind cover of its own, within range of a machine gun. */
export interface Row {
  readonly weapon: Weapon;
  /** The Body of each, in points; by default 1. */
  readonly body?: number;
  /** The cover that each is behind; by default none. A weapon that shoots through cover does. */
  readonly cover?: Cover;
  /** How many there are; by default as many as it can kill. */
  readonly units?: number;
}

/**
 * The exact odds of how many units in a row a gun kills in a round: one that chains goes on to the next when one is dead,
 * any other kills one at most.
 *
 * @rule S-CHAIN
 * @rule S-MG
 * @rule S-PMG
 */
export function killOdds(row: Row, using: OddsUsing = PRINTED): Distribution<number> {
  const { weapon, body = 1, cover = 'none', units = Number.POSITIVE_INFINITY } = row;
  checkAttack({ weapon, body, cover });
  if (units !== Number.POSITIVE_INFINITY) checkCount('units', units);
  const attack = { weapon, body, cover, through: weapon.through !== null && cover !== 'none' };
  const marks = weapon.chains ? units : Math.min(1, units);
  if (weapon.kind === 'blade' || marks === 0) {
    return attackOdds(attack, using).map(({ killed }) => (killed && units > 0 ? 1 : 0));
  }
  const mark = { at: 'unit', cover, through: attack.through, body, shield: false } as const;
  return tollOdds(weapon, mark, marks, using).map((toll) => toll.gone + (isGone(mark, toll) ? 1 : 0));
}

/** The exact odds of hacking the guns of a unit. @rule S-HACK */
export function hackOdds(using: OddsUsing = PRINTED): Distribution<boolean> {
  return exactly((chance) => using.resolveHack(chance, using).succeeds);
}

/** The exact odds of dying of an overdose within some rounds, by default one. @rule S-OVERDOSE */
export function overdoseOdds(rounds = 1, using: OddsUsing = PRINTED): Distribution<boolean> {
  checkCount('rounds', rounds);
  const roll = exactly((chance) => using.resolveOverdose(chance, using).succeeds);
  let odds = certain(false);
  for (let round = 0; round < rounds; round++) odds = odds.combine(roll, (dead, dies) => dead || dies);
  return odds;
}

/** Whether an attack goes through cover. */
function goesThrough({ weapon, cover = 'none', through = false }: Attack): boolean {
  return through && weapon.through !== null && cover !== 'none';
}

/** Whether an attack can be made at all: a stab through cover reaches one space further. @rule S-FULL @rule S-THROUGH */
function isPossible(attack: Attack): boolean {
  const { weapon, cover = 'none', distance = 1 } = attack;
  const through = goesThrough(attack);
  const reach = weapon.kind === 'blade' ? bladeReach(weapon, through) : weapon.range;
  return distance <= reach && (cover !== 'full' || through);
}
