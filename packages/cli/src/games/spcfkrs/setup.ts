import { isNameOf, namesOf } from '@tabletop/game';
import { FORCES, MAPS, type Rules, SCENARIOS, type ScenarioName, type SpcfkrsSetup } from '@tabletop/spcfkrs';
import { Refusal } from '../../endings.js';
import type { AskedSetup, SetupOption } from '../adapter.js';
import { COLOURS } from '../colours.js';

/** What sides are called: those of the solo match come first. */
export const SIDES: readonly string[] = ['pink', 'blue', ...COLOURS.slice(2)];

export const SETUP_OPTIONS: readonly SetupOption[] = [
  {
    name: 'scenario',
    about: 'a whole battle with craft, instead of a force and a map',
    values: namesOf(SCENARIOS),
    insteadOf: ['force', 'map'],
  },
  { name: 'force', about: 'the force of each side', values: namesOf(FORCES) },
  { name: 'map', about: 'the map to fight on', values: namesOf(MAPS) },
];

export function setup({ players, options, houseRules }: AskedSetup): SpcfkrsSetup {
  // As they were typed: the set-up checks every name and value, and says what is wrong with it.
  const typed = houseRules as Partial<Rules>;
  const [scenario, force, map] = ['scenario', 'force', 'map'].map((name) => options.get(name));
  if (isNameOf(SCENARIOS, scenario)) {
    const found = scenarioFor(players, scenario);
    return { ...found, players, houseRules: { ...found.houseRules, ...typed } };
  }
  // Who plays alone commands two sides.
  const sides = SIDES.slice(0, Math.max(2, players.length));
  return {
    players,
    houseRules: typed,
    ...(isNameOf(FORCES, force) ? { sides: sides.map((id) => ({ id, force })) } : {}),
    ...(isNameOf(MAPS, map) ? { map } : {}),
  };
}

/** A scenario, for no more players than it has sides. */
function scenarioFor(players: AskedSetup['players'], name: ScenarioName): SpcfkrsSetup {
  const scenario = SCENARIOS[name];
  const most = scenario.sides.length;
  if (players.length <= most) return scenario;
  throw new Refusal(`--scenario ${name} has ${most} sides: --players is 1 to ${most} with it, not ${players.length}.`);
}
