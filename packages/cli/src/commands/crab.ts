import { EQUIPMENT, rulesFor } from '@tabletop/warcrabs';
import { parseRules } from '@tabletop/warcrabs/schema';
import type { Command } from 'commander';
import { houseRulesOf } from '../games/asked.js';
import { engineered } from '../games/warcrabs/crab/engineered.js';
import { addCrabFlags, type CrabFlags, describedCrab, refuseNothing } from '../games/warcrabs/crab/flags.js';
import { crabText, listText } from '../games/warcrabs/crab/told.js';
import { warcrabsAdapter } from '../games/warcrabs/warcrabs.js';
import { centsOf } from '../money.js';
import { refusalOfEach, refusingEach } from '../problem-lines.js';
import { jsonLine } from '../screen/plain.js';
import type { Session } from '../session.js';
import { addRuleOption } from './per-game.js';

interface CrabCommandFlags extends CrabFlags {
  readonly money?: string;
  readonly rule?: readonly string[];
  readonly list?: boolean;
  readonly json?: boolean;
}

/** `tabletop crab --strength 6 …`: engineers a crab, or checks the one of a file. */
export function addCrab(program: Command, session: Session): void {
  const command = program
    .command('crab')
    .description('engineer a crab of Warcrabs, or check one: its character sheet, and what it costs')
    .argument('[file]', 'a crab in JSON, as --json prints it; options say what is otherwise');
  addCrabFlags(command).option('--money <dollars>', 'what there is to spend, by default what an account starts with');
  addRuleOption(command, warcrabsAdapter)
    .option('--list', 'print what is on sale instead')
    .option('--json', 'the crab as JSON, for a set-up or a season')
    .addHelpText(
      'after',
      `
The three traits share 15 points. A crab in which something is wrong ends with exit code 2 and a line for each thing,
with its rule.

Examples:
  tabletop crab --list
  tabletop crab --strength 6 --dexterity 4 --endurance 5 --weapon "Pickle Spear" Firecracker
  tabletop crab --name "Death Boy" --strength 6 --dexterity 4 --endurance 5 --json > death-boy.json
  tabletop crab death-boy.json --shell "Soup Can"`,
    )
    .action((file: string | undefined, flags: CrabCommandFlags) => crab(file, flags, session));
}

async function crab(file: string | undefined, flags: CrabCommandFlags, { screen }: Session): Promise<void> {
  if (flags.list === true) {
    screen.text(flags.json === true ? jsonLine(EQUIPMENT) : listText(EQUIPMENT));
    return;
  }
  refuseNothing('crab', file, flags);
  const typed = houseRulesOf(warcrabsAdapter, flags.rule ?? []);
  const rules = rulesFor(refusingEach(() => parseRules(typed)));
  const money = flags.money === undefined ? rules.startMoney : centsOf('--money', flags.money);
  const { crab: made, price, problems } = engineered(await describedCrab(file, flags), rules, money);
  if (made === undefined || problems.length > 0)
    throw refusalOfEach(problems, { ...(file === undefined ? {} : { file }), withRules: true });
  screen.text(flags.json === true ? jsonLine(made) : crabText(made, price, money));
}
