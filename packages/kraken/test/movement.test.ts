import { describe, expect, test } from 'vitest';
import { type KrakenAction, type KrakenSetup, type KrakenState, kraken, moveTo, toUnits } from '../src/index.js';
import { advance, apply, begun, eventsOf } from './support/play.js';

/** Five sailors on an open stretch of deck, the first with room before it. */
const crew = [
  { pluck: 7, at: { x: 500, y: 210 } },
  { pluck: 9, at: { x: 400, y: 100 } },
  { pluck: 7, at: { x: 400, y: 320 }, owner: 'bo' },
  { pluck: 3, at: { x: 1400, y: 210 } },
  { pluck: 10, at: { x: 1500, y: 210 }, owner: 'bo' },
] as const;
const setup = { players: ['al', 'bo'], crew };

const order = (state: KrakenState) => (state.stage.phase === 'movement' ? state.stage.order : []);
const attempt = (state: KrakenState): KrakenAction => {
  const sailor = order(state)[0] ?? 0;
  return { type: 'attempt-move', player: state.sailors[sailor - 1]?.owner ?? '', sailor };
};

/** A game in which it is sailor 1's turn, with an allowance of that many centimetres (6 to 16). */
function aboutToMove(
  centimetres: number,
  houseRules = {},
  at = crew[0].at as { readonly x: number; readonly y: number },
  change: KrakenSetup = {},
): KrakenState {
  let state = begun({ ...setup, crew: [{ ...crew[0], at }, ...crew.slice(1)], houseRules, ...change });
  while (order(state)[0] !== 1) {
    const sailor = order(state)[0] ?? 0;
    state = apply(state, { type: 'stay', player: state.sailors[sailor - 1]?.owner ?? '', sailor }).state;
  }
  const dice = centimetres - 4;
  const first = Math.min(6, dice - 1);
  return apply(state, attempt(state), 1, 2, first, dice - first).state;
}

const go = (...path: { x: number; y: number }[]): KrakenAction => ({ type: 'move', player: 'al', sailor: 1, path });

describe('who moves when', () => {
  test('[K-MOVE-ORDER] sailors are asked by Pluck, highest first, ties by the lower id', () => {
    expect(order(begun(setup))).toEqual([5, 2, 1, 3, 4]);
  });

  test('[K-MOVE-ORDER] with moveTies owner, ties go by seat, then id', () => {
    const seats = { ...setup, players: ['bo', 'al'], crew: crew.map((sailor) => ({ owner: 'al', ...sailor })) };
    expect(order(begun(seats))).toEqual([5, 2, 1, 3, 4]);
    expect(order(begun({ ...seats, houseRules: { moveTies: 'owner' } }))).toEqual([5, 2, 3, 1, 4]);
  });

  test('[K-MOVE-ORDER] only the owner of the sailor whose turn it is may choose', () => {
    const state = begun(setup);
    expect(kraken.actors(state)).toEqual(['bo']);
    expect(kraken.check(state, { type: 'stay', player: 'al', sailor: 2 })?.rule).toBe('K-MOVE-ORDER');
    expect(kraken.check(state, { type: 'stay', player: 'bo', sailor: 3 })).toMatchObject({
      rule: 'K-MOVE-ORDER',
      path: ['sailor'],
    });
  });

  test('[K-MOVE-ORDER] a sailor may decline, without a roll, and is not asked again this turn', () => {
    const state = begun(setup);
    const { state: after, events } = apply(state, { type: 'stay', player: 'bo', sailor: 5 });
    expect(events).toEqual([{ type: 'stayed', rule: 'K-MOVE-ORDER', sailor: 5 }]);
    expect(order(after)).toEqual([2, 1, 3, 4]);
  });

  test('[K-MOVE-ORDER] the order is fixed when the phase begins, whatever the rolls do to Pluck', () => {
    const gained = apply(begun(setup), { type: 'stay', player: 'bo', sailor: 5 }).state;
    const critical = apply(gained, attempt(gained), 1, 1);
    expect(critical.state.sailors[1]?.pluck).toBe(10);
    expect(order(critical.state)).toEqual([2, 1, 3, 4]);
  });
});

