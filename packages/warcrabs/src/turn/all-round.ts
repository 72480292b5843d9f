import { directionAt, primitive, type Vector } from '@tabletop/geometry';

/** So many directions as moves and throws are offered in: evenly round to the nearest degree, each in lowest terms. */
export function allRound(count: number): readonly Vector[] {
  return Array.from({ length: count }, (_, turn) => primitive(directionAt(Math.round((turn * 360) / count))));
}
