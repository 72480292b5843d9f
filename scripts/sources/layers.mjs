// Which package may import which: an import goes only downwards.

/** The packages under the games, and what each may import. */
const FOUNDATION = new Map([
  ['dice', []],
  ['geometry', ['dice']],
  ['cards', ['dice']],
  ['game', ['dice']],
]);

/** The packages that take no more than the errors from `dice`. */
const ERRORS_ONLY = new Set(['geometry']);

const COMMAND = 'cli';

/** @param {{ readonly folder: string }} one */
export const isLibrary = ({ folder }) => folder !== COMMAND;

/** @param {{ readonly folder: string }} one */
export const isGame = (one) => isLibrary(one) && !FOUNDATION.has(one.folder);

/** @param {{ readonly folder: string }} one */
export const takesErrorsOnly = ({ folder }) => ERRORS_ONLY.has(folder);

/**
 * Whether one package may import another. A game may import the foundation and never another game.
 * @param {string} from
 * @param {string} to
 */
export const mayImport = (from, to) => {
  if (from === to) return false;
  if (from === COMMAND) return true;
  const below = FOUNDATION.get(from);
  return below === undefined ? FOUNDATION.has(to) : below.some((name) => name === to);
};
