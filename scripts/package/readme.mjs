// Whether a README is there, its links lead somewhere, and its examples run as printed with the packages installed as
// they are published: as ESM, and translated as CommonJS.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run/workspace.mjs';
import { createConsumer } from './consumer.mjs';
import { agrees, findExamples, instrument, isCommonJs } from './examples.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */
/** @typedef {import('./examples.mjs').Example} Example */

/**
 * @param {string} folder of the README
 * @param {readonly string[]} names of the packages that its examples may use
 * @returns {readonly Check[]}
 */
export const checkReadme = (folder, names) => {
  const file = join(folder, 'README.md');
  if (!existsSync(file)) return [{ name: 'README', problems: ['README.md: there is none'] }];
  const markdown = readFileSync(file, 'utf8');
  const examples = findExamples(markdown);
  const isProof = examples.some(({ text }) => instrument(text).expectations.length > 0);
  return [
    { name: 'README', problems: isProof ? [] : ['README.md: no ```js or ```ts example says with // → what it prints'] },
    { name: 'README links', problems: brokenLinks(markdown, folder) },
    ...runExamples(examples, names),
  ];
};

/**
 * @param {string} markdown
 * @param {string} folder
 */
const brokenLinks = (markdown, folder) =>
  [...markdown.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(folder, target)))
    .map((target) => `README.md: the link to ${target} leads nowhere`);

/**
 * @param {readonly Example[]} examples
 * @param {readonly string[]} names
 * @returns {readonly Check[]}
 */
const runExamples = (examples, names) => {
  const consumer = createConsumer(names, { optionalPeers: true });
  try {
    copyFileSync(join(ROOT, 'scripts', 'package', 'printed.cjs'), join(consumer.folder, 'printed.cjs'));
    return examples.flatMap((example) => {
      const title = `README.md:${example.line}`;
      const { code, expectations, problems } = instrument(example.text);
      /** @param {string} system @param {string} file @param {string} source */
      const check = (system, file, source) => ({
        name: `${title} as ${system}`,
        problems: run(consumer.folder, file, source, expectations).map((why) => `${title} as ${system}: ${why}`),
      });
      return [
        { name: `${title} can be checked`, problems: problems.map((why) => `${title}: ${why}`) },
        ...(isCommonJs(example)
          ? [check('CommonJS', 'example.cjs', code)]
          : [
              check('ESM', 'example.mjs', translate(code, ts.ModuleKind.ESNext)),
              check('CommonJS', 'example.cjs', `(async () => {${translate(code, ts.ModuleKind.CommonJS)}})();`),
            ]),
        ...(example.language === 'ts'
          ? [{ name: `${title} types`, problems: typeErrors(consumer.folder, example) }]
          : []),
      ];
    });
  } finally {
    consumer.remove();
  }
};

/**
 * @param {string} code
 * @param {ts.ModuleKind} module
 */
const translate = (code, module) =>
  ts.transpileModule(code, { compilerOptions: { module, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false } })
    .outputText;

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} source
 * @param {readonly import('./examples.mjs').Expectation[]} expectations
 * @returns {readonly string[]}
 */
const run = (folder, file, source, expectations) => {
  writeFileSync(join(folder, file), source);
  const printed = join(folder, 'printed.json');
  const { status, stderr } = spawnSync(process.execPath, ['--require', './printed.cjs', file], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, TABLETOP_PRINTED: printed },
  });
  if (status !== 0) return [`it fails: ${stderr.trim()}`];
  /** @type {readonly { number: number, forms: readonly string[] }[]} */
  const handedIn = JSON.parse(readFileSync(printed, 'utf8'));
  return expectations.flatMap(({ line, text }, number) => {
    const found = handedIn.filter((one) => one.number === number);
    if (found.length === 0) return [`line ${line} is never reached`];
    return found
      .filter(({ forms }) => !forms.some((form) => agrees(text, form)))
      .map(({ forms }) => `line ${line} says\n  ${text}\nand prints\n  ${forms[0]?.trim()}`);
  });
};

/**
 * What the compiler, at its strictest, says of an example in TypeScript.
 * @param {string} folder
 * @param {Example} example
 */
const typeErrors = (folder, { line, text }) => {
  const file = join(folder, 'example.mts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => `README.md:${line} types: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
};
