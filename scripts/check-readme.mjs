// Checks the root README: its examples run with every package installed as it is published.
import { checkReadme } from './package/readme.mjs';
import { report } from './run/results.mjs';
import { ROOT, readMembers } from './run/workspace.mjs';

const names = readMembers()
  .filter((member) => member.manifest.private !== true)
  .map((member) => member.manifest.name);
report(`${ROOT}/scripts`, 'readme', checkReadme(ROOT, names));
