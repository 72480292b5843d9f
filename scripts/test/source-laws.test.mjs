import { describe, expect, test } from 'vitest';
import { LAWS } from '../sources/laws.mjs';
import { parseSources } from '../sources/workspace.mjs';

/** @typedef {Readonly<Record<string, string>>} Files */

const ERRORS = 'export class TabletopError extends Error {}\nexport function isTabletopError(): void {}';

/**
 * What the laws find in a workspace of a few files: 'packages/kraken/src/a.ts:1: why'.
 * @param {Readonly<Record<string, Files>>} packages files by package, paths without src/
 * @param {Readonly<Record<string, import('../sources/workspace.mjs').Package['manifest']>>} [manifests]
 */
const findings = (packages, manifests = {}) => {
  const sources = parseSources(
    Object.entries(packages).map(([folder, files]) => ({
      folder,
      manifest: manifests[folder] ?? { dependencies: { valibot: '1' } },
      files: Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
    })),
  );
  return LAWS.flatMap(({ check }) => check(sources)).map(({ file, line, why }) => `${file}:${line}: ${why}`);
};

/** @param {string} text of one file of a game */
const inGame = (text) => findings({ kraken: { 'a.ts': text } });

/**
 * A manifest that depends on some of our packages.
 * @param {readonly string[]} names
 */
const dependsOn = (...names) => ({
  dependencies: Object.fromEntries(names.map((name) => [`@tabletop/${name}`, 'workspace:^'])),
});

describe('chance and clock', () => {
  test.each([
    ['Math.random()', 'Math.random: chance'],
    ['const random = Math.random;', 'Math.random: chance'],
    ['const { random } = Math;', 'Math: write Math.name'],
    ["const roll = Math['random']();", 'Math: write Math.name'],
    ["const key = 'random' as const; Math[key]();", 'Math: write Math.name'],
    ['const m = Math; m.random();', 'Math: write Math.name'],
    ['const kit = { Math };', 'Math: write Math.name'],
    ['use(Math);', 'Math: write Math.name'],
    ['type M = typeof Math;', 'Math: write Math.name'],
    ['globalThis.Math.random();', 'globalThis: globals are named'],
    ["globalThis['Ma' + 'th'];", 'globalThis: globals are named'],
    ['const { crypto } = globalThis;', 'globalThis: globals are named'],
    ['window.crypto;', 'window: globals are named'],
    ['crypto.getRandomValues(bytes);', 'crypto: chance'],
    ['const { subtle } = crypto;', 'crypto: chance'],
    ['new Date();', 'Date: a rule knows no clock'],
    ['Date.now();', 'Date: a rule knows no clock'],
    ['const now = Date.now;', 'Date: a rule knows no clock'],
    ['interface S { readonly at: Date }', 'Date: a rule knows no clock'],
    ['performance.now();', 'performance: a rule knows no clock'],
    ["eval('Math.random()');", 'eval: code from text'],
    ["new Function('return Date.now()');", 'Function: code from text'],
    ['setTimeout(() => 1, 2);', 'setTimeout: not every engine'],
  ])('%s is found', (text, why) => {
    expect(inGame(text)).toEqual([expect.stringContaining(`packages/kraken/src/a.ts:1: ${why}`)]);
  });

  test.each([
    ['a property of that name', 'const odds = { random: 1, Date: 2, crypto: 3 }; odds.Date + odds.random;'],
    ['a variable of that name', 'const process = (Date: number) => Date + 1; process(2);'],
    ['a member of a type', 'interface Clue { readonly crypto: string; Date(): string }'],
    ['an import of that name', "import { performance } from './b.js'; performance();"],
    ['a word in a text or a comment', '// Math.random and new Date()\nconst text = `Math.random Date`;'],
    ['exact arithmetic', 'Math.max(Math.floor(1), Math.sqrt(4), Math.imul(2, 3));'],
  ])('%s is not', (_, text) => {
    expect(inGame(text)).toEqual([]);
  });

  test('the one entropy helper may draw, and only it', () => {
    const text = 'const { crypto } = globalThis; Date.now();';
    expect(findings({ dice: { 'fresh-seed.ts': text } })).toEqual([]);
    expect(findings({ dice: { 'seed.ts': text } })).toHaveLength(2);
    expect(findings({ game: { 'fresh-seed.ts': text } })).toHaveLength(2);
    expect(findings({ dice: { 'fresh-seed.ts': "import 'node:crypto';" } })).toHaveLength(1);
  });

  test('the command line is no library', () => {
    expect(findings({ cli: { 'bin.ts': "import 'node:fs'; process.exit(Date.now() + Math.random());" } })).toEqual([]);
  });
});

