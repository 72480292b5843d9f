import { hash } from '@tabletop/game';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isValid } from '../../../scripts/testing/json-schema.js';
import { testVersions } from '../../../scripts/testing/versions.js';
import { makeSpcfkrs, RULEBOOK, spcfkrs } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseState, stateSchema } from '../src/schema.js';
import { CRAFT_SETUPS } from './support/craft-setups.js';
import { found, foundCraft } from './support/found.js';
import { lasting, SETUPS } from './support/setups.js';
import { walk } from './support/walk.js';

describe('every state on the way through a match', () => {
  const onFoot = Object.keys(SETUPS).map((name) => [name, lasting(name, 2)] as const);
  test.each([...onFoot, ...Object.entries(CRAFT_SETUPS)])('is parsed as it is, and plays on: %s', (name, setup) => {
    const steps = walk(setup, `parsed ${name}`, 60);
    for (const [at, { before, action, after, events }] of steps.entries()) {
      for (const event of events) {
        expect(hash(parseEvent(JSON.stringify(event)))).toBe(hash(event));
        expect(isValid(jsonSchemas.event, event)).toBe(true);
      }
      // Every second state: one that is parsed leads to the next.
      if (at % 2 === 1) continue;
      const parsed = parseState(JSON.stringify(before));
      expect(hash(parsed)).toBe(hash(before));
      const next = action === undefined ? spcfkrs.advance(parsed) : spcfkrs.apply(parsed, parseAction(action));
      expect(hash(next.state)).toBe(hash(after));
      if (at % 12 !== 0) continue;
      expect(isValid(jsonSchemas.state, before)).toBe(true);
      for (const player of spcfkrs.actors(before)) {
        for (const legal of spcfkrs.legalActions(before, player).slice(0, 9)) {
          expect(hash(parseAction(JSON.stringify(legal)))).toBe(hash(legal));
          expect(isValid(jsonSchemas.action, legal)).toBe(true);
        }
      }
    }
    expect(steps.length).toBeGreaterThan(20);
  });

  test('passes the published schema, which anything that takes a Standard Schema can use', () => {
    const state = found('orders');
    expect(v.parse(stateSchema, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(stateSchema['~standard'].vendor).toBe('valibot');
    const late = v.safeParse(stateSchema, { ...state, round: 9 });
    expect(late.issues?.map(({ message }) => message)).toEqual(['There are at most 3 rounds.']);
  });

  test('is at home at every step', () => {
    const steps = ['round', 'orders', 'order', 'turn', 'overdose', 'hack', 'stab', 'burst', 'shot', 'over'] as const;
    for (const step of steps) expect(parseState(found(step)).stage.step).toBe(step);
    const ofCraft = ['malfunction', 'pilot', 'recharge', 'slag', 'ram'] as const;
    for (const step of ofCraft) expect(parseState(foundCraft(step)).stage.step).toBe(step);
  });

  test('keeps of its house rules what differs from the printed game', () => {
    const state = found('orders', ({ rules }) => rules.mode === undefined);
    expect(parseState({ ...state, rules: { ...state.rules, mode: 'secret', budget: 20, hitsOn: 3 } })).toEqual(state);
  });
});

testVersions({
  parseState,
  state: spcfkrs.setup({}, 1),
  ofFork: makeSpcfkrs({ ...RULEBOOK }, { id: 'spcfkrs-mine' }).setup({}, 1),
  field: 'units',
});
