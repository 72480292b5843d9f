import { namesOf } from '@tabletop/game';
import { CRAFT, DEFAULT_RULES } from '@tabletop/spcfkrs';
import { MAX_BUDGET, parseRules } from '@tabletop/spcfkrs/schema';
import type { Command } from 'commander';
import { readText } from '../files.js';
import { houseRulesOf, wholeNumber } from '../games/asked.js';
import type { BoughtForce, Market } from '../games/spcfkrs/force/bought-force.js';
import { forceIn } from '../games/spcfkrs/force/force-file.js';
import { forceText, sheetsText } from '../games/spcfkrs/force/told.js';
import { spcfkrsAdapter } from '../games/spcfkrs/spcfkrs.js';
import { refusingEach } from '../problem-lines.js';
import { jsonLine } from '../screen/plain.js';
import { wrapped } from '../screen/wrap.js';
import type { Session } from '../session.js';
import { addRuleOption } from './per-game.js';

interface ForceFlags {
  readonly budget?: string;
  readonly vehicleBudget?: string;
  readonly spaceshipBudget?: string;
  readonly rule?: readonly string[];
  readonly sheets?: boolean;
  readonly json?: boolean;
}

/** The craft that need no building, as they stand in the help. */
const HOUSE_DESIGNS = wrapped(namesOf(CRAFT).join(', '), 78, '  ').join('\n');

/** `tabletop force punks.txt`: checks and prices a force. */
export function addForce(program: Command, session: Session): void {
  const command = program
    .command('force')
    .description('check and price a force for SPCFKRS: what its units and craft are, what they cost, and what they may')
    .argument('<file>', 'a force, with a line for each unit and craft or in JSON')
    .option('--budget <points>', 'what its units on foot may cost, whatever the file says')
    .option('--vehicle-budget <points>', 'the same for its vehicles')
    .option('--spaceship-budget <points>', 'the same for its spaceships');
  addRuleOption(command, spcfkrsAdapter)
    .option('--sheets', 'the whole sheet of each unit, instead of a line')
    .option('--json', 'the force as JSON, for a set-up')
    .addHelpText(
      'after',
      `
A file has a line for each unit, its name and behind a colon what it has. A vehicle or a spaceship has its class and its hull
behind its name, light, medium or heavy parts row by row; then guns and bays, each with its part from 1, and what else it has:

  @name Pink Punks
  @budget 20
  @vehicle-budget 20
  P1: Metal legs, Medium armour, Plasma sword
  P2
  V1 vehicle MM/.M: Gun on 1, Rail gun on 2, Transport bay on 3, Hover sled

In JSON, parts are counted from 0, and a craft may be of a House design instead:
${HOUSE_DESIGNS}

  { "units": [{ "name": "P1", "modifications": ["Metal legs"] }], "craft": [{ "name": "V1", "design": "tank" }],
    "budget": 20, "vehicleBudget": 20, "spaceshipBudget": 20 }

A force in which something is wrong ends with exit code 2 and a line for each thing, with its rule.

Examples:
  tabletop force punks.txt
  tabletop force punks.txt --sheets --budget 25
  tabletop force punks.txt --rule plasmaSwordCost=3
  tabletop force punks.txt --json > punks.json
  tabletop force fleet.txt --spaceship-budget 40`,
    )
    .action((file: string, flags: ForceFlags) => force(file, flags, session));
}

async function force(file: string, flags: ForceFlags, { screen }: Session): Promise<void> {
  const typed = houseRulesOf(spcfkrsAdapter, flags.rule ?? []);
  const rules = { ...DEFAULT_RULES, ...refusingEach(() => parseRules(typed)) };
  const bought = forceIn(await readText(file), file, { rules, budgets: budgetsOf(flags) });
  if (flags.json === true) screen.text(jsonLine(asSetUp(bought)));
  else screen.text(flags.sheets === true ? sheetsText(bought, { rules }) : forceText(bought));
}

/** What was asked that units of each class may cost. */
function budgetsOf({ budget, vehicleBudget, spaceshipBudget }: ForceFlags): Market['budgets'] {
  return {
    ...(budget === undefined ? {} : { 'on-foot': points('--budget', budget) }),
    ...(vehicleBudget === undefined ? {} : { vehicle: points('--vehicle-budget', vehicleBudget) }),
    ...(spaceshipBudget === undefined ? {} : { spaceship: points('--spaceship-budget', spaceshipBudget) }),
  };
}

function points(option: string, typed: string): number {
  return wholeNumber(option, typed, 0, MAX_BUDGET);
}

/** A force as it can be read again; of craft and their budgets only where there are any. */
function asSetUp({ inputs: units, craftInputs: craft, budgets }: BoughtForce): object {
  const budget = budgets['on-foot'];
  if (craft.length === 0) return { units, budget };
  return { units, craft, budget, vehicleBudget: budgets.vehicle, spaceshipBudget: budgets.spaceship };
}
