// Where the workspace is, and which packages it has.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Manifest what is used of a package.json
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {string} [license]
 * @property {string} [packageManager]
 * @property {boolean} [sideEffects]
 * @property {Readonly<Record<string, unknown>>} [exports]
 * @property {Readonly<Record<string, string>>} [engines]
 * @property {Readonly<Record<string, string>>} [repository]
 * @property {Readonly<Record<string, string>>} [scripts]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional?: boolean }>>} [peerDependenciesMeta]
 * @property {Readonly<Record<string, string>>} [devDependencies]
 */
/** @typedef {{ readonly folder: string, readonly manifest: Manifest }} Member a package, and its folder from the root */

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * @param {string} folder absolute
 * @returns {Manifest}
 */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @returns {readonly Member[]} */
export const readMembers = () =>
  [...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`), 'scripts']
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(join(ROOT, folder)) }));
