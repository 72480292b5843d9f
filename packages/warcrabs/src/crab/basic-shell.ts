import type { Shell } from './crab.js';

/** What every crab starts in. The source gives its weight and armour; that it costs nothing is ours. @rule W-SHELL */
export const BASIC_SHELL: Shell = /* @__PURE__ */ Object.freeze({ name: 'Basic', weight: 1, armour: 10, price: 0 });
