import { moveOf } from '../condition.js';
import { enemiesOf } from '../find.js';
import type { CrewOrder } from '../orders/order.js';
import { slagLine } from '../slag/slag-line.js';
import type { Unit, UnitId } from '../state.js';
import { boxGap } from './boxes.js';
import { boxAround, type Mind, unitsOf } from './mind.js';

/** How long a line of slag is thought to be, in spaces. */
const SLAG = 5;

/** What the crews of a craft do: what they can, and bays are loaded and unloaded as has been planned. @rule S-CREW */
export function crewOf(mind: Mind, unit: Unit, hacked: UnitId | undefined): readonly CrewOrder[] {
  if (unit.craft === null) return [];
  const { powers } = unit.profile;
  return [
    ...(hacked === undefined ? [] : [{ type: 'hack', target: hacked } as const]),
    ...(powers.includes('technician') && unit.shield === 'spent' ? [{ type: 'recharge' } as const] : []),
    ...(powers.includes('slag') && isFollowed(mind, unit) ? [{ type: 'slag' } as const] : []),
    ...(mind.transports.get(unit.id) ?? []),
  ];
}

/** Whether an enemy is near enough to the slag behind a craft to go into it, and nobody of its own is. @rule S-SLAG */
function isFollowed(mind: Mind, unit: Unit): boolean {
  const { map } = mind.view;
  const line = slagLine(map, unit, SLAG);
  const isNear = (other: Unit) => {
    const [box, move] = [boxAround(mind, other), moveOf(map, other)];
    return line.some(({ column, row }) => boxGap(box, { left: column, right: column, top: row, bottom: row }) <= move);
  };
  return (
    enemiesOf(mind.view, unit).some(isNear) &&
    !unitsOf(mind, unit.side).some((other) => other.id !== unit.id && isNear(other))
  );
}
