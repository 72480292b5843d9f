import { leastRange } from '@tabletop/geometry/grid';
import { hackLost } from '../attacks/hack.js';
import { isOnMap, isWhole } from '../condition.js';
import { enemiesOf } from '../find.js';
import { spacesOf, spacesOfPart } from '../map/spaces.js';
import type { Rules } from '../rules.js';
import type { Unit } from '../state.js';
import { baySizeOf, exitsOf, passengersOf } from '../transport/bay.js';
import type { Situation } from './options.js';
import type { CrewOrder, Exit, TransportOrder } from './order.js';

/**
 * What the crews of a craft could do in the Special phase as things stand: hack each craft of its class, recharge a spent
 * shield, lay slag, and for each bay take aboard whoever is next to it, or let all out.
 *
 * @rule S-CREW
 * @rule S-VMODS
 * @rule S-TRANSPORT
 */
export function crewOptions(situation: Situation, unit: Unit, rules: Rules): readonly CrewOrder[] {
  const { profile, shield } = unit;
  if (profile.class === 'on-foot') return [];
  const has = (power: 'hacking' | 'technician' | 'slag') => profile.powers.includes(power);
  const hacked = has('hacking')
    ? enemiesOf(situation, unit).filter(
        (enemy) => enemy.profile.class === profile.class && hackLost(situation, unit, enemy.id, rules) === undefined,
      )
    : [];
  return [
    ...hacked.map(({ id: target }): CrewOrder => ({ type: 'hack', target })),
    ...(has('technician') && shield === 'spent' ? [{ type: 'recharge' } as const] : []),
    ...(has('slag') ? [{ type: 'slag' } as const] : []),
    ...profile.bays.flatMap((part) => transportOptions(situation, unit, part, rules)),
  ];
}

/** Some ways to load and unload a bay: all that can board, and all that can leave. @rule S-TRANSPORT */
export function transportOptions(
  situation: Situation,
  craft: Unit,
  part: number,
  rules: Pick<Rules, 'partialCoverCost'>,
): readonly TransportOrder[] {
  if (!isWhole(craft, part)) return [];
  const { map, units } = situation;
  const size = baySizeOf(craft);
  const inside = passengersOf(situation, craft.id, part);
  const spaces = spacesOfPart(map, craft, part);
  const board = units
    .filter((unit) => unit.profile.class === 'on-foot' && unit.side === craft.side && isOnMap(unit))
    .filter((unit) => leastRange(spaces, spacesOf(map, unit), 'chebyshev') <= 1)
    .slice(0, size - inside.length)
    .map(({ id }) => id);
  const leave = exitsFor(situation, craft, part, inside.slice(0, size), rules);
  const orders: readonly TransportOrder[] = [
    { type: 'transport', part, board, leave: [] },
    { type: 'transport', part, board: [], leave },
  ];
  return orders.filter((order) => order.board.length + order.leave.length > 0);
}

/** A free space next to a bay for each of some passengers, as far as there are any. */
function exitsFor(
  situation: Situation,
  craft: Unit,
  part: number,
  passengers: readonly Unit[],
  rules: Pick<Rules, 'partialCoverCost'>,
): readonly Exit[] {
  const [first] = passengers;
  if (first === undefined) return [];
  const free = exitsOf(situation, craft, part, first, rules);
  return passengers.flatMap(({ id }, index): readonly Exit[] => {
    const at = free[index];
    return at === undefined ? [] : [{ unit: id, at }];
  });
}
