// Copied into a consumer and run there: loads every entry of a package under both module systems, in a world where
// chance throws and, if asked, where what an engine may lack is missing. Prints what it found as JSON.
import { createRequire } from 'node:module';

/** @typedef {{ readonly name: string, readonly problems: readonly string[] }} Check */
/** @typedef {Readonly<Record<string, unknown>>} Exports */

const [world, ...specifiers] = process.argv.slice(2);
const { stdout } = process;
const DICE = '@tabletop/dice';
const require = createRequire(import.meta.url);

const forbid = (/** @type {string} */ name) => () => {
  throw new Error(`importing draws no entropy, but ${name} was called`);
};
Math.random = forbid('Math.random');
globalThis.crypto.getRandomValues = forbid('crypto.getRandomValues');
globalThis.crypto.randomUUID = forbid('crypto.randomUUID');
if (world === 'bare') {
  for (const name of ['crypto', 'structuredClone', 'process']) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  }
}

/**
 * @param {string} name
 * @param {() => Exports | Promise<Exports>} load
 * @returns {Promise<{ readonly exported: Exports, readonly check: Check }>}
 */
const attempt = async (name, load) => {
  try {
    const exported = { ...(await load()) };
    const problems = Object.keys(exported).length === 0 ? [`${name}: it exports nothing`] : [];
    return { exported, check: { name, problems } };
  } catch (error) {
    return { exported: {}, check: { name, problems: [`${name}: ${error}`] } };
  }
};

/**
 * @param {string} specifier
 * @param {Exports} imported
 * @param {Exports} required
 * @returns {Check}
 */
const compare = (specifier, imported, required) => {
  const name = `${specifier} exports the same to import and require`;
  const [left, right] = [imported, required].map((exported) => Object.keys(exported).sort().join(', '));
  return { name, problems: left === right ? [] : [`${name}: [${left}] against [${right}]`] };
};

/**
 * Errors are known by their brand in either copy of the package.
 * @param {string} specifier
 * @param {readonly Exports[]} copies
 * @returns {Promise<readonly Check[]>}
 */
const recognise = async (specifier, copies) => {
  const classes = copies.flatMap((exported) => Object.values(exported)).filter(isErrorClass);
  if (classes.length === 0) return [];
  const judges = [await import(DICE), require(DICE)].map(({ isTabletopError }) => isTabletopError);
  const problems = classes.flatMap((ErrorClass) => {
    const error = new ErrorClass('probe', [{ path: [], message: 'probe' }]);
    const isKnown = judges.every((judge) => judge(error) === true && judge(new Error('probe')) === false);
    return isKnown ? [] : [`${specifier}: ${ErrorClass.name} is not a TabletopError to both copies of dice`];
  });
  return [{ name: `errors of ${specifier}`, problems }];
};

/**
 * @param {unknown} value
 * @returns {value is new (code: string, problems: readonly object[]) => Error}
 */
const isErrorClass = (value) => typeof value === 'function' && value.prototype instanceof Error;

/** @type {Check[]} */
const checks = [];
for (const specifier of specifiers) {
  const imported = await attempt(`import ${specifier} (${world})`, () => import(specifier));
  const required = await attempt(`require ${specifier} (${world})`, () => require(specifier));
  checks.push(imported.check, required.check);
  if (world === 'sealed') {
    checks.push(compare(specifier, imported.exported, required.exported));
    checks.push(...(await recognise(specifier, [imported.exported, required.exported])));
  }
}
stdout.write(JSON.stringify(checks));
