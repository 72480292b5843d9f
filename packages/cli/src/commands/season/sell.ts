import { sell } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { holderCalled, moneyOf } from '../../games/warcrabs/season/find.js';
import { inStore, withEach } from '../../games/warcrabs/season/items.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { accountText, namesText } from '../../games/warcrabs/season/told.js';
import type { Session } from '../../session.js';

/** `tabletop season sell league.json ann "Soup Can"` */
export function addSell(season: Command, { screen }: Session): void {
  season
    .command('sell')
    .summary('sell from the store')
    .description('sell weapons and shells that are in store, for half their price unless a house rule says otherwise')
    .argument('<file>', 'the season')
    .argument('<who>', 'who sells: an owner or, where each crab has its own account, a crab')
    .argument('<items...>', 'their names, one for each')
    .action(async (file: string, who: string, items: readonly string[]) => {
      const { before, after } = await changeRosterFile(file, (roster) => {
        const holder = holderCalled(roster, who);
        return withEach(
          roster,
          items,
          (next) => inStore(next, holder),
          (next, item) => sell(next, { ...holder, item }),
        );
      });
      const holder = holderCalled(after, who);
      const price = moneyOf(after, holder) - moneyOf(before, holder);
      screen.line(`Sold for ${dollars(price)}: ${namesText(items)}.`);
      screen.line(accountText(after, holder));
    });
}
