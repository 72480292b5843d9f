import { show } from '@tabletop/dice';
import { type PlayerId, reading } from '@tabletop/game';
import { costOf, overBudget } from '../force/budget.js';
import type { SideId } from '../ids.js';
import { MAX_BUDGET } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Side } from '../state.js';
import type { UnitClass } from '../unit-class.js';
import type { ForceName } from './forces.js';
import { type CraftSetup, craftIn } from './read-craft-setup.js';
import { forceIn, type UnitSetup } from './read-force.js';
import type { Room } from './room.js';
import type { UnitRead } from './unit-read.js';

/** A side of a match. */
export interface SideSetup {
  readonly id: SideId;
  /** Who gives its orders; by default the player at the same seat, going round. */
  readonly owner?: PlayerId;
  /** The points that its units on foot may cost together; by default what the house rules say. */
  readonly budget?: number;
  /** The points that its vehicles may cost together; by default what the house rules say. */
  readonly vehicleBudget?: number;
  /** The points that its spaceships may cost together; by default what the house rules say. */
  readonly spaceshipBudget?: number;
  /**
   * Its units on foot, or the name of a House force; by default `squad` or, where it has craft, nobody. Units of a House
   * force are called by the first letter of their side and a number.
   */
  readonly force?: ForceName | readonly UnitSetup[];
  /** Its vehicles and spaceships; by default none. */
  readonly craft?: readonly CraftSetup[];
}

/** A side that was read. */
export interface SideRead extends Side {
  /** On foot, then its craft. */
  readonly units: readonly UnitRead[];
  /** Whether its units on foot are those of a House force, which are still to be named. */
  readonly isHouse: boolean;
}

/** What a side is read for: who plays, where, under which rules; and the sides and units that are named already. */
export interface Occasion {
  readonly players: readonly PlayerId[];
  /** The room that there is on the map, if that could be read. */
  readonly room: Room | undefined;
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
  const budgets = budgetsIn(source, rules);
  const muster = { ...occasion, seat };
  const { units: foot, isHouse } = forceIn(source, muster);
  const craft = craftIn(source, muster).map(
    (each, index): UnitRead => ({ ...each, field: 'craft', index, berth: null }),
  );
  const units = [...foot, ...craft];
  if (source.problems.length === before) refuseDear(source, units, budgets);
  return { id, owner, ...budgets, units, isHouse };
}

type Budgets = Pick<Side, 'budget' | 'vehicleBudget' | 'spaceshipBudget'>;

/** What each class of units is bought with, and where it is read. @rule S-BUDGET */
const BUYING: readonly (readonly [UnitClass, keyof Budgets, UnitRead['field']])[] = [
  ['on-foot', 'budget', 'force'],
  ['vehicle', 'vehicleBudget', 'craft'],
  ['spaceship', 'spaceshipBudget', 'craft'],
];

function budgetsIn(source: reading.Source, rules: Rules): Budgets {
  const budgetIn = (name: keyof Budgets) => reading.whole(source, name, 0, MAX_BUDGET, rules[name]);
  return {
    budget: budgetIn('budget'),
    vehicleBudget: budgetIn('vehicleBudget'),
    spaceshipBudget: budgetIn('spaceshipBudget'),
  };
}

/** Refuses units that cost more than the budget of their class. @rule S-BUDGET */
function refuseDear(source: reading.Source, units: readonly UnitRead[], budgets: Budgets): void {
  for (const [unitClass, budget, field] of BUYING) {
    const cost = costOf(units.filter(({ profile }) => profile.class === unitClass));
    const dear = overBudget(cost, budgets[budget], unitClass);
    if (dear !== undefined) reading.noteAll(source, [field], [dear]);
  }
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
