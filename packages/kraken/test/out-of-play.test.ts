import { describe, expect, test } from 'vitest';
import { type KrakenSetup, type KrakenState, kraken, type SailorSetup } from '../src/index.js';
import { advance, apply, eventsOf, idleUntil } from './support/play.js';

const faraway = [400, 500, 600, 700, 800, 900, 1000].map((x) => ({ x, y: -240 }));
const beside = { x: 1000, y: 450 };
const at = (x: number, y: number): SailorSetup => ({ pluck: 7, at: { x, y } });

/** A game in which the first sailor is out of play, where it fell. */
function fallen(fate: 'spent' | 'killed', crew: readonly SailorSetup[], change: KrakenSetup = {}): KrakenState {
  const houseRules = { crewMinimum: 1, ...change.houseRules };
  const state = kraken.setup({ tentacles: [beside, ...faraway], ...change, crew, houseRules }, 'test');
  const pluck = fate === 'spent' ? 1 : 0;
  return kraken.advance({
    ...state,
    sailors: state.sailors.map((sailor) => (sailor.id === 1 ? { ...sailor, pluck, fate } : sailor)),
  }).state;
}

describe.each(['spent', 'killed'] as const)('a sailor who is %s', (fate) => {
  const reacting = (crew: readonly SailorSetup[], change: KrakenSetup = {}): KrakenState =>
    idleUntil(fallen(fate, crew, change), 'reaction');

  test('[K-MOVE-ORDER] is not asked to move', () => {
    expect(fallen(fate, [at(1000, 395), at(300, 210)]).stage).toMatchObject({ phase: 'movement', order: [2] });
  });

  test('[K-COMBAT-ROLL] does not attack', () => {
    expect(kraken.actors(idleUntil(fallen(fate, [at(1000, 395), at(300, 210)]), 'combat'))).toEqual([]);
    const state = idleUntil(fallen(fate, [at(1000, 395), at(950, 395)]), 'combat');
    expect(kraken.legalActions(state, 'captain').map((action) => ('sailor' in action ? action.sailor : 0))).toEqual([
      2, 0,
    ]);
  });

  test('[K-REACT] does not count as a sailor near a tentacle', () => {
    const { events } = advance(reacting([at(1000, 395), at(300, 210)]), 2);
    expect(eventsOf(events, 'reacted')).toMatchObject([{ column: 'near' }]);
  });

  test.each([
    ['K-FLAIL', 4],
    ['K-GRAB', 6],
  ])('[%s] is not struck, however near it lies', (_, die) => {
    const { stage } = advance(reacting([at(1000, 395), at(950, 395)]), die).state;
    expect(stage).toMatchObject({ phase: 'reaction', pending: { tentacle: 1, sailors: [2] } });
  });

  test('[K-ADVANCE] does not draw a slide', () => {
    const state = reacting([at(700, 210), at(1600, 210)], { tentacles: [{ x: 800, y: 530 }, ...faraway] });
    expect(advance(state, 5, 4).state.tentacles[0]?.at).toEqual({ x: 840, y: 450 });
  });

  test('[K-ADVANCE] does not stop an advance, though its base overhung the rim', () => {
    const change: KrakenSetup = {
      tentacles: [{ x: 800, y: 560 }, ...faraway],
      houseRules: { sailorOnDeck: 'centre' },
    };
    const state = reacting([at(800, 420), at(800, 300)], change);
    expect(advance(state, 5, 6).state.tentacles[0]?.at).toEqual({ x: 800, y: 450 });
  });

  test('[K-MOVE-PATH] does not block a path', () => {
    const state = fallen(fate, [at(600, 320), at(700, 320)]);
    const ready = apply(state, { type: 'attempt-move', player: 'captain', sailor: 2 }, 1, 1).state;
    const go = (x: number) =>
      kraken.check(ready, { type: 'move', player: 'captain', sailor: 2, path: [{ x, y: 320 }] });
    expect(go(600)).toBeUndefined();
    expect(go(500)).toBeUndefined();
  });
});
