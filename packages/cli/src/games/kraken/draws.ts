import type { KrakenState, SailorId } from '@tabletop/kraken';
import type { DrawWords, WantedDraw } from '../adapter.js';
import { type Purposes, purposeOf } from '../purposes.js';

/** What a draw is for, told from the phase, from what waits to happen in it, and from the draws before. */
export function drawInWords(state: KrakenState, wanted: WantedDraw): DrawWords {
  const { stage } = state;
  const purpose = purposeOf(PURPOSES, state, wanted);
  if (wanted.kind === 'die' || stage.phase !== 'reaction' || stage.pending === null) return { purpose };
  return { purpose, items: stage.pending.sailors.map((id) => nameOf(state, id)) };
}

/** The dice of a Pluck roll come before what follows from it. */
const PLUCK_DICE = 2;

const PURPOSES: Purposes<KrakenState> = new Map<string, (state: KrakenState, before: number) => string>([
  ['K-MOVE-ROLL', (state, at) => (at < PLUCK_DICE ? `${mover(state)} to move` : `how far ${mover(state)} may go`)],
  ['K-COMBAT-ROLL', (_, at) => (at < PLUCK_DICE ? 'the attack' : 'whether the tentacle is destroyed')],
  ['K-REACT', (state) => `the reaction of ${reacting(state)}`],
  ['K-ADVANCE', (state) => `how far ${reacting(state)} advances`],
  ['K-WITHDRAW', (state) => `how far ${reacting(state)} withdraws`],
  ['K-CRUSH', (state) => `the damage that ${reacting(state)} does`],
  ['K-FLAIL', (state) => `the flail at ${victim(state)}`],
  ['K-GRAB', (_, at) => (at === 0 ? 'the grab' : 'the Pluck of the sailor who is grabbed')],
  ['K-MORALE', () => 'the kraken’s morale'],
]);

function mover(state: KrakenState): string {
  const id = state.stage.phase === 'movement' ? state.stage.order[0] : undefined;
  return id === undefined ? 'a sailor' : nameOf(state, id);
}

function reacting({ stage }: KrakenState): string {
  const id = stage.phase === 'reaction' ? (stage.pending?.tentacle ?? stage.order[0]) : undefined;
  return id === undefined ? 'a tentacle' : `tentacle ${id}`;
}

function victim(state: KrakenState): string {
  const { stage } = state;
  const id = stage.phase === 'reaction' ? stage.pending?.sailors[0] : undefined;
  return id === undefined ? 'a sailor' : nameOf(state, id);
}

function nameOf({ sailors }: KrakenState, id: SailorId): string {
  return sailors.find((sailor) => sailor.id === id)?.name ?? `sailor ${id}`;
}
