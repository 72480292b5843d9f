import { DEFAULT_RULES } from '@tabletop/spcfkrs';
import { MAX_BUDGET, parseRules } from '@tabletop/spcfkrs/schema';
import type { Command } from 'commander';
import { readText } from '../files.js';
import { houseRulesOf, wholeNumber } from '../games/asked.js';
import { forceIn } from '../games/spcfkrs/force/force-file.js';
import { forceText, sheetsText } from '../games/spcfkrs/force/told.js';
import { spcfkrsAdapter } from '../games/spcfkrs/spcfkrs.js';
import { refusingEach } from '../problem-lines.js';
import { jsonLine } from '../screen/plain.js';
import type { Session } from '../session.js';
import { addRuleOption } from './per-game.js';

interface ForceFlags {
  readonly budget?: string;
  readonly rule?: readonly string[];
  readonly sheets?: boolean;
  readonly json?: boolean;
}

/** `tabletop force punks.txt`: checks and prices a force. */
export function addForce(program: Command, session: Session): void {
  const command = program
    .command('force')
    .description('check and price a force for SPCFKRS: what its units are, what they cost, and what they may')
    .argument('<file>', 'a force, with a line for each unit or in JSON')
    .option('--budget <points>', 'what it may cost, whatever the file says');
  addRuleOption(command, spcfkrsAdapter)
    .option('--sheets', 'the whole sheet of each unit, instead of a line')
    .option('--json', 'the force as JSON, for a set-up')
    .addHelpText(
      'after',
      `
A file has a line for each unit, its name and behind a colon what it has, or the same in JSON:

  @name Pink Punks
  @budget 20
  P1: Metal legs, Medium armour, Plasma sword
  P2

A force in which something is wrong ends with exit code 2 and a line for each thing, with its rule.

Examples:
  tabletop force punks.txt
  tabletop force punks.txt --sheets --budget 25
  tabletop force punks.txt --rule plasmaSwordCost=3
  tabletop force punks.txt --json > punks.json`,
    )
    .action((file: string, flags: ForceFlags) => force(file, flags, session));
}

async function force(file: string, flags: ForceFlags, { screen }: Session): Promise<void> {
  const typed = houseRulesOf(spcfkrsAdapter, flags.rule ?? []);
  const rules = { ...DEFAULT_RULES, ...refusingEach(() => parseRules(typed)) };
  const budget = flags.budget === undefined ? undefined : wholeNumber('--budget', flags.budget, 0, MAX_BUDGET);
  const bought = forceIn(await readText(file), file, { rules, budget });
  if (flags.json === true) screen.text(jsonLine({ units: bought.inputs, budget: bought.budget }));
  else screen.text(flags.sheets === true ? sheetsText(bought, { rules }) : forceText(bought));
}
