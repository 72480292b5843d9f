import { reading } from '@tabletop/game';
import { MAX_MONEY, MAX_SEASON_COUNT } from '../limits.js';
import type { Rules } from '../rules.js';
import type { FightResult } from './fight-result.js';
import { rulesOf } from './find.js';
import type { OwnedItem } from './owned.js';
import { type FightRead, fightFrom } from './read-result.js';
import { damageOf, repaired } from './repair.js';
import type { Account, Owner, Roster, RosterCrab, Tally } from './roster.js';
import { roomIn, withItems } from './store.js';

type Settled = FightRead['crabs'][number];

/**
 * A season after a fight. The winner is paid the prize; where each crab has its own account, the winner's living crabs
 * share it. Weapons without a use left are gone. Dead crabs leave the roster: what they wore is their owner's, as far as
 * the store has room, or lost, as `salvage` says; where each crab has its own account, everything is lost with it. Hit
 * Points and armour come back where `repairs` are free. Fights, wins and kills are counted.
 *
 * Throws `RuleError` 'invalid-result' for a result that cannot be one of a fight between crabs of this season.
 *
 * @rule W-SEASON
 * @rule W-FIGHT
 */
export function settleFight(roster: Roster, result: FightResult): Roster {
  const fight = reading.accepted(
    reading.readInput(result, 'W-FIGHT', (source) => fightFrom(source, roster)),
    'invalid-result',
  );
  const rules = rulesOf(roster);
  return {
    ...roster,
    owners: roster.owners.map((owner) => afterFight(owner, fight, rules)),
    crabs: roster.crabs.flatMap((crab) => survivor(crab, fight, rules)),
    fights: counted(roster.fights, 1),
  };
}

/** A crab after a fight, in a list of one; none of one that is dead. */
function survivor(crab: RosterCrab, { winner, crabs }: FightRead, rules: Rules): readonly RosterCrab[] {
  const settled = crabs.find(({ id }) => id === crab.id);
  if (settled === undefined) return [crab];
  if (!settled.alive) return [];
  const won = crab.owner === winner;
  const winners = crabs.filter(({ alive, before }) => alive && before.owner === winner);
  const prize = won ? shareOf(rules.prize, winners.length, winners.indexOf(settled)) : 0;
  const account = crab.account === null ? null : rewarded(crab.account, prize);
  const after = { ...worn(settled, rules), ...tally(crab, won, settled.kills), account };
  return [after];
}

/** A crab as it comes out of a fight, without the weapons that are used up. */
function worn({ before, hitPoints, armour, weapons }: Settled, { repairs }: Rules): RosterCrab {
  const leftAt = (index: number, left: number | null): number | null =>
    (weapons.find((weapon) => weapon.index === index) ?? { left }).left;
  const after: RosterCrab = {
    ...before,
    hitPoints,
    shell: { ...before.shell, left: armour },
    weapons: before.weapons
      .map((weapon, index) => ({ ...weapon, left: leftAt(index, weapon.left) }))
      .filter(({ left }) => left !== 0),
  };
  return repairs === 'free' ? repaired(after, damageOf(after)) : after;
}

function afterFight(owner: Owner, { winner, crabs }: FightRead, rules: Rules): Owner {
  const own = crabs.filter(({ before }) => before.owner === owner.name);
  if (own.length === 0) return owner;
  const won = owner.name === winner;
  const kills = own.reduce((sum, crab) => sum + crab.kills, 0);
  const after = { ...owner, ...tally(owner, won, kills) };
  if (owner.account === null) return after;
  const salvage = rules.salvage === 'owner' ? own.flatMap((crab) => (crab.alive ? [] : gearOf(crab, rules))) : [];
  const account = rewarded(owner.account, won ? rules.prize : 0);
  return {
    ...after,
    account: { ...account, store: withItems(account.store, salvage.slice(0, roomIn(account.store))) },
  };
}

function gearOf(crab: Settled, rules: Rules): readonly OwnedItem[] {
  const { weapons, shell } = worn(crab, rules);
  return [...weapons, shell];
}

/** An account with a prize paid in; what is more than one may hold is lost. */
function rewarded(account: Account, cents: number): Account {
  return { ...account, money: Math.min(MAX_MONEY, account.money + cents) };
}

/** The part of a prize that falls to one of several; the cents that do not go round fall to the first. */
function shareOf(prize: number, among: number, place: number): number {
  return Math.floor(prize / among) + (place < prize % among ? 1 : 0);
}

function tally({ fights, wins, kills }: Tally, won: boolean, killed: number): Tally {
  return { fights: counted(fights, 1), wins: counted(wins, won ? 1 : 0), kills: counted(kills, killed) };
}

function counted(count: number, more: number): number {
  return Math.min(MAX_SEASON_COUNT, count + more);
}
