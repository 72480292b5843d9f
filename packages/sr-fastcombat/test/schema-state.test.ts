import { hash } from '@tabletop/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { testVersions } from '../../../scripts/testing/versions.js';
import { makeSrFastcombat, RULEBOOK, srFastcombat } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseState, stateSchema } from '../src/schema.js';
import { found } from './support/found.js';
import { SETUPS, walk } from './support/walk.js';

/** Every object and list inside a value. */
function parts(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
}

describe('every state on the way through a game', () => {
  test.each(Object.entries(SETUPS))('is parsed as it is, and plays on: %s', (name, setup) => {
    let step = 0;
    for (const { state, events } of walk(setup, `parsed ${name}`, 60)) {
      const parsed = parseState(JSON.stringify(state));
      expect(hash(parsed)).toBe(hash(state));
      for (const event of events) {
        expect(hash(parseEvent(JSON.stringify(event)))).toBe(hash(event));
        expect(isValid(jsonSchemas.event, event)).toBe(true);
      }
      const actors = srFastcombat.actors(state);
      expect(srFastcombat.actors(parsed)).toEqual(actors);
      // What follows takes its time.
      if (step++ % 9 !== 0) continue;
      if (actors.length === 0 && srFastcombat.outcome(state) === undefined)
        expect(hash(srFastcombat.advance(parsed))).toBe(hash(srFastcombat.advance(state)));
      expect(isValid(jsonSchemas.state, state)).toBe(true);
      for (const player of actors.slice(0, 1)) {
        for (const action of srFastcombat.legalActions(state, player)) {
          expect(hash(parseAction(JSON.stringify(action)))).toBe(hash(action));
          expect(isValid(jsonSchemas.action, action)).toBe(true);
        }
      }
    }
    expect(step).toBeGreaterThan(20);
  });

  test('shares nothing with what it was parsed from', () => {
    for (const state of [found('shot'), found('window'), found('over')]) {
      const shared = new Set(parts(state));
      expect(parts(parseState(state)).filter((part) => shared.has(part))).toEqual([]);
    }
  });

  test('passes the published schema, which anything that takes a Standard Schema can use', () => {
    const state = found('move');
    expect(v.parse(stateSchema, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(stateSchema['~standard'].vendor).toBe('valibot');
    const late = v.safeParse(stateSchema, { ...state, mover: state.players.length, moving: null });
    expect(late.issues?.map(({ message }) => message)).toEqual(['Who moves has an active figure.']);
  });

  test('is at home in many phases', () => {
    const phases = ['deal', 'initiative', 'turn', 'next', 'move', 'window', 'contest', 'deeds', 'end', 'over'] as const;
    const settling = ['shot', 'melee', 'throw', 'scatter', 'blast', 'spell', 'area', 'damage', 'drain'] as const;
    for (const phase of [...phases, ...settling]) expect(parseState(found(phase)).stage.phase).toBe(phase);
  });
});

testVersions({
  parseState,
  state: srFastcombat.setup({}, 1),
  ofFork: makeSrFastcombat({ ...RULEBOOK }, { id: 'sr-mine' }).setup({}, 1),
  field: 'figures',
});