describe('the movement roll', () => {
  test('[K-MOVE-ROLL] after a success the sailor sees its allowance before it chooses', () => {
    const { state, events } = apply(begun(setup), attempt(begun(setup)), 4, 6, 3, 5);
    expect(state.stage).toMatchObject({ phase: 'movement', allowance: toUnits(12) });
    expect(eventsOf(events, 'move-rolled')[0]).toMatchObject({
      dice: [4, 6, 3, 5],
      total: 10,
      outcome: 'success',
      allowance: 240,
    });
    expect(kraken.legalActions(state, 'bo').every(({ type }) => type === 'move')).toBe(true);
  });

  test('[K-MOVE-ROLL] a critical success adds a point before the move and lets it go 18 cm', () => {
    const { state } = apply(begun(setup), attempt(begun(setup)), 5, 5);
    expect(state.sailors[4]?.pluck).toBe(11);
    expect(state.stage).toMatchObject({ allowance: toUnits(18) });
  });

  test('[K-PLUCK-BOUNDS] a point gained at 11 is lost and not counted', () => {
    const state = begun({ ...setup, houseRules: { pluckMaximum: 10 } });
    const { state: after, events } = apply(state, attempt(state), 5, 5);
    expect(after.sailors[4]?.pluck).toBe(10);
    expect(eventsOf(events, 'pluck-changed')).toEqual([]);
  });

  test('[K-MOVE-ROLL] a failure ends the sailor’s move; a critical one costs a point', () => {
    const failed = apply(begun(setup), attempt(begun(setup)), 5, 6);
    expect(failed.state.sailors[4]?.pluck).toBe(10);
    expect(order(failed.state)).toEqual([2, 1, 3, 4]);
    const critical = apply(failed.state, attempt(failed.state), 6, 6);
    expect(critical.state.sailors[1]?.pluck).toBe(8);
    expect(critical.state.players.map(({ pluckLost }) => pluckLost)).toEqual([0, 1]);
    expect(order(critical.state)).toEqual([1, 3, 4]);
  });

  test('[K-PLUCK-BOUNDS] a critical failure at the minimum puts the sailor out at once', () => {
    let state = begun({ ...setup, houseRules: { pluckMinimum: 3 } });
    for (const sailor of [5, 2, 1, 3])
      state = apply(state, { type: 'stay', player: state.sailors[sailor - 1]?.owner ?? '', sailor }).state;
    const { state: after, events } = apply(state, attempt(state), 6, 6);
    expect(after.sailors[3]).toMatchObject({ pluck: 2, fate: 'spent' });
    expect(events.map(({ type }) => type)).toEqual(['move-rolled', 'pluck-changed', 'sailor-lost']);
    expect(order(after)).toEqual([]);
  });

  test('[K-MOVE-ROLL] one roll per sailor and turn', () => {
    const { state } = apply(begun(setup), attempt(begun(setup)), 5, 6);
    expect(kraken.check(state, { type: 'attempt-move', player: 'bo', sailor: 5 })).toBeDefined();
  });
});

