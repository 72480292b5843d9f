import { scripted } from '@tabletop/dice';
import { cellName } from '@tabletop/geometry/grid';
import { type SpcfkrsState, spcfkrs, type UnitId } from '@tabletop/spcfkrs';
import { unitName } from '@tabletop/spcfkrs/text';
import type { DrawWords, WantedDraw } from '../adapter.js';
import { type Purposes, purposeOf } from '../purposes.js';

/** What a die is for, told from what is going on. */
export function drawInWords(state: SpcfkrsState, wanted: WantedDraw): DrawWords {
  return { purpose: purposeOf(PURPOSES, state, wanted) };
}

const PURPOSES: Purposes<SpcfkrsState> = new Map<string, (state: SpcfkrsState) => string>([
  ['S-SPEED', (state) => `when ${named(state, rollerOf(state))} goes`],
  ['S-OVERDOSE', (state) => `the overdose of ${actor(state)}`],
  ['S-HACK', (state) => `${actor(state)} to hack the gun of ${target(state)}`],
  ['S-STAB', (state) => `${actor(state)} to stab ${target(state)}`],
  ['S-MG', (state) => `how many more shots ${actor(state)} fires`],
  ['S-SHOOT', (state) => `${actor(state)} to shoot ${target(state)}`],
]);

function named(state: SpcfkrsState, id: UnitId | undefined): string {
  return id === undefined ? 'a unit' : unitName(id, state);
}

/** Whose die it is among those of equal Speed: whoever the step itself lets roll. */
function rollerOf(state: SpcfkrsState): UnitId | undefined {
  const { events } = spcfkrs.advance(state, scripted([1]));
  return events.flatMap((event) => (event.type === 'tie-rolled' ? [event.unit] : []))[0];
}

function actor(state: SpcfkrsState): string {
  const { stage } = state;
  return named(state, 'unit' in stage ? stage.unit : undefined);
}

function target(state: SpcfkrsState): string {
  const { stage } = state;
  if ('target' in stage) return named(state, stage.target);
  if (!('aim' in stage)) return 'its target';
  return stage.aim.kind === 'unit' ? named(state, stage.aim.unit) : `the cover in ${cellName(stage.aim.at)}`;
}
