export { decimal } from './decimal.js';
export { type Block, fitted, type Line } from './text/fitted.js';
export { keptWithin } from './text/kept-within.js';
export { CHAT_LENGTH, LONGEST_NAME, lengthAllowed, type TextOptions } from './text/limits.js';
export { plain, shorten } from './text/plain.js';
export {
  fillAt,
  markAt,
  type Sketch,
  type SketchFrame,
  type SketchLimits,
  type Spot,
  sketchFrame,
  sketchLines,
  sketchOf,
} from './text/sketch.js';
export { capital, count, listed, thrownText } from './text/words.js';
