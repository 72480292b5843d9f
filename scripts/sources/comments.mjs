// Where the comments of a file are.
import ts from 'typescript';

/**
 * The comments around every token of a file.
 * @param {ts.SourceFile} file
 * @returns {Iterable<ts.CommentRange>}
 */
export const commentsOf = (file) => {
  /** @type {Map<number, ts.CommentRange>} */
  const found = new Map();
  const visit = (/** @type {ts.Node} */ node) => {
    const start = node.getFullStart();
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, start) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, start) ?? []),
    ];
    for (const range of ranges) found.set(range.pos, range);
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return found.values();
};
