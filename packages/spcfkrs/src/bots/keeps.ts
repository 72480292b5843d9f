import type { Cell } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { KeepMove } from '../orders/order.js';
import type { Unit } from '../state.js';
import { armsOf } from './arms.js';
import { boxGap, shiftedBox } from './boxes.js';
import { boxAround, type Mind } from './mind.js';
import type { Place } from './places.js';

/** A distance that a craft could keep, and where it is thought to end. */
export interface Keep {
  readonly move: KeepMove;
  readonly at: Cell;
}

/** How a craft could keep its nearest enemy just within the range of guns of its own. @rule S-KEEP */
export function keepsOf(mind: Mind, unit: Unit, [enemy]: readonly Unit[], places: readonly Place[]): readonly Keep[] {
  if (enemy === undefined) return [];
  const [own, other] = [boxAround(mind, unit), boxAround(mind, enemy)];
  const gapAt = ({ at }: Place) => boxGap(shiftedBox(own, placeOf(unit), at), other);
  const ranges = new Set(armsOf(unit).map(({ weapon }) => weapon.range));
  return [...ranges].flatMap((distance): readonly Keep[] => {
    const [best] = [...places].sort((a, b) => Math.abs(gapAt(a) - distance) - Math.abs(gapAt(b) - distance));
    return best === undefined ? [] : [{ move: { type: 'keep', target: enemy.id, distance }, at: best.at }];
  });
}
