import { add, ceilDistance, displacement, same, type Vector } from '@tabletop/geometry';
import { legBetween, toUnits } from '@tabletop/warcrabs';
import { moveOf } from './facings.js';
import { isLegal, type Table } from './table.js';

/** The place so many units away in a direction; a unit less where rounding made the way longer. */
export function placeTowards({ crab: { at } }: Table, direction: Vector, length: number): Vector {
  const to = add(at, displacement(direction, length));
  return ceilDistance(at, to) > length ? add(at, displacement(direction, length - 1)) : to;
}

/** Whether the active crab can go straight to a place that is not its own. */
export function canGo(table: Table, to: Vector): boolean {
  return !same(to, table.crab.at) && isLegal(table, moveOf(table, [to]));
}

/** Whether the straight way to a place ends in a fall. */
export function fallsAt({ state, crab, context: { rules } }: Table, to: Vector): boolean {
  const leg = legBetween(state, crab, crab.at, to, rules);
  return typeof leg !== 'string' && leg.drop > 0 && leg.drop >= toUnits(rules.stepDown);
}

/** The longest straight way in a direction, at most so many units long, whose end is `wanted`. */
export function longestWay(
  table: Table,
  direction: Vector,
  most: number,
  wanted: (to: Vector) => boolean = () => true,
): { readonly length: number; readonly to: Vector } | undefined {
  for (let length = most; length > 0; length--) {
    const to = placeTowards(table, direction, length);
    if (canGo(table, to) && wanted(to)) return { length, to };
  }
  return undefined;
}
