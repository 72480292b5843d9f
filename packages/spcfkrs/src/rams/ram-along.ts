import { type Cell, checkPath, sameCell } from '@tabletop/geometry/grid';
import { moveOf } from '../condition.js';
import type { StopReason } from '../events.js';
import { placeOf, unitOnMap } from '../find.js';
import { firstEntering } from '../map/entering.js';
import { groundFor } from '../map/ground.js';
import { spacesOfPart } from '../map/spaces.js';
import { walkAlong } from '../moves/walk-along.js';
import type { RamMove } from '../orders/order.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Unit } from '../state.js';

/** Where a rammer touches its target. */
export interface Contact {
  /** The rammer's own part that would enter the target's space: the first of them. */
  readonly own: number;
}

/** How far a craft gets that is to ram, and whether it does. */
export interface Ramming {
  readonly path: readonly Cell[];
  readonly stopped: StopReason | null;
  readonly contact: Contact | null;
}

/**
 * How far a craft gets on its way to ram: until the next step would enter the space of the part that it was ordered to ram,
 * with Move left for that step and nobody else in its way; there it stops, and the ram is on. Where that never comes, it goes
 * along its path like any other.
 *
 * @rule S-RAM
 */
export function ramAlong(
  state: Pick<SpcfkrsState, 'map' | 'units'>,
  rammer: Unit,
  path: readonly Cell[],
  { target: id, part = 0 }: RamMove,
  rules: Pick<Rules, 'partialCoverCost'>,
): Ramming {
  const walked = { ...walkAlong(state, rammer, path, rules), contact: null };
  const target = unitOnMap(state, id);
  if (target === undefined) return walked;
  const cells = [placeOf(rammer), ...path];
  const spaces = spacesOfPart(state.map, target, part);
  // It gets this far, and may try one step more.
  for (let step = 1; step <= walked.path.length && step < cells.length; step++) {
    const [from, to] = [cells[step - 1], cells[step]];
    if (from === undefined || to === undefined) continue;
    const entered = firstEntering(state.map, rammer, from, to, (cell) => spaces.some((each) => sameCell(each, cell)));
    if (entered === undefined) continue;
    const ground = groundFor(rammer, state, { rules }, target.id);
    const fault = checkPath(cells.slice(0, step + 1), ground, { allowance: moveOf(state.map, rammer) });
    return fault === undefined
      ? { path: cells.slice(0, step), stopped: 'ram', contact: { own: entered.part } }
      : walked;
  }
  return walked;
}
