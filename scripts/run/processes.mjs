// Child processes: signals and exit codes pass through, and a reader that closes the pipe early is no crash.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

/** @typedef {{ readonly code: number, readonly signal?: NodeJS.Signals | undefined }} Ending how a process ended */
/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [shell]
 * @property {'inherit' | 'ignore'} [stdin] ours by default
 * @property {(line: string) => void} [onLine] takes what the child prints; without it the child prints by itself
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {NodeJS.Signals | undefined} */
let received;

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of FORWARDED) {
  process.on(signal, () => {
    received = signal;
    if (children.size === 0) exitLike({ code: 1 });
    // Ctrl-C in a terminal reaches the whole group by itself; twice would be a request to stop without tidying.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  });
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Ending>}
 */
export const run = (command, args, { cwd, env, shell = false, stdin = 'inherit', onLine } = {}) =>
  new Promise((resolve) => {
    const output = onLine === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, { cwd, env, shell, stdio: [stdin, output, output] });
    children.add(child);
    const finish = (/** @type {Ending} */ ending) => {
      children.delete(child);
      resolve(ending);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish({ code: 127 });
    });
    child.on('close', (code, signal) => finish({ code: code ?? 1, signal: signal ?? undefined }));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null && onLine !== undefined) createInterface({ input: stream }).on('line', onLine);
    }
  });

/** Whether a signal asked us to stop. */
export const stopped = () => received !== undefined;

/**
 * Ends this process as a child ended: with its code, or by the signal that stopped it or us.
 * @param {Ending} ending
 */
export const exitLike = ({ code, signal }) => {
  const by = received ?? signal;
  process.exitCode = by === undefined ? code : 128 + constants.signals[by];
  if (by === undefined) return;
  process.removeAllListeners(by);
  process.kill(process.pid, by);
};

/** A reader that has seen enough, such as `head`, stops nothing: what is printed from then on is lost, the code is not. */
export const ignoreClosedPipe = () => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
};
