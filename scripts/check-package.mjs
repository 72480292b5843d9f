// Checks one package as it is published: run in its folder, after it has been packed.
import { checkEntries } from './package/entries.mjs';
import { checkPublished } from './package/published.mjs';
import { checkReadme } from './package/readme.mjs';
import { checkTypes } from './package/types.mjs';
import { report } from './run/results.mjs';
import { readManifest } from './run/workspace.mjs';

const folder = process.cwd();
const manifest = readManifest(folder);
report(folder, 'package', [
  ...(await checkPublished(folder)),
  ...checkEntries(manifest),
  ...checkTypes(manifest),
  ...checkReadme(folder, [manifest.name]),
]);
