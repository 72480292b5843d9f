// `npm run bench`: builds the packages, fetches the competitors by their own lockfile, and measures.
import { join } from 'node:path';
import { run } from './processes.mjs';
import { fingerprint, installOnce } from './set-up.mjs';
import { build } from './turbo.mjs';
import { ROOT } from './workspace.mjs';

/**
 * @param {readonly string[]} args of bench/run.mjs
 * @returns {Promise<import('./processes.mjs').Ending>}
 */
export const bench = async (args) => {
  const built = await build(['./packages/*']);
  if (built.code !== 0) return built;
  const folder = join(ROOT, 'bench');
  const ready = await installOnce({
    folder,
    wanted: fingerprint(['bench/package.json', 'bench/package-lock.json']),
    notice: 'Setting up: fetching what is compared with. This happens once.',
    args: ['ci'],
  });
  if (ready.code !== 0) return ready;
  return run(process.execPath, [join(folder, 'run.mjs'), ...args]);
};
