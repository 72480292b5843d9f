import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { PUBLISHED } from '../package/published.mjs';

/** @typedef {Readonly<Record<string, string>>} Files */

const home = mkdtempSync(join(tmpdir(), 'tabletop-published-'));
afterAll(() => rmSync(home, { recursive: true }));
let made = 0;

/**
 * @param {string} folder
 * @param {Files} files
 */
const writeAll = (folder, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

const newFolder = () => {
  made += 1;
  return join(home, String(made));
};

const dual = (/** @type {string} */ name) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

const manifest = {
  name: '@tabletop/sample',
  version: '1.0.0',
  license: 'MIT',
  repository: { type: 'git', url: 'git+https://github.com/tabletop-rules/tabletop.git', directory: 'packages/sample' },
  type: 'module',
  sideEffects: false,
  main: './dist/index.cjs',
  module: './dist/index.js',
  types: './dist/index.d.ts',
  exports: { '.': dual('index'), './package.json': './package.json' },
  engines: { node: '>=20' },
};

const files = {
  'dist/index.js': 'export const x = 1;\n',
  'dist/index.cjs': 'exports.x = 1;\n',
  'dist/index.d.ts': 'export declare const x: number;\n',
  'dist/index.d.cts': 'export declare const x: number;\n',
  'README.md': '# Sample\n',
  LICENSE: 'MIT License\n',
};

/**
 * A folder with a tarball of the sample, as `pnpm pack` leaves it.
 * @param {object} changes to the manifest
 * @param {Files} more files, and texts instead of those of the sample
 */
const pack = (changes, more) => {
  const folder = newFolder();
  const text = JSON.stringify({ ...manifest, ...changes });
  writeAll(folder, { 'package.json': text });
  writeAll(join(folder, 'package'), { ...files, ...more, 'package.json': text });
  mkdirSync(join(folder, '.pack'));
  execFileSync('tar', ['-czf', join(folder, '.pack', 'package.tgz'), '-C', folder, 'package']);
  return folder;
};

const ENTRY = './package.json';
const oneType = { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' };

/** @type {readonly [string, keyof typeof PUBLISHED, object, Files][]} */
const faults = [
  ['a main that is not there', 'publint', { main: './dist/main.cjs' }, {}],
  ['CommonJS under the name of ESM', 'publint', {}, { 'dist/index.js': 'exports.x = 1;\n' }],
  ['the types of ESM for CommonJS', 'attw', { exports: { '.': oneType, [ENTRY]: ENTRY } }, {}],
  [
    'a subpath unknown to node10',
    'attw',
    { exports: { '.': dual('index'), './x': dual('index'), [ENTRY]: ENTRY } },
    {},
  ],
  ['one condition for both', 'manifest', { exports: { '.': './dist/index.cjs', [ENTRY]: ENTRY } }, {}],
  ['side effects', 'manifest', { sideEffects: undefined }, {}],
  ['no licence', 'manifest', { license: undefined }, {}],
  ['sources', 'contents', {}, { 'src/index.ts': '' }],
  ['a range of the workspace', 'contents', { dependencies: { '@tabletop/dice': 'workspace:^' } }, {}],
];

describe('a package as it is published', () => {
  test.each(faults)('%s: %s', async (_, check, changes, more) => {
    expect(await PUBLISHED[check](pack(changes, more))).not.toEqual([]);
  });

  test.each(Object.entries(PUBLISHED))('nothing wrong: %s', async (_, check) => {
    expect(await check(pack({}, {}))).toEqual([]);
  });
});

describe('its entries', () => {
  /**
   * What the probe finds wrong with a module, by import and by require.
   * @param {string} world
   * @param {string} esm
   * @param {string} [cjs]
   */
  const problems = (world, esm, cjs = 'exports.x = 1;') => {
    const folder = newFolder();
    const sample = { 'package.json': JSON.stringify(manifest), 'dist/index.js': esm, 'dist/index.cjs': cjs };
    writeAll(join(folder, 'node_modules', '@tabletop', 'sample'), sample);
    copyFileSync(
      join(dirname(fileURLToPath(import.meta.url)), '..', 'package', 'probe.mjs'),
      join(folder, 'probe.mjs'),
    );
    const { stdout } = spawnSync(process.execPath, ['probe.mjs', world, '@tabletop/sample'], {
      cwd: folder,
      encoding: 'utf8',
    });
    /** @type {readonly import('../run/results.mjs').Check[]} */
    const checks = JSON.parse(stdout);
    return checks.flatMap((check) => check.problems);
  };

  test.each([
    ['sealed', 'export const x = 1;', undefined, []],
    ['bare', 'export const x = 1;', undefined, []],
    ['sealed', 'export const x = Math.random();', undefined, ['Math.random was called', 'exports the same']],
    [
      'sealed',
      'export const x = crypto.randomUUID();',
      undefined,
      ['crypto.randomUUID was called', 'exports the same'],
    ],
    [
      'sealed',
      'export const x = 1;',
      'exports.x = crypto.getRandomValues(new Uint8Array(1));',
      ['getRandomValues was called', 'exports the same'],
    ],
    ['sealed', 'export const x = 1; export const y = 2;', undefined, ['exports the same']],
    ['sealed', 'export {};', 'exports = {};', ['it exports nothing', 'it exports nothing']],
    ['bare', 'export const x = structuredClone({});', undefined, ['structuredClone is not a function']],
    ['bare', 'export const x = 1;', 'exports.x = process.env;', ['TypeError']],
  ])('%s: %s', (world, esm, cjs, found) => {
    expect(problems(world, esm, cjs)).toEqual(found.map((text) => expect.stringContaining(text)));
  });
});