describe('the move', () => {
  test('[K-MOVE-ROLL] the allowance is the limit, to the unit', () => {
    const state = aboutToMove(12);
    expect(kraken.check(state, go({ x: 740, y: 210 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 741, y: 210 }))).toMatchObject({ path: ['path', 0] });
  });

  test('[K-MOVE-PATH] each leg is rounded up to whole units and the legs are added', () => {
    const state = aboutToMove(6);
    expect(kraken.check(state, go({ x: 500, y: 330 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 501, y: 330 }))).toMatchObject({ rule: 'K-MOVE-PATH', path: ['path', 0] });
    expect(kraken.check(state, go({ x: 500, y: 270 }, { x: 500, y: 330 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 501, y: 270 }, { x: 500, y: 329 }))).toMatchObject({ path: ['path', 1] });
  });

  test('[K-MOVE-ROLL] any part of the allowance may be used, also none', () => {
    const state = aboutToMove(6);
    const stayed = apply(state, go());
    expect(stayed.events).toMatchObject([{ type: 'moved', path: [], length: 0 }]);
    expect(stayed.state.sailors[0]?.at).toEqual({ x: 500, y: 210 });
    expect(apply(state, go({ x: 501, y: 210 })).state.sailors[0]?.at).toEqual({ x: 501, y: 210 });
  });

  test('[K-MOVE-PATH] the whole base stays on the vessel, touching its edge at most', () => {
    const state = aboutToMove(16);
    expect(kraken.check(state, go({ x: 500, y: 395 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 500, y: 396 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
  });

  test('[K-MOVE-PATH] with sailorOnDeck centre the base may overhang', () => {
    const state = aboutToMove(16, { sailorOnDeck: 'centre' });
    expect(kraken.check(state, go({ x: 500, y: 420 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 500, y: 421 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
  });

  test('[K-MOVE-PATH] with sailorOnDeck centre tentacles are in the way too, and may be touched', () => {
    const tentacles = [{ x: 500, y: 450 }, ...[100, 300, 500, 700, 900, 1100, 1300].map((x) => ({ x, y: -200 }))];
    const state = aboutToMove(16, { sailorOnDeck: 'centre' }, crew[0].at, { tentacles });
    expect(kraken.check(state, go({ x: 500, y: 395 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 500, y: 396 }))).toMatchObject({ rule: 'K-MOVE-PATH', path: ['path', 0] });
  });

  test('[K-MOVE-PATH] no way leads through a mast, though a base may touch it', () => {
    // The mast at (440, 210) has a radius of 30, the base one of 25: centres may come within 55.
    const state = aboutToMove(16);
    expect(kraken.check(state, go({ x: 495, y: 210 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 494, y: 210 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
    expect(kraken.check(state, go({ x: 380, y: 210 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
  });

  test('[K-MOVE-PATH] no way leads through another sailor; past it, bases may touch', () => {
    const state = aboutToMove(16, {}, { x: 500, y: 320 });
    // Sailor 3 stands at (400, 320), with the same base: centres may come within 50.
    expect(kraken.check(state, go({ x: 450, y: 320 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 449, y: 320 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
    expect(kraken.check(state, go({ x: 340, y: 320 }))).toMatchObject({ rule: 'K-MOVE-PATH' });
    expect(kraken.check(state, go({ x: 500, y: 370 }, { x: 340, y: 370 }))).toBeUndefined();
    expect(kraken.check(state, go({ x: 500, y: 369 }, { x: 340, y: 369 }))).toMatchObject({ path: ['path', 1] });
  });

  test('[K-MOVE-PATH] naming a place is enough: the helper finds a way round', () => {
    const state = aboutToMove(16, {}, { x: 500, y: 320 });
    const action = moveTo(state, { x: 340, y: 320 });
    expect(action?.path.length).toBeGreaterThan(1);
    expect(action === undefined ? 'none' : kraken.check(state, action)).toBeUndefined();
    expect(moveTo(state, { x: 1700, y: 210 })).toBeUndefined();
  });

  test('[K-MOVE-PATH] at most 32 legs', () => {
    const state = aboutToMove(16);
    const legs = (count: number) => Array.from({ length: count }, (_, leg) => ({ x: 500 + (leg % 2), y: 210 }));
    expect(kraken.check(state, go(...legs(32)))).toBeUndefined();
    expect(kraken.check(state, go(...legs(33)))).toMatchObject({ rule: 'K-MOVE-PATH' });
  });

  test.each([
    ['a path of text', 'abc'],
    ['no path', undefined],
    ['a fraction', [{ x: 0.5, y: 1 }]],
    ['not a number', [{ x: Number.NaN, y: 1 }]],
    ['beyond the table', [{ x: 1e300, y: 1 }]],
  ])('[K-MOVE-PATH] hostile paths are refused: %s', (_, path) => {
    const state = aboutToMove(16);
    const action = { type: 'move', player: 'al', sailor: 1, path } as KrakenAction;
    expect(kraken.check(state, action)).toBeDefined();
    expect(() => kraken.apply(state, action)).toThrow();
  });
});

test('[K-MOVE-ORDER] when all have been asked, combat begins', () => {
  let state = begun(setup);
  for (const sailor of [5, 2, 1, 3, 4])
    state = apply(state, { type: 'stay', player: state.sailors[sailor - 1]?.owner ?? '', sailor }).state;
  expect(kraken.actors(state)).toEqual([]);
  expect(advance(state).events).toMatchObject([{ type: 'phase-began', phase: 'combat' }]);
});
