// `npm test`: every check of the workspace, and one closing line that counts them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopped } from './processes.mjs';
import { RESULTS } from './results.mjs';
import { tally } from './tally.mjs';
import { complaints, runTasks } from './turbo.mjs';
import { ROOT, readMembers } from './workspace.mjs';

/** What is run, by the name of the script in each package that has it, and what it checks. */
const CHECKS = {
  lint: 'style and formatting',
  types: 'types, package by package',
  test: 'tests',
  sources: 'laws of the sources',
  package: 'packages as they are published',
  readme: 'examples of the root README',
};

/** @returns {Promise<import('./processes.mjs').Ending>} */
export const test = async () => {
  const members = readMembers();
  for (const { folder } of members) rmSync(join(ROOT, folder, RESULTS), { recursive: true, force: true });
  console.log('Checking. What has not changed since the last time is not checked again.');
  const { ending, tasks, notes } = await runTasks(Object.keys(CHECKS), []);
  if (stopped()) return ending;
  if (ending.code !== 0) console.log(complaints(tasks, notes).join('\n'));
  const rows = tally(members, Object.keys(CHECKS), tasks);
  console.log('');
  for (const { id, failures } of rows) for (const failure of failures) console.log(`FAILED ${id}: ${failure}`);
  for (const [task, subject] of Object.entries(CHECKS)) {
    const passed = total(rows.filter((row) => row.task === task));
    console.log(`${String(passed).padStart(6)} ${subject}`);
  }
  // Turbo itself may fail where no task did.
  const failed = Math.max(rows.flatMap(({ failures }) => failures).length, ending.code === 0 ? 0 : 1);
  console.log(`${total(rows)} passed, ${failed} failed`);
  return { code: failed === 0 ? 0 : 1 };
};

/** @param {readonly import('./tally.mjs').Row[]} rows */
const total = (rows) => rows.reduce((sum, { passed }) => sum + passed, 0);
