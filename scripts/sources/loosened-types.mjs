// Types are not loosened: no `any`, no assertion by way of another, and no comment that silences the compiler.
import ts from 'typescript';
import { commentsOf } from './comments.mjs';
import { finding, place, walk } from './workspace.mjs';

/** @type {import('./workspace.mjs').Law} */
export const loosenedTypes = {
  name: 'types that are not loosened',
  check: ({ packages }) =>
    packages
      .flatMap(({ files }) => files)
      .flatMap((file) => [...walk(file).flatMap(ofNode), ...silencingComments(file)]),
};

/** @param {ts.Node} node */
const ofNode = (node) => {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return [finding(node, 'any: unknown says the same and is checked')];
  if (!isAssertion(node)) return [];
  const inner = withoutParentheses(node.expression);
  return isAssertion(inner) && !ts.isConstTypeReference(inner.type)
    ? [finding(node, `as ${inner.type.getText()} as …: an assertion by way of another asserts anything`)]
    : [];
};

/**
 * @param {ts.Node} node
 * @returns {node is ts.AsExpression | ts.TypeAssertion}
 */
const isAssertion = (node) => ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);

/**
 * @param {ts.Expression} node
 * @returns {ts.Expression}
 */
const withoutParentheses = (node) => (ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node);

/** @param {ts.SourceFile} file */
const silencingComments = (file) =>
  [...commentsOf(file)].flatMap(({ pos, end }) => {
    const directive = /@ts-(ignore|expect-error|nocheck)\b/.exec(file.text.slice(pos, end))?.[0];
    return directive === undefined
      ? []
      : [{ ...place(file, pos), why: `${directive}: the compiler is right, or told why not` }];
  });
