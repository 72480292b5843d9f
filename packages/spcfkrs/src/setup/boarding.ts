import { type Problem, show } from '@tabletop/dice';
import { reading } from '@tabletop/game';
import { BAY_SIZE } from '../force/craft-modifications.js';
import type { CraftProfile } from '../force/profile.js';
import { withoutCapitals } from '../force/unit-name.js';
import type { SideRead } from './read-side.js';
import type { Berth, PassengerSetup, UnitRead } from './unit-read.js';

/**
 * The sides with the passengers in the bays where the set-up has them: each a unit on foot of the side, in one bay and in no
 * space, and no more in a bay than it holds. What is wrong is noted.
 *
 * @rule S-TRANSPORT
 */
export function withPassengers(given: reading.Source, sides: readonly SideRead[]): readonly SideRead[] {
  const source = reading.byRule(given, 'S-TRANSPORT');
  return sides.map((side, seat) => {
    const berths = new Map<UnitRead, Berth>();
    for (const [place, { profile, aboard, index }] of side.units.entries()) {
      if (profile.class === 'on-foot') continue;
      const held = new Map<number, number>();
      for (const [at, passenger] of aboard.entries()) {
        const unit = named(side, passenger.unit);
        const path: Problem['path'] = ['sides', seat, 'craft', index ?? 0, 'aboard', at];
        const count = (held.get(passenger.part) ?? 0) + 1;
        held.set(passenger.part, count);
        const fault = faultOf(passenger, profile, unit, unit !== undefined && berths.has(unit), count);
        if (fault !== undefined) reading.noteAt(source, path, fault);
        else if (unit !== undefined) berths.set(unit, { craft: place, part: passenger.part });
      }
    }
    return { ...side, units: side.units.map((unit) => ({ ...unit, berth: berths.get(unit) ?? null })) };
  });
}

function named({ units }: SideRead, name: string): UnitRead | undefined {
  const plain = withoutCapitals(name);
  return units.find((unit) => unit.profile.class === 'on-foot' && withoutCapitals(unit.name) === plain);
}

/** Why a passenger cannot be in a bay, as one of so many. */
function faultOf(
  { unit: name, part }: PassengerSetup,
  { class: craftClass, bays }: CraftProfile,
  unit: UnitRead | undefined,
  isAboard: boolean,
  count: number,
): string | undefined {
  if (!bays.includes(part)) return `Part ${part + 1} is no transport bay.`;
  if (unit === undefined) return `The side has no unit on foot called ${show(name)}.`;
  if (isAboard) return `Unit ${show(name)} is aboard already.`;
  if (unit.at !== undefined) return `Unit ${show(name)} is put in a space, and so cannot be aboard.`;
  const most = BAY_SIZE[craftClass];
  return count > most ? `The bay holds at most ${most} units.` : undefined;
}
