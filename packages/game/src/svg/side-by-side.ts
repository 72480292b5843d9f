/** Something that wants to stand in the middle of a place on a line, and how wide it is. In pixels. */
export interface Standing {
  readonly middle: number;
  readonly width: number;
}

/**
 * The middles of things that stand side by side, in their order, each as near to where it wants to be as the others and
 * the ends of the line allow. Where they take more room than there is, they go on beyond the right end.
 */
export function sideBySide(
  things: readonly Standing[],
  ends: readonly [from: number, to: number],
  gap: number,
): readonly number[] {
  const fromRight = [...things].reverse();
  let right = ends[1];
  const most = fromRight.map(({ width }) => {
    const middle = right - width / 2;
    right -= width + gap;
    return middle;
  });
  most.reverse();
  let left = ends[0];
  return things.map(({ middle, width }, at) => {
    const found = Math.max(left + width / 2, Math.min(middle, most[at] ?? middle));
    left = found + width / 2 + gap;
    return found;
  });
}
