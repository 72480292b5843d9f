import { type CrabId, nextRoller, suffererOf, type WarcrabsState } from '@tabletop/warcrabs';
import { crabName } from '@tabletop/warcrabs/text';
import type { DrawWords, WantedDraw } from '../adapter.js';
import { type Purposes, purposeOf } from '../purposes.js';

/** What a die is for, told from whose activation it is and from what is due. */
export function drawInWords(state: WarcrabsState, wanted: WantedDraw): DrawWords {
  return { purpose: purposeOf(PURPOSES, state, wanted) };
}

const PURPOSES: Purposes<WarcrabsState> = new Map([
  ['W-ORDER', (state: WarcrabsState) => `when ${named(state, nextRoller(state))} acts`],
  ['W-TOHIT', (state: WarcrabsState) => `${named(state, active(state))} to hit`],
  ['W-LOCATION', (state: WarcrabsState) => `where ${named(state, struck(state))} is hit`],
  ['W-NEARMISS', (state: WarcrabsState) => `${named(state, struck(state))} against being stunned by the near miss`],
  ['W-FALL', (state: WarcrabsState) => `${named(state, struck(state))} against being stunned by the fall`],
  ['W-THROW', (state: WarcrabsState) => `${named(state, active(state))} to lift the stunned crab`],
]);

function named(state: WarcrabsState, crab: CrabId | undefined): string {
  return crab === undefined ? 'a crab' : crabName(crab, state);
}

function active({ stage }: WarcrabsState): CrabId | undefined {
  return stage.phase === 'activation' ? stage.crab : undefined;
}

/** The crab to which the first thing that is due happens. */
function struck({ due: [happening] }: WarcrabsState): CrabId | undefined {
  return happening === undefined ? undefined : suffererOf(happening);
}
