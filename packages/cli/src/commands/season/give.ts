import { giveCrab, sellCrab } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { crabCalled, shown } from '../../games/warcrabs/season/find.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { accountText } from '../../games/warcrabs/season/told.js';
import { centsOf } from '../../money.js';
import type { Session } from '../../session.js';

/** `tabletop season give league.json Nipper bob` */
export function addGive(season: Command, { screen }: Session): void {
  season
    .command('give')
    .summary('give or sell a crab')
    .description('give a crab to another owner with all that it wears, or sell it for a price')
    .argument('<file>', 'the season')
    .argument('<crab>', 'the crab, by its name or number')
    .argument('<owner>', 'who has it then')
    .option('--price <dollars>', 'what that owner pays for it')
    .action(async (file: string, typed: string, to: string, flags: { readonly price?: string }) => {
      const price = flags.price === undefined ? undefined : centsOf('--price', flags.price);
      const { before, after } = await changeRosterFile(file, (roster) => {
        const { id: crab } = crabCalled(roster, typed);
        return price === undefined ? giveCrab(roster, { crab, to }) : sellCrab(roster, { crab, to, price });
      });
      const { id, name, owner } = crabCalled(before, typed);
      const paid = price === undefined ? '' : `, for ${dollars(price)}`;
      screen.line(`#${id} ${shown(name)} was a crab of ${shown(owner)} and now is one of ${shown(to)}${paid}.`);
      if (price === undefined) return;
      screen.line(accountText(after, { owner }));
      screen.line(accountText(after, { owner: to }));
    });
}
