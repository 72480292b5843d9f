import { scripted } from '@tabletop/dice';
import { record, verifyReplay } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  buildForce,
  DEFAULT_RULES,
  FORCES,
  resolveRound,
  type SpcfkrsEvent,
  type SpcfkrsSetup,
  type SpcfkrsState,
  spcfkrs,
} from '../src/index.js';
import { readForce } from '../src/text.js';
import printed from './golden/solo-match.txt?raw';
import { ordersOf, unitCalled } from './support/scene.js';
import { houseRulesOf, matchSetup, type PrintedRound, readMatch } from './support/solo-match.js';
import { told } from './support/telling.js';

const MATCH = readMatch(printed);
const { rounds: ROUNDS } = MATCH;
const HOUSE_RULES = houseRulesOf(MATCH);

/** The set-up of the match: one player for both sides with orders in the open, where nothing else is said. */
function setupOf(players?: readonly string[], houseRules?: SpcfkrsSetup['houseRules']): SpcfkrsSetup {
  return matchSetup(MATCH, players, houseRules);
}

/** A round with some dice, all of which have to be thrown. */
function play(state: SpcfkrsState, { orders }: PrintedRound, dice: readonly number[]) {
  const chance = scripted(dice);
  const begun = begin(state);
  const { state: after, events } = resolveRound(chance, begun, ordersOf(begun, orders));
  chance.finish();
  return { state: after, events, results: resultsOf(events, after) };
}

/** The state in which orders are asked for. */
function begin(state: SpcfkrsState): SpcfkrsState {
  return state.stage.step === 'round' ? spcfkrs.advance(state, scripted([])).state : state;
}

function resultsOf(events: readonly SpcfkrsEvent[], state: SpcfkrsState): readonly string[] {
  const isMove = ({ type }: SpcfkrsEvent) => type === 'moved' || type === 'followed';
  return told(
    events.filter((event) => !isMove(event)),
    state,
    { weapons: true },
  );
}

/** The states before each round, and after the last. */
function statesOf(setup: SpcfkrsSetup): readonly SpcfkrsState[] {
  let state = spcfkrs.setup(setup, 'solo match');
  const after = ROUNDS.map((round) => {
    state = play(state, round, round.dice).state;
    return state;
  });
  return [spcfkrs.setup(setup, 'solo match'), ...after];
}

const STATES = statesOf(setupOf());
const LAST = stateAt(ROUNDS.length);

/** The state before the round at a place, as printed. */
function stateAt(at: number): SpcfkrsState {
  const state = STATES[at];
  if (state === undefined) throw new Error(`no state ${at}`);
  return state;
}

/** The round with a name, and its place. */
function roundCalled(name: string): PrintedRound & { readonly at: number } {
  const at = ROUNDS.findIndex((round) => round.name === name);
  const round = ROUNDS[at];
  if (round === undefined) throw new Error(`no ${name}`);
  return { ...round, at };
}

/** What becomes of units and cover in a round, without the dice; or that the dice are too few or too many. */
function outcomeWith(name: string, dice: readonly number[]): readonly string[] {
  const round = roundCalled(name);
  try {
    return play(stateAt(round.at), round, dice).results.filter((line) => !/hit|miss/.test(line));
  } catch {
    return ['the dice do not come out'];
  }
}

