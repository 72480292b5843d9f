import { EQUIPMENT } from '@tabletop/warcrabs';
import type { Command } from 'commander';
import { listText } from '../../games/warcrabs/crab/told.js';
import { readRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { jsonLine } from '../../screen/plain.js';
import type { Session } from '../../session.js';

/** `tabletop season shop league.json` */
export function addShop(season: Command, { screen }: Session): void {
  season
    .command('shop')
    .summary('list what is on sale')
    .description('show what is on sale')
    .argument('<file>', 'the season')
    .option('--json', 'the list as JSON')
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const { roster } = await readRosterFile(file);
      const equipment = roster.equipment ?? EQUIPMENT;
      screen.text(json === true ? jsonLine(equipment) : listText(equipment));
    });
}
