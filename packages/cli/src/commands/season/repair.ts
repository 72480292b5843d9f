import { MAX_VALUE, repair } from '@tabletop/warcrabs';
import { dollars } from '@tabletop/warcrabs/text';
import type { Command } from 'commander';
import { wholeNumber } from '../../games/asked.js';
import { crabCalled, moneyOf } from '../../games/warcrabs/season/find.js';
import { changeRosterFile } from '../../games/warcrabs/season/roster-file.js';
import { healthText } from '../../games/warcrabs/season/told.js';
import type { Session } from '../../session.js';

interface RepairFlags {
  readonly hitPoints?: string;
  readonly armour?: string;
}

/** `tabletop season repair league.json Nipper` */
export function addRepair(season: Command, { screen }: Session): void {
  season
    .command('repair')
    .summary('heal a crab')
    .description('heal a crab and mend its shell: all that it lacks, for a price where a house rule says so')
    .argument('<file>', 'the season')
    .argument('<crab>', 'the crab, by its name or number')
    .option('--hit-points <number>', 'so many Hit Points')
    .option('--armour <number>', 'so many points of armour')
    .action(async (file: string, typed: string, flags: RepairFlags) => {
      const points = pointsOf(flags);
      const { before, after } = await changeRosterFile(file, (roster) =>
        repair(roster, { crab: crabCalled(roster, typed).id, ...points }),
      );
      const crab = crabCalled(after, typed);
      const price = moneyOf(before, { crab: crab.id }) - moneyOf(after, { crab: crab.id });
      screen.line(`${healthText(crab)} That cost ${dollars(price)}.`);
    });
}

/** Points of one kind alone where only those were asked for. */
function pointsOf({ hitPoints, armour }: RepairFlags): { readonly hitPoints?: number; readonly armour?: number } {
  if (hitPoints === undefined && armour === undefined) return {};
  return {
    hitPoints: hitPoints === undefined ? 0 : wholeNumber('--hit-points', hitPoints, 0, MAX_VALUE),
    armour: armour === undefined ? 0 : wholeNumber('--armour', armour, 0, MAX_VALUE),
  };
}
