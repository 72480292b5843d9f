import { agreed, count, list, nameSchema, record, type Schema, whole } from '@tabletop/game/schema';
import * as v from 'valibot';
import { PRINTED_ID } from '../edition.js';
import {
  MAX_MONEY,
  MAX_PLAYERS,
  MAX_ROSTER_CRABS,
  MAX_SEASON_COUNT,
  MAX_STORE,
  MAX_TRAIT,
  MAX_VALUE,
  MAX_WEAPONS,
} from '../limits.js';
import {
  type Account,
  type OwnedShell,
  type OwnedWeapon,
  type Owner,
  ROSTER_VERSION,
  type Roster,
  type RosterCrab,
} from '../season/roster.js';
import { traitsShape } from './crab-schema.js';
import { equipmentShape, shellEntries, weaponEntries } from './item-schema.js';
import { valueSchema } from './number-schemas.js';
import { rulesShape } from './rules-schema.js';

const tally = count(MAX_SEASON_COUNT);
const tallyEntries = { fights: tally, wins: tally, kills: tally };

/** The shape of a weapon that somebody owns. */
export const ownedWeaponShape: Schema<OwnedWeapon> = agreed<OwnedWeapon>()(
  record({ ...weaponEntries, left: v.nullable(whole(1, MAX_VALUE)) }),
);

/** The shape of a shell that somebody owns. */
export const ownedShellShape: Schema<OwnedShell> = agreed<OwnedShell>()(record({ ...shellEntries, left: valueSchema }));

/** The shape of an account. */
export const accountShape: Schema<Account> = agreed<Account>()(
  record({
    money: count(MAX_MONEY),
    store: record({ weapons: list(ownedWeaponShape, MAX_STORE), shells: list(ownedShellShape, MAX_STORE) }),
  }),
);

const ownerShape = agreed<Owner>()(record({ name: nameSchema, account: v.nullable(accountShape), ...tallyEntries }));

const crabShape = agreed<RosterCrab>()(
  record({
    id: whole(1, MAX_SEASON_COUNT),
    owner: nameSchema,
    name: nameSchema,
    traits: traitsShape,
    shell: ownedShellShape,
    weapons: list(ownedWeaponShape, MAX_WEAPONS),
    hitPoints: whole(1, MAX_TRAIT),
    account: v.nullable(accountShape),
    ...tallyEntries,
  }),
);

/** The shape of a season between two fights. Whether its parts belong together is for `readRoster` to judge. */
export const rosterShape: Schema<Roster> = agreed<Roster>()(
  record({
    game: v.literal(PRINTED_ID),
    version: v.literal(ROSTER_VERSION),
    rules: rulesShape,
    equipment: v.nullable(equipmentShape),
    owners: list(ownerShape, MAX_PLAYERS, 2),
    crabs: list(crabShape, MAX_PLAYERS * MAX_ROSTER_CRABS),
    nextCrab: whole(1, MAX_SEASON_COUNT + 1),
    fights: tally,
  }),
);
