import { describe, expect, test } from 'vitest';
import { agrees, findExamples, instrument, isCommonJs } from '../package/examples.mjs';

const fence = '```';

describe('examples in a README', () => {
  test('are the fenced ones in JavaScript and TypeScript, with their lines', () => {
    const markdown = `# A\n\n${fence}js\nimport 'a';\n${fence}\n\n${fence}sh\nnpm start\n${fence}\n${fence}ts\nimport 'b';\n${fence}\n`;
    expect(findExamples(markdown)).toEqual([
      { language: 'js', line: 4, text: "import 'a';\n" },
      { language: 'ts', line: 11, text: "import 'b';\n" },
    ]);
  });

  test('go on with the one before when they import nothing', () => {
    const markdown = `${fence}js\nimport 'a';\n${fence}\nand then\n${fence}js\nb();\n${fence}\n`;
    expect(findExamples(markdown).map(({ text }) => text)).toEqual(["import 'a';\n", "import 'a';\nb();\n"]);
  });

  test('that require are CommonJS as they stand', () => {
    const [first, second] = findExamples(
      `${fence}js\nconst a = require('a');\n${fence}\n${fence}js\nimport 'a';\n${fence}\n`,
    ).map(isCommonJs);
    expect([first, second]).toEqual([true, false]);
  });
});

describe('expectations', () => {
  test.each([
    ['a log', 'console.log(1); // → 1', '__printed.begin(0); console.log(1);; __printed.end(); // → 1'],
    [
      'a log without a semicolon',
      'console.log(1) // → 1',
      '__printed.begin(0); console.log(1); __printed.end(); // → 1',
    ],
    ['an expression', 'roll(chance).total; // → 9', '__printed.value(0, roll(chance).total); // → 9'],
    ['an awaited expression', 'await roll(); // → 9', '__printed.value(0, await roll()); // → 9'],
    ['a constant', 'const x = 1; // → 1', 'const x = 1;; __printed.value(0, x); // → 1'],
    ['a statement of several lines', 'f(\n  1,\n); // → 1', '__printed.value(0, f(\n  1,\n)); // → 1'],
    ['an arrow below', 'f();\n// → 1', '__printed.value(0, f());\n// → 1'],
    ['a loop', 'for (const x of y) {\n  x; // → 1\n}', 'for (const x of y) {\n  __printed.value(0, x); // → 1\n}'],
  ])('%s hands in what it prints', (_, text, code) => {
    expect(instrument(text)).toMatchObject({ code, problems: [] });
  });

  test('each has its number, its line and its text, continued lines with it', () => {
    const { code, expectations } = instrument(
      'a(); // → 1\n// an aside\nb();\n// → 2\n//   3\n//   4\n// not more\nc();',
    );
    expect(code).toContain('__printed.value(1, b());');
    expect(expectations.map(({ line }) => line)).toEqual([1, 4]);
    expect(expectations.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual(['1', '2 3 4']);
  });

  test.each([
    ['a function', 'function f() {} // → 1'],
    ['a destructuring', 'const { a } = b; // → 1'],
    ['two constants', 'const a = 1, b = 2; // → 1'],
    ['nothing', '// → 1\nf();'],
    ['a branch without a block', 'if (a) f(); // → 1'],
  ])('%s prints nothing that could be checked', (_, text) => {
    expect(instrument(text).problems).toHaveLength(1);
  });

  test('an arrow in a text is none', () => {
    expect(instrument("f('// → 1');")).toEqual({ code: "f('// → 1');", expectations: [], problems: [] });
  });
});

describe('what is said and what is printed', () => {
  test.each([
    ['9', '9\n', true],
    ['9', '19', false],
    ['9', '9.5', false],
    ['a.c', 'abc', false],
    ['[1, 2]', '[ 1, 2 ]', true],
    ['{ a: 1, b: { c: 2 } }', '{\n  a: 1,\n  b: { c: 2 }\n}', true],
    ['{ total: 9, … }', '{ total: 9, dice: [ 4, 5 ] }', true],
    ['{ total: 9, … }', '{ total: 8, dice: [ 4, 5 ] }', false],
    ['The kraken … dies', 'The kraken roars\nand dies', true],
    ['the kraken', 'thekraken', false],
    ['…', 'anything', true],
  ])('%s, %s', (said, printed, verdict) => {
    expect(agrees(said, printed)).toBe(verdict);
  });
});
