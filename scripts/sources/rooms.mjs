// The rooms of a package: the front door leads to no other entry, and a game's rulebook is opened in two places only.
import { fileGraph } from './cycles.mjs';
import { importsOf, resolveRelative } from './imports.mjs';
import { isGame, isLibrary } from './layers.mjs';
import { finding } from './workspace.mjs';

/** @typedef {import('./workspace.mjs').Package} Package */

/** @type {import('./workspace.mjs').Law} */
export const separateEntries = {
  name: 'an index that pulls in no other entry',
  check: ({ packages }) =>
    packages.filter(isLibrary).flatMap((one) => {
      const graph = fileGraph(one, ({ typeOnly }) => !typeOnly);
      const home = `packages/${one.folder}/src/`;
      const others = new Set(entries(one).map((entry) => `${home}${entry}`));
      return [...reached(graph, `${home}index`)]
        .filter(([file]) => others.has(file))
        .map(([file, from]) => ({
          file: `${from}.ts`,
          line: 1,
          why: `index.ts pulls in ${file.slice(home.length)}, which is an entry of its own`,
        }));
    }),
};

const ROOMS_OF_A_GAME = ['schema', 'text', 'svg', 'bots'];

/**
 * The subpaths that a package offers, and in a game those that it will.
 * @param {Package} one
 * @returns {readonly string[]}
 */
const entries = (one) => {
  const offered = Object.keys(one.manifest.exports ?? {})
    .filter((key) => key !== '.' && key !== './package.json')
    .map((key) => key.slice('./'.length));
  return isGame(one) ? [...offered, ...ROOMS_OF_A_GAME] : offered;
};

/**
 * Each file that is reached from a first, with the one that imports it.
 * @param {import('./cycles.mjs').Graph} graph
 * @param {string} first
 * @returns {ReadonlyMap<string, string>}
 */
const reached = (graph, first) => {
  const from = new Map([[first, first]]);
  for (const [file] of from) {
    for (const next of graph.get(file) ?? []) if (!from.has(next)) from.set(next, file);
  }
  return from;
};

const READERS_OF_THE_RULEBOOK = ['src/game.ts', 'src/index.ts'];

/** @type {import('./workspace.mjs').Law} */
export const closedRulebook = {
  name: 'a rulebook that only game.ts and index.ts open',
  check: ({ packages }) =>
    packages.filter(isGame).flatMap(({ folder, files }) =>
      files.flatMap((file) => {
        const path = file.fileName.slice(`/packages/${folder}/`.length);
        if (READERS_OF_THE_RULEBOOK.includes(path)) return [];
        return importsOf(file)
          .filter(({ specifier }) => specifier.startsWith('.') && resolveRelative(path, specifier) === 'src/rulebook')
          .map(({ node }) => finding(node, 'only game.ts and index.ts import rulebook.ts'));
      }),
    ),
};
