import { show } from '@tabletop/dice';
import { isNameOf, namesOf, type PlayerId, reading } from '@tabletop/game';
import type { Cell } from '@tabletop/geometry/grid';
import { costOf, overBudget } from '../force/budget.js';
import { type BoughtUnit, readUnit, type UnitInput, unitFrom } from '../force/read-unit.js';
import { unitsIn } from '../force/units-in.js';
import type { SideId } from '../ids.js';
import { MAX_BUDGET, MAX_UNITS } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Side } from '../state.js';
import { FORCES, type ForceName } from './forces.js';
import { atIn, type Site } from './read-at.js';

/** A unit that comes to a match. */
export interface UnitSetup extends UnitInput {
  /** The space where it starts, as a cell or by its name; by default one at the edge of its side. */
  readonly at?: Cell | string;
}

/** A side of a match. */
export interface SideSetup {
  readonly id: SideId;
  /** Who gives its orders; by default the player at the same seat, going round. */
  readonly owner?: PlayerId;
  /** The points that its units may cost together; by default what the house rules say. */
  readonly budget?: number;
  /**
   * Its units, or the name of a House force; by default `squad`. Units of a House force are called by the first letter of
   * their side and a number.
   */
  readonly force?: ForceName | readonly UnitSetup[];
}

/** A unit that was read. */
export interface UnitRead extends BoughtUnit {
  readonly at: Cell | undefined;
}

/** A side that was read. */
export interface SideRead extends Side {
  readonly units: readonly UnitRead[];
  /** Whether its units are those of a House force, which are still to be named. */
  readonly isHouse: boolean;
}

/** What a side is read for: who plays, where, under which rules; and the sides and units that are named already. */
export interface Occasion {
  readonly players: readonly PlayerId[];
  readonly site: Site;
  readonly rules: Rules;
  readonly sides: Set<SideId>;
  readonly names: Set<string>;
}

/** Reads the side at a seat. Its name, and those of its units, are added to those that there are. @rule S-BUDGET */
export function sideIn(source: reading.Source, seat: number, occasion: Occasion): SideRead {
  const { players, rules } = occasion;
  const id = idIn(source, occasion.sides);
  const owner = ownerIn(reading.byRule(source, 'S-MODE'), players) ?? players[seat % players.length] ?? '';
  const before = source.problems.length;
  const budget = reading.whole(source, 'budget', 0, MAX_BUDGET, rules.budget);
  const force = forceIn(source, occasion);
  const dear = overBudget(costOf(force.units), budget);
  if (dear !== undefined && source.problems.length === before) reading.noteAll(source, ['force'], [dear]);
  return { id, owner, budget, ...force };
}

function idIn(source: reading.Source, sides: Set<SideId>): SideId {
  const before = source.problems.length;
  const id = reading.nameIn(source, 'id');
  if (source.problems.length > before) return id;
  if (sides.has(id)) reading.refuse(source, 'id', `There are two sides ${show(id)}.`);
  sides.add(id);
  return id;
}

function ownerIn(source: reading.Source, players: readonly PlayerId[]): PlayerId | undefined {
  const given = reading.valueIn(source, 'owner');
  const owner = players.find((player) => player === given);
  if (given !== undefined && owner === undefined) reading.wanted(source, 'owner', 'one of the players');
  return owner;
}

/** The units of a side: those of a House force, or its own. @rule S-BUDGET @rule S-DEPLOY */
function forceIn(source: reading.Source, { site, rules, names }: Occasion): Pick<SideRead, 'units' | 'isHouse'> {
  const given = reading.valueIn(source, 'force');
  const force = given === undefined ? 'squad' : given;
  if (isNameOf(FORCES, force)) {
    const units = FORCES[force].flatMap((unit) => readUnit(unit, { rules }).value ?? []);
    return { units: units.map((unit) => ({ ...unit, at: undefined })), isHouse: true };
  }
  if (!Array.isArray(given)) {
    reading.wanted(source, 'force', `${namesOf(FORCES).map(show).join(', ')} or a list of 1 to ${MAX_UNITS} units`);
    return { units: [], isHouse: false };
  }
  const units = unitsIn(source, 'force', (unit) => ({ ...unitFrom(unit, names, { rules }), at: atIn(unit, site) }));
  return { units, isHouse: false };
}
