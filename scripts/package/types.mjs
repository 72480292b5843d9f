// Whether the types of every entry of a package hold, as it is published, for a user who checks those of libraries too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/workspace.mjs';
import { isLibrary } from '../sources/layers.mjs';
import { compile } from './compiler.mjs';
import { createConsumer } from './consumer.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */

const FILES = ['consumer.mts', 'consumer.cts'];
const STRICT = [
  ...['--module', 'nodenext', '--moduleResolution', 'nodenext', '--target', 'es2022', '--lib', 'es2022'],
  ...['--strict', '--skipLibCheck', 'false', '--skipDefaultLibCheck'],
];

/**
 * @param {import('../run/workspace.mjs').Manifest} manifest
 * @returns {readonly Check[]}
 */
export const checkTypes = ({ name, exports = {} }) => {
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const source = entries.map((entry, at) => `export * as entry${at} from '${name}${entry.slice(1)}';\n`).join('');
  const consumer = createConsumer([name], { optionalPeers: true });
  try {
    for (const file of FILES) writeFileSync(join(consumer.folder, file), source);
    const check = 'types, with those of libraries checked';
    return [
      { name: check, problems: problemsIn(consumer.folder, optionsFor(name)).map((problem) => `${check}: ${problem}`) },
    ];
  } finally {
    consumer.remove();
  }
};

/**
 * A library needs no types but its own; the command is for Node.
 * @param {string} name
 * @returns {readonly string[]}
 */
const optionsFor = (name) =>
  isLibrary({ folder: name.slice('@tabletop/'.length) })
    ? [...STRICT, '--types', '']
    : [...STRICT, '--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];

/**
 * What the compiler finds wrong in a consumer and in our own packages behind it; other people's are theirs.
 * @param {string} folder
 * @param {readonly string[]} options
 * @returns {readonly string[]}
 */
const problemsIn = (folder, options) =>
  compile(folder, FILES, options)
    .filter(({ file }) => file === '' || FILES.includes(file) || isOurs(file))
    .map(({ file, message }) => `${file.split('node_modules/').at(-1)}: ${message}`);

/** @param {string} file */
const isOurs = (file) => /(^|\/)node_modules\/@tabletop\/[^/]+\/dist\//.test(file);
