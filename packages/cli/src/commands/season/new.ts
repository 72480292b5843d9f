import { type Rules, type SeasonSetup, startSeason } from '@tabletop/warcrabs';
import { parseEquipment } from '@tabletop/warcrabs/schema';
import { rosterText } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { readText } from '../../files.js';
import { houseRulesOf } from '../../games/asked.js';
import { createRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { warcrabsAdapter } from '../../games/warcrabs/warcrabs.js';
import { refusingEach } from '../../problem-lines.js';
import { quoted } from '../../screen/plain.js';
import type { Session } from '../../session.js';
import { addRuleOption } from '../per-game.js';

interface NewFlags {
  readonly rule?: readonly string[];
  readonly equipment?: string;
}

/** `tabletop season new league.json ann bob` */
export function addNew(season: Command, { screen }: Session): void {
  const command = season
    .command('new')
    .summary('begin a season')
    .description('begin a season in a new file')
    .argument('<file>', 'the file, which must not be there yet')
    .argument('<owners...>', 'the names of two to eight crabfighters');
  addRuleOption(command, warcrabsAdapter)
    .option('--equipment <file>', 'what is on sale, in JSON, instead of the list of `tabletop crab --list`')
    .action(async (file: string, owners: readonly string[], flags: NewFlags) => {
      // As they were typed: the season checks every name and value, and says what is wrong with it.
      const houseRules = houseRulesOf(warcrabsAdapter, flags.rule ?? []) as Partial<Rules>;
      const setup: SeasonSetup = { owners, houseRules, ...(await equipmentIn(flags.equipment)) };
      const roster = refusingEach(() => startSeason(setup));
      await createRosterFile(file, roster);
      screen.text(rosterText(roster));
      screen.note(`The season is in ${quoted(file)}.`);
    });
}

async function equipmentIn(file: string | undefined): Promise<Pick<SeasonSetup, 'equipment'>> {
  if (file === undefined) return {};
  const text = await readText(file);
  return { equipment: refusingEach(() => parseEquipment(text), { file, withRules: true }) };
}
