import { hash } from '@tabletop/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { testVersions } from '../../../scripts/testing/versions.js';
import { makeWarcrabs, RULEBOOK, warcrabs } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseState, stateSchema } from '../src/schema.js';
import { BRAWLS, due, found } from './support/found.js';
import { walk } from './support/walk.js';

describe('every state on the way through a fight', () => {
  test.each(Object.entries(BRAWLS))('is parsed as it is, and plays on: %s', (name, setup) => {
    let steps = 0;
    for (const { before, action, after, events } of walk(setup, `parsed ${name}`, 45)) {
      const parsed = parseState(JSON.stringify(before));
      expect(hash(parsed)).toBe(hash(before));
      for (const event of events) {
        expect(hash(parseEvent(JSON.stringify(event)))).toBe(hash(event));
        expect(isValid(jsonSchemas.event, event)).toBe(true);
      }
      const next = action === null ? warcrabs.advance(parsed) : warcrabs.apply(parsed, parseAction(action));
      expect(hash(next.state)).toBe(hash(after));
      if (steps++ % 10 !== 0) continue;
      expect(isValid(jsonSchemas.state, before)).toBe(true);
      for (const player of warcrabs.actors(before)) {
        for (const legal of warcrabs.legalActions(before, player)) {
          expect(hash(parseAction(JSON.stringify(legal)))).toBe(hash(legal));
          expect(isValid(jsonSchemas.action, legal)).toBe(true);
        }
      }
    }
    expect(steps).toBeGreaterThan(40);
  });

  test('passes the published schema, which anything that takes a Standard Schema can use', () => {
    const state = found('next');
    expect(v.parse(stateSchema, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(stateSchema['~standard'].vendor).toBe('valibot');
    const late = v.safeParse(stateSchema, { ...state, turn: 9 });
    expect(late.issues?.map(({ message }) => message)).toEqual(['There are at most 8 turns.']);
  });

  test('is at home in every phase, and with everything that can be due', () => {
    for (const phase of ['order', 'turn', 'next', 'activation', 'over'] as const)
      expect(parseState(found(phase)).stage.phase).toBe(phase);
    for (const kind of ['strike', 'kamikaze', 'near-miss', 'blast', 'fall'] as const)
      expect(parseState(due(kind)).due[0]?.kind).toBe(kind);
  });
});

testVersions({
  parseState,
  state: warcrabs.setup({}, 1),
  ofFork: makeWarcrabs({ ...RULEBOOK }, { id: 'crabs-mine' }).setup({}, 1),
  field: 'crabs',
});
