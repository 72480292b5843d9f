// Whether a README is there, its links lead somewhere, and its examples run as printed with the packages installed as
// they are published: as ESM, and translated as CommonJS.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run/workspace.mjs';
import { compile } from './compiler.mjs';
import { createConsumer } from './consumer.mjs';
import { agrees, findExamples, instrument, isCommonJs } from './examples.mjs';

/** @typedef {import('../run/results.mjs').Check} Check */
/** @typedef {import('./examples.mjs').Example} Example */
/** @typedef {import('./examples.mjs').Expectation} Expectation */
/** @typedef {{ readonly number: number, readonly forms: readonly string[] }} Printed what a statement has printed, as it may be told */
/** @typedef {{ readonly system: string, readonly file: string, readonly source: string }} Form of an example, under a module system */

const STRICTEST = [
  ...['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom', '--types', ''],
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck'],
];

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
    const prepared = examples.map((example) => {
      const { code, expectations, problems } = instrument(example.text);
      return { example, title: `README.md:${example.line}`, expectations, problems, forms: formsOf(example, code) };
    });
    const problemsOf = run(
      consumer.folder,
      prepared.flatMap(({ forms }) => forms),
    );
    const typeProblems = typeErrors(
      consumer.folder,
      examples.filter(({ language }) => language === 'ts'),
    );
    return prepared.flatMap(({ example, title, expectations, problems, forms }) => [
      { name: `${title} can be checked`, problems: problems.map((why) => `${title}: ${why}`) },
      ...forms.map(({ system, file }) => ({
        name: `${title} as ${system}`,
        problems: problemsOf(file, expectations).map((why) => `${title} as ${system}: ${why}`),
      })),
      ...(example.language === 'ts' ? [{ name: `${title} types`, problems: typeProblems.get(example) ?? [] }] : []),
    ]);
  } finally {
    consumer.remove();
  }
};

/**
 * @param {Example} example
 * @param {string} code
 * @returns {readonly Form[]}
 */
const formsOf = (example, code) => {
  const commonJs = { system: 'CommonJS', file: `example-${example.line}.cjs` };
  if (isCommonJs(example)) return [{ ...commonJs, source: code }];
  const translated = translate(code, ts.ModuleKind.CommonJS);
  return [
    { system: 'ESM', file: `example-${example.line}.mjs`, source: translate(code, ts.ModuleKind.ESNext) },
    { ...commonJs, source: `module.exports = (async () => {${translated}})();` },
  ];
};

/**
 * @param {string} code
 * @param {ts.ModuleKind} module
 */
const translate = (code, module) =>
  ts.transpileModule(code, { compilerOptions: { module, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false } })
    .outputText;

/**
 * Runs examples, all in one process, and tells what is wrong with one of them.
 * @param {string} folder
 * @param {readonly Form[]} forms
 * @returns {(file: string, expectations: readonly Expectation[]) => readonly string[]}
 */
const run = (folder, forms) => {
  copyFileSync(join(ROOT, 'scripts', 'package', 'printed.cjs'), join(folder, 'printed.cjs'));
  for (const { file, source } of forms) writeFileSync(join(folder, file), source);
  const printed = join(folder, 'printed.json');
  const { stderr } = spawnSync(process.execPath, ['printed.cjs', ...forms.map(({ file }) => file)], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, TABLETOP_PRINTED: printed },
  });
  /** @type {Readonly<Record<string, { readonly printed: readonly Printed[], readonly error?: string }>>} */
  const results = existsSync(printed) ? JSON.parse(readFileSync(printed, 'utf8')) : {};
  return (file, expectations) => {
    const result = results[file];
    if (result === undefined) return [`it does not come to its end: ${stderr.trim()}`];
    if (result.error !== undefined) return [`it fails: ${result.error}`];
    return expectations.flatMap(({ line, text }, number) => {
      const found = result.printed.filter((one) => one.number === number);
      if (found.length === 0) return [`line ${line} is never reached`];
      return found
        .filter(({ forms }) => !forms.some((form) => agrees(text, form)))
        .map(({ forms }) => `line ${line} says\n  ${text}\nand prints\n  ${forms[0]?.trim()}`);
    });
  };
};

/**
 * What the compiler, at its strictest, says of examples in TypeScript. The types of libraries are checked elsewhere.
 * @param {string} folder
 * @param {readonly Example[]} examples
 * @returns {ReadonlyMap<Example, readonly string[]>}
 */
const typeErrors = (folder, examples) => {
  const files = new Map(examples.map((example) => [`example-${example.line}.mts`, example]));
  if (files.size === 0) return new Map();
  for (const [file, { text }] of files) writeFileSync(join(folder, file), text);
  const found = compile(folder, [...files.keys()], STRICTEST);
  return new Map(
    [...files].map(([file, example]) => {
      const told = found.filter((complaint) => complaint.file === '' || complaint.file === file);
      return [example, told.map(({ message }) => `README.md:${example.line} types: ${message}`)];
    }),
  );
};
