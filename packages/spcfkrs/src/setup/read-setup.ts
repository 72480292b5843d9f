import type { Problem } from '@tabletop/dice';
import { MAX_SETUP_PROBLEMS, type PlayerId, reading, readNames, refusal } from '@tabletop/game';
import { MAX_PLAYERS } from '../limits.js';
import type { BattleMap } from '../map/battle-map.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Side } from '../state.js';
import { readHouseRules } from './house-rules.js';
import { MAPS, type MapName } from './maps.js';
import { placed, type UnitPlaced } from './placed.js';
import { type MapInput, readMapChoice } from './read-map.js';
import type { SideRead, SideSetup } from './read-side.js';
import { sidesIn } from './read-sides.js';
import { emptyRoom } from './room.js';

/** How a match begins. Everything may be left out. */
export interface SpcfkrsSetup {
  /** Who plays, in the order of seats; by default 'pink' and 'blue'. */
  readonly players?: readonly PlayerId[];
  /** Two or more; by default one for each player, named like it, or two for one who plays alone. */
  readonly sides?: readonly SideSetup[];
  /** The map to fight on; by default the House `yard`. */
  readonly map?: MapName | MapInput;
  readonly houseRules?: Partial<Rules>;
}

/** A set-up that was read: everything that a match begins with. */
export interface SetupRead {
  readonly houseRules: Partial<Rules>;
  readonly players: readonly PlayerId[];
  readonly map: BattleMap;
  readonly sides: readonly Side[];
  /** Side by side, those on foot before the craft, in the order in which they are listed. */
  readonly units: readonly UnitPlaced[];
}

const DEFAULT_PLAYERS: readonly PlayerId[] = ['pink', 'blue'];

/**
 * Reads a set-up, which may be anything. Throws `RuleError` 'invalid-setup' which names every bad field and then, where
 * there is none, every unit for which there is no room.
 *
 * @rule S-DEPLOY
 * @rule S-BUDGET
 */
export function readSetup(input: SpcfkrsSetup): SetupRead {
  const { sides, ...read } = reading.accepted(reading.readInput(input, 'S-BUDGET', setupIn), 'invalid-setup');
  const problems: Problem[] = [];
  const units = placed(read.map, sides, problems);
  if (problems.length > 0) throw refusal('invalid-setup', problems, MAX_SETUP_PROBLEMS);
  return {
    ...read,
    sides: sides.map(({ id, owner, budget, vehicleBudget, spaceshipBudget }) => ({
      id,
      owner,
      budget,
      vehicleBudget,
      spaceshipBudget,
    })),
    units,
  };
}

function setupIn(source: reading.Source): Omit<SetupRead, 'sides' | 'units'> & { readonly sides: readonly SideRead[] } {
  const houseRules = readHouseRules(reading.valueIn(source, 'houseRules'));
  reading.noteAll(source, ['houseRules'], houseRules.problems);
  const players = playersIn(reading.byRule(source, 'S-MODE'));
  const map = readMapChoice(reading.valueIn(source, 'map'));
  reading.noteAll(source, ['map'], map.problems);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});
  return {
    houseRules: houseRules.rules,
    players,
    map: map.value ?? MAPS.yard,
    sides: sidesIn(source, { players, room: map.value && emptyRoom(map.value), rules }),
  };
}

/** Who plays; the default where that is wrong, which is noted. @rule S-MODE */
function playersIn(source: reading.Source): readonly PlayerId[] {
  const given = reading.valueIn(source, 'players');
  if (given === undefined) return DEFAULT_PLAYERS;
  const { names, problems } = readNames(given, { what: 'player', least: 1, most: MAX_PLAYERS, rule: source.rule });
  reading.noteAll(source, ['players'], problems);
  return names.length > 0 ? names : DEFAULT_PLAYERS;
}
