import { plain } from './plain.js';

/** A piece of a line: plain text, or text in a style. Either may come from outside. */
export type Span = string | { readonly text: string; readonly style: Style };

export type Style = 'bold' | 'dim' | 'accent';

/** How a terminal is told to begin and to end a style. */
const CODES: Readonly<Record<Style, readonly [begin: string, end: string]>> = {
  bold: ['\u001b[1m', '\u001b[22m'],
  dim: ['\u001b[2m', '\u001b[22m'],
  accent: ['\u001b[36m', '\u001b[39m'],
};

export function bold(text: string): Span {
  return { text, style: 'bold' };
}

export function dim(text: string): Span {
  return { text, style: 'dim' };
}

export function accent(text: string): Span {
  return { text, style: 'accent' };
}

/** A line as it is written: every text made plain, the styles as codes of the terminal or left out. */
export function written(spans: readonly Span[], isStyled: boolean): string {
  return spans
    .map((span) => {
      if (typeof span === 'string') return plain(span);
      if (!isStyled) return plain(span.text);
      const [begin, end] = CODES[span.style];
      return `${begin}${plain(span.text)}${end}`;
    })
    .join('');
}
