import { derive, type Holder, hitPointsOf, type Roster, type RosterCrab } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import { moneyOf, shown } from './find.js';

/** The account as a sentence: `ann has $1.23.` */
export function accountText(roster: Roster, holder: Holder): string {
  return `${shown(holderName(roster, holder))} has ${dollars(moneyOf(roster, holder))}.`;
}

/** What a crab carries as a sentence: `Nipper has a Weight of 3 of 10 and moves 4 in.` */
export function loadText(crab: RosterCrab): string {
  const { weight, maximumCapacity, movement } = derive(crab);
  return `${shown(crab.name)} has a Weight of ${weight} of ${maximumCapacity} and moves ${movement} in.`;
}

/** What is left of a crab as a sentence. */
export function healthText({ name, hitPoints, traits, shell }: RosterCrab): string {
  const health = `${hitPoints} of ${hitPointsOf(traits)} Hit Points`;
  return `${shown(name)} has ${health}, and armour ${shell.left} of ${shell.armour}.`;
}

/** Names as a list: `Pickle Spear, Firecracker (×2)`. */
export function namesText(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const alike = names.filter((other) => other === name).length;
      return alike === 1 ? shown(name) : `${shown(name)} (×${alike})`;
    })
    .join(', ');
}

function holderName({ crabs }: Roster, holder: Holder): string {
  if ('owner' in holder) return holder.owner;
  const crab = crabs.find(({ id }) => id === holder.crab);
  if (crab === undefined) return `crab ${holder.crab}`;
  return crab.account === null ? crab.owner : crab.name;
}
