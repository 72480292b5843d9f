import type { CrabId, Rules, WarcrabsEvent } from '../../src/index.js';

/** A stun as the rule words it: how many activations it has cost, and who has had none since it began. */
interface Stunned {
  readonly missed: number;
  readonly waiting: ReadonlySet<CrabId>;
}

/** Who is stunned, told from events alone, by the words of the rule and not by the code of the game. @rule W-STUN */
export interface Stuns {
  readonly living: ReadonlySet<CrabId>;
  readonly stunned: ReadonlyMap<CrabId, Stunned>;
  /** Who must recover at once, since an activation has just ended. */
  readonly over: readonly CrabId[];
}

export function noStuns(living: readonly CrabId[]): Stuns {
  return { living: new Set(living), stunned: new Map(), over: [] };
}

/** The stuns after an event. Throws where somebody recovers too soon, or stays stunned too long. */
export function stunsAfter(stuns: Stuns, event: WarcrabsEvent, { stunLasts }: Pick<Rules, 'stunLasts'>): Stuns {
  if (event.type === 'recovered') {
    if (!stuns.over.includes(event.crab)) throw new Error(`crab ${event.crab} recovers too soon`);
    const stunned = new Map(stuns.stunned);
    stunned.delete(event.crab);
    return { ...stuns, stunned, over: stuns.over.filter((id) => id !== event.crab) };
  }
  if (stuns.over.length > 0) throw new Error(`crabs ${stuns.over} recover too late: not before ${event.type}`);
  switch (event.type) {
    case 'stunned': {
      const waiting = new Set([...stuns.living].filter((id) => id !== event.crab));
      return { ...stuns, stunned: new Map([...stuns.stunned, [event.crab, { missed: 0, waiting }]]) };
    }
    case 'died': {
      const { stunned } = withTurnOf(stuns, event.crab, 0);
      const left = new Map([...stunned].filter(([id]) => id !== event.crab));
      return { ...stuns, living: dropped(stuns.living, event.crab), stunned: left };
    }
    case 'activation-began':
      return withTurnOf(stuns, event.crab, 0);
    case 'activation-missed':
      return ended(withTurnOf(stuns, event.crab, 1), stunLasts);
    case 'activation-ended':
      return ended(stuns, stunLasts);
    default:
      return stuns;
  }
}

function dropped(ids: ReadonlySet<CrabId>, id: CrabId): ReadonlySet<CrabId> {
  return new Set([...ids].filter((each) => each !== id));
}

/** A crab has its turn, or misses it. */
function withTurnOf(stuns: Stuns, id: CrabId, missed: number): Stuns {
  const stunned = [...stuns.stunned].map(([own, stun]): readonly [CrabId, Stunned] => [
    own,
    { missed: stun.missed + (own === id ? missed : 0), waiting: dropped(stun.waiting, id) },
  ]);
  return { ...stuns, stunned: new Map(stunned) };
}

/** An activation has ended, or was missed: whose stun is over? */
function ended(stuns: Stuns, stunLasts: Rules['stunLasts']): Stuns {
  const over = [...stuns.stunned]
    .filter(([, { missed, waiting }]) => missed > 0 && (stunLasts === 'nextActivation' || waiting.size === 0))
    .map(([id]) => id);
  return { ...stuns, over };
}
