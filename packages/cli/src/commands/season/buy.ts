import { buy } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { holderCalled, moneyOf } from '../../games/warcrabs/season/find.js';
import { onSale, withEach } from '../../games/warcrabs/season/items.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { accountText, namesText } from '../../games/warcrabs/season/told.js';
import type { Session } from '../../session.js';

/** `tabletop season buy league.json ann "Pickle Spear"` */
export function addBuy(season: Command, { screen }: Session): void {
  season
    .command('buy')
    .summary('buy for the store')
    .description('buy weapons and shells, which go into the store: all of them or none')
    .argument('<file>', 'the season')
    .argument('<who>', 'who pays: an owner or, where each crab has its own account, a crab')
    .argument('<items...>', 'their names, one for each; `season shop` lists them')
    .action(async (file: string, who: string, items: readonly string[]) => {
      const { before, after } = await changeRosterFile(file, (roster) => {
        const holder = holderCalled(roster, who);
        return withEach(roster, items, onSale, (next, item) => buy(next, { ...holder, item }));
      });
      const holder = holderCalled(after, who);
      const price = moneyOf(before, holder) - moneyOf(after, holder);
      screen.line(`Bought for ${dollars(price)}: ${namesText(items)}.`);
      screen.line(accountText(after, holder));
    });
}
