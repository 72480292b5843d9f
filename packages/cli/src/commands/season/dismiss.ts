import { dismiss } from '@tabletop/warcrabs';
import type { Command } from 'commander';
import { crabCalled, shown } from '../../games/warcrabs/season/find.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import type { Session } from '../../session.js';

/** `tabletop season dismiss league.json Nipper` */
export function addDismiss(season: Command, { screen }: Session): void {
  season
    .command('dismiss')
    .summary('let a crab go')
    .description('let a crab go; what it wore goes into the store, or with it where it has its own account')
    .argument('<file>', 'the season')
    .argument('<crab>', 'the crab, by its name or number')
    .action(async (file: string, typed: string) => {
      const { before } = await changeRosterFile(file, (roster) =>
        dismiss(roster, { crab: crabCalled(roster, typed).id }),
      );
      const { id, name, owner } = crabCalled(before, typed);
      screen.line(`#${id} ${shown(name)} of ${shown(owner)} has left the season.`);
    });
}
