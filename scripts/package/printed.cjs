// Copied into a consumer and run there: runs examples one after another, takes what their statements hand in, and
// leaves it in a file. What one of them throws is its own.
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { format, inspect } = require('node:util');

/** @typedef {{ readonly number: number, readonly forms: string[] }} Printed */
/** @typedef {{ readonly printed: readonly Printed[], readonly error?: string | undefined }} Ran */

/** @type {Printed[]} */
let handedIn = [];
/** @type {Printed | undefined} */
let current;

const deep = { depth: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null };

const __printed = {
  begin(/** @type {number} */ number) {
    current = { number, forms: [''] };
    handedIn.push(current);
  },
  end() {
    current = undefined;
  },
  // A text is told with or without its quotation marks, an object as far down as one likes.
  value(/** @type {number} */ number, /** @type {unknown} */ value) {
    handedIn.push({ number, forms: [format(value), inspect(value), inspect(value, deep)] });
    return value;
  },
};
Object.assign(globalThis, { __printed });

for (const method of /** @type {const} */ (['log', 'info', 'debug', 'warn', 'error'])) {
  console[method] = (...values) => {
    if (current !== undefined) current.forms[0] += `${format(...values)}\n`;
  };
}

/**
 * A module of CommonJS exports the promise of its end, if it has to be waited for.
 * @param {string} file
 * @returns {Promise<unknown>}
 */
const load = async (file) => (file.endsWith('.cjs') ? require(file) : import(pathToFileURL(file).href));

/** @type {Record<string, Ran>} */
const ran = {};
process.on('exit', () => writeFileSync(process.env.TABLETOP_PRINTED ?? '', JSON.stringify(ran)));

const runAll = async () => {
  for (const file of process.argv.slice(2)) {
    handedIn = [];
    current = undefined;
    const error = await load(join(__dirname, file)).then(
      () => undefined,
      (/** @type {unknown} */ thrown) => inspect(thrown),
    );
    ran[file] = { printed: handedIn, error };
  }
};

runAll();
