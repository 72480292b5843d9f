import { equip } from '@tabletop/warcrabs';
import type { Command } from 'commander';
import { crabCalled } from '../../games/warcrabs/season/find.js';
import { inStore, withEach } from '../../games/warcrabs/season/items.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { loadText, namesText } from '../../games/warcrabs/season/told.js';
import type { Session } from '../../session.js';

/** `tabletop season equip league.json Nipper "Pickle Spear"` */
export function addEquip(season: Command, { screen }: Session): void {
  season
    .command('equip')
    .summary('fit a crab from the store')
    .description('fit a crab with what is in store: weapons, or another shell')
    .argument('<file>', 'the season')
    .argument('<crab>', 'the crab, by its name or number')
    .argument('<items...>', 'their names, one for each')
    .action(async (file: string, typed: string, items: readonly string[]) => {
      const { after } = await changeRosterFile(file, (roster) => {
        const { id: crab } = crabCalled(roster, typed);
        return withEach(
          roster,
          items,
          (next) => inStore(next, { crab }),
          (next, item) => equip(next, { crab, item }),
        );
      });
      screen.line(`Fitted: ${namesText(items)}.`);
      screen.line(loadText(crabCalled(after, typed)));
    });
}