describe('the solo match', () => {
  test('[S-MATCH-COST] [S-BUDGET] costs what is printed with its price of a plasma sword', () => {
    const rules = { ...DEFAULT_RULES, ...HOUSE_RULES };
    const costs = (side: 'pink' | 'blue') => {
      const { budget = 0, units } = readForce(MATCH.forces[side]);
      const { units: bought, cost } = buildForce(units, budget, { rules });
      return [cost, Object.fromEntries(bought.map(({ name, profile }) => [name, profile.cost]))];
    };
    expect(costs('pink')).toEqual([20, { P1: 7, P2: 4, P3: 7, P4: 1, P5: 1 }]);
    expect(costs('blue')).toEqual([22, { B1: 7, B2: 7, B3: 8 }]);
    expect(readForce(MATCH.forces.pink).units).toEqual(FORCES.pinkPunks.map((unit) => ({ ...unit })));
    expect(readForce(MATCH.forces.blue).units).toEqual(FORCES.blueBruisers.map((unit) => ({ ...unit })));
  });

  test('[S-MATCH-COST] is not to be had for less: not with 20 points for blue, nor with a sixth unit for pink', () => {
    const [pink, blue] = setupOf().sides ?? [];
    if (pink === undefined || blue === undefined || !Array.isArray(pink.force)) throw new Error('no sides');
    const poor = { ...setupOf(), sides: [pink, { ...blue, budget: 20 }] };
    expect(() => spcfkrs.setup(poor, 1)).toThrow('22');
    const six = { ...setupOf(), sides: [{ ...pink, force: [...pink.force, { name: 'P6' }] }, blue] };
    expect(() => spcfkrs.setup(six, 1)).toThrow('21');
  });

  test('[S-MATCH-ERRATA] has eleven rounds, of which two are the seventh in print', () => {
    expect(ROUNDS.map(({ name }) => name)).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '7 again', '8', '9', '10'].map((name) => `round ${name}`),
    );
    expect(STATES.map(({ round }) => round)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
    expect(ROUNDS.slice(0, 2).flatMap(({ dice, results }) => [...dice, ...results])).toEqual([]);
    expect(ROUNDS.flatMap(({ dice }) => dice)).toHaveLength(45);
  });

  test.each(ROUNDS.map(({ name }) => name))('%s comes out as printed', (name) => {
    const round = roundCalled(name);
    const { results, events } = play(stateAt(round.at), round, round.dice);
    expect(results).toEqual(round.results);
    expect(events.filter(({ type }) => type === 'act-lost' || type === 'tie-rolled')).toEqual([]);
    const orders = events.flatMap((event) => (event.type === 'orders-given' ? (event.refused ?? []) : []));
    expect(orders).toEqual([]);
    for (const event of events) if (event.type === 'moved') expect(event.stopped).toBeNull();
  });

  test('[S-MATCH-ERRATA] begins with the Body that is played, not the one on the sheets', () => {
    const bodies = Object.fromEntries(stateAt(0).units.map(({ name, profile }) => [name, profile.body]));
    expect(bodies).toEqual({ P1: 3, P2: 1, P3: 1, P4: 1, P5: 1, B1: 5, B2: 5, B3: 5 });
  });

  test('[S-MATCH-END] is won by blue with B3 alone, which has 1 Body left', () => {
    expect(spcfkrs.outcome(LAST)).toEqual({
      result: 'win',
      winners: ['solo'],
      reason: 'last-side',
      rule: 'S-WIN',
      side: 'blue',
    });
    expect(LAST.units.filter(({ alive }) => alive)).toEqual([unitCalled(LAST, 'B3')]);
    expect(unitCalled(LAST, 'B3').parts.map(({ sixths }) => sixths)).toEqual([6]);
  });

  test('[S-MODE] comes out the same with a player for each side and sealed orders', () => {
    const states = statesOf(setupOf(['pink', 'blue'], { mode: 'secret' }));
    expect(states.map(({ units, map }) => ({ units, map }))).toEqual(STATES.map(({ units, map }) => ({ units, map })));
    expect(states.map((state) => spcfkrs.outcome(state)).at(-1)).toMatchObject({ winners: ['blue'], side: 'blue' });
  });

  test('is written down as a record with its dice, and replays', () => {
    const recorder = record(spcfkrs, setupOf(), 'solo match');
    const chance = scripted(ROUNDS.flatMap(({ dice }) => dice));
    for (const { orders } of ROUNDS) {
      recorder.settle(chance);
      for (const given of ordersOf(recorder.state, orders)) recorder.apply({ type: 'orders', ...given }, chance);
    }
    recorder.settle(chance);
    chance.finish();
    expect(recorder.state).toEqual(LAST);
    expect(verifyReplay(spcfkrs, recorder.record())).toMatchObject({ ok: true });
  });
});

describe('the dice of the solo match', () => {
  const thrown = ROUNDS.filter(({ dice }) => dice.length > 0).map(({ name }) => name);

  test.each(thrown)('are neither fewer nor more than printed in %s', (name) => {
    const round = roundCalled(name);
    const { dice, at } = round;
    const exhausted = expect.objectContaining({ code: 'script-exhausted' });
    expect(() => play(stateAt(at), round, dice.slice(0, -1))).toThrow(exhausted);
    const unused = expect.objectContaining({ code: 'script-unused' });
    expect(() => play(stateAt(at), round, [...dice, 6])).toThrow(unused);
  });

  test('[S-MATCH-ERRATA] are those of shots at what is gone as well: seven of them decide nothing', () => {
    const wasted = ROUNDS.flatMap(({ results }) => results.filter((line) => line.endsWith('wasted')));
    const faces = wasted.flatMap((line) => line.match(/\b\d\b/g) ?? []);
    expect([wasted.length, faces.length]).toEqual([6, 7]);
  });

  /** The dice of a round, but for those that might have shown anything, the others being as they are. */
  const decisive = (name: string) => {
    const { dice } = roundCalled(name);
    const asPrinted = outcomeWith(name, dice).join();
    const isIdle = (die: number) =>
      [1, 2, 3, 4, 5, 6].every((face) => outcomeWith(name, dice.with(die, face)).join() === asPrinted);
    return dice.map((face, die) => (isIdle(die) ? '-' : `${face}`)).join(' ');
  };

  // The others are of wasted shots, of two that either do what is needed, or beside another that misses anyway.
  test.each([
    ['round 3', '2 1 - -'],
    ['round 4', '2 3 - - 4 6 4 - - - 3 6 3 6 - 2'],
    ['round 5', '5 4 4 6 - - 3 4 - -'],
    ['round 6', '1 2 5'],
    ['round 7', '2 4 -'],
    ['round 7 again', '5'],
    ['round 8', '2'],
    ['round 9', '3 4 4 -'],
    ['round 10', '3 4 -'],
  ])('decide something in %s, each by itself, but for a few: %s', (name, faces) => {
    expect(decisive(name)).toBe(faces);
  });

  test('[S-SPEED] are too few where those of equal Speed roll for who goes first', () => {
    const start = begin(spcfkrs.setup(setupOf(['solo'], { mode: 'open', ties: 'roll' }), 1));
    const round = roundCalled('round 1');
    expect(() => play(start, round, round.dice)).toThrow(expect.objectContaining({ code: 'script-exhausted' }));
  });

  test('[S-BEHIND] are too few where who is right behind low cover is hindered by it as others are', () => {
    const round = roundCalled('round 4');
    const before = stateAt(round.at);
    const strict = { ...before, rules: { ...before.rules, shootOver: 'own' as const } };
    expect(() => play(strict, round, round.dice)).toThrow(expect.objectContaining({ code: 'script-exhausted' }));
  });
});
