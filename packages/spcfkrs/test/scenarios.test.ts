import { seed, seeded } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import { costOf } from '../src/force/budget.js';
import { type SpcfkrsSetup, spcfkrs } from '../src/index.js';
import { MAPS } from '../src/setup/maps.js';
import { SCENARIOS, type ScenarioName } from '../src/setup/scenarios.js';
import { UNIT_CLASSES } from '../src/unit-class.js';

const NAMES = Object.keys(SCENARIOS) as ScenarioName[];
const started = (name: ScenarioName) => spcfkrs.setup(SCENARIOS[name], `scenario ${name}`);
const classesIn = (name: ScenarioName) => new Set(started(name).units.map(({ profile }) => profile.class));

describe('the scenarios', () => {
  test.each(NAMES)('[S-BUDGET] in %s both sides have the same force, within their budgets', (name) => {
    const { sides, units } = started(name);
    const points = sides.map(({ id }) =>
      UNIT_CLASSES.map((each) => costOf(units.filter(({ side, profile }) => side === id && profile.class === each))),
    );
    expect(points[0]).toEqual(points[1]);
    const [first, second] = sides.map(({ id }) => units.flatMap(({ side, profile }) => (side === id ? [profile] : [])));
    expect(first).toEqual(second);
    for (const [seat, { budget, vehicleBudget, spaceshipBudget }] of sides.entries())
      for (const [at, limit] of [budget, vehicleBudget, spaceshipBudget].entries())
        expect(points[seat]?.[at]).toBeLessThanOrEqual(limit);
  });

  test('[S-SCALE] there is one at least on a map of each scale, and one with units of all classes', () => {
    const scales = NAMES.map((name) => started(name).map.scale);
    expect([...new Set(scales)].sort()).toEqual([...UNIT_CLASSES].sort());
    expect(NAMES.some((name) => classesIn(name).size === 3)).toBe(true);
    expect(started('armour').units.some(({ profile }) => profile.class === 'on-foot')).toBe(true);
  });

  test('[S-TRANSPORT] in one at least somebody starts aboard', () => {
    expect(NAMES.some((name) => started(name).units.some(({ aboard }) => aboard !== null))).toBe(true);
  });

  test.each(NAMES)('[S-WIN] %s is fought to its end by whoever gives any orders', (name) => {
    const chance = seeded(seed(name));
    let state = started(name);
    for (let steps = 0; spcfkrs.outcome(state) === undefined && steps < 10_000; steps++) {
      const [player] = spcfkrs.actors(state);
      const action = player === undefined ? undefined : spcfkrs.sample(state, player, chance);
      state = (action === undefined ? spcfkrs.advance(state) : spcfkrs.apply(state, action)).state;
    }
    expect(spcfkrs.outcome(state)).toMatchObject({ rule: 'S-WIN' });
  });

  test('a scenario is a set-up like any other: who plays, and by which house rules, can still be said', () => {
    const setup: SpcfkrsSetup = { ...SCENARIOS.landing, players: ['ann'], houseRules: { mode: 'open' } };
    const state = spcfkrs.setup(setup, 1);
    expect([state.sides.map(({ owner }) => owner), state.rules]).toEqual([['ann', 'ann'], { mode: 'open' }]);
  });

  test('[S-GRID] every map for craft is fought on in one', () => {
    const fought = NAMES.map((name) => started(name).map.name);
    for (const { name, scale } of Object.values(MAPS)) if (scale !== 'on-foot') expect(fought).toContain(name);
  });
});
