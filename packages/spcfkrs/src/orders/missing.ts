import { show } from '@tabletop/dice';
import { unitOf } from '../find.js';
import type { SpcfkrsState, UnitId } from '../state.js';

/** Why there is no living unit of a number: it is dead, or there never was one. */
export function missing(state: Pick<SpcfkrsState, 'units'>, id: UnitId): string {
  const dead = unitOf(state, id);
  return dead === undefined ? `There is no unit ${show(id)}.` : `Unit ${show(dead.name)} is dead.`;
}
