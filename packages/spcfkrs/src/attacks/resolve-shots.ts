import type { Chance } from '@tabletop/dice';
import type { Weapon } from '../force/weapon.js';
import { type Cover, weakened } from '../map/battle-map.js';
import type { Strike, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { SIXTHS } from '../sixths.js';
import type { UnitClass } from '../unit-class.js';
import { classDamage } from './class-damage.js';
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
  /** What is left of the unit, or of a part of it, in sixths of a point; by default all of its Body. @rule S-CLASS-DMG */
  readonly sixths?: number;
  /** Who shoots; by default somebody on foot. @rule S-CLASS-DMG */
  readonly attacker?: UnitClass;
  /** Who is shot at; by default somebody on foot. @rule S-CLASS-DMG */
  readonly target?: UnitClass;
}

/** What a weapon does in a round. */
export interface Volley {
  readonly shots: readonly Strike[];
  readonly hits: number;
  /** What the unit took, in points, parts of a point left out; no more than its Body. */
  readonly damage: number;
  /** The same in sixths of a point, exactly. @rule S-CLASS-DMG */
  readonly sixths: number;
  /** Whether a plasma shield took any of it. @rule S-PSHIELD */
  readonly absorbed: boolean;
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
 * @rule S-CLASS-DMG
 */
export function resolveShots(
  chance: Chance,
  weapon: Weapon,
  mark: Mark,
  using: Using<'resolveBurst' | 'resolveShot' | 'judgeShot' | 'shotDice' | 'judgeHit' | 'classDamage'> = {
    rules: DEFAULT_RULES,
    resolveBurst,
    resolveShot,
    judgeShot,
    shotDice,
    judgeHit,
    classDamage,
  },
): Volley {
  const through = mark.through && weapon.through !== null && mark.at === 'unit';
  const canShoot = mark.at === 'cover' ? mark.cover !== 'none' : mark.cover !== 'full' || through;
  const count = canShoot ? using.resolveBurst(chance, weapon) : 0;
  const shots: Strike[] = [];
  const { attacker = 'on-foot', target = 'on-foot', sixths: whole = mark.body * SIXTHS } = mark;
  let { cover } = mark;
  let left = whole;
  let absorbed = false;
  const isGone = () => (mark.at === 'cover' ? cover === 'none' : left <= 0);
  while (shots.length < count && !(weapon.chains && isGone())) {
    const shot = using.resolveShot(chance, weapon, { at: mark.at, through, cover }, using);
    shots.push(shot);
    if (!shot.hit || isGone()) continue;
    const covers = through && cover !== 'none' ? 1 : 0;
    const hit = using.judgeHit(weapon, { on: mark.at, through: covers, shielded: mark.shield });
    cover = weakened(cover, hit.coverSteps);
    left -= using.classDamage(attacker, target, hit.damage, using);
    absorbed ||= hit.absorbed;
  }
  const sixths = whole - Math.max(0, left);
  return {
    shots,
    hits: shots.filter(({ hit }) => hit).length,
    damage: Math.floor(sixths / SIXTHS),
    sixths,
    absorbed,
    killed: mark.at === 'unit' && left <= 0,
    cover,
    left: count - shots.length,
  };
}
