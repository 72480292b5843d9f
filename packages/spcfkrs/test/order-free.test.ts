import { type Chance, seed, seeded } from '@tabletop/dice';
import { hash, settle } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  type GiveOrders,
  type PlayersOrders,
  resolveRound,
  type SpcfkrsEvent,
  type SpcfkrsState,
  spcfkrs,
} from '../src/index.js';
import { MATCHES } from './support/matches.js';
import { ordersOf, quick, round, scene } from './support/scene.js';

/** Orders of everyone who is asked, that do not contradict each other. */
function submissions(state: SpcfkrsState, chance: Chance): readonly GiveOrders[] {
  return spcfkrs.actors(state).map((player) => {
    const { orders } = spcfkrs.sample(state, player, chance);
    return { type: 'orders', player, orders };
  });
}

/** Everything that came of some submissions, up to the next that are asked for: what was told of each apart from the rest. */
function outcomeOf(state: SpcfkrsState, given: readonly GiveOrders[]): string {
  const events: SpcfkrsEvent[] = [];
  let now = state;
  for (const action of given) {
    const step = spcfkrs.apply(now, action);
    events.push(...step.events);
    now = step.state;
  }
  const settled = settle(spcfkrs, now);
  const told = events.filter(({ type }) => type !== 'orders-given');
  return hash([settled.state, [...told, ...settled.events]]);
}

/** The same value with the keys of every object the other way round. */
function keysReversed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).reverse())
      : inner,
  );
}

/** States of random matches in which orders are asked for, some of every match: with orders, and what comes of them. */
const TRIALS = MATCHES.flatMap(({ name, steps }) =>
  steps
    .map(({ before }, at) => ({ name: `${name}, step ${at}`, state: before }))
    .filter(({ state }) => state.stage.step === 'orders' && state.stage.given.length === 0)
    .filter((_, at, all) => at % Math.ceil(all.length / 2) === 0)
    .filter(({ state }) => spcfkrs.actors(state).length > 0)
    .map((trial) => {
      const given = submissions(trial.state, seeded(seed(trial.name)));
      return { ...trial, given, outcome: outcomeOf(trial.state, given) };
    }),
);

/** A list backwards, or shuffled. */
function otherwise<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return chance.index(2) === 0 ? items.toReversed() : chance.shuffle(items);
}

type Change = (given: readonly GiveOrders[], chance: Chance) => readonly GiveOrders[];

/** Where a change to what is submitted changes what comes of it. */
function changedBy(change: Change): readonly string[] {
  return TRIALS.filter(
    ({ name, state, given, outcome }) => outcome !== outcomeOf(state, change(given, seeded(seed(`change ${name}`)))),
  ).map(({ name }) => name);
}

describe('the result of a round depends on orders, Speed and dice alone', () => {
  test('there are states to try it on, with many orders of many players', () => {
    const given = TRIALS.map((trial) => trial.given);
    expect(TRIALS.length).toBeGreaterThan(50);
    expect(given.filter((each) => each.length > 1).length).toBeGreaterThan(30);
    expect(given.flat().filter(({ orders }) => orders.length > 1).length).toBeGreaterThan(30);
  });

  test('[S-ORDERS] not on the order in which players give theirs', () => {
    expect(changedBy(otherwise)).toEqual([]);
  });

  test('[S-ORDERS] not on the order of the orders that a player gives', () => {
    const changed = changedBy((given, chance) =>
      given.map((action) => ({ ...action, orders: otherwise(action.orders, chance) })),
    );
    expect(changed).toEqual([]);
  });

  test('[S-ORDERS] not on the order of keys', () => {
    const broken = TRIALS.filter(
      ({ state, given, outcome }) => outcome !== outcomeOf(keysReversed(state), given.map(keysReversed)),
    );
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  test('[S-ORDERS] and it does depend on orders: others lead elsewhere', () => {
    const changed = changedBy((given, chance) =>
      given.map((action) => ({ ...action, orders: action.orders.filter(() => chance.index(2) === 0) })),
    );
    expect(changed.length).toBeGreaterThan(30);
  });

  test('[S-ORDERS] resolveRound takes the players in any order, and those who say nothing as doing nothing', () => {
    const state = scene(['P1 . B1', '. . .', 'G1 . .'], { has: { P1: [quick(3)], B1: [quick(2)] } });
    const given = ordersOf(state, 'P1: move B1\nB1: move B2\nG1: move B2');
    const ways: readonly (readonly PlayersOrders[])[] = [
      given,
      given.toReversed(),
      [...given.slice(1), ...given.slice(0, 1)],
    ];
    const [first, ...others] = ways.map((way) => resolveRound(seeded(seed(1)), state, way).state);
    for (const other of others) expect(other).toEqual(first);
    const silent = resolveRound(seeded(seed(1)), state, given.slice(0, 1)).state;
    const idle = given.slice(1).map(({ player }) => ({ player, orders: [] }));
    expect(resolveRound(seeded(seed(1)), state, [...idle, ...given.slice(0, 1)]).state).toEqual(silent);
  });
});

describe('a submission that comes too late', () => {
  const state = scene(['P1 . . B1']);
  const [mine, theirs] = (['ann', 'ben'] as const).map(
    (player): GiveOrders => ({ type: 'orders', player, orders: [] }),
  );
  if (mine === undefined || theirs === undefined) throw new Error('nobody plays');

  test('[S-ORDERS] is refused when its player has given orders, and the first stand', () => {
    const [own] = ordersOf(state, 'P1: move B1');
    const once = spcfkrs.apply(state, { ...mine, orders: own?.orders ?? [] }).state;
    expect(spcfkrs.check(once, mine)).toMatchObject({ path: ['player'], rule: 'S-ORDERS' });
    expect(() => spcfkrs.apply(once, mine)).toThrow(/not for "ann"/);
    expect(spcfkrs.apply(once, theirs).state).toMatchObject({ decision: state.decision + 1 });
  });

  test('[S-ORDERS] is refused when all have, and while the round is carried out', () => {
    let now = spcfkrs.apply(spcfkrs.apply(state, theirs).state, mine).state;
    for (let step = 0; spcfkrs.actors(now).length === 0; step++) {
      expect(spcfkrs.check(now, mine)).toMatchObject({ path: ['player'] });
      now = spcfkrs.advance(now).state;
      expect(step).toBeLessThan(20);
    }
  });

  test('[S-ORDERS] is refused in the next round, where it says for which decision it was meant', () => {
    const late = { ...mine, decision: state.decision };
    expect(spcfkrs.check(state, late)).toBeUndefined();
    const next = round(state, '').state;
    expect(next.round).toBe(2);
    expect(spcfkrs.check(next, late)).toMatchObject({ path: ['decision'] });
    expect(() => spcfkrs.apply(next, late)).toThrow(/decision/);
    expect(spcfkrs.check(next, mine)).toBeUndefined();
  });
});
