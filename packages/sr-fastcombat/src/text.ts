export { CHAT_LENGTH, LONGEST_NAME, plain, type TextOptions } from '@tabletop/game/text';
export { type ActionOptions, describeAction } from './text/action-text.js';
export { describeChoice } from './text/awaited.js';
export { describe } from './text/describe.js';
export { narrate } from './text/narrate.js';
export { describeOutcome } from './text/outcome-text.js';
export { type SheetOptions, sheet } from './text/sheet.js';
export { type TableOptions, toText } from './text/table-text.js';
export { type ActionTelling, equipmentName, figureName, type Telling } from './text/teller.js';
