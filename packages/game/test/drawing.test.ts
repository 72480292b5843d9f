import { scripted, seed, seeded } from '@tabletop/dice';
import { describe, expect, it } from 'vitest';
import { drawing, type GameState, rulesOver } from '../src/index.js';

const state: GameState = { game: 'g', version: 1, rules: {}, chance: seed('drawing'), decision: 0 };

describe('drawing', () => {
  it('without a chance draws from the state’s own and stores what is left', () => {
    const own = seeded(state.chance);
    const expected = [own.die(6), own.dice(2, 8), own.index(5), own.shuffle([1, 2, 3])];
    const drawn: unknown[] = [];
    const step = drawing(state, undefined, (chance) => {
      drawn.push(chance.die(6), chance.dice(2, 8), chance.index(5), chance.shuffle([1, 2, 3]));
      return { state: { ...state, decision: 1 }, events: [] };
    });
    expect(drawn).toEqual(expected);
    expect(step.state).toEqual({ ...state, decision: 1, chance: own.state() });
    expect(state.chance).toEqual(seed('drawing'));
  });

  it('with a chance leaves the state’s own untouched', () => {
    const step = drawing(state, scripted([5]), (chance) => ({ state, events: [chance.die(6)] }));
    expect(step).toEqual({ state, events: [5] });
  });

  it('builds no generator for a step that draws nothing: even a broken random state goes unnoticed', () => {
    const broken: GameState = { ...state, chance: [0, 0, 0, 0] };
    const result = { state: broken, events: [] };
    expect(drawing(broken, undefined, () => result)).toBe(result);
    expect(() => drawing(broken, undefined, (chance) => ({ state: broken, events: [chance.die(6)] }))).toThrow(
      'random state',
    );
  });

  it('keeps two steps inside one another apart', () => {
    const step = drawing(state, undefined, (outer) => {
      const inner = drawing({ ...state, chance: seed('inner') }, undefined, (chance) => ({
        state,
        events: [chance.die(20)],
      }));
      return { state, events: [outer.die(20), ...inner.events] };
    });
    expect(step.events).toEqual([seeded(seed('drawing')).die(20), seeded(seed('inner')).die(20)]);
  });
});

describe('rules over defaults', () => {
  const rulesIn = rulesOver({ reach: 3, table: [1, 2] });

  it('are the defaults with the overrides over them, nested values whole', () => {
    expect(rulesIn({ table: [9] })).toEqual({ reach: 3, table: [9] });
  });

  it('are merged once for each object of overrides, and frozen', () => {
    const overrides = { reach: 4 };
    expect(rulesIn(overrides)).toBe(rulesIn(overrides));
    expect(rulesIn(overrides)).not.toBe(rulesIn({ reach: 4 }));
    expect(Object.isFrozen(rulesIn(overrides))).toBe(true);
  });
});
