// One answer on every machine: only the functions of Math that every engine computes to the last bit, and nothing that
// depends on a language or a region.
import ts from 'typescript';
import { isLibrary } from './layers.mjs';
import { finding, globalsIn, walk } from './workspace.mjs';

const EXACT = new Set([
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
  // Not exact but forbidden by another law, which says why.
  'random',
]);

const REGIONAL = new Set([
  ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'],
  ...['toLocaleDateString', 'toLocaleTimeString'],
]);

/** @type {import('./workspace.mjs').Law} */
export const sameEverywhere = {
  name: 'the same answer on every machine',
  check: ({ packages, checker }) =>
    packages
      .filter(isLibrary)
      .flatMap(({ files }) => files)
      .flatMap((file) => [
        ...globalsIn(file, checker).flatMap(ofGlobal),
        ...walk(file).flatMap((node) => [...ofPower(node), ...ofRegion(node)]),
      ]),
};

/** @param {ts.Identifier} name */
const ofGlobal = (name) => {
  if (name.text === 'Intl') return [finding(name, 'Intl: answers differ between languages and regions')];
  if (name.text !== 'Math') return [];
  const { parent } = name;
  if (!ts.isPropertyAccessExpression(parent)) {
    return [finding(name, 'Math: write Math.name where it is called, so that what is called can be seen')];
  }
  const called = parent.name.text;
  return EXACT.has(called) ? [] : [finding(name, `Math.${called}: engines differ in its last bits`)];
};

/** @param {ts.Node} node */
const ofPower = (node) =>
  node.kind === ts.SyntaxKind.AsteriskAsteriskToken || node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken
    ? [finding(node, '**: engines differ in its last bits')]
    : [];

/** @param {ts.Node} node */
const ofRegion = (node) => {
  const name = ts.isPropertyAccessExpression(node) ? node.name : undefined;
  return name !== undefined && REGIONAL.has(name.text)
    ? [finding(name, `${name.text}: answers differ between languages and regions`)]
    : [];
};
