import { type Block, count, fitted, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import { derive, hitPointsOf } from '../crab/derive.js';
import { dollars } from '../money.js';
import type { OwnedShell, OwnedWeapon, Owner, Roster, RosterCrab, Store, Tally } from '../season/roster.js';
import { shown } from './teller.js';

/**
 * A season as text: every owner with the money of the account, what was fought and won, the crabs with traits, what is
 * left of them, shell and weapons, and what is kept in store. Within `maxLength` the owners who joined last give way
 * first.
 *
 * @rule W-SEASON
 */
export function rosterText(roster: Roster, options: TextOptions = {}): string {
  const most = lengthAllowed(options);
  const { owners, crabs, fights } = roster;
  const blocks = owners.map((owner, at): Block => {
    const own = crabs.filter((crab) => crab.owner === owner.name);
    const lines = own.length === 0 ? ['  no living crab'] : own.flatMap(crabTexts);
    const store = owner.account === null ? [] : storeTexts(owner.account.store, '  ');
    return { title: ownerText(owner), lines: [...lines, ...store].map((text, weight) => ({ text, weight })), rank: at };
  });
  return fitted([`Warcrabs, a season after ${count(fights, 'fight')}`], blocks, most);
}

function ownerText(owner: Owner): string {
  const money = owner.account === null ? '' : ` ${dollars(owner.account.money)},`;
  return `${shown(owner.name)}:${money} ${tallyText(owner)}`;
}

function tallyText({ fights, wins, kills }: Tally): string {
  return `${wins} of ${count(fights, 'fight')} won, ${count(kills, 'kill')}`;
}

/** A crab, and what is kept in the store of its own account. */
function crabTexts(crab: RosterCrab): readonly string[] {
  const { id, name, traits, shell, weapons, hitPoints, account } = crab;
  const { weight, maximumCapacity, movement } = derive(crab);
  const { strength, dexterity, endurance } = traits;
  const facts = [
    `Strength ${strength}, Dexterity ${dexterity}, Endurance ${endurance}`,
    `Hit Points ${hitPoints} of ${hitPointsOf(traits)}`,
    `Weight ${weight} of ${maximumCapacity}, Movement ${movement} in`,
    [shell, ...weapons].map(itemText).join(', '),
    ...(account === null ? [] : [dollars(account.money)]),
    tallyText(crab),
  ];
  const line = `  #${id} ${shown(name)}: ${facts.join('; ')}`;
  return account === null ? [line] : [line, ...storeTexts(account.store, '    ')];
}

function storeTexts({ shells, weapons }: Store, indent: string): readonly string[] {
  const items = [...shells, ...weapons].map(itemText);
  return items.length === 0 ? [] : [`${indent}In store: ${items.join(', ')}`];
}

/** An item, with what is left of it. */
function itemText(item: OwnedShell | OwnedWeapon): string {
  const name = shown(item.name);
  if ('armour' in item) return `${name} shell (armour ${item.left} of ${item.armour})`;
  return item.left === null || item.uses === null ? name : `${name} (${item.left} of ${count(item.uses, 'use')} left)`;
}
