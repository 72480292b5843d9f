import { show } from '@tabletop/dice';
import {
  isObject,
  MAX_SETUP_PROBLEMS,
  problem,
  reading,
  readNames,
  refusal,
  under,
  unknownFields,
} from '@tabletop/game';
import { PRINTED_ID } from '../edition.js';
import { equipmentFrom } from '../equipment/define-equipment.js';
import type { Equipment } from '../equipment/equipment.js';
import { MAX_PLAYERS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { type Owner, ROSTER_VERSION, type Roster } from './roster.js';
import { newAccount } from './store.js';

/** How a season begins. */
export interface SeasonSetup {
  /** The names of two to `MAX_PLAYERS` crabfighters. */
  readonly owners: readonly string[];
  readonly houseRules?: Partial<Rules>;
  /** What can be bought, by default `EQUIPMENT`. */
  readonly equipment?: Equipment;
}

const FIELDS: readonly string[] = ['owners', 'houseRules', 'equipment'];

/**
 * The roster of a new season: owners with the money that they start with, and no crabs.
 *
 * Throws `RuleError` 'invalid-season' which names every bad field.
 *
 * @rule W-SEASON
 * @rule W-MONEY
 */
export function startSeason(input: SeasonSetup): Roster {
  const given: { readonly [Name in keyof SeasonSetup]?: unknown } = isObject(input) ? input : {};
  const owners = readNames(given.owners, { what: 'owner', least: 2, most: MAX_PLAYERS, rule: 'W-SEASON' });
  const houseRules = readHouseRules(given.houseRules);
  const equipment =
    given.equipment === undefined
      ? { value: null, problems: [] }
      : reading.readInput(given.equipment, 'W-KIT-HOUSE', equipmentFrom);
  const problems = [
    ...(isObject(input)
      ? unknownFields(input, FIELDS, 'A season')
      : [problem([], `A season is an object, not ${show(input)}.`)]),
    ...under(['owners'], owners.problems),
    ...under(['houseRules'], houseRules.problems),
    ...under(['equipment'], equipment.problems),
  ];
  if (problems.length > 0) throw refusal('invalid-season', problems, MAX_SETUP_PROBLEMS);

  const { purse, startMoney } = rulesFor(houseRules.rules);
  return {
    game: PRINTED_ID,
    version: ROSTER_VERSION,
    rules: houseRules.rules,
    equipment: equipment.value ?? null,
    owners: owners.names.map(
      (name): Owner => ({
        name,
        account: purse === 'owner' ? newAccount(startMoney) : null,
        fights: 0,
        wins: 0,
        kills: 0,
      }),
    ),
    crabs: [],
    nextCrab: 1,
    fights: 0,
  };
}
