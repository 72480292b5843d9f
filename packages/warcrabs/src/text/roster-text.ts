import { type Block, count, fitted, lengthAllowed, type TextOptions } from '@tabletop/game/text';
import { derive, hitPointsOf } from '../crab/derive.js';
import { dollars } from '../money.js';
import type { OwnedShell, OwnedWeapon, Owner, Roster, RosterCrab, Store, Tally } from '../season/roster.js';
import { armsText } from './carried.js';
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
    itemsText([shell], weapons),
    ...(account === null ? [] : [dollars(account.money)]),
    tallyText(crab),
  ];
  const line = `  #${id} ${shown(name)}: ${facts.join('; ')}`;
  return account === null ? [line] : [line, ...storeTexts(account.store, '    ')];
}

function storeTexts({ shells, weapons }: Store, indent: string): readonly string[] {
  const items = itemsText(shells, weapons);
  return items === '' ? [] : [`${indent}In store: ${items}`];
}

/** Shells and weapons, with what is left of them. */
function itemsText(shells: readonly OwnedShell[], weapons: readonly OwnedWeapon[]): string {
  const worn = shells.map(({ name, left, armour }) => `${shown(name)} shell (armour ${left} of ${armour})`);
  const alike = [...new Set(worn)].map((text) => {
    const number = worn.filter((each) => each === text).length;
    return number === 1 ? text : `${text} ×${number}`;
  });
  return [...alike, ...(weapons.length === 0 ? [] : [armsText(weapons)])].join(', ');
}
