import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasAll } from '@tabletop/game/schema';
import { unitOf } from '../find.js';
import { mixedFault } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, UnitId } from '../state.js';

/**
 * What is wrong with the battalions of a state: each is two or more units of one side that are alike, none is in two, and
 * each has its order together.
 *
 * @rule S-BATTALION
 */
export function battalionProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const { battalions, orders } = state;
  const taken = new Set<UnitId>();
  return battalions.flatMap((members, at) => {
    const refuse = (message: string) => [problem(['battalions', at], message, 'S-BATTALION')];
    if (members.length < 2) return refuse('A battalion is of two units or more.');
    const fault = groupFault(state, members, rules) ?? repeatIn(members, taken);
    if (fault !== undefined) return refuse(fault);
    // Phase by phase, the orders of the phases before are gone.
    if (rules.mode === 'phased' || orders.some(({ units }) => hasAll(units, members))) return [];
    return refuse('A battalion has its orders together.');
  });
}

/** Why units cannot be ordered together. @rule S-BATTALION */
export function groupFault(
  state: Pick<SpcfkrsState, 'units' | 'map'>,
  members: readonly UnitId[],
  rules: Pick<Rules, 'craftBattalions'>,
): string | undefined {
  const units = members.flatMap((id) => unitOf(state, id) ?? []);
  return units.length < members.length ? 'There are no such units.' : mixedFault(state.map, units, rules);
}

/** Why units cannot be in a group besides those that are taken, to which they are added. */
function repeatIn(members: readonly UnitId[], taken: Set<UnitId>): string | undefined {
  for (const id of members) {
    if (taken.has(id)) return 'A unit is in one battalion, and once.';
    taken.add(id);
  }
  return undefined;
}
