// What is in a package's tarball, and whether every tool and every module system finds its way in it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readManifest } from '../run/workspace.mjs';
import { TARBALL } from './consumer.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */

/** @param {string} folder */
const publintProblems = async (folder) => {
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, TARBALL));
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
};

/** @param {string} folder */
const attwProblems = async (folder) => {
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, TARBALL)))),
  );
  if (!analysis.types) return ['attw: the package has no types'];
  return analysis.problems.map((problem) => {
    const { title, docsUrl } = problemKindInfo[problem.kind];
    return `attw: ${title} (${docsUrl}): ${JSON.stringify(problem)}`;
  });
};

/** @param {string} folder */
const manifestProblems = (folder) => {
  const { license, engines, repository, exports = {}, sideEffects } = readManifest(folder);
  const wanted = [
    [license === 'MIT', 'license is MIT'],
    [sideEffects === false, 'sideEffects is false'],
    [engines?.node !== undefined, 'engines.node says which Node it needs'],
    [repository?.url !== undefined && repository.directory !== undefined, 'repository has url and directory'],
    [exports['./package.json'] === './package.json', 'exports has ./package.json'],
    ...Object.entries(exports)
      .filter(([entry]) => entry !== './package.json')
      .map(([entry, conditions]) => [
        isDual(conditions),
        `exports ${entry} has import and require, each with types and default`,
      ]),
  ];
  return wanted.filter(([holds]) => !holds).map(([, rule]) => `package.json: it is required that ${rule}`);
};

/** @param {unknown} conditions */
const isDual = (conditions) =>
  typeof conditions === 'object' &&
  conditions !== null &&
  Object.keys(conditions).join() === 'import,require' &&
  Object.values(conditions).every((target) => Object.keys(target).join() === 'types,default');

/** @param {string} folder */
const contentsProblems = (folder) => {
  const tar = (/** @type {readonly string[]} */ args) =>
    spawnSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
  const file = join(folder, TARBALL);
  const paths = tar(['-tzf', file])
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('/'));
  const missing = ['package.json', 'README.md', 'LICENSE']
    .filter((name) => !paths.includes(`package/${name}`))
    .map((name) => `the tarball has no ${name}`);
  const stray = paths
    .filter(
      (path) =>
        !/^package\/(dist\/.*\.(js|cjs|d\.ts|d\.cts)|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(path),
    )
    .map((path) => `the tarball has ${path}, of which a user has no use`);
  const isResolved = !tar(['-xzOf', file, 'package/package.json']).includes('workspace:');
  return [...missing, ...stray, ...(isResolved ? [] : ["the tarball's package.json has a workspace: range"])];
};

/** What is checked in the tarball of a package, given its folder. */
export const PUBLISHED = {
  publint: publintProblems,
  attw: attwProblems,
  manifest: manifestProblems,
  contents: contentsProblems,
};

/**
 * @param {string} folder of the package
 * @returns {Promise<readonly Check[]>}
 */
export const checkPublished = (folder) =>
  Promise.all(Object.entries(PUBLISHED).map(async ([name, check]) => ({ name, problems: await check(folder) })));
