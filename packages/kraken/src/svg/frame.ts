import { ends, type Frame, frameAround } from '@tabletop/game/svg';
import { type Disc, discAt, type Vector } from '@tabletop/geometry';
import type { Tentacle, Vessel } from '../state.js';
import { toUnits } from '../units.js';

/** How far out of the hull's box a tentacle is still shown in its place, in units. */
const FAR = toUnits(15);
/** The least sea around the hull, in units. */
const NEAR = toUnits(3);
/** The least sea around a tentacle, in units. */
const ROUND = toUnits(1.5);
const HIGHEST = 900;
const LARGEST_SCALE = 0.8;

/** Where a tentacle is shown: in its place or, when it is too far away, at the edge of what is shown. */
export function shownAt(
  { hull }: Vessel,
  { at }: Pick<Tentacle, 'at'>,
): { readonly at: Vector; readonly isFar: boolean } {
  const [west, east] = ends(hull.map(({ x }) => x));
  const [north, south] = ends(hull.map(({ y }) => y));
  const shown = {
    x: Math.max(west - FAR, Math.min(east + FAR, at.x)),
    y: Math.max(north - FAR, Math.min(south + FAR, at.y)),
  };
  return { at: shown, isFar: shown.x !== at.x || shown.y !== at.y };
}

/** The frame that holds the hull and every tentacle as it is shown, from `top` pixels down. */
export function frameOf(vessel: Vessel, bases: readonly Disc[], top: number): Frame {
  const shown = [
    ...vessel.hull.map((corner) => discAt(corner, NEAR)),
    ...bases.map((base) => ({ ...shownAt(vessel, { at: base }).at, radius: base.radius + ROUND })),
  ];
  return frameAround(shown, { top, largestScale: LARGEST_SCALE, highest: HIGHEST });
}
