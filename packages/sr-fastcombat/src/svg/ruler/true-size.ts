import { type PictureParts, svgDocument } from '@tabletop/game/svg';
import { PIXELS_PER_CM } from './scale.js';

/** A standalone SVG document so many pixels wide that is printed in its true size: its width is said in centimetres. */
export function trueSizePicture(parts: PictureParts, width: number): string {
  const centimetres = (pixels: number) => `${Math.round((pixels / PIXELS_PER_CM) * 10_000) / 10_000}cm`;
  return svgDocument(parts, width, { width: centimetres(width), height: centimetres(parts.height) });
}
