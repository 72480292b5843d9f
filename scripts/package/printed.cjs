// Required before an example runs: takes what its statements hand in, and leaves it in a file at the end.
const { writeFileSync } = require('node:fs');
const { format, inspect } = require('node:util');

const handedIn = [];
let current;

const deep = { depth: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null };

globalThis.__printed = {
  begin(number) {
    current = { number, forms: [''] };
    handedIn.push(current);
  },
  end() {
    current = undefined;
  },
  // A text is told with or without its quotation marks, an object as far down as one likes.
  value(number, value) {
    handedIn.push({ number, forms: [format(value), inspect(value), inspect(value, deep)] });
    return value;
  },
};

for (const method of ['log', 'info', 'debug', 'warn', 'error']) {
  console[method] = (...values) => {
    if (current !== undefined) current.forms[0] += `${format(...values)}\n`;
  };
}

process.on('exit', () => writeFileSync(process.env.TABLETOP_PRINTED, JSON.stringify(handedIn)));
