import { add, quarterTurn, scale, subtract, type Vector } from '@tabletop/geometry';
import { arcOf } from '../attack/arc.js';
import type { Rules } from '../rules.js';
import type { CrabId } from '../state.js';
import type { Deed } from './deeds.js';
import type { Menace, menacesTo } from './menaces.js';
import type { Mind } from './mind.js';
import type { Place } from './places.js';

/** What danger counts for against what can be won; less and less as the fight drags on. */
const CAUTION = 0.6;
const PATIENCE = 30;

/** Ways to face are thought of by so many enemies, the nearest. */
const FACED = 3;

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
  const known = new Map<Vector, Danger>();
  const dangerIn = (facing: Vector): Danger => {
    const danger = known.get(facing) ?? dangerOf(menaces, place.at, facing, rules);
    known.set(facing, danger);
    return danger;
  };
  const common = facingsAt(mind, place, undefined);
  const mustLook = rules.fireArc === 'front';
  return (deed, facing) => {
    let best: Stance | undefined;
    const ways = facing !== undefined ? [facing] : mustLook ? facingsAt(mind, place, deed) : common;
    for (const way of ways) {
      const { all, by } = dangerIn(way);
      const stopped = deed === undefined ? 0 : deed.stops * (by.get(deed.target) ?? 0);
      const worth = promise - care * (all - stopped);
      if (best === undefined || worth > best.worth) best = { facing: way, worth };
    }
    return best ?? { facing: active.crab.facing, worth: promise };
  };
}

/** What enemies can do to the active crab: all together, and each by itself. */
interface Danger {
  readonly all: number;
  readonly by: ReadonlyMap<CrabId, number>;
}

function dangerOf(menaces: readonly Menace[], at: Vector, facing: Vector, rules: Rules): Danger {
  const by = new Map<CrabId, number>();
  let all = 0;
  for (const { enemy, from, loss } of menaces) {
    const known = by.get(enemy) ?? 0;
    const harm = loss[arcOf({ at, facing }, { at: from }, { rules })];
    if (harm <= known) continue;
    by.set(enemy, harm);
    all += harm - known;
  }
  return { all, by };
}

/** The ways that the active crab may face at a place: as it does, away from and towards each enemy, and between. */
function facingsAt({ rules, enemies, active }: Mind, place: Place, deed: Deed | undefined): readonly Vector[] {
  const { facing } = active.crab;
  if (rules.turning === 'moveOnly') return [place.facing ?? facing];
  const target =
    deed === undefined || rules.fireArc === 'any' ? undefined : enemies.find(({ id }) => id === deed.target);
  if (target !== undefined) return [subtract(target.at, place.at)];
  const facings = [facing];
  for (const { at } of enemies.slice(0, FACED)) {
    const away = subtract(place.at, at);
    if (away.x === 0 && away.y === 0) continue;
    const aside = quarterTurn(away);
    facings.push(away, add(away, aside), subtract(away, aside), aside, scale(aside, -1), scale(away, -1));
  }
  return facings;
}
