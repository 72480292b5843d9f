const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const FULL = '█';

/** A bar of at most `width` characters, as long as `part` is of `most`, to an eighth of a character and never nothing. */
export function bar(part: bigint, most: bigint, width: number): string {
  if (part <= 0n || most <= 0n) return '';
  const eighths = Math.max(1, Number((2n * part * BigInt(width * 8) + most) / (2n * most)));
  return FULL.repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? '');
}
