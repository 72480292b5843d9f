// Counts what the tasks have found.
import { join } from 'node:path';
import { readCount } from './results.mjs';
import { ROOT } from './workspace.mjs';

/** @typedef {import('./results.mjs').Count} Count */
/** @typedef {import('./turbo.mjs').Task} Task */
/** @typedef {Count & { readonly id: string, readonly task: string }} Row */

/**
 * A row for each task that should have run. A task that leaves no results is one check; so is one that failed without
 * a result that says so, and one that never ran because something that it needs failed.
 * @param {readonly import('./workspace.mjs').Member[]} members
 * @param {readonly string[]} checks the tasks to count, where a package has them
 * @param {ReadonlyMap<string, Task>} tasks as they ended
 * @param {typeof readCount} [read]
 * @returns {readonly Row[]}
 */
export const tally = (members, checks, tasks, read = readCount) => {
  const rows = members.flatMap(({ folder, manifest }) =>
    checks
      .filter((task) => Object.hasOwn(manifest.scripts ?? {}, task))
      .map((task) => {
        const id = `${manifest.name}#${task}`;
        return { id, task, ...count(read(join(ROOT, folder), task), tasks.get(id)) };
      }),
  );
  const preparations = [...tasks]
    .filter(([id, { exitCode }]) => exitCode !== 0 && rows.every((row) => row.id !== id))
    .map(([id]) => ({ id, task: id.slice(id.indexOf('#') + 1), passed: 0, failures: ['it ended with an error'] }));
  return [...rows, ...preparations];
};

/**
 * @param {Count | undefined} found
 * @param {Task | undefined} task
 * @returns {Count}
 */
const count = (found, task) => {
  if (task === undefined) return { passed: 0, failures: ['not run, because something that it needs failed'] };
  const { passed, failures } = found ?? { passed: task.exitCode === 0 ? 1 : 0, failures: [] };
  if (task.exitCode === 0 || failures.length > 0) return { passed, failures };
  return { passed, failures: ['it ended with an error'] };
};
