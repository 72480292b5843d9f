import { scripted } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { type KrakenAction, type KrakenEvent, type KrakenSetup, type KrakenState, kraken } from '../../src/index.js';

/** A game that has begun its first turn. */
export function begun(setup: KrakenSetup = {}, seed: string | number = 'test'): KrakenState {
  return kraken.advance(kraken.setup(setup, seed)).state;
}

/** Applies an action with dice typed in; every die must be used. */
export function apply(state: KrakenState, action: KrakenAction, ...faces: number[]): Step<KrakenState, KrakenEvent> {
  const chance = scripted(faces);
  const step = kraken.apply(state, action, chance);
  if (chance.unused().length > 0) throw new Error(`dice left over: ${JSON.stringify(chance.unused())}`);
  return step;
}

/** Takes one automatic step with dice typed in; every die must be used. */
export function advance(state: KrakenState, ...faces: number[]): Step<KrakenState, KrakenEvent> {
  const chance = scripted(faces);
  const step = kraken.advance(state, chance);
  if (chance.unused().length > 0) throw new Error(`dice left over: ${JSON.stringify(chance.unused())}`);
  return step;
}

/** Lets every sailor stay and every player pass until the phase is reached. */
export function idleUntil(state: KrakenState, phase: KrakenState['stage']['phase']): KrakenState {
  let at = state;
  while (at.stage.phase !== phase && kraken.outcome(at) === undefined) {
    const [player] = kraken.actors(at);
    if (player === undefined) at = kraken.advance(at).state;
    else {
      const idle = kraken.legalActions(at, player).find(({ type }) => type === 'stay' || type === 'pass');
      if (idle === undefined) throw new Error('nobody can idle here');
      at = kraken.apply(at, idle).state;
    }
  }
  return at;
}

/** The events of one type. */
export function eventsOf<Type extends KrakenEvent['type']>(
  events: readonly KrakenEvent[],
  type: Type,
): readonly Extract<KrakenEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<KrakenEvent, { type: Type }> => event.type === type);
}
