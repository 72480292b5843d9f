// What a check leaves behind for the closing line: turbo keeps it with the task, so that a check is counted when it is
// taken from the cache, too.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ROOT } from './workspace.mjs';

/** @typedef {{ readonly name: string, readonly problems: readonly string[] }} Check passed when it has no problems */
/** @typedef {{ readonly passed: number, readonly failures: readonly string[] }} Count what passed, and the names of what failed */
/**
 * @typedef {object} VitestReport what is used of the report of vitest
 * @property {readonly { name: string, status: string, assertionResults: readonly { fullName: string, status: string }[] }[]} testResults
 */

/** The folder of results in each package. */
export const RESULTS = '.results';

/**
 * Prints the problems, a line each, and leaves the results for the closing line.
 * @param {string} folder of the package
 * @param {string} task
 * @param {readonly Check[]} checks
 */
export const report = (folder, task, checks) => {
  const file = resultsFile(folder, task);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(checks));
  const problems = checks.flatMap(({ problems }) => problems);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

/**
 * What a task has left behind, or undefined if it leaves nothing.
 * @param {string} folder of the package
 * @param {string} task
 * @returns {Count | undefined}
 */
export const readCount = (folder, task) => {
  const file = resultsFile(folder, task);
  if (!existsSync(file)) return undefined;
  /** @type {readonly Check[] | VitestReport} */
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in results ? countTests(results) : countChecks(results);
};

/**
 * @param {readonly Check[]} checks
 * @returns {Count}
 */
const countChecks = (checks) => {
  const failures = checks.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
  return { passed: checks.length - failures.length, failures };
};

/**
 * A file that fails as a whole, such as one that cannot be loaded, counts as one failure.
 * @param {VitestReport} report
 * @returns {Count}
 */
const countTests = ({ testResults }) => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const broken = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name }) => name.replace(`${ROOT}${sep}`, ''));
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures: [...failed, ...broken] };
};

/**
 * @param {string} folder
 * @param {string} task
 */
const resultsFile = (folder, task) => join(folder, RESULTS, `${task}.json`);