describe('the same answer on every machine', () => {
  test.each([
    ...['sin', 'cos', 'tan', 'atan2', 'hypot', 'pow', 'exp', 'log', 'cbrt'].map((name) => [
      `Math.${name}(1, 2);`,
      `Math.${name}: engines differ`,
    ]),
    ['const turn = Math.atan2;', 'Math.atan2: engines differ'],
    ['const area = 3 ** 2;', '**: engines differ'],
    ['let area = 3; area **= 2;', '**: engines differ'],
    ["'a'.localeCompare('b');", 'localeCompare: answers differ'],
    ['(1).toLocaleString();', 'toLocaleString: answers differ'],
    ['new Intl.Collator();', 'Intl: answers differ'],
  ])('%s is found', (text, why) => {
    expect(inGame(text)).toEqual([expect.stringContaining(why)]);
  });
});

describe('every engine', () => {
  test.each([
    ["import { readFileSync } from 'node:fs';", 'node:fs: a module of Node'],
    ["import type { Stats } from 'node:fs';", 'node:fs: a module of Node'],
    ["export * from 'path';", 'path: a module of Node'],
    ["await import('fs/promises');", 'fs/promises: a module of Node'],
    ["type F = import('node:fs').Stats;", 'node:fs: a module of Node'],
    ['process.env;', 'process: not every engine'],
    ["typeof process === 'undefined';", 'process: not every engine'],
    ['structuredClone({});', 'structuredClone: not every engine'],
    ["require('x');", 'require: not every engine'],
    ['console.log(1);', 'console: not every engine'],
  ])('%s is found', (text, why) => {
    expect(inGame(text)).toEqual([expect.stringContaining(why)]);
  });
});

describe('layers', () => {
  /**
   * A file of one package that imports another, as its manifest allows.
   * @param {string} from
   * @param {string} to the package, perhaps with a subpath
   */
  const importing = (from, to) =>
    findings(
      { [from]: { 'a.ts': `import { x } from '@tabletop/${to}';` } },
      { [from]: dependsOn(to.split('/')[0] ?? to) },
    );

  test.each([
    ['cards', 'dice'],
    ['game', 'dice'],
    ['kraken', 'dice'],
    ['kraken', 'cards'],
    ['kraken', 'geometry'],
    ['kraken', 'game'],
    ['kraken', 'game/laws'],
    ['cli', 'dice'],
    ['cli', 'kraken'],
    ['cli', 'warcrabs/text'],
  ])('%s may import %s', (from, to) => {
    expect(importing(from, to)).toEqual([]);
  });

  test.each([
    ['dice', 'game'],
    ['dice', 'geometry'],
    ['geometry', 'game'],
    ['geometry', 'cards'],
    ['cards', 'game'],
    ['cards', 'geometry'],
    ['game', 'geometry'],
    ['game', 'kraken'],
    ['kraken', 'warcrabs'],
    ['warcrabs', 'kraken'],
    ['kraken', 'cli'],
    ['kraken', 'kraken'],
  ])('%s may not import %s', (from, to) => {
    const found = importing(from, to);
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`a.ts:1: ${from} (may not import ${to}|imports itself)`)),
    );
    expect(found).toContainEqual(expect.stringContaining(`package.json:1: ${from} may not depend on ${to}`));
  });

  test.each([
    ['import { TabletopError, isTabletopError } from', true],
    ['import type { TabletopError } from', true],
    ['import { seeded } from', false],
    ['import { TabletopError, seeded as isTabletopError } from', false],
    ['import * as dice from', false],
    ['export * from', false],
    ['export { seeded } from', false],
  ])('geometry takes only the errors from dice: %s', (start, allowed) => {
    const files = { dice: { 'errors.ts': ERRORS }, geometry: { 'a.ts': `${start} '@tabletop/dice';` } };
    expect(findings(files, { geometry: dependsOn('dice') })).toHaveLength(allowed ? 0 : 1);
  });

  test.each([
    ["import '../../dice/src/seed.js';", 'leaves the sources of its package'],
    ["import '../../dice/package.json';", 'leaves the sources of its package'],
    ["import { version } from '../package.json';", undefined],
    ["import '../test/helper.js';", 'leaves the sources of its package'],
    ['const name = `./b.js`; await import(name);', 'a computed import'],
    ["import 'left-pad';", 'left-pad is not among the dependencies'],
    ["import 'valibot/extra';", undefined],
    ["import './chapters/pluck.js';", undefined],
  ])('%s: %s', (text, why) => {
    expect(inGame(text)).toEqual(why === undefined ? [] : [expect.stringContaining(why)]);
  });
});

