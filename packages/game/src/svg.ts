export { decimal } from './decimal.js';
export {
  type Box,
  boxesMeet,
  boxMeetsDisc,
  type Circle,
  discsMeet,
  isInside,
  type Line,
  lineMeetsBox,
  lineMeetsDisc,
  linesCross,
  nearestIn,
  type Point,
} from './svg/boxes.js';
export { clip } from './svg/clip.js';
export { ACTIVE, INK, PAPER } from './svg/colours.js';
export { drawFigure, type Figure, fitsInside, HIGHLIGHT, highlight, numberInside, outline } from './svg/figure.js';
export { type Drawn, type Flowing, flow, type Rows } from './svg/flow.js';
export { ends, type Frame, type FrameOptions, frameAround } from './svg/frame.js';
export { hatch } from './svg/hatch.js';
export { drawLabel, drawLeader, type Label, labelWidth } from './svg/label.js';
export { type LabelPlace, type LabelWish, placeLabels, type Taken } from './svg/labels.js';
export { type LegendItem, type LegendPart, legend } from './svg/legend.js';
export { baseline, letters, type Setting, SMALLEST } from './svg/letters.js';
export { MARGIN, type PictureParts, picture, type SvgOptions, svgDocument, WIDTH } from './svg/picture.js';
export { isWithinReach, type Labelled, placedLabels } from './svg/placed-labels.js';
export { multiples, roundStep } from './svg/round-step.js';
export { type SeatMark, seatMark } from './svg/seat-mark.js';
export { type Standing, sideBySide } from './svg/side-by-side.js';
export { TAG_HEIGHT, tag, tagWidth } from './svg/tag.js';
export { fitting, textWidth } from './svg/text-width.js';
export { type Attributes, element, escapeXml, points } from './svg/xml.js';
