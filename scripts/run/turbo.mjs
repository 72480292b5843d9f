// Runs tasks with turbo's own binary, and reports them one by one.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './workspace.mjs';

/** @typedef {import('./processes.mjs').Ending} Ending */
/** @typedef {{ readonly exitCode: number, readonly lines: readonly string[] }} Task how a task ended, and what it printed */
/** @typedef {{ readonly ending: Ending, readonly tasks: ReadonlyMap<string, Task>, readonly notes: readonly string[] }} Run tasks by 'package#task' */

/**
 * The environment in which the tools of the workspace are found, pnpm among them. Of the two compilers, `tsc` is the
 * native one: pnpm links the newer. The other is there for its API.
 */
export const toolPath = () => ({
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // Part of every task's hash: what another Node or another machine has found is not taken over.
  TABLETOP_PLATFORM: `${process.version} ${process.platform} ${process.arch}`,
});

/**
 * @param {readonly string[]} tasks
 * @param {readonly string[]} filters packages, in turbo's own notation; none for all
 * @returns {Promise<Run>}
 */
export const runTasks = async (tasks, filters) => {
  /** @type {Map<string, string[]>} */
  const printed = new Map();
  /** @type {string[]} */
  const notes = [];
  const progress = showProgress();
  const args = [...tasks, ...filters.map((filter) => `--filter=${filter}`)];
  // A processor each: tests that crowd one another out run into their time limits.
  const concurrency = `--concurrency=${Math.max(2, availableParallelism())}`;
  const fixed = ['--skip-infer', '--json', '--summarize', '--continue=dependencies-successful', concurrency];
  const ending = await run(binary(), ['run', ...args, ...fixed], {
    cwd: ROOT,
    env: toolPath(),
    stdin: 'ignore',
    onLine: (line) => {
      const { source, text } = entry(line);
      if (source === 'turbo') {
        notes.push(text);
        return;
      }
      const lines = printed.get(source);
      if (lines === undefined) progress.show(source);
      printed.set(source, [...(lines ?? []), text]);
    },
  });
  progress.clear();
  const codes = exitCodes(notes);
  const done = [...codes].map(
    ([id, exitCode]) => /** @type {const} */ ([id, { exitCode, lines: printed.get(id) ?? [] }]),
  );
  return { ending, tasks: new Map(done), notes };
};

/**
 * Builds packages without a word, unless one fails.
 * @param {readonly string[]} filters
 * @returns {Promise<Ending>}
 */
export const build = async (filters) => {
  const { ending, tasks, notes } = await runTasks(['build'], filters);
  if (ending.code !== 0) console.error(complaints(tasks, notes).join('\n'));
  return ending;
};

/**
 * What the failed tasks printed, each under its name; what turbo itself said, when no task failed and turbo did.
 * @param {ReadonlyMap<string, Task>} tasks
 * @param {readonly string[]} notes
 * @returns {readonly string[]}
 */
export const complaints = (tasks, notes) => {
  const failed = [...tasks].filter(([, { exitCode }]) => exitCode !== 0);
  if (failed.length === 0) return notes;
  return failed.flatMap(([id, { lines }]) => ['', `${describe(id)} failed:`, ...lines.filter(isOwn)]);
};

/**
 * '@tabletop/dice#test' as '@tabletop/dice test'.
 * @param {string} id
 */
const describe = (id) => id.replace('#', ' ');

/**
 * Not a line of turbo or pnpm about the task.
 * @param {string} line
 */
const isOwn = (line) => !/^(cache (hit|miss|bypass), |> |\s*(ELIFECYCLE|WARN)\s)/.test(line);

/**
 * @param {string} line
 * @returns {{ source: string, text: string }}
 */
const entry = (line) => {
  if (line.startsWith('{"source":')) return JSON.parse(line);
  return { source: 'turbo', text: line };
};

/**
 * @param {readonly string[]} notes
 * @returns {ReadonlyMap<string, number>}
 */
const exitCodes = (notes) => {
  const file =
    notes
      .find((note) => note.startsWith('Summary: '))
      ?.slice('Summary: '.length)
      .trim() ?? '';
  if (!existsSync(file)) return new Map();
  /** @type {{ tasks: readonly { taskId: string, execution?: { exitCode?: number } }[] }} */
  const summary = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return new Map(summary.tasks.map(({ taskId, execution }) => [taskId, execution?.exitCode ?? 1]));
};

/** The path of turbo for this machine. Its start script would stand between us and its signals. */
const binary = () => {
  const require = createRequire(createRequire(join(ROOT, 'package.json')).resolve('turbo/package.json'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `${platform}-${process.arch === 'x64' ? '64' : process.arch}`;
  return require.resolve(`@turbo/${name}/bin/turbo${platform === 'windows' ? '.exe' : ''}`);
};

/** One line in a terminal that says what is being done; nothing elsewhere. */
const showProgress = () => {
  const { isTTY, columns } = process.stdout;
  const width = (columns || 80) - 1;
  let begun = 0;
  const show = (/** @type {string} */ id) => {
    begun += 1;
    if (isTTY) process.stdout.write(`\r\u001b[K${`${begun}: ${describe(id)}`.slice(0, width)}`);
  };
  const clear = () => {
    if (isTTY) process.stdout.write('\r\u001b[K');
  };
  return { show, clear };
};
