// What a file imports, in whichever way.
import { posix } from 'node:path';
import ts from 'typescript';
import { oncePerFile, walk } from './workspace.mjs';

/**
 * @typedef {object} Import
 * @property {ts.Node} node
 * @property {string} specifier as written; empty where it is computed
 * @property {boolean} typeOnly erased when it is built; `import { type T }` is not, only its names are
 * @property {readonly string[] | undefined} names what it asks for by name; undefined where it asks for everything
 */

/** @type {(file: ts.SourceFile) => readonly Import[]} */
export const importsOf = oncePerFile((file) => walk(file).flatMap((node) => importAt(node) ?? []));

/**
 * @param {ts.Node} node
 * @returns {Import | undefined}
 */
const importAt = (node) => {
  if (ts.isImportDeclaration(node)) return ofImport(node);
  if (ts.isExportDeclaration(node)) return ofExport(node);
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return { node, specifier: textOf(node.moduleReference.expression), typeOnly: node.isTypeOnly, names: undefined };
  }
  if (ts.isImportTypeNode(node)) {
    const specifier = ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : '';
    return { node, specifier, typeOnly: true, names: node.qualifier && [node.qualifier.getText().split('.')[0] ?? ''] };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { node, specifier: textOf(node.arguments[0]), typeOnly: false, names: undefined };
  }
  return undefined;
};

/**
 * @param {ts.ImportDeclaration} node
 * @returns {Import}
 */
const ofImport = (node) => {
  const { importClause: clause, moduleSpecifier } = node;
  const specifier = textOf(moduleSpecifier);
  if (clause === undefined) return { node, specifier, typeOnly: false, names: [] };
  const bindings = clause.namedBindings;
  const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : undefined;
  const isWhole = bindings !== undefined && named === undefined;
  const names = [...(clause.name ? ['default'] : []), ...(named ?? []).map(importedName)];
  const typeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return { node, specifier, typeOnly, names: isWhole ? undefined : names };
};

/**
 * @param {ts.ExportDeclaration} node
 * @returns {Import | undefined}
 */
const ofExport = (node) => {
  const { exportClause: clause, moduleSpecifier } = node;
  if (moduleSpecifier === undefined) return undefined;
  const named = clause !== undefined && ts.isNamedExports(clause) ? clause.elements : undefined;
  const specifier = textOf(moduleSpecifier);
  return { node, specifier, typeOnly: node.isTypeOnly, names: named?.map(importedName) };
};

/** @param {ts.ImportSpecifier | ts.ExportSpecifier} specifier */
const importedName = ({ propertyName, name }) => (propertyName ?? name).text;

/** @param {ts.Node | undefined} node */
const textOf = (node) => (node !== undefined && ts.isStringLiteralLike(node) ? node.text : '');

/**
 * The path in the package that a relative import means, without its extension: 'src/pluck' for './pluck.js'.
 * @param {string} from 'src/movement.ts'
 * @param {string} specifier
 */
export const resolveRelative = (from, specifier) =>
  posix.join(posix.dirname(from), specifier).replace(/\.(js|ts|mjs|cjs|json)$/, '');
