import type { Chance } from '@tabletop/dice';
import type { Weapon } from '../force/weapon.js';
import { type Cover, weakened } from '../map/battle-map.js';
import type { Strike, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeShot, shotDice } from './judge.js';
import { judgeHit } from './judge-hit.js';
import { resolveBurst, resolveShot } from './resolve.js';

/** What a weapon is fired at, alone on the map: a unit behind some cover, or that cover. */
export interface Mark {
  readonly at: 'unit' | 'cover';
  /** The cover that the unit is behind, or that is shot at. */
  readonly cover: Cover;
  /** Whether the unit is shot at through the cover. */
  readonly through: boolean;
  /** The Body of the unit, in points. */
  readonly body: number;
  /** Whether a plasma shield absorbs plasma. */
  readonly shield: boolean;
}

/** What a weapon does in a round. */
export interface Volley {
  readonly shots: readonly Strike[];
  readonly hits: number;
  /** What the unit took, in points; no more than its Body. */
  readonly damage: number;
  readonly killed: boolean;
  /** What is left of the cover. */
  readonly cover: Cover;
  /** The shots of a weapon that chains that were left when its target was gone. @rule S-CHAIN */
  readonly left: number;
}

/**
 * All the shots of a weapon in a round at one mark. A weapon that chains stops when that is gone; the dice of any other are
 * all rolled. A unit behind full cover is not shot at, unless through it: then nothing is rolled.
 *
 * @rule S-SHOOT
 * @rule S-FULL
 * @rule S-HITCOVER
 * @rule S-THROUGH
 * @rule S-CHAIN
 */
export function resolveShots(
  chance: Chance,
  weapon: Weapon,
  mark: Mark,
  using: Using<'resolveBurst' | 'resolveShot' | 'judgeShot' | 'shotDice' | 'judgeHit'> = {
    rules: DEFAULT_RULES,
    resolveBurst,
    resolveShot,
    judgeShot,
    shotDice,
    judgeHit,
  },
): Volley {
  const through = mark.through && weapon.through !== null && mark.at === 'unit';
  const canShoot = mark.at === 'cover' ? mark.cover !== 'none' : mark.cover !== 'full' || through;
  const count = canShoot ? using.resolveBurst(chance, weapon) : 0;
  const shots: Strike[] = [];
  let { cover, body } = mark;
  const isGone = () => (mark.at === 'cover' ? cover === 'none' : body <= 0);
  while (shots.length < count && !(weapon.chains && isGone())) {
    const shot = using.resolveShot(chance, weapon, { at: mark.at, through, cover }, using);
    shots.push(shot);
    if (!shot.hit || isGone()) continue;
    const covers = through && cover !== 'none' ? 1 : 0;
    const { coverSteps, damage } = using.judgeHit(weapon, { on: mark.at, through: covers, shielded: mark.shield });
    cover = weakened(cover, coverSteps);
    body -= damage;
  }
  const damage = mark.body - Math.max(0, body);
  const hits = shots.filter(({ hit }) => hit).length;
  return { shots, hits, damage, killed: mark.at === 'unit' && body <= 0, cover, left: count - shots.length };
}
