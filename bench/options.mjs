// What the command line asks for.
import { parseArgs } from 'node:util';

/** What can be measured, in order, and whether it is when nothing is named. */
export const GROUPS = {
  dice: true,
  kraken: true,
  skirmish: true,
  crabs: true,
  spcfkrs: true,
  balance: false,
  bots: false,
};

/** @typedef {keyof typeof GROUPS} GroupName */
/** @typedef {{ readonly groups: readonly GroupName[], readonly json: boolean, readonly help: boolean }} Options */

export const HELP = `Usage: npm run bench -- [dice] [kraken] [skirmish] [crabs] [spcfkrs] [balance] [bots] [--json]

  dice       draws, shuffles, rolls and exact odds, against other libraries
  kraken     whole games, actions and steps, against another engine
  skirmish   whole games of the faster combat system, at random and of its bots, choices and steps
  crabs      whole fights of Warcrabs, at random and of its bots, choices and steps
  spcfkrs    whole matches of SPCFKRS, at random and of its bots, choices and steps
  balance    whether anything that crabs can buy is too good: 1,000 matches each for three budgets; some minutes, not run
             unless named
  bots       how often the bots win, over 2,000 games each; some minutes, not run unless named

  --json     the figures as JSON: npm run --silent bench -- --json
  --help     this text

Every figure is a ratio of processor times taken in turns within one run. A goal that is missed is no error.`;

/** The command line asks for what there is not. */
export class UsageError extends Error {}

/**
 * Throws `UsageError` for what is not known.
 * @param {readonly string[]} args
 * @returns {Options}
 */
export const readOptions = (args) => {
  const { values, positionals } = parse(args);
  const groups = Object.keys(GROUPS).filter(isGroup);
  const unknown = positionals.find((name) => !isGroup(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is nothing called ${JSON.stringify(unknown)} to measure; there are ${groups.join(', ')}.`,
    );
  }
  const named = groups.filter((name) => (positionals.length === 0 ? GROUPS[name] : positionals.includes(name)));
  return { groups: named, json: values.json === true, help: values.help === true };
};

/** @param {readonly string[]} args */
const parse = (args) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
};

/**
 * @param {string} name
 * @returns {name is GroupName}
 */
const isGroup = (name) => Object.hasOwn(GROUPS, name);
