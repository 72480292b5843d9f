import { decimal } from '../decimal.js';
import { INK } from './colours.js';
import { element, escapeXml } from './xml.js';

/** The least size of a letter, in pixels when the picture is as wide as it is made. */
export const SMALLEST = 12;

/** How a text is set. */
export interface Setting {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Whether it runs upwards about its point. */
  readonly upright?: boolean;
}

/** A text on its base line. It must be plain already: see `plain`. */
export function letters(text: string, x: number, y: number, setting: Setting = {}): string {
  const { size = SMALLEST, bold = false, colour = INK, anchor = 'start', upright = false } = setting;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': bold ? 'bold' : undefined,
      fill: colour,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      transform: upright ? `rotate(-90 ${decimal(x)} ${decimal(y)})` : undefined,
    },
    escapeXml(text),
  );
}

/** How far below the middle of a line its base line lies, for letters of a size. */
export function baseline(size: number): number {
  return size * 0.36;
}
