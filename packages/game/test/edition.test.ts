import { describe, expect, test } from 'vitest';
import { checkEdition, contextsOf, type Edition, type InForce, makeEdition } from '../src/edition.js';
import {
  type ActionTable,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  rulesOver,
} from '../src/index.js';

describe('editions', () => {
  test('the printed rulebook may have any name, a changed one any but the printed one', () => {
    expect(() => checkEdition({ id: 'chess' }, 'chess', true)).not.toThrow();
    expect(() => checkEdition({ id: 'my-chess' }, 'chess', true)).not.toThrow();
    expect(() => checkEdition({ id: 'my-chess' }, 'chess', false)).not.toThrow();
    expect(() => checkEdition({ id: 'chess' }, 'chess', false)).toThrow(
      expect.objectContaining({ code: 'fork-needs-id' }),
    );
  });

  test('an id is a name of 1 to 80 characters', () => {
    expect(() => checkEdition({ id: 'x'.repeat(80) }, 'chess', false)).not.toThrow();
    for (const id of ['', 'x'.repeat(81)])
      expect(() => checkEdition({ id }, 'chess', false)).toThrow(expect.objectContaining({ code: 'invalid-edition' }));
  });
});

describe('contexts', () => {
  test('a context is the rulebook with the rules in force, made once for each object of house rules', () => {
    const contextOf = contextsOf({ roll: 6 }, (rules: Partial<{ most: number }>) => ({ most: 3, ...rules }));
    const rules = { most: 5 };
    expect(contextOf({ rules })).toEqual({ roll: 6, rules: { most: 5 } });
    expect(contextOf({ rules })).toBe(contextOf({ rules }));
    expect(contextOf({ rules: {} }).rules).toEqual({ most: 3 });
  });
});

describe('a game of a rulebook', () => {
  interface Rules {
    readonly most: number;
  }
  interface State extends GameState {
    readonly rules: Partial<Rules>;
    readonly sum: number;
  }
  interface Count extends GameAction {
    readonly type: 'count';
  }
  interface Actions {
    readonly count: Count;
  }
  interface Counted extends GameEvent {
    readonly sum: number;
  }
  interface Resolvers {
    readonly next: (sum: number) => number;
  }
  interface Rulebook extends Resolvers {
    readonly actions: ActionTable<State, Actions, Counted, InForce<Resolvers, Rules>>;
  }

  const RULEBOOK: Rulebook = {
    next: (sum) => sum + 1,
    actions: {
      count: {
        awaits: () => ['ann'],
        legal: (_state, player) => [{ type: 'count', player }],
        check: () => undefined,
        apply: (state, _action, _chance, { next, rules }) => {
          const sum = Math.min(next(state.sum), rules.most);
          return { state: { ...state, sum }, events: [{ type: 'counted', rule: 'C-COUNT', sum }] };
        },
      },
    },
  };
  const makeCount = (rulebook: Rulebook, edition: Edition): Game<Partial<Rules>, State, Count, Counted, State, Rules> =>
    makeEdition({
      edition,
      printed: { id: 'count', rulebook: RULEBOOK },
      version: 3,
      rulebook,
      rulesFor: rulesOver<Rules>({ most: 9 }),
      setup: (houseRules, start) => ({ ...start, rules: houseRules, sum: 0 }),
      advance: (state) => ({ state, events: [] }),
      outcome: () => undefined,
      view: (state) => state,
      viewEvents: (events) => events,
    });
  const sumAfter = ({ setup, apply }: ReturnType<typeof makeCount>, rules: Partial<Rules>) =>
    apply(setup(rules, 1), { type: 'count', player: 'ann' }).state.sum;
  const by = (step: number): Rulebook => ({ ...RULEBOOK, next: (sum) => sum + step });

  test('has the id and the revision of its edition, by default the first', () => {
    const { id, version, revision } = makeCount(RULEBOOK, { id: 'count' });
    expect({ id, version, revision }).toEqual({ id: 'count', version: 3, revision: 1 });
    expect(makeCount(by(2), { id: 'by-two', revision: 7 })).toMatchObject({ id: 'by-two', version: 3, revision: 7 });
  });

  test('is played by its own resolvers and by the rules in force', () => {
    expect(sumAfter(makeCount(RULEBOOK, { id: 'count' }), {})).toBe(1);
    const fork = makeCount(by(5), { id: 'by-five' });
    expect(sumAfter(fork, {})).toBe(5);
    expect(sumAfter(fork, { most: 4 })).toBe(4);
    expect(fork.rules(fork.setup({ most: 4 }, 1))).toEqual({ most: 4 });
  });

  test.each<[string, Rulebook, Edition, string]>([
    ['a changed rulebook under the printed name', by(2), { id: 'count' }, 'fork-needs-id'],
    ['even one that is alike', { ...RULEBOOK }, { id: 'count' }, 'fork-needs-id'],
    ['no name', RULEBOOK, { id: '' }, 'invalid-edition'],
  ])('is refused for %s', (_what, rulebook, edition, code) => {
    expect(() => makeCount(rulebook, edition)).toThrow(expect.objectContaining({ code }));
  });
});
