import { show } from '@tabletop/dice';
import { isObject, problem, reading, refusal } from '@tabletop/game';
import { traitsIn } from '../crab/check-traits.js';
import { hitPointsOf } from '../crab/derive.js';
import { refuseOverweight } from '../crab/read-crab.js';
import { PRINTED_ID } from '../edition.js';
import { equipmentFrom } from '../equipment/define-equipment.js';
import { MAX_PLAYERS, MAX_ROSTER_CRABS, MAX_SEASON_COUNT, MAX_TRAIT, MAX_WEAPONS } from '../limits.js';
import { type Rules, rulesFor } from '../rules.js';
import { readHouseRules } from '../setup/house-rules.js';
import { checkTogether } from './check-roster.js';
import { accountFrom, ownedShellFrom, ownedWeaponFrom } from './read-owned.js';
import { type Account, type Owner, ROSTER_VERSION, type Roster, type RosterCrab, type Tally } from './roster.js';

/**
 * A season that may be anything, once it has been read field by field: a copy that shares nothing with it.
 *
 * Throws `RuleError` 'invalid-roster', which names every bad field, each by its rule, and then what does not fit
 * together; 'wrong-game' for the roster of another game, 'later-version' for one of a later version of this package.
 *
 * @rule W-SEASON
 * @rule W-ROSTER
 */
export function readRoster(input: unknown): Roster {
  refuseForeign(input);
  return reading.accepted(reading.readInput(input, 'W-ROSTER', rosterFrom), 'invalid-roster');
}

function refuseForeign(input: unknown): void {
  if (!isObject(input)) return;
  const { game, version } = input;
  if (typeof game === 'string' && game !== PRINTED_ID) {
    const message = `A roster of ${PRINTED_ID} is wanted, but this is one of ${show(game)}.`;
    throw refusal('wrong-game', [problem(['game'], message)]);
  }
  if (typeof version === 'number' && Number.isInteger(version) && version > ROSTER_VERSION) {
    const message = `Rosters have version ${ROSTER_VERSION} here, this one has ${show(version)}.`;
    throw refusal('later-version', [problem(['version'], message)]);
  }
}

function rosterFrom(source: reading.Source): Roster {
  const before = source.problems.length;
  if (reading.valueIn(source, 'game') !== PRINTED_ID) reading.wanted(source, 'game', show(PRINTED_ID));
  if (reading.valueIn(source, 'version') !== ROSTER_VERSION) reading.wanted(source, 'version', show(ROSTER_VERSION));
  const houseRules = readHouseRules(reading.valueIn(source, 'rules') ?? null);
  reading.noteAll(source, ['rules'], houseRules.problems);
  const rules = rulesFor(houseRules.problems.length === 0 ? houseRules.rules : {});
  const isPrintedList = reading.valueIn(source, 'equipment') === null;
  const roster: Roster = {
    game: PRINTED_ID,
    version: ROSTER_VERSION,
    rules: houseRules.rules,
    equipment: isPrintedList
      ? null
      : (reading.objectIn(reading.byRule(source, 'W-KIT-HOUSE'), 'equipment', equipmentFrom) ?? null),
    owners: reading.listIn(source, 'owners', MAX_PLAYERS, (owner) => ownerFrom(owner, rules)),
    crabs: reading.listIn(source, 'crabs', MAX_PLAYERS * MAX_ROSTER_CRABS, (crab) => crabFrom(crab, rules)),
    nextCrab: reading.whole(source, 'nextCrab', 1, MAX_SEASON_COUNT + 1),
    fights: reading.whole(source, 'fights', 0, MAX_SEASON_COUNT),
  };
  if (source.problems.length === before) checkTogether(source, roster);
  return roster;
}

function ownerFrom(source: reading.Source, { purse }: Rules): Owner {
  return { name: reading.nameIn(source, 'name'), account: accountIn(source, purse === 'owner'), ...tallyFrom(source) };
}

function crabFrom(source: reading.Source, rules: Rules): RosterCrab {
  const before = source.problems.length;
  const traits = traitsIn(source, { rules });
  // Of a crab whose traits were refused nobody knows how many Hit Points it can have.
  const allHitPoints = source.problems.length > before ? MAX_TRAIT : hitPointsOf(traits);
  const crab: RosterCrab = {
    id: reading.whole(source, 'id', 1, MAX_SEASON_COUNT),
    owner: reading.nameIn(source, 'owner'),
    name: reading.nameIn(source, 'name'),
    traits,
    shell: reading.objectIn(reading.byRule(source, 'W-SHELL'), 'shell', ownedShellFrom) ?? NO_SHELL,
    weapons: reading.listIn(reading.byRule(source, 'W-KIT-HOUSE'), 'weapons', MAX_WEAPONS, ownedWeaponFrom),
    hitPoints: reading.whole(reading.byRule(source, 'W-HP'), 'hitPoints', 1, allHitPoints),
    account: accountIn(source, rules.purse === 'crab'),
    ...tallyFrom(source),
  };
  if (source.problems.length === before) refuseOverweight(source, crab);
  return crab;
}

/** Stands where a shell is wrong, which is noted. */
const NO_SHELL: RosterCrab['shell'] = { name: '', weight: 0, armour: 0, price: 0, left: 0 };

function accountIn(source: reading.Source, hasOne: boolean): Account | null {
  if (hasOne) return reading.objectIn(reading.byRule(source, 'W-MONEY'), 'account', accountFrom) ?? null;
  if (reading.valueIn(source, 'account') !== null)
    reading.wanted(reading.byRule(source, 'W-MONEY'), 'account', 'null, as house rules put the money elsewhere');
  return null;
}

function tallyFrom(source: reading.Source): Tally {
  const count = (name: keyof Tally): number =>
    reading.whole(reading.byRule(source, 'W-SEASON'), name, 0, MAX_SEASON_COUNT);
  return { fights: count('fights'), wins: count('wins'), kills: count('kills') };
}
