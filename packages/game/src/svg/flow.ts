import { MARGIN, WIDTH } from './picture.js';

/** Something in a row that knows how wide it is. */
export interface Flowing {
  readonly width: number;
  /** Its markup; `x` is its left end, `y` its middle. */
  draw(x: number, y: number): string;
}

/** Markup, and how high it is in pixels. */
export interface Drawn {
  readonly markup: string;
  readonly height: number;
}

/** How rows are laid out, in pixels. */
export interface Rows {
  readonly top: number;
  /** Where they begin. */
  readonly left: number;
  readonly lineHeight: number;
  /** What is left free between two things in a row. */
  readonly gap: number;
}

/** Things side by side, in as many rows as it takes. */
export function flow(things: readonly Flowing[], { top, left, lineHeight, gap }: Rows): Drawn {
  const markup: string[] = [];
  let x = left;
  let row = 0;
  for (const thing of things) {
    if (x > left && x + thing.width > WIDTH - MARGIN) {
      x = left;
      row++;
    }
    markup.push(thing.draw(x, top + (row + 0.5) * lineHeight));
    x += thing.width + gap;
  }
  return { markup: markup.join(''), height: things.length === 0 ? 0 : (row + 1) * lineHeight };
}
