// Checks the sources of every package against the laws that the compiler and the linter do not know.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './run/results.mjs';
import { ROOT, readMembers } from './run/workspace.mjs';
import { LAWS } from './sources/laws.mjs';
import { parseSources } from './sources/workspace.mjs';

/** @param {string} folder from the root */
const readSources = (folder) => {
  const home = join(ROOT, folder);
  const paths = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(home, path), 'utf8')]));
};

const sources = parseSources(
  readMembers()
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({
      folder: folder.slice('packages/'.length),
      manifest,
      files: readSources(folder),
    })),
);

report(
  join(ROOT, 'scripts'),
  'sources',
  LAWS.map(({ name, check }) => ({
    name,
    problems: check(sources).map(({ file, line, why }) => `${file}:${line}: ${why}`),
  })),
);
