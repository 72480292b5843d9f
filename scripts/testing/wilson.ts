/** The 95 % Wilson interval of a share. */
export function wilson(won: number, of: number): readonly [low: number, high: number] {
  const z = 1.959964;
  const [share, square] = [won / of, (z * z) / of];
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [middle - half, middle + half];
}
