import { element, escapeXml, PAPER, type PictureParts } from '@tabletop/game/svg';
import { PIXELS_PER_CM } from './scale.js';

/** A standalone SVG document so many pixels wide that is printed in its true size: its width is said in centimetres. */
export function trueSizePicture({ title, description, height, markup }: PictureParts, width: number): string {
  const centimetres = (pixels: number) => `${Math.round((pixels / PIXELS_PER_CM) * 10_000) / 10_000}cm`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: centimetres(width),
      height: centimetres(height),
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