describe('cycles', () => {
  test.each([
    ['two files', { 'a.ts': "import './b.js';", 'b.ts': "import './a.js';" }, 1],
    ['a type', { 'a.ts': "import type { B } from './b.js';", 'b.ts': "export { a } from './a.js';" }, 1],
    ['itself', { 'a.ts': "import './a.js';" }, 1],
    [
      'three, and two more',
      {
        'a.ts': "import './x/b.js';",
        'x/b.ts': "import './c.js';",
        'x/c.ts': "import '../a.js';",
        'd.ts': "import './e.js';",
        'e.ts': "import './d.js';",
      },
      2,
    ],
    ['none', { 'a.ts': "import './b.js'; import './c.js';", 'b.ts': "import './c.js';", 'c.ts': '' }, 0],
  ])('between files: %s', (_, files, count) => {
    const found = findings({ kraken: /** @type {Files} */ (files) });
    expect(found).toHaveLength(count);
    for (const line of found) expect(line).toContain('a cycle: packages/kraken/src/');
  });

  test('between packages', () => {
    const found = findings({ dice: {}, game: {} }, { dice: dependsOn('game'), game: dependsOn('dice') });
    expect(found).toContainEqual(expect.stringContaining('a cycle: dice → game → dice'));
  });
});

describe('rooms', () => {
  test.each([
    ['the text', { 'index.ts': "export * from './text.js';", 'text.ts': '' }, 1],
    [
      'the schema by way of another',
      { 'index.ts': "import './a.js';", 'a.ts': "import './schema.js';", 'schema.ts': '' },
      1,
    ],
    ['bots, all but its types', { 'index.ts': "import './bots.js';", 'bots.ts': '' }, 1],
    ['a type of the picture', { 'index.ts': "import type { S } from './svg.js';", 'svg.ts': '' }, 0],
    ['nothing', { 'index.ts': "export * from './pluck.js';", 'pluck.ts': '', 'text.ts': "import './pluck.js';" }, 0],
  ])('an index that pulls in %s', (_, files, count) => {
    expect(findings({ kraken: /** @type {Files} */ (files) })).toHaveLength(count);
  });

  test('an entry of a package that is no game', () => {
    const files = { 'index.ts': "export * from './laws.js';", 'laws.ts': '' };
    expect(findings({ game: files }, { game: { exports: { '.': {}, './laws': {} } } })).toEqual([
      'packages/game/src/index.ts:1: index.ts pulls in laws, which is an entry of its own',
    ]);
  });

  test.each([
    ['game.ts', 0],
    ['index.ts', 0],
    ['pluck.ts', 1],
    ['bots.ts', 1],
  ])('%s opens the rulebook', (path, count) => {
    expect(
      findings({ kraken: { [path]: "import type { Rulebook } from './rulebook.js';", 'rulebook.ts': '' } }),
    ).toHaveLength(count);
  });
});

describe('loosened types', () => {
  test.each([
    'const x: any = 1;',
    'const x = y as any;',
    'const x = <any>y;',
    'type T = readonly any[];',
    'const x = y as unknown as string;',
    'const x = (y as unknown) as string;',
    'const x = y as object as string;',
    '// @ts-ignore\nconst x = 1;',
    'const x = {\n  // @ts-expect-error because\n};',
    '/* @ts-nocheck */',
  ])('%s is found', (text) => {
    expect(inGame(text)).toHaveLength(1);
  });

  test.each([
    "const any = 'any';",
    'const x = y as string;',
    'const x = [1] as const;',
    "const text = '// @ts-ignore';",
  ])('%s is not', (text) => {
    expect(inGame(text)).toEqual([]);
  });
});
