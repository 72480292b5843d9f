import { describe, expect, it } from 'vitest';
import { type Migration, type Migrations, migrate } from '../src/schema.js';
import { refusalOf } from './refusal-of.js';

const GAME = { id: 'race', version: 3 };
const calm: Migration = (state) => ({ ...state, wind: 'calm' });
const ebb: Migration = (state) => ({ ...state, tide: 'low' });
const migrations: Migrations = new Map([
  [1, calm],
  [2, ebb],
]);

describe('a state from outside', () => {
  it('of an earlier published format is brought up to date, step by step', () => {
    const early = { game: 'race', version: 1 };
    expect(migrate(early, GAME, migrations)).toStrictEqual({ game: 'race', version: 3, wind: 'calm', tide: 'low' });
    expect(early).toStrictEqual({ game: 'race', version: 1 });
  });

  it.each([
    ['of today', { game: 'race', version: 3 }],
    ['that is no object', 7],
    ['that is a list', []],
    ['without a version', { game: 'race' }],
    ['of half a version', { game: 'race', version: 2.5 }],
    ['of a game that is no text', { game: 1, version: 3 }],
  ])('%s is left to the schema', (_what, state) => {
    expect(migrate(state, GAME, migrations)).toBe(state);
  });

  it.each([
    ['wrong-game', { game: 'chess', version: 9 }, 'game', 'A state of "race" is wanted, but this is one of "chess".'],
    [
      'later-version',
      { game: 'race', version: 4 },
      'version',
      'States of "race" have version 3, this one has 4: a later version of the game made it.',
    ],
    ['invalid-state', { game: 'race', version: 0 }, 'version', 'A version 0 of the state was never published.'],
    ['invalid-state', { game: 'race', version: -7 }, 'version', 'A version -7 of the state was never published.'],
  ])('is refused as %s: %j', (code, state, place, message) => {
    const refused = refusalOf(() => migrate(state, GAME, migrations));
    expect(refused).toMatchObject({ code, places: [place], problems: [{ message }] });
  });
});
