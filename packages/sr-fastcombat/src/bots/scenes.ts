import { distanceSquared, prefixOf } from '@tabletop/geometry';
import type { FigureId } from '../ids.js';
import type { Figure } from '../state.js';
import { walkAreaOf } from '../table/ground.js';
import { marksOf, walkedAlong } from '../turn/walking.js';
import { UNITS_PER_CM } from '../units.js';
import type { Mind } from './mind.js';

/** The table at a mark of the leg that is announced: at 0, as it is. */
export interface Scene {
  readonly mark: number;
  /** The figure whose move is under way. */
  readonly moving: FigureId | null;
  readonly own: readonly Figure[];
  readonly enemies: readonly Figure[];
}

/** The most marks of a leg that are thought of. */
const MOST_MARKS = 6;

/** The table now and, while a leg is announced, at its marks; the end of the leg is the last. */
export function scenesOf(mind: Mind): readonly Scene[] {
  const { view, rules, own, enemies } = mind;
  const { moving, leg } = view;
  const walker = view.figures.find(({ id }) => id === moving);
  const now: Scene = { mark: 0, moving, own, enemies };
  if (leg === null || walker === undefined) return [now];
  const last = marksOf(walker.at, leg);
  const steps = Math.min(last, MOST_MARKS);
  const points = [walker.at, ...leg];
  const area = walkAreaOf(view, walker, rules);
  const later = Array.from({ length: steps }, (_, step): Scene => {
    const mark = Math.ceil(((step + 1) * last) / steps);
    const way = prefixOf(points, mark * UNITS_PER_CM, area);
    const walked = walkedAlong(walker, way, view.board, rules);
    const there: Figure = { ...walker, at: way.at(-1) ?? walker.at, walked };
    const placed = (figure: Figure): Figure => (figure.id === walker.id ? there : figure);
    return { mark, moving, own: own.map(placed), enemies: enemies.map(placed) };
  });
  return [now, ...later];
}

/** The table as it will be when nobody is on the move any more. */
export function atRest(scene: Scene): Scene {
  return { ...scene, moving: null };
}

/** So many enemies are thought of for each figure: the nearest. */
const MOST_ENEMIES = 5;

/** A scene as a figure sees it, in which only the nearest enemies count. */
export function around(scene: Scene, { at }: Figure): Scene {
  return { ...scene, enemies: nearestTo(at, scene.enemies) };
}

/** The enemies that are nearest to a place, in their order. */
export function nearestTo(at: Figure['at'], enemies: readonly Figure[]): readonly Figure[] {
  if (enemies.length <= MOST_ENEMIES) return enemies;
  const near = [...enemies]
    .sort((a, b) => distanceSquared(at, a.at) - distanceSquared(at, b.at))
    .slice(0, MOST_ENEMIES);
  return enemies.filter((enemy) => near.includes(enemy));
}
