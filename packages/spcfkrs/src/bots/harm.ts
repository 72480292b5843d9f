import type { Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import type { OddsUsing } from '../odds/using.js';
import { SIXTHS } from '../sixths.js';
import type { Part, Unit } from '../state.js';
import { burstsOf, hitChance, stabChance } from './chances.js';

/** How likely it is that a part of a unit has so much Body left, from 0 on: counted in points or, with craft, in sixths. */
export type Prospects = readonly number[];

/** The prospects of each part of a unit. */
export type Remains = readonly Prospects[];

/** More points of Body than that count as so many: nobody shoots through them in a round. */
const MOST_BODY = 64;

/** A unit as it is, its Body counted in so many sixths. */
export function remainsOf({ parts }: Pick<Unit, 'parts'>, grain: number): Remains {
  return parts.map((part) => prospectsOf(part, grain));
}

function prospectsOf({ sixths }: Part, grain: number): Prospects {
  const body = Math.min((MOST_BODY * SIXTHS) / grain, Math.ceil(sixths / grain));
  return Array.from({ length: body + 1 }, (_, left) => (left === body ? 1 : 0));
}

/** The remains of a unit with other prospects of a part. */
export function withPart(remains: Remains, part: number, after: Prospects): Remains {
  return remains.map((before, index) => (index === part ? after : before));
}

/** How a unit is attacked. */
export interface Onset {
  /** What points of damage do to it, as its Body is counted. @rule S-CLASS-DMG */
  readonly harm: (points: number) => number;
  readonly cover: Cover;
  readonly through: boolean;
  readonly shielded: boolean;
}

/** What a burst comes to. */
export interface Burst {
  readonly after: Prospects;
  /** How many shots are left, on average, when its target is gone. */
  readonly left: number;
}

/** What all shots of a gun do to a unit in a round, as `resolveShots` does them: what comes to the same is merged. */
export function shotAt(before: Prospects, gun: Weapon, onset: Onset, using: OddsUsing): Burst {
  const { cover, through, shielded, harm } = onset;
  const behind = { at: 'unit', cover, through } as const;
  const inOpen = { at: 'unit', cover: 'none', through: false } as const;
  const hitBehind = hitChance(gun, behind, using);
  const hitInOpen = hitChance(gun, inOpen, using);
  const first = using.judgeHit(gun, { on: 'unit', through: through ? 1 : 0, shielded });
  const then = using.judgeHit(gun, { on: 'unit', through: 0, shielded });
  // What a hit through cover leaves is shot at in the open.
  const opens = first.coverSteps > 0;
  const covered = [...before];
  const open = before.map(() => 0);
  let left = 0;
  const after = before.map(() => 0);
  let shots = 1;
  for (const more of burstsOf(gun, using)) {
    // So likely it is that there is no further shot, and that these are the prospects.
    settle(after, shots - more, covered, open);
    shots = more;
    left += more * ((covered[0] ?? 0) + (open[0] ?? 0));
    if (opens) strike(open, hitInOpen, harm(then.damage));
    strike(covered, hitBehind, harm(first.damage), opens ? open : covered);
  }
  settle(after, shots, covered, open);
  return { after, left };
}

/** What a stab does to a unit. */
export function stabAt(
  before: Prospects,
  blade: Weapon,
  { through, harm }: Pick<Onset, 'through' | 'harm'>,
  using: OddsUsing,
): Prospects {
  const { damage } = using.judgeHit(blade, { on: 'unit', through: through ? 1 : 0, shielded: false });
  return hitBy(before, stabChance(blade, through, using), harm(damage));
}

/** What a single hit with some chance does to a unit. */
export function hitBy(before: Prospects, chance: number, damage: number): Prospects {
  const after = [...before];
  strike(after, chance, damage);
  return after;
}

function settle(after: number[], share: number, covered: Prospects, open: Prospects): void {
  if (share <= 0) return;
  for (let body = 0; body < after.length; body++)
    after[body] = (after[body] ?? 0) + share * ((covered[body] ?? 0) + (open[body] ?? 0));
}

/** A hit with some chance: whoever is struck goes on among others, by default among the same. */
function strike(bodies: number[], chance: number, damage: number, into: number[] = bodies): void {
  // From the least Body up, so that nobody is struck twice.
  for (let body = 0; body < bodies.length; body++) {
    const share = bodies[body] ?? 0;
    const to = Math.max(0, body - damage);
    bodies[body] = share * (1 - chance);
    into[to] = (into[to] ?? 0) + chance * share;
  }
}
