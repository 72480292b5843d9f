// `npm start`: builds the command line, without a word when all is well, and hands over to it.
import { join } from 'node:path';
import { run } from './processes.mjs';
import { build } from './turbo.mjs';
import { ROOT } from './workspace.mjs';

/** A whole game, the same for everyone who types no more than `npm start`: short, and close until its last blow. */
const SHOW = ['watch', 'kraken', '--seed', 'harpoon'];

/**
 * @param {readonly string[]} args of the `tabletop` command; none for the show
 * @returns {Promise<import('./processes.mjs').Ending>}
 */
export const start = async (args) => {
  const built = await build(['@tabletop/cli...']);
  if (built.code !== 0) return built;
  const command = join(ROOT, 'packages', 'cli', 'dist', 'bin.js');
  return run(process.execPath, [command, ...(args.length === 0 ? SHOW : args)]);
};
