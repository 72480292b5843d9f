// Imports go only downwards, stay inside their package or go by the front door of another, and are declared.
import ts from 'typescript';
import { importsOf, resolveRelative } from './imports.mjs';
import { mayImport, takesErrorsOnly } from './layers.mjs';
import { isBuiltin } from './platform.mjs';
import { finding } from './workspace.mjs';

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {import('./workspace.mjs').Package} Package */

const OURS = '@tabletop/';

/** The one thing beside its sources that a package may read: its own version is there. */
const MANIFEST = 'package';

/** @type {import('./workspace.mjs').Law} */
export const layering = {
  name: 'imports that go only downwards',
  check: ({ packages }) => {
    const errors = errorNames(packages);
    return packages.flatMap((one) => [
      ...ofManifest(one),
      ...one.files.flatMap((file) =>
        importsOf(file).flatMap((found) => {
          const why = fault(one, file, found, errors);
          return why === undefined ? [] : [finding(found.node, why)];
        }),
      ),
    ]);
  },
};

/**
 * @param {Package} one
 * @param {ts.SourceFile} file
 * @param {Import} found
 * @param {ReadonlySet<string>} errors
 * @returns {string | undefined}
 */
const fault = (one, file, { specifier, names }, errors) => {
  if (specifier === '') return 'a computed import cannot be checked';
  if (specifier.startsWith('.')) {
    const target = resolveRelative(file.fileName.slice(`/packages/${one.folder}/`.length), specifier);
    return target.startsWith('src/') || target === MANIFEST
      ? undefined
      : `${specifier} leaves the sources of its package`;
  }
  if (isBuiltin(specifier)) return undefined;
  const name = packageName(specifier);
  if (name.startsWith(OURS)) {
    const to = name.slice(OURS.length);
    if (to === one.folder) return `${one.folder} imports itself by name`;
    if (!mayImport(one.folder, to)) return `${one.folder} may not import ${to}`;
    if (to === 'dice' && takesErrorsOnly(one)) {
      const other = names === undefined ? '*' : names.find((name) => !errors.has(name));
      if (other !== undefined) return `${one.folder} takes only the errors from dice, not ${other}`;
    }
  }
  const { dependencies, peerDependencies } = one.manifest;
  const isDeclared = Object.hasOwn({ ...dependencies, ...peerDependencies }, name);
  return isDeclared ? undefined : `${name} is not among the dependencies of ${one.folder}`;
};

/** @param {Package} one */
const ofManifest = ({ folder, manifest }) =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => name.startsWith(OURS) && !mayImport(folder, name.slice(OURS.length)))
    .map((name) => ({
      file: `packages/${folder}/package.json`,
      line: 1,
      why: `${folder} may not depend on ${name.slice(OURS.length)}`,
    }));

/**
 * What dice/src/errors.ts exports.
 * @param {readonly Package[]} packages
 * @returns {ReadonlySet<string>}
 */
const errorNames = (packages) => {
  const files = packages.flatMap((one) => one.files);
  const file = files.find(({ fileName }) => fileName === '/packages/dice/src/errors.ts');
  const names = (file?.statements ?? []).flatMap((statement) => {
    const isNamed = ts.isClassDeclaration(statement) || ts.isFunctionDeclaration(statement);
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return (isNamed || isType) && ts.getCombinedModifierFlags(statement) & ts.ModifierFlags.Export
      ? [statement.name?.text ?? 'default']
      : [];
  });
  return new Set(names);
};

/**
 * '@tabletop/game' of '@tabletop/game/laws'.
 * @param {string} specifier
 */
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
