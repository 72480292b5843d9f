import { isWhole, speedOf } from '../condition.js';
import type { Act } from '../orders/order.js';
import type { Unit, UnitId } from '../state.js';
import type { Remains } from './harm.js';
import type { Mind } from './mind.js';
import { weightOf } from './worth.js';

/** How much better it is to strike an enemy before it has its turn. */
const FIRST = 1.25;

/** What something that a unit could do is worth. */
export interface Deed {
  readonly worth: number;
  /** What units are left with. */
  readonly after: ReadonlyMap<UnitId, Remains>;
}

/** An order for a special, a stab or a shot, and what that is worth. */
export interface ActDeed extends Deed {
  readonly act: Act;
}

/** What is likely to be left of a unit by what has been chosen before. */
export type LeftOf = (unit: Unit) => Remains;

/** Whoever is struck before its turn comes may not have it. */
export function haste({ ask, view }: Mind, unit: Unit, target: Unit): number {
  if (target.acted) return 1;
  if (ask === 'round') return speedOf(unit) > speedOf(target) ? FIRST : 1;
  return view.queue.slice(1).some((group) => group.some((turn) => turn.unit === target.id)) ? FIRST : 1;
}

const ranked = /* @__PURE__ */ new WeakMap<Remains, readonly number[]>();

/**
 * The parts of a unit that are worth attacking, the best first: those on which most depends, for as little Body as is left of
 * them. On foot there is but one. Worked out once for what is left of each unit.
 */
export function bestParts(mind: Mind, unit: Unit, remains: Remains): readonly number[] {
  if (unit.craft === null) return [0];
  const found = ranked.get(remains) ?? rankedParts(mind, unit, remains);
  ranked.set(remains, found);
  return found;
}

function rankedParts({ view }: Mind, unit: Unit, remains: Remains): readonly number[] {
  const scored = remains.flatMap((prospects, part) => {
    if (!isWhole(unit, part)) return [];
    let body = 0;
    for (const [left, chance] of prospects.entries()) body += left * chance;
    const score = (weightOf(view, unit, remains, part) * (1 - (prospects[0] ?? 0))) / (1 + body);
    return [{ part, score }];
  });
  return scored.sort((a, b) => b.score - a.score || a.part - b.part).map(({ part }) => part);
}
