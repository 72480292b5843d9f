import { type Roster, type RosterCrab, unequip } from '@tabletop/warcrabs';
import type { Command } from 'commander';
import { Refusal } from '../../endings.js';
import { crabCalled, shown } from '../../games/warcrabs/season/find.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { loadText, namesText } from '../../games/warcrabs/season/told.js';
import { quoted } from '../../screen/plain.js';
import type { Session } from '../../session.js';
import { suggestion } from '../../suggest.js';

/** `tabletop season remove league.json Nipper "Pickle Spear"` */
export function addRemove(season: Command, { screen }: Session): void {
  season
    .command('remove')
    .summary('take weapons off a crab')
    .description('take weapons off a crab, into the store')
    .argument('<file>', 'the season')
    .argument('<crab>', 'the crab, by its name or number')
    .argument('<weapons...>', 'their names, one for each')
    .action(async (file: string, typed: string, weapons: readonly string[]) => {
      const { after } = await changeRosterFile(file, (roster) =>
        weapons.reduce((next, weapon) => without(next, crabCalled(next, typed), weapon), roster),
      );
      screen.line(`Taken off, and in store: ${namesText(weapons)}.`);
      screen.line(loadText(crabCalled(after, typed)));
    });
}

/** A season in which a crab has one weapon of a name less: the one that has least left. */
function without(roster: Roster, { id: crab, name, weapons }: RosterCrab, typed: string): Roster {
  const left = (at: number): number => weapons[at]?.left ?? Number.POSITIVE_INFINITY;
  const [weapon] = weapons.flatMap((each, at) => (each.name === typed ? [at] : [])).sort((a, b) => left(a) - left(b));
  if (weapon !== undefined) return unequip(roster, { crab, weapon });
  const names = weapons.map((each) => each.name);
  throw new Refusal(`${shown(name)} has no weapon called ${quoted(typed)}.${suggestion(typed, names)}`);
}
