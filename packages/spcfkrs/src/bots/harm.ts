import type { Weapon } from '../force/weapon.js';
import type { Cover } from '../map/battle-map.js';
import type { OddsUsing } from '../odds/using.js';
import { SIXTHS } from '../sixths.js';
import type { Unit } from '../state.js';
import { burstsOf, hitChance, stabChance } from './chances.js';

/** How likely it is that a unit has so many points of Body left, from 0 on. */
export type Prospects = readonly number[];

/** More Body than that counts as so much: nobody shoots through it in a round. */
const MOST_BODY = 64;

/** A unit as it is. */
export function prospectsOf({ parts }: Pick<Unit, 'parts'>): Prospects {
  const body = Math.min(MOST_BODY, Math.ceil((parts[0]?.sixths ?? 0) / SIXTHS));
  return Array.from({ length: body + 1 }, (_, left) => (left === body ? 1 : 0));
}

/** How a unit is attacked. */
export interface Onset {
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
  const { cover, through, shielded } = onset;
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
    if (opens) strike(open, hitInOpen, then.damage);
    strike(covered, hitBehind, first.damage, opens ? open : covered);
  }
  settle(after, shots, covered, open);
  return { after, left };
}

/** What a stab does to a unit. */
export function stabAt(before: Prospects, blade: Weapon, through: boolean, using: OddsUsing): Prospects {
  const { damage } = using.judgeHit(blade, { on: 'unit', through: through ? 1 : 0, shielded: false });
  return hitBy(before, stabChance(blade, through, using), damage);
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
