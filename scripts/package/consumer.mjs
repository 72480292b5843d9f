// A project that has our packages installed as they are published: unpacked from their tarballs, with only the
// dependencies that their manifests declare. Made by hand from the workspace, so that no network is needed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, readMembers } from '../run/workspace.mjs';

/** @typedef {import('../run/workspace.mjs').Member} Member */
/** @typedef {{ readonly folder: string, readonly remove: () => void }} Consumer a folder outside the workspace */

/** Where `pnpm pack` leaves a package's tarball. */
export const TARBALL = join('.pack', 'package.tgz');

/**
 * @param {readonly string[]} names of packages, ours; what they depend on comes with them
 * @param {{ readonly optionalPeers: boolean }} options whether the peers that they can do without are installed
 * @returns {Consumer}
 */
export const createConsumer = (names, { optionalPeers }) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tabletop-consumer-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  for (const member of closure(names)) install(folder, member, optionalPeers);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/**
 * @param {string} consumer
 * @param {Member} member
 * @param {boolean} optionalPeers
 */
const install = (consumer, { folder, manifest }, optionalPeers) => {
  const target = join(consumer, 'node_modules', manifest.name);
  const tarball = join(ROOT, folder, TARBALL);
  if (!existsSync(tarball)) throw new Error(`${manifest.name} is not packed: does @tabletop/cli depend on it?`);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => optionalPeers || !peerDependenciesMeta[name]?.optional);
  for (const name of Object.keys(dependencies ?? {})) {
    if (!isOurs(name)) link(join(ROOT, folder, 'node_modules', name), join(target, 'node_modules', name));
  }
  // A peer is the consumer's own.
  for (const name of peers) {
    link(join(ROOT, folder, 'node_modules', name), join(consumer, 'node_modules', name));
  }
};

/**
 * @param {string} from
 * @param {string} to
 */
const link = (from, to) => {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
};

/**
 * Packages and all of ours that they depend on.
 * @param {readonly string[]} names
 * @returns {readonly Member[]}
 */
const closure = (names) => {
  const members = new Map(readMembers().map((member) => [member.manifest.name, member]));
  const needed = new Set(names);
  for (const name of needed) {
    for (const next of Object.keys(members.get(name)?.manifest.dependencies ?? {})) if (isOurs(next)) needed.add(next);
  }
  return [...needed].map((name) => {
    const member = members.get(name);
    if (member === undefined) throw new Error(`${name} is no package of this workspace`);
    return member;
  });
};

/** @param {string} name */
const isOurs = (name) => name.startsWith('@tabletop/');
