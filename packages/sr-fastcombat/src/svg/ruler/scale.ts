import { problem, refusal } from '@tabletop/game';
import { decimal, MARGIN, roundStep, type SvgOptions, WIDTH } from '@tabletop/game/svg';

/** How a length on the table is laid onto a ruler. */
export interface Scale {
  /** The pixels of the picture to a centimetre of the table. */
  readonly perCentimetre: number;
  /** How wide the picture is, in pixels. */
  readonly width: number;
  /** How far apart the marks are, in centimetres of the table. */
  readonly step: number;
  /** What it is, in words. */
  readonly text: string;
}

/** The pixels to a centimetre where pictures are shown in their size: 96 to an inch. */
export const PIXELS_PER_CM: number = 96 / 2.54;

/** How near marks come to one another, in pixels. */
const NEAREST = 4;
/** The least width of a ruler, in pixels: its words have room in it. */
const NARROWEST = 520;

/** The scale of a ruler that is as wide as pictures are. */
export function scaleToFit(centimetres: number, { width = WIDTH }: SvgOptions): Scale {
  const perCentimetre = (WIDTH - 2 * MARGIN) / centimetres;
  const step = roundStep((cm) => cm * perCentimetre, NEAREST);
  const shown = (perCentimetre * width) / WIDTH / PIXELS_PER_CM;
  const ratio = shown >= 1 ? `${rough(shown)} : 1` : `1 : ${rough(1 / shown)}`;
  return { perCentimetre, width: WIDTH, step, text: `A mark is ${step} cm; scale about ${ratio}.` };
}

/** A factor from 1 as text: whole where it is large. */
function rough(factor: number): string {
  return decimal(factor < 10 ? Math.round(factor * 10) / 10 : Math.round(factor));
}

/** The scale of a ruler in its true size. Throws `RuleError` 'invalid-options' where a width is given as well. */
export function trueScale(centimetres: number, { width }: SvgOptions): Scale {
  if (width !== undefined)
    throw refusal('invalid-options', [problem(['width'], 'A ruler in its true size has no other width.')]);
  return {
    perCentimetre: PIXELS_PER_CM,
    width: Math.max(NARROWEST, Math.ceil(centimetres * PIXELS_PER_CM) + 2 * MARGIN),
    step: 1,
    text: 'A mark is 1 cm; true size where it is printed at 100 %.',
  };
}
