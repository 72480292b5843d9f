/** The two ends of a scale of shades, as `#rrggbb`. */
export interface Shades {
  readonly low: string;
  readonly high: string;
}

/**
 * The shade of each of some heights: every other height has another one, the higher the nearer to the high end, however
 * far the heights are apart.
 */
export function shadesOf(heights: readonly number[], { low, high }: Shades): (height: number) => string {
  const ranks = [...new Set(heights)].sort((a, b) => a - b);
  return (height) => mixed(low, high, (ranks.indexOf(height) + 1) / (ranks.length + 1));
}

/** A colour so much of the way from one to another. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [channel(from, at), channel(to, at)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
