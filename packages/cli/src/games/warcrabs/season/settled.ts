import { damageOf, type FightResult, type Roster, rulesFor } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import { moneyOf, shown } from './find.js';
import { healthText } from './told.js';

/** What a fight has changed in a season, a line for each thing. */
export function settledLines(before: Roster, after: Roster, { winner, crabs }: FightResult): readonly string[] {
  const fought = before.crabs.filter(({ id }) => crabs.some((crab) => crab.id === id));
  const dead = fought.filter(({ id }) => !after.crabs.some((crab) => crab.id === id));
  const hurt = after.crabs.filter(
    (crab) => fought.some(({ id }) => id === crab.id) && damageOf(crab).hitPoints + damageOf(crab).armour > 0,
  );
  return [
    winner === null ? 'Nobody is paid for a draw.' : prizeText(after, winner),
    ...dead.map(({ id, name, owner }) => `#${id} ${shown(name)} of ${shown(owner)} is dead, and leaves the season.`),
    ...hurt.map(healthText),
  ];
}

function prizeText(roster: Roster, winner: string): string {
  const { prize, purse } = rulesFor(roster.rules);
  if (purse === 'crab') return `The living crabs of ${shown(winner)} that fought share a prize of ${dollars(prize)}.`;
  return `${shown(winner)} is paid a prize of ${dollars(prize)}, and has ${dollars(moneyOf(roster, { owner: winner }))}.`;
}
