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

const PURPOSES: Purposes<SpcfkrsState> = new Map<string, (state: SpcfkrsState, before: number) => string>([
  ['S-SPEED', (state) => `when ${named(state, rollerOf(state))} goes`],
  ['S-OVERDOSE', (state) => `the overdose of ${state.stage.step === 'pilot' ? 'the pilot of ' : ''}${actor(state)}`],
  ['S-PARTS', (state) => `whether the wreck of ${actor(state)} holds`],
  ['S-HACK', (state) => `${actor(state)} to hack ${gunsOfTarget(state)}`],
  ['S-VMODS', crewPurpose],
  [
    'S-SLAG',
    (state, before) => (before === 0 ? `${actor(state)} to lay slag` : `how long the slag of ${actor(state)} is`),
  ],
  ['S-STAB', (state) => `${actor(state)} to stab ${target(state)}`],
  ['S-MG', (state) => `how many more shots ${shooter(state)} fires`],
  ['S-SHOOT', (state) => `${shooter(state)} to shoot ${target(state)}`],
  ['S-RAM', (state) => `${actor(state)} to ram ${rammed(state)}`],
]);

function named(state: SpcfkrsState, id: UnitId | undefined): string {
  return id === undefined ? 'a unit' : unitName(id, state);
}

/** A part of a craft, as orders name it; a unit on foot has no other. */
function partNamed(state: SpcfkrsState, id: UnitId, part: number): string {
  return isCraft(state, id) ? `${named(state, id)}.${part + 1}` : named(state, id);
}

function isCraft({ units }: SpcfkrsState, id: UnitId): boolean {
  return units.some((unit) => unit.id === id && unit.craft !== null);
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

/** What the crew of a craft tries. */
function crewPurpose(state: SpcfkrsState): string {
  return state.stage.step === 'hack'
    ? `the crew of ${actor(state)} to hack ${gunsOfTarget(state)}`
    : `${actor(state)} to recharge its shield`;
}

function gunsOfTarget(state: SpcfkrsState): string {
  const { stage } = state;
  const guns = 'target' in stage && isCraft(state, stage.target) ? 'guns' : 'gun';
  return `the ${guns} of ${target(state)}`;
}

/** Who shoots; of a craft, with which of its guns. */
function shooter(state: SpcfkrsState): string {
  const { stage } = state;
  return 'gun' in stage && isCraft(state, stage.unit) ? `gun ${stage.gun + 1} of ${actor(state)}` : actor(state);
}

function target(state: SpcfkrsState): string {
  const { stage } = state;
  if (stage.step === 'stab') return partNamed(state, stage.target, stage.part);
  if ('target' in stage) return named(state, stage.target);
  if (!('aim' in stage)) return 'its target';
  const { aim } = stage;
  return aim.kind === 'unit' ? partNamed(state, aim.unit, aim.part) : `the cover in ${cellName(aim.at)}`;
}

/** What is rammed by the craft whose ram is settled. */
function rammed(state: SpcfkrsState): string {
  const { stage, rams } = state;
  const ram = stage.step === 'ram' ? rams.find(({ unit }) => unit === stage.unit) : undefined;
  return ram === undefined ? 'its target' : partNamed(state, ram.target, ram.part);
}
