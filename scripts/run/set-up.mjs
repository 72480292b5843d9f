// Installs what the workspace needs, from Node and npm alone, and only when something that decides it has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT, readManifest, readMembers } from './workspace.mjs';

/** @typedef {import('./processes.mjs').Ending} Ending */
/**
 * @typedef {object} Installation
 * @property {string} folder absolute; what is installed has its node_modules there
 * @property {string} wanted the fingerprint of what decides it
 * @property {boolean} [complete] whether everything that should be linked is; true unless told otherwise
 * @property {string} notice what to say before it begins
 * @property {readonly string[]} args of npm
 */

/** @returns {Promise<Ending>} */
export const setUp = async () => {
  const { engines = {}, packageManager = '' } = readManifest(ROOT);
  const oldest = engines.node?.replace('>=', '') ?? '';
  if (isOlder(process.versions.node, oldest)) {
    console.error(`This needs Node ${oldest} or later; here is ${process.versions.node}.`);
    return { code: 1 };
  }
  const members = readMembers();
  const manifests = ['package.json', ...members.map(({ folder }) => `${folder}/package.json`)];
  return installOnce({
    folder: ROOT,
    wanted: fingerprint([...manifests, 'pnpm-workspace.yaml', 'pnpm-lock.yaml']),
    complete: members.every(
      ({ folder, manifest }) => manifest.dependencies === undefined || existsSync(join(ROOT, folder, 'node_modules')),
    ),
    notice: 'Setting up: fetching the tools. This happens once.',
    args: ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile'],
  });
};

/**
 * Runs npm in a folder, unless the stamp in its node_modules says that this has been done for the same fingerprint.
 * @param {Installation} installation
 * @returns {Promise<Ending>}
 */
export const installOnce = async ({ folder, wanted, complete = true, notice, args }) => {
  const stamp = join(folder, 'node_modules', '.tabletop-set-up');
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { code: 0 };
  console.error(notice);
  rmSync(stamp, { force: true });
  /** @type {string[]} */
  const lines = [];
  const [command, ...before] = npm();
  const ending = await run(command, [...before, ...args], {
    cwd: folder,
    // Silence asked of us, as by `npm --silent test`, is handed down to npm, which then keeps the reason of a failure, too.
    env: { ...process.env, npm_config_loglevel: 'notice' },
    stdin: 'ignore',
    shell: command.endsWith('.cmd'),
    onLine: (line) => lines.push(line),
  });
  if (ending.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  } else {
    console.error(lines.join('\n'));
  }
  return ending;
};

/**
 * A hash of the machine and of the files that decide an installation.
 * @param {readonly string[]} files from the root
 */
export const fingerprint = (files) => {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/**
 * The npm that runs us, or else the one on the path.
 * @returns {readonly [string, ...string[]]}
 */
const npm = () => {
  const { npm_execpath: script = '' } = process.env;
  if (basename(script).startsWith('npm-cli')) return [process.execPath, script];
  return process.platform === 'win32' ? ['npm.cmd'] : ['npm'];
};

/**
 * @param {string} version
 * @param {string} oldest
 */
const isOlder = (version, oldest) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
};
