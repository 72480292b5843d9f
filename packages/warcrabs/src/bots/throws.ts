import type { Vector } from '@tabletop/geometry';
import type { Throw } from '../actions.js';
import { landingOf } from '../heights/landing.js';
import { throwDistance } from '../heights/throw-distance.js';
import { throwReach } from '../heights/throw-reach.js';
import type { Fighter } from '../state.js';
import { allRound } from '../turn/all-round.js';
import type { Mind } from './mind.js';
import { type Loss, NO_LOSS, tumbled } from './worth.js';

/** So many directions are thought of, evenly round. */
const TURNS = 16;

/** A throw, and what it does to whom is thrown. */
interface Cast {
  readonly direction: Vector;
  readonly distance: number;
  readonly loss: Loss;
}

/** The throw that does most to a crab: of those that do as much, the first and longest. */
function bestCast({ view, rules, active }: Mind, target: Fighter): Cast {
  const reach = throwReach(active.crab, { rules, throwDistance });
  let best: Cast = { direction: { x: 1, y: 0 }, distance: reach, loss: NO_LOSS };
  for (const distance of new Set([reach, Math.floor(reach / 2)])) {
    for (const direction of distance > 0 ? allRound(TURNS) : []) {
      const { drop } = landingOf(view, target, direction, distance, 'flying', rules);
      const loss = tumbled(target, drop, rules);
      if (loss.worth > best.loss.worth) best = { direction, distance, loss };
    }
  }
  return best;
}

/** What a crab would lose that were thrown, thought of once for each. */
export function throwing(mind: Mind): (target: Fighter) => Loss {
  const known = new Map<Fighter, Loss>();
  return (target) => {
    const loss = known.get(target) ?? bestCast(mind, target).loss;
    known.set(target, loss);
    return loss;
  };
}

/** How a crab that is held up is best thrown; undefined where none is. */
export function bestThrow(mind: Mind): Throw | undefined {
  const { crab, stage } = mind.active;
  const target = mind.view.crabs.find(({ id }) => id === stage.lifted);
  if (target === undefined) return undefined;
  const { direction, distance } = bestCast(mind, target);
  return { type: 'throw', player: mind.me, crab: crab.id, direction, distance };
}
