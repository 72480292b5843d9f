// `npm run bench`: measures and prints. See options.mjs for what it can be told.
import { cpus } from 'node:os';
import { Disagreement } from './agree.mjs';
import { HELP, readOptions, UsageError } from './options.mjs';
import { toJson, toText } from './report.mjs';

/** @typedef {import('./figures.mjs').Group} Group */
/** @typedef {import('./figures.mjs').Say} Say */

/**
 * Loaded when asked for, with the libraries that each is compared with.
 * @type {Readonly<Record<import('./options.mjs').GroupName, () => Promise<(say: Say) => Group | readonly Group[]>>>}
 */
const MEASURES = {
  dice: async () => (await import('./dice.mjs')).measureDice,
  kraken: async () => (await import('./kraken.mjs')).measureKraken,
  skirmish: async () => (await import('./skirmish.mjs')).measureSkirmish,
  crabs: async () => (await import('./crabs.mjs')).measureCrabs,
  spcfkrs: async () => (await import('./spcfkrs.mjs')).measureSpcfkrs,
  balance: async () => (await import('./balance.mjs')).measureBalance,
  bots: async () => (await import('./bots.mjs')).measureBots,
};

/** One line in a terminal that says what is being measured; nothing elsewhere. */
const say = (/** @type {string} */ what) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what === '' ? '' : `measuring ${what}`}`);
};

const main = async () => {
  const { groups, json, help } = readOptions(process.argv.slice(2));
  if (help) return HELP;
  /** @type {Group[]} */
  const found = [];
  for (const name of groups) found.push(...[(await MEASURES[name]())(say)].flat());
  say('');
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? 'an unknown processor',
  };
  return json ? toJson(machine, found) : toText(machine, found);
};

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  console.log(await main());
} catch (error) {
  say('');
  if (!(error instanceof UsageError || error instanceof Disagreement)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
