import { sheet } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { addCrabFlags, type CrabFlags, describedCrab, refuseNothing } from '../../games/warcrabs/crab/flags.js';
import { moneyOf } from '../../games/warcrabs/season/find.js';
import { withNewCrab } from '../../games/warcrabs/season/new-crab.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import type { Session } from '../../session.js';

/** `tabletop season engineer league.json ann --name Nipper --strength 6 …` */
export function addEngineer(season: Command, { screen }: Session): void {
  const command = season
    .command('engineer')
    .summary('engineer a crab')
    .description('engineer a crab for an owner; a shell and weapons are bought and fitted, all of it or nothing')
    .argument('<file>', 'the season')
    .argument('<owner>', 'whose crab it is')
    .argument('[crab-file]', 'a crab in JSON, as `tabletop crab --json` prints it; options say what is otherwise');
  addCrabFlags(command).action(async (file: string, owner: string, from: string | undefined, flags: CrabFlags) => {
    refuseNothing('season engineer league.json ann --name Nipper', from, flags);
    const described = await describedCrab(from, flags);
    const { after } = await changeRosterFile(file, (roster) => withNewCrab(roster, owner, described, from));
    // The new crab is the last of the list.
    const crab = after.crabs.at(-1);
    if (crab === undefined) return;
    screen.text(sheet(crab, { money: moneyOf(after, { crab: crab.id }) }));
    screen.note(`It is crab #${crab.id}.`);
  });
}
