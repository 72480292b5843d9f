import { thinned } from '@tabletop/game';
import { type Cell, cellIndex, neighbours, pathTo, type Reached, reachable, sameCell } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import { placeOf } from '../find.js';
import { type BattleMap, coverAt } from '../map/battle-map.js';
import { groundFor } from '../map/ground.js';
import { spacesOf } from '../map/spaces.js';
import type { Move } from '../orders/order.js';
import type { Unit } from '../state.js';
import type { Mind } from './mind.js';
import type { Strides } from './strides.js';

/** Nobody plans to go further at once: a path has to fit into an order. */
const FURTHEST = 48;
/** The most places that are thought of. */
const THOUGHT_OF = 16;

/** A place where a unit could be at the end of a round. */
export interface Place {
  readonly at: Cell;
  readonly reached: Reached;
}

/**
 * Where a unit could go: for every number of steps that it can be from its enemies, the place beside most cover, the nearest
 * of equals. Where it stands is the first of them. Spaces that are taken, or will be, are gone round, and so is slag.
 */
export function placesFor(mind: Mind, unit: Unit, planned: readonly Unit[], strides: Strides): readonly Place[] {
  const { map, slag } = mind.view;
  const own = spacesOf(map, unit);
  const ground = groundFor(unit, { map, units: planned }, mind.using);
  const isSlag = (cell: Cell) =>
    slag.some(({ at }) => sameCell(at, cell)) && !own.some((other) => sameCell(other, cell));
  const clean =
    slag.length === 0 ? ground : { ...ground, costOf: (cell: Cell) => (isSlag(cell) ? null : ground.costOf(cell)) };
  const [start, ...others] = reachable(placeOf(unit), Math.min(FURTHEST, moveOf(map, unit)), clean);
  if (start === undefined) return [];
  const best = new Map<number, { readonly place: Place; readonly shelter: number }>();
  for (const reached of others) {
    const at = reached.cell;
    const steps = strides[cellIndex(at, map)] ?? 0;
    const known = best.get(steps);
    const shelter = shelterAt(map, at);
    // They come the nearest first.
    if (known === undefined || shelter > known.shelter) best.set(steps, { place: { at, reached }, shelter });
  }
  const nearestFirst = [...best].sort(([a], [b]) => a - b).map(([, { place }]) => place);
  return [{ at: start.cell, reached: start }, ...thinned(nearestFirst, THOUGHT_OF)];
}

/** How much cover there is in and beside a space, up to what helps. */
function shelterAt(map: BattleMap, at: Cell): number {
  let shelter = coverAt(map, at) === 'partial' ? 1 : 0;
  for (const next of neighbours(at, map)) {
    const cover = coverAt(map, next);
    shelter += cover === 'full' ? 2 : cover === 'partial' ? 1 : 0;
  }
  return Math.min(shelter, 4);
}

/** The way there; undefined for staying. */
export function wayTo({ reached }: Place): Move | undefined {
  const [, ...path] = pathTo(reached);
  return path.length === 0 ? undefined : { type: 'path', path };
}
