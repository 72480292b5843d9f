import { certain, type Distribution, exactly } from '@tabletop/dice';
import { chebyshev } from '@tabletop/geometry/grid';
import { resolveShots } from '../attacks/resolve-shots.js';
import type { Weapon } from '../force/weapon.js';
import { mostShots } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import { SIXTHS } from '../sixths.js';
import type { UnitClass } from '../unit-class.js';
import { type WreckStage, wreckStage } from '../wrecks/wreck-stage.js';
import { checkCount, checkFire } from './check-question.js';
import { mixed } from './mixed.js';
import { type OddsUsing, PRINTED } from './using.js';
import { burstOdds } from './volleys.js';
import type { WreckedCraft } from './wrecked-craft.js';

/** The most shots, however the dice fall, whose odds to wreck a craft are asked for: those of all rounds together. */
export const MAX_WRECK_SHOTS = 100;

/** A gun that is fired at a craft, round after round: at one part until that is wrecked, then at the next. */
export interface Fire {
  readonly weapon: Weapon;
  /** Who fires it. @rule S-CLASS-DMG */
  readonly attacker: UnitClass;
  readonly craft: WreckedCraft;
  /** From 0; by default 1. All shots of them, however the dice fall, are {@link MAX_WRECK_SHOTS} at most. */
  readonly rounds?: number;
  /** The cover that hinders the shots, whichever part they are at; by default none. */
  readonly cover?: Cover;
  /** Whether they go through the cover; by default not. */
  readonly through?: boolean;
  /** Whether the craft has a plasma shield that is not spent; by default not. @rule S-PSHIELD */
  readonly shield?: boolean;
}

/** What is left of a craft. */
export interface Wreck {
  /** How many of its parts are wrecked. */
  readonly wrecked: number;
  readonly stage: WreckStage;
}

/** How a craft fares while it is shot at. */
interface Target {
  /** What is left of each part, in sixths of a point. */
  readonly parts: readonly number[];
  readonly cover: Cover;
  readonly shield: 'none' | 'ready' | 'absorbing';
  /** Whether the burst still goes on at the part that it was aimed at, is lost with it, or has gone on to others. */
  readonly burst: 'aimed' | 'lost' | 'chained';
}

/**
 * The exact odds of how far gone a craft is after some rounds of fire of one gun, by nothing but its damage: see
 * `survivalOdds` for what becomes of a wreck by itself. The gun is aimed at the first part that is not wrecked. What is left
 * of a burst when that is gone is lost, but for a weapon that chains; a rocket hits the parts around as well.
 *
 * Throws `RuleError` 'invalid-question' naming everything that no game has, and 'rounds' where there are too many shots.
 *
 * @rule S-PARTS
 * @rule S-GUNS
 * @rule S-CLASS-DMG
 * @rule S-PSHIELD
 */
export function wreckOdds(fire: Fire, using: OddsUsing = PRINTED): Distribution<Wreck> {
  const { rounds = 1 } = fire;
  const [first, ...others] = wreckOddsByRound({ ...fire, rounds }, using);
  return others.at(-1) ?? first;
}

/** The same before the first round, and after each. */
export function wreckOddsByRound(
  fire: Fire & { readonly rounds: number },
  using: OddsUsing = PRINTED,
): readonly [Distribution<Wreck>, ...Distribution<Wreck>[]] {
  const { weapon, craft, rounds, cover = 'none', shield = false } = fire;
  checkFire(fire);
  checkCount('rounds', rounds, Math.floor(MAX_WRECK_SHOTS / Math.max(1, mostShots(weapon.shots))));
  const burst = burstOdds(weapon, using);
  const afterShot = shotAfter(fire, using);
  let odds: Distribution<Target> = certain({
    parts: craft.shape.map(() => craft.profile.body * SIXTHS),
    cover,
    shield: shield ? 'ready' : 'none',
    burst: 'aimed',
  });
  const byRound: [Distribution<Wreck>, ...Distribution<Wreck>[]] = [odds.map(wreckOf)];
  for (let round = 0; round < rounds; round++) {
    // All that a round may begin with goes through its shots together.
    const afterShots: Distribution<Target>[] = [odds];
    for (let shot = 0; shot < burst.maximum(); shot++) afterShots.push(mixed(afterShots[shot] ?? odds, afterShot));
    const before = odds;
    odds = mixed(burst, (shots) => afterShots[shots] ?? before).map(afterRound);
    byRound.push(odds.map(wreckOf));
  }
  return byRound;
}

function afterRound(target: Target): Target {
  return { ...target, shield: target.shield === 'absorbing' ? 'none' : target.shield, burst: 'aimed' };
}

function wreckOf({ parts }: Target): Wreck {
  return { wrecked: parts.filter((sixths) => sixths === 0).length, stage: stageOf(parts) };
}

/** What becomes of a target by one shot more, worked out once for each. */
function shotAfter(fire: Fire, using: OddsUsing): (target: Target) => Distribution<Target> {
  const { weapon, attacker, craft, through = false } = fire;
  const single: Weapon = { ...weapon, shots: { fixed: 1, dice: 0 } };
  const known = new Map<string, Distribution<Target>>();
  return (target) => {
    const { parts, cover, shield, burst } = target;
    const aimed = parts.findIndex((sixths) => sixths > 0);
    const left = parts[aimed];
    if (burst === 'lost' || left === undefined || stageOf(parts) === 'destroyed') return certain(target);
    const key = JSON.stringify(target);
    const found = known.get(key);
    if (found !== undefined) return found;
    const mark = {
      at: 'unit',
      cover,
      // What a burst goes on to is shot at through its cover by whatever can.
      through: through || burst === 'chained',
      body: craft.profile.body,
      shield: shield !== 'none',
      sixths: left,
      attacker,
      target: craft.profile.class,
    } as const;
    const next = exactly((chance): Target => {
      const volley = resolveShots(chance, single, mark, using);
      const isBlast = weapon.blast && volley.hits > 0;
      return {
        parts: isBlast ? caughtIn(fire, parts, aimed, mark.shield, using) : wounded(parts, aimed, volley.sixths),
        cover: volley.cover,
        shield: volley.absorbed ? 'absorbing' : shield,
        burst: !volley.killed ? burst : weapon.chains ? 'chained' : 'lost',
      };
    });
    known.set(key, next);
    return next;
  };
}

function wounded(parts: readonly number[], struck: number, sixths: number): readonly number[] {
  return parts.map((left, part) => (part === struck ? left - sixths : left));
}

/** What a rocket leaves of the parts in the space that it hits and in those around. @rule S-AOE */
function caughtIn(
  { weapon, attacker, craft }: Fire,
  parts: readonly number[],
  aimed: number,
  shielded: boolean,
  using: OddsUsing,
): readonly number[] {
  const { damage } = using.judgeHit(weapon, { on: 'unit', through: 0, shielded });
  const sixths = using.classDamage(attacker, craft.profile.class, damage, using);
  const at = craft.shape[aimed];
  return parts.map((left, part) => {
    const there = craft.shape[part];
    const isCaught = at !== undefined && there !== undefined && chebyshev(at, there) <= 1;
    return isCaught ? Math.max(0, left - sixths) : left;
  });
}

function stageOf(parts: readonly number[]): WreckStage {
  return wreckStage(parts.map((sixths) => ({ sixths })));
}
