import { isTabletopError } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import { changedStates } from '../../../scripts/testing/changed-states.js';
import { testParsers } from '../../../scripts/testing/hostile-input.js';
import { refusalOf } from '../../../scripts/testing/refusal.js';
import { type KrakenState, kraken, VESSELS } from '../src/index.js';
import { jsonSchemas, parseAction, parseEvent, parseRules, parseSetup, parseState } from '../src/schema.js';
import { toSvg } from '../src/svg.js';
import { toText } from '../src/text.js';
import { EVENTS, TABLE, viewOf } from './support/table.js';
import { SETUPS, walk } from './support/walk.js';

testParsers(refusalOf, [
  { parse: parseState, code: 'invalid-state', sample: TABLE },
  { parse: parseAction, code: 'invalid-action', sample: { type: 'attack', player: 'ann', sailor: 1, tentacle: 1 } },
  { parse: parseSetup, code: 'invalid-setup', sample: { players: ['ann'], crew: 'heroes', vessel: VESSELS.nautilus } },
  { parse: parseRules, code: 'invalid-rules', sample: { tentacles: 5, maxTurns: null } },
  { parse: parseEvent, code: 'invalid-event', sample: EVENTS.moved },
]);

describe('hostile input', () => {
  test('−0 becomes 0', () => {
    const parsed = parseState(JSON.stringify(TABLE).replace('"hullDamage":12', '"hullDamage":-0'));
    expect(Object.is(parsed.hullDamage, 0)).toBe(true);
  });

  test('names like __proto__ are names like any other', () => {
    const players = ['__proto__', 'constructor', 'toString'];
    const setup = parseSetup({
      players,
      crew: players.concat(players).map((owner) => ({ pluck: 5, name: owner, owner })),
    });
    let state = kraken.setup(setup, 1);
    for (let step = 0; step < 60 && kraken.outcome(state) === undefined; step++) {
      state = parseState(JSON.stringify(state));
      const [player] = kraken.actors(state);
      const [action] = player === undefined ? [] : kraken.legalActions(state, player);
      state = (action === undefined ? kraken.advance(state) : kraken.apply(state, action)).state;
    }
    expect(state.turn).toBeGreaterThan(0);
  });
});

test('whatever is let through never makes the game, its text or its picture fail', () => {
  const stops = Object.entries(SETUPS).flatMap(([name, setup]) => [...walk(setup, `${name} changed`, 120)]);
  const through = changedStates({
    states: stops.map(({ state }) => state),
    parse: parseState,
    isRefusal: isTabletopError,
    schema: jsonSchemas.state,
    words: ['in-play', 'spent', 'killed', 'morale', 'start', 'ann', 'captain', 'grab'],
    runs: 120,
    holds: (parsed, salt) => {
      expect(toText(viewOf(parsed), { maxLength: 2000 }).length).toBeGreaterThan(0);
      expect(toSvg(viewOf(parsed))).toContain('</svg>');
      playOn(parsed, salt);
    },
  });
  expect(through).toBeGreaterThan(12);
});

/** Plays 12 steps; whoever must choose has something to choose, and every state is parsed again. */
function playOn(from: KrakenState, salt: number): void {
  let state = from;
  for (let step = 0; step < 12 && kraken.outcome(state) === undefined; step++) {
    const [player] = kraken.actors(state);
    const actions = player === undefined ? [] : kraken.legalActions(state, player);
    if (player !== undefined) expect(actions.length).toBeGreaterThan(0);
    const action = actions[salt % Math.max(1, actions.length)];
    state = (action === undefined ? kraken.advance(state) : kraken.apply(state, action)).state;
    expect(parseState(state)).toEqual(state);
  }
}
