// Whether the types of every entry of a package hold, as it is published, for a user who checks those of libraries too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run/workspace.mjs';
import { isLibrary } from '../sources/layers.mjs';
import { createConsumer } from './consumer.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */

/** @type {import('typescript').CompilerOptions} */
const STRICT = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  strict: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * @param {import('../run/workspace.mjs').Manifest} manifest
 * @returns {readonly Check[]}
 */
export const checkTypes = ({ name, exports = {} }) => {
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const source = entries.map((entry, at) => `export * as entry${at} from '${name}${entry.slice(1)}';\n`).join('');
  const consumer = createConsumer([name], { optionalPeers: true });
  try {
    const files = ['consumer.mts', 'consumer.cts'].map((file) => join(consumer.folder, file));
    for (const file of files) writeFileSync(file, source);
    const check = 'types, with those of libraries checked';
    return [{ name: check, problems: problemsIn(files, optionsFor(name)).map((problem) => `${check}: ${problem}`) }];
  } finally {
    consumer.remove();
  }
};

/**
 * A library needs no types but its own; the command is for Node.
 * @param {string} name
 * @returns {import('typescript').CompilerOptions}
 */
const optionsFor = (name) =>
  isLibrary({ folder: name.slice('@tabletop/'.length) })
    ? STRICT
    : { ...STRICT, types: ['node'], typeRoots: [join(ROOT, 'node_modules', '@types')] };

/**
 * What the compiler finds wrong in some files and in our own packages behind them; other people's are theirs.
 * @param {readonly string[]} files
 * @param {import('typescript').CompilerOptions} options
 * @returns {readonly string[]}
 */
const problemsIn = (files, options) => {
  const program = ts.createProgram(files, options);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName) || isOurs(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, messageText }) => {
      const where = file?.fileName.split('/node_modules/').at(-1) ?? '';
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
};

/** @param {string} file */
const isOurs = (file) => /\/node_modules\/@tabletop\/[^/]+\/dist\//.test(file);
