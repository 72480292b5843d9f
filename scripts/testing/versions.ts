import { describe, expect, test } from 'vitest';
import { places, refusalOf } from './refusal.js';

/** A state, as far as it says whose it is. */
interface Owned {
  readonly game: string;
  readonly version: number;
}

/** What {@link testVersions} looks at. */
export interface Versions<State extends Owned> {
  readonly parseState: (input: unknown, game?: string) => State;
  /** A state of the game itself. */
  readonly state: State;
  /** A state of a fork of it. */
  readonly ofFork: State;
  /** A field of a state that a later version may have changed. */
  readonly field: string & keyof State;
}

/** That states of other games and versions are refused by name, before anything else in them is looked at. */
export function testVersions<State extends Owned>({ parseState, state, ofFork, field }: Versions<State>): void {
  describe('versions and games', () => {
    test.each([
      ['wrong-game', { game: 'another' }, 'game'],
      ['wrong-game', { game: ofFork.game, version: 9 }, 'game'],
      ['later-version', { version: state.version + 1 }, 'version'],
      ['later-version', { version: 999, [field]: 'otherwise' }, 'version'],
      ['invalid-state', { version: 0 }, 'version'],
      ['invalid-state', { version: -7 }, 'version'],
      ['invalid-state', { version: '1' }, 'version'],
      ['invalid-state', { game: 1 }, 'game'],
    ])('%s: %j', (code, change, place) => {
      const refusal = refusalOf(() => parseState({ ...state, ...change }));
      expect(refusal.code).toBe(code);
      expect(places(refusal.problems)).toEqual([place]);
    });

    test('a fork has its states parsed by its own id', () => {
      expect(parseState(JSON.stringify(ofFork), ofFork.game)).toEqual(ofFork);
      expect(refusalOf(() => parseState(ofFork)).code).toBe('wrong-game');
      expect(refusalOf(() => parseState(state, ofFork.game)).code).toBe('wrong-game');
    });
  });
}
