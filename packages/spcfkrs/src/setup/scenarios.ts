import type { UnitInput } from '../force/read-unit.js';
import { FORCES } from './forces.js';
import type { SpcfkrsSetup } from './read-setup.js';
import type { SideSetup } from './read-side.js';
import type { PassengerSetup } from './unit-read.js';

/** The names of the scenarios. */
export type ScenarioName = 'escort' | 'overwatch' | 'armour' | 'landing' | 'fleet';

/** A scenario: a set-up with nothing left to say but who plays. */
export interface Scenario extends SpcfkrsSetup {
  readonly sides: readonly SideSetup[];
}

/** What each side of a scenario has, by the letter that its units are called by. */
type Force = (letter: string) => Omit<SideSetup, 'id'>;

/** Two sides with the same force, so that neither has the better of the other. */
function between(force: Force): readonly SideSetup[] {
  return [
    { id: 'pink', ...force('P') },
    { id: 'blue', ...force('B') },
  ];
}

/** The House squad, its units called by a letter and a number. */
function squad(letter: string): readonly UnitInput[] {
  return FORCES.squad.map(({ modifications = [] }, at) => ({ name: `${letter}${at + 1}`, modifications }));
}

/** Those of a squad with these numbers, in a bay. */
function aboard(letter: string, part: number, ...numbers: readonly number[]): readonly PassengerSetup[] {
  return numbers.map((number) => ({ unit: `${letter}${number}`, part }));
}

/**
 * House scenarios, one at least on each scale of map, with the same force on both sides. For units on foot an escort of a
 * carrier, and a fighter overhead; for vehicles armour with infantry, and a landing of everything that there is; for
 * spaceships two fleets.
 *
 * @rule S-SCALE
 * @rule S-BUDGET
 */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  escort: {
    map: 'plaza',
    sides: between((letter) => ({
      force: squad(letter),
      craft: [{ name: `${letter}V`, design: 'carrier', aboard: aboard(letter, 2, 5, 6) }],
    })),
  },
  overwatch: {
    map: 'yard',
    sides: between((letter) => ({ force: squad(letter), craft: [{ name: `${letter}S`, design: 'fighter' }] })),
  },
  armour: {
    map: 'depot',
    sides: between((letter) => ({
      vehicleBudget: 40,
      force: squad(letter),
      craft: [
        { name: `${letter}V1`, design: 'copter' },
        { name: `${letter}V2`, design: 'tank' },
        { name: `${letter}V3`, design: 'commander' },
      ],
    })),
  },
  landing: {
    map: 'dunes',
    sides: between((letter) => ({
      force: squad(letter),
      craft: [
        { name: `${letter}V1`, design: 'skimmer' },
        { name: `${letter}V2`, design: 'buggy' },
        { name: `${letter}S1`, design: 'freighter', aboard: aboard(letter, 1, 4, 5, 6) },
        { name: `${letter}S2`, design: 'gunship' },
      ],
    })),
  },
  fleet: {
    map: 'belt',
    sides: between((letter) => ({
      spaceshipBudget: 40,
      craft: [
        { name: `${letter}S1`, design: 'raider' },
        { name: `${letter}S2`, design: 'cruiser' },
        { name: `${letter}S3`, design: 'gunship' },
      ],
    })),
  },
};
