// The sources that the laws are about, parsed by the TypeScript compiler: names are resolved, so that a local variable
// called `process` is no global, and nothing is decided by the look of a line.
import ts from 'typescript';

/** @typedef {import('../run/workspace.mjs').Manifest} Manifest */
/**
 * @typedef {object} Package
 * @property {string} name '@tabletop/dice'
 * @property {string} folder 'dice'
 * @property {Pick<Manifest, 'exports' | 'dependencies' | 'peerDependencies'>} manifest
 * @property {readonly ts.SourceFile[]} files of its src
 */
/**
 * @typedef {object} Sources
 * @property {readonly Package[]} packages
 * @property {ts.TypeChecker} checker
 */
/** @typedef {{ readonly folder: string, readonly manifest: Package['manifest'], readonly files: Readonly<Record<string, string>> }} Given texts by path in the package */
/** @typedef {{ readonly file: string, readonly line: number, readonly why: string }} Finding */
/** @typedef {{ readonly name: string, readonly check: (sources: Sources) => readonly Finding[] }} Law */

/**
 * @param {readonly Given[]} given
 * @returns {Sources}
 */
export const parseSources = (given) => {
  /** @type {Map<string, ts.SourceFile>} */
  const parsed = new Map();
  for (const { folder, files } of given) {
    for (const [path, text] of Object.entries(files)) {
      const name = `/packages/${folder}/${path}`;
      parsed.set(name, ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true));
    }
  }
  const program = ts.createProgram([...parsed.keys()], { noLib: true, types: [], noResolve: true }, host(parsed));
  return {
    checker: program.getTypeChecker(),
    packages: given.map(({ folder, manifest, files }) => ({
      name: `@tabletop/${folder}`,
      folder,
      manifest,
      files: Object.keys(files).flatMap((path) => parsed.get(`/packages/${folder}/${path}`) ?? []),
    })),
  };
};

/**
 * @param {ReadonlyMap<string, ts.SourceFile>} parsed
 * @returns {ts.CompilerHost}
 */
const host = (parsed) => ({
  getSourceFile: (name) => parsed.get(name),
  fileExists: (name) => parsed.has(name),
  readFile: (name) => parsed.get(name)?.text,
  getDefaultLibFileName: () => '/lib.d.ts',
  getCurrentDirectory: () => '/',
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
  useCaseSensitiveFileNames: () => true,
  writeFile: () => undefined,
});

/**
 * What a function finds in a file, found once for all laws that ask. A file has one checker.
 * @template Found
 * @template {readonly unknown[]} Rest
 * @param {(file: ts.SourceFile, ...rest: Rest) => Found} find
 * @returns {(file: ts.SourceFile, ...rest: Rest) => Found}
 */
export const oncePerFile = (find) => {
  /** @type {WeakMap<ts.SourceFile, Found>} */
  const known = new WeakMap();
  return (file, ...rest) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const found = find(file, ...rest);
    known.set(file, found);
    return found;
  };
};

/**
 * Every node of a file, the outer before the inner.
 * @type {(file: ts.SourceFile) => readonly ts.Node[]}
 */
export const walk = oncePerFile((file) => {
  /** @type {ts.Node[]} */
  const nodes = [];
  const visit = (/** @type {ts.Node} */ node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return nodes;
});

/**
 * @param {ts.Node} node
 * @param {string} why
 * @returns {Finding}
 */
export const finding = (node, why) => {
  const file = node.getSourceFile();
  return { ...place(file, node.getStart(file)), why };
};

/**
 * @param {ts.SourceFile} file
 * @param {number} position
 */
export const place = (file, position) => ({
  file: file.fileName.slice(1),
  line: file.getLineAndCharacterOfPosition(position).line + 1,
});

/**
 * The names in a file that mean nothing declared in it: the globals, wherever they are mentioned.
 * @type {(file: ts.SourceFile, checker: ts.TypeChecker) => readonly ts.Identifier[]}
 */
export const globalsIn = oncePerFile((file, checker) =>
  walk(file)
    .filter(ts.isIdentifier)
    .filter((name) => isReference(name) && !isDeclared(name, checker)),
);

/**
 * Whether an identifier stands for a variable or a type, rather than naming a property, a label or a part of an import.
 * @param {ts.Identifier} name
 */
const isReference = (name) => {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  if (ts.isBindingElement(parent)) return parent.propertyName !== name && parent.name !== name;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isMetaProperty(parent)) return false;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  if (ts.isNamedTupleMember(parent) || ts.isImportTypeNode(parent) || ts.isNamespaceExport(parent)) return false;
  const isNameOf = 'name' in parent && parent.name === name;
  return !isNameOf || ts.isShorthandPropertyAssignment(parent);
};

/**
 * @param {ts.Identifier} name
 * @param {ts.TypeChecker} checker
 */
const isDeclared = (name, checker) => {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  return (symbol?.declarations ?? []).length > 0;
};
