// The examples of a README: what they are, what they say they print, and how they are made to prove it.
//
// A line that ends in `// → text` says that its statement prints the text: a console.log what it logs, an expression
// or a `const x =` its value. The arrow may also stand on a line of its own below, and a comment indented by two
// spaces goes on with it. White space does not count, and … stands for anything.
import ts from 'typescript';
import { commentsOf } from '../sources/comments.mjs';
import { walk } from '../sources/workspace.mjs';

/** @typedef {{ readonly language: 'js' | 'ts', readonly line: number, readonly text: string }} Example its line in the README */
/** @typedef {{ readonly line: number, readonly text: string }} Expectation */
/** @typedef {{ readonly at: number, readonly insert: string }} Insert */
/** @typedef {{ readonly code: string, readonly expectations: readonly Expectation[], readonly problems: readonly string[] }} Instrumented */

/**
 * The fenced examples in JavaScript and TypeScript. One without an import goes on with the one before it.
 * @param {string} markdown
 * @returns {readonly Example[]}
 */
export const findExamples = (markdown) => {
  /** @type {Example[]} */
  const examples = [];
  for (const match of markdown.matchAll(/^```(js|ts)[ \t]*\n([\s\S]*?)^```[ \t]*$/gm)) {
    const [before, language, text = ''] = [markdown.slice(0, match.index), match[1], match[2]];
    const line = before.split('\n').length + 1;
    const previous = examples.at(-1);
    const isNew = previous === undefined || /^\s*import\b|\brequire\(/m.test(text);
    examples.push({ language: language === 'ts' ? 'ts' : 'js', line, text: isNew ? text : `${previous.text}${text}` });
  }
  return examples;
};

/** @param {Example} example */
export const isCommonJs = ({ text }) => /\brequire\(/.test(text);

/**
 * The code of an example, made to hand in what each statement with an expectation prints.
 * @param {string} text
 * @returns {Instrumented}
 */
export const instrument = (text) => {
  const file = ts.createSourceFile('example.ts', text, ts.ScriptTarget.ES2022, true);
  const lines = text.split('\n');
  /** @type {Expectation[]} */
  const expectations = [];
  /** @type {string[]} */
  const problems = [];
  /** @type {Insert[]} */
  const edits = [];
  for (const { pos, end } of commentsOf(file)) {
    const said = /^\/\/ ?→(.*)$/s.exec(text.slice(pos, end))?.[1];
    if (said === undefined) continue;
    const line = file.getLineAndCharacterOfPosition(pos).line;
    const statement = statementBefore(file, pos);
    const inserts = statement === undefined ? undefined : handingIn(statement, expectations.length);
    if (inserts === undefined) {
      problems.push(`line ${line + 1}: no statement whose output could be checked`);
      continue;
    }
    edits.push(...inserts);
    expectations.push({ line: line + 1, text: [said, ...continued(lines.slice(line + 1))].join(' ').trim() });
  }
  const code = edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((done, { at, insert }) => done.slice(0, at) + insert + done.slice(at), text);
  return { code, expectations, problems };
};

/**
 * The comment lines that go on with the one above.
 * @param {readonly string[]} lines
 */
const continued = (lines) => {
  const isPart = (/** @type {string} */ line) => /^\s*\/\/ {2,}\S/.test(line);
  const end = lines.findIndex((line) => !isPart(line));
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => line.replace(/^\s*\/\//, ''));
};

/**
 * The statement that ends right before a position, with nothing but white space and comments between.
 * @param {ts.SourceFile} file
 * @param {number} position
 */
const statementBefore = (file, position) => {
  const isBefore = (/** @type {ts.Node} */ node) =>
    (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) &&
    (ts.isSourceFile(node.parent) || ts.isBlock(node.parent)) &&
    node.end <= position &&
    file.text.slice(node.end, position).trim() === '';
  return walk(file).find(isBefore);
};

/**
 * What is put around a statement, so that it hands in what it prints under a number; undefined where nothing can be.
 * @param {ts.Node} statement
 * @param {number} number
 * @returns {readonly Insert[] | undefined}
 */
const handingIn = (statement, number) => {
  if (ts.isVariableStatement(statement)) {
    const [declaration, another] = statement.declarationList.declarations;
    if (declaration === undefined || another !== undefined || !ts.isIdentifier(declaration.name)) return undefined;
    return [{ at: statement.end, insert: `; __printed.value(${number}, ${declaration.name.text});` }];
  }
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  if (/^(await\s+)?console\.\w+\(/.test(expression.getText())) {
    return [
      { at: statement.getStart(), insert: `__printed.begin(${number}); ` },
      { at: statement.end, insert: '; __printed.end();' },
    ];
  }
  return [
    { at: expression.getStart(), insert: `__printed.value(${number}, ` },
    { at: expression.end, insert: ')' },
  ];
};

/**
 * Whether what was printed is what an example says.
 * @param {string} said
 * @param {string} printed
 */
export const agrees = (said, printed) => {
  const parts = withoutSpace(said)
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(withoutSpace(printed));
};

/**
 * One space for any run of white space, and none inside brackets.
 * @param {string} text
 */
const withoutSpace = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([[({]) | (?=[\])}])/g, '$1')
    .replace(/ ?… ?/g, '…')
    .trim();
