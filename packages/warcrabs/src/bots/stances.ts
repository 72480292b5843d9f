import { add, quarterTurn, scale, subtract, type Vector } from '@tabletop/geometry';
import { arcOf } from '../attack/arc.js';
import type { Deed } from './deeds.js';
import type { menacesTo } from './menaces.js';
import type { Mind } from './mind.js';
import type { Place } from './places.js';

/** What danger counts for against what can be won; less and less as the fight drags on. */
const CAUTION = 0.6;
const PATIENCE = 30;

/** A way of facing at a place, and what it is worth to stand there so. */
export interface Stance {
  readonly facing: Vector;
  readonly worth: number;
}

/**
 * How to stand at a place: the facing in which enemies can do least. What one of them can do counts for as much less as
 * a deed is likely to stop it.
 */
export function stancesAt(
  mind: Mind,
  { place, promise }: { readonly place: Place; readonly promise: number },
  menacesAt: ReturnType<typeof menacesTo>,
): (deed: Deed | undefined, facing?: Vector) => Stance {
  const { rules, view, active } = mind;
  const menaces = menacesAt(place.at);
  const care = CAUTION / (1 + view.turn / PATIENCE);
  const dangerOf = (facing: Vector, deed: Deed | undefined): number => {
    const worst = new Map<number, number>();
    for (const { enemy, from, loss } of menaces) {
      const harm = loss[arcOf({ at: place.at, facing }, { at: from }, { rules })];
      if (harm > (worst.get(enemy) ?? 0)) worst.set(enemy, harm);
    }
    let danger = 0;
    for (const [enemy, harm] of worst) danger += enemy === deed?.target ? harm * (1 - deed.stops) : harm;
    return danger;
  };
  return (deed, facing) => {
    let best: Stance | undefined;
    for (const way of facing === undefined ? facingsAt(mind, place, deed) : [facing]) {
      const worth = promise - care * dangerOf(way, deed);
      if (best === undefined || worth > best.worth) best = { facing: way, worth };
    }
    return best ?? { facing: active.crab.facing, worth: promise };
  };
}

/** The ways that the active crab may face at a place: as it does, away from and towards each enemy, and between. */
function facingsAt({ rules, enemies, active }: Mind, place: Place, deed: Deed | undefined): readonly Vector[] {
  const { facing } = active.crab;
  if (rules.turning === 'moveOnly') return [place.facing ?? facing];
  const target =
    deed === undefined || rules.fireArc === 'any' ? undefined : enemies.find(({ id }) => id === deed.target);
  if (target !== undefined) return [subtract(target.at, place.at)];
  const facings = [facing];
  for (const { at } of enemies) {
    const away = subtract(place.at, at);
    if (away.x === 0 && away.y === 0) continue;
    const aside = quarterTurn(away);
    facings.push(away, add(away, aside), subtract(away, aside), aside, scale(aside, -1), scale(away, -1));
  }
  return facings;
}
