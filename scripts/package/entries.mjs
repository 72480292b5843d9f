// Whether every entry of a package loads, as it is published, in the worlds where it must.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';
import { isLibrary } from '../sources/layers.mjs';
import { createConsumer } from './consumer.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */

/**
 * @param {import('../run/workspace.mjs').Manifest} manifest
 * @returns {readonly Check[]}
 */
export const checkEntries = ({ name, exports = {}, peerDependenciesMeta = {} }) => {
  const specifiers = Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1));
  // Without the optional peers, the front door opens; what needs them is behind another.
  const needsNoPeer = Object.keys(peerDependenciesMeta).length === 0 ? specifiers : [name];
  const isForEveryEngine = isLibrary({ folder: name.slice('@tabletop/'.length) });
  return [
    ...probe(name, 'sealed', specifiers, true),
    ...(isForEveryEngine ? probe(name, 'bare', needsNoPeer, false) : []),
  ];
};

/**
 * @param {string} name
 * @param {'sealed' | 'bare'} world
 * @param {readonly string[]} specifiers
 * @param {boolean} optionalPeers
 * @returns {readonly Check[]}
 */
const probe = (name, world, specifiers, optionalPeers) => {
  const consumer = createConsumer([name], { optionalPeers });
  try {
    copyFileSync(join(ROOT, 'scripts', 'package', 'probe.mjs'), join(consumer.folder, 'probe.mjs'));
    const args = ['probe.mjs', world, ...specifiers];
    const options = /** @type {const} */ ({ cwd: consumer.folder, encoding: 'utf8', timeout: 60_000 });
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    if (status === 0) return JSON.parse(stdout);
    return [{ name: `entries (${world})`, problems: [`entries (${world}): ${stderr}`] }];
  } finally {
    consumer.remove();
  }
};
