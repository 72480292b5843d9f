// Every law of the sources.
import { chanceAndClock } from './chance-and-clock.mjs';
import { cycles } from './cycles.mjs';
import { layering } from './layering.mjs';
import { loosenedTypes } from './loosened-types.mjs';
import { platform } from './platform.mjs';
import { closedRulebook, separateEntries } from './rooms.mjs';
import { sameEverywhere } from './same-everywhere.mjs';

/** @type {readonly import('./workspace.mjs').Law[]} */
export const LAWS = [
  chanceAndClock,
  sameEverywhere,
  platform,
  layering,
  cycles,
  separateEntries,
  closedRulebook,
  loosenedTypes,
];
