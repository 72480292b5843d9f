// What `npm start`, `npm test` and the other root scripts run. Needs Node and npm alone: it sets up the rest.
import { join } from 'node:path';
import { bench } from './run/bench.mjs';
import { exitLike, ignoreClosedPipe, run } from './run/processes.mjs';
import { setUp } from './run/set-up.mjs';
import { start } from './run/start.mjs';
import { test } from './run/test.mjs';
import { build, toolPath } from './run/turbo.mjs';
import { ROOT } from './run/workspace.mjs';

/** @typedef {import('./run/processes.mjs').Ending} Ending */

/**
 * Any tool of the workspace, by its name.
 * @param {readonly string[]} command
 */
const tool = ([name = '', ...args]) => run(name, args, { env: toolPath(), shell: process.platform === 'win32' });

/** Publishes what the changesets have versioned, once every check has passed. */
const release = async () => {
  const checked = await test();
  return checked.code === 0 ? tool(['changeset', 'publish']) : checked;
};

/** What each entry costs a page. */
const sizes = async () => {
  const built = await build(['./packages/*']);
  return built.code === 0 ? run(process.execPath, [join(ROOT, 'scripts', 'sizes.mjs')]) : built;
};

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<Ending>>>} */
const COMMANDS = { start, test, bench, build: () => build([]), sizes, tool, release };

ignoreClosedPipe();
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  console.error(`run.mjs knows ${Object.keys(COMMANDS).join(', ')}, not ${JSON.stringify(name)}.`);
  process.exitCode = 2;
} else {
  const ready = await setUp();
  exitLike(ready.code === 0 ? await command(args) : ready);
}
