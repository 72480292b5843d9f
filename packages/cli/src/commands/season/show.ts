import { rosterText, sheet } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { crabCalled, moneyOf } from '../../games/warcrabs/season/find.js';
import { readRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { jsonLine } from '../../screen/plain.js';
import type { Session } from '../../session.js';

/** `tabletop season show league.json` */
export function addShow(season: Command, { screen }: Session): void {
  season
    .command('show')
    .summary('show all of it, or a crab')
    .description('show a season, or the character sheet of one of its crabs')
    .argument('<file>', 'the season')
    .argument('[crab]', 'a crab, by its name or number')
    .option('--json', 'the season or the crab as JSON')
    .action(async (file: string, typed: string | undefined, { json }: { readonly json?: boolean }) => {
      const { roster } = await readRosterFile(file);
      const crab = typed === undefined ? undefined : crabCalled(roster, typed);
      if (json === true) screen.text(jsonLine(crab ?? roster));
      else if (crab === undefined) screen.text(rosterText(roster));
      else screen.text(sheet(crab, { money: moneyOf(roster, { crab: crab.id }), rules: roster.rules }));
    });
}
