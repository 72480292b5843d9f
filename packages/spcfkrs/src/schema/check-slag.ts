import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { cellIndex, cellName, isOnGrid } from '@tabletop/geometry/grid';
import { unitOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState } from '../state.js';
import { isFresh } from './under-way.js';

/**
 * What is wrong with the slag of a state: it lies on the map, once in a space, and a craft with an exhaust laid it; in the
 * round alone where it lasts no longer.
 *
 * @rule S-SLAG
 */
export function slagProblems(state: SpcfkrsState, { slagLasts }: Rules): readonly Problem[] {
  const { slag, map } = state;
  if (slagLasts === 'round' && slag.length > 0 && isFresh(state))
    return [problem(['slag'], 'No slag has been laid yet in this round.', 'S-SLAG')];
  const taken = new Set<number>();
  return slag.flatMap(({ at, by }, index) => {
    const refuse = (field: string, message: string, rule = 'S-SLAG') => [
      problem(['slag', index, field], message, rule),
    ];
    if (!isOnGrid(at, map)) return refuse('at', 'That space is not on the map.', 'S-GRID');
    const space = cellIndex(at, map);
    if (taken.has(space)) return refuse('at', `Slag lies in ${cellName(at)} already.`);
    taken.add(space);
    const layer = unitOf(state, by);
    return layer !== undefined && layer.craft !== null && layer.profile.powers.includes('slag')
      ? []
      : refuse('by', 'Slag is laid by a craft with an exhaust.');
  });
}
