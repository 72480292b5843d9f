import { problem, refusal } from '../problem.js';
import { PAPER } from './colours.js';
import { element, escapeXml } from './xml.js';

/** The width of a picture, in pixels, when it is as wide as it is made. */
export const WIDTH = 800;
/** What is left free at the sides. */
export const MARGIN = 16;

/** The least and the greatest width at which a picture is shown. */
const NARROWEST = 100;
const WIDEST = 10_000;

/** How a picture is made. */
export interface SvgOptions {
  /** How wide it is shown, in pixels, a whole number from 100 to 10,000; by default 800. It scales to any width. */
  readonly width?: number;
}

/** What is in a picture. */
export interface PictureParts {
  /** What it is, in a line. */
  readonly title: string;
  /** What is to be seen, for those who cannot see it. */
  readonly description: string;
  /** How high it is, in pixels, where it is {@link WIDTH} wide. */
  readonly height: number;
  /** Markup, from the back to the front. */
  readonly markup: readonly string[];
}

/**
 * A standalone SVG document of {@link WIDTH} by `height` pixels, shown at the width of the options. Throws `RuleError`
 * 'invalid-options' for a width out of range.
 */
export function picture(parts: PictureParts, options: SvgOptions = {}): string {
  const { width = WIDTH } = options;
  if (!Number.isInteger(width) || width < NARROWEST || width > WIDEST) {
    const message = 'The width of a picture is a whole number of pixels from 100 to 10,000.';
    throw refusal('invalid-options', [problem(['width'], message)]);
  }
  return svgDocument(parts, WIDTH, { width, height: (parts.height * width) / WIDTH });
}

/** A standalone SVG document so many pixels wide, shown at a size: in pixels, or as texts with their unit. */
export function svgDocument(
  { title, description, height, markup }: PictureParts,
  width: number,
  shown: { readonly width: number | string; readonly height: number | string },
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: shown.width,
      height: shown.height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': 'Verdana, DejaVu Sans, Arial, sans-serif',
    },
    element('title', {}, escapeXml(title)),
    element('desc', {}, escapeXml(description)),
    element('rect', { x: 0, y: 0, width, height, fill: PAPER }),
    ...markup,
  );
}
