// No file imports itself by way of others, and no package does; a type counts, too.
import { importsOf, resolveRelative } from './imports.mjs';

/** @typedef {import('./workspace.mjs').Package} Package */
/** @typedef {ReadonlyMap<string, readonly string[]>} Graph what each thing imports */

/** @type {import('./workspace.mjs').Law} */
export const cycles = {
  name: 'no cycles',
  check: ({ packages }) => [
    ...packages.flatMap((one) => findCycles(fileGraph(one))).map((cycle) => describe(cycle, `${cycle[0]}.ts`)),
    ...findCycles(packageGraph(packages)).map((cycle) => describe(cycle, `packages/${cycle[0]}/package.json`)),
  ],
};

/**
 * @param {readonly string[]} cycle
 * @param {string} file
 */
const describe = (cycle, file) => ({ file, line: 1, why: `a cycle: ${[...cycle, cycle[0]].join(' → ')}` });

/**
 * The files of a package, without their extensions.
 * @param {Package} one
 * @param {(found: import('./imports.mjs').Import) => boolean} [counts]
 * @returns {Graph}
 */
export const fileGraph = ({ folder, files }, counts = () => true) => {
  const base = `/packages/${folder}/`;
  return new Map(
    files.map((file) => {
      const path = file.fileName.slice(base.length);
      const targets = importsOf(file)
        .filter((found) => found.specifier.startsWith('.') && counts(found))
        .map(({ specifier }) => `packages/${folder}/${resolveRelative(path, specifier)}`);
      return [`packages/${folder}/${path.replace(/\.ts$/, '')}`, targets];
    }),
  );
};

/**
 * @param {readonly Package[]} packages
 * @returns {Graph}
 */
const packageGraph = (packages) =>
  new Map(
    packages.map(({ folder, name, manifest, files }) => {
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      const imported = files.flatMap((file) => importsOf(file)).map(({ specifier }) => specifier);
      const targets = packages.filter(
        (other) =>
          other.name !== name && [...declared, ...imported].some((text) => `${text}/`.startsWith(`${other.name}/`)),
      );
      return [folder, targets.map((other) => other.folder)];
    }),
  );

/**
 * One shortest cycle through each thing that is on one, each cycle told once.
 * @param {Graph} graph
 * @returns {readonly (readonly string[])[]}
 */
const findCycles = (graph) => {
  /** @type {Set<string>} */
  const told = new Set();
  return [...graph.keys()].flatMap((start) => {
    const cycle = told.has(start) ? undefined : wayBack(graph, start);
    if (cycle === undefined) return [];
    for (const name of cycle) told.add(name);
    return [cycle];
  });
};

/**
 * The shortest way from a thing back to itself.
 * @param {Graph} graph
 * @param {string} start
 * @returns {readonly string[] | undefined}
 */
const wayBack = (graph, start) => {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
};
