import { add, ceilDistance, quarterTurn, subtract, type Vector } from '@tabletop/geometry';
import { isFall } from '../heights/is-fall.js';
import type { Fighter } from '../state.js';
import { standsClear } from '../table/ground.js';
import { planMove } from '../turn/move.js';
import { spreadOfMoves } from '../turn/move-spread.js';
import { toUnits } from '../units.js';
import type { Mind } from './mind.js';
import { stepsRound } from './rings.js';
import type { Route } from './routes.js';
import { type Loss, NO_LOSS, tumbled } from './worth.js';

/** A place where the active crab could be when its move is over, and how it gets there. */
export interface Place {
  readonly at: Vector;
  /** Where each leg leads; none to stay. */
  readonly path: readonly Vector[];
  /** What a fall on the way costs. */
  readonly fall: Loss;
  /** Where the last leg leads; null without one. */
  readonly facing: Vector | null;
}

/** Enemies to whose claws and muzzles places are looked for, the nearest. */
const SOUGHT = 3;

/** Where the active crab is. */
export function hereOf({ active: { crab } }: Mind): Place {
  return { at: crab.at, path: [], fall: NO_LOSS, facing: null };
}

/** Where else it could go: a fair spread, places by enemies, and along the ways to them. */
export function placesFor(mind: Mind, routes: readonly Route[]): readonly Place[] {
  const { view, rules, me, active } = mind;
  const { crab, stage } = active;
  const paths: (readonly Vector[])[] = [];
  for (const route of routes) paths.push(...route.paths);
  for (const enemy of mind.enemies.slice(0, SOUGHT)) for (const spot of spotsBy(mind, enemy)) paths.push([spot]);
  for (const { path } of spreadOfMoves(active, me, rules)) if (path.length > 0) paths.push(path);
  const ground = mind.ground;
  return paths.flatMap((path): readonly Place[] => {
    const at = path.at(-1);
    if (at === undefined || ceilDistance(crab.at, at) > stage.left) return [];
    if (!standsClear(at, crab.id, view.crabs, ground)) return [];
    const plan = planMove(view, active, path, rules);
    if (!('legs' in plan)) return [];
    const fall = plan.legs.find((leg) => isFall(leg, rules));
    const last = plan.legs.at(-2)?.to ?? crab.at;
    return [
      { at, path, fall: fall === undefined ? NO_LOSS : tumbled(crab, fall.drop, rules), facing: subtract(at, last) },
    ];
  });
}

/** Places next to an enemy, to its front, to its sides and behind it: within reach of claws, and just out of it. */
function spotsBy({ rules, ground, active: { crab, stage } }: Mind, enemy: Fighter): readonly Vector[] {
  const reach = toUnits(rules.clawReach);
  const touch = 2 * ground.radius;
  if (ceilDistance(crab.at, enemy.at) > stage.left + touch + 2 * reach) return [];
  const away = subtract(crab.at, enemy.at);
  const near = stepsRound(enemy.facing, touch + (reach >> 1));
  const far = crab.weapons.some(({ weapon, left }) => weapon.kind !== 'claw' && left !== 0)
    ? stepsRound(enemy.facing, touch + reach + (reach >> 1))
    : [];
  const hither = stepsRound(away.x === 0 && away.y === 0 ? quarterTurn(enemy.facing) : away, touch + (reach >> 1));
  return [...near, ...far, ...hither.slice(0, 3)].map((step) => add(enemy.at, step));
}
