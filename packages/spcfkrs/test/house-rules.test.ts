import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../src/rules.js';
import { KNOBS, readHouseRules } from '../src/setup/house-rules.js';

describe('house rules', () => {
  test('every rule has a knob, which takes the default', () => {
    expect(Object.keys(KNOBS).sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
    expect(readHouseRules(DEFAULT_RULES)).toEqual({ rules: {}, problems: [] });
    expect(readHouseRules(undefined)).toEqual({ rules: {}, problems: [] });
  });

  test('the printed rules are these', () => {
    expect(DEFAULT_RULES).toEqual({
      mode: 'secret',
      ties: 'roll',
      tiesWithinSide: 'roll',
      maxRounds: 50,
      budget: 20,
      vehicleBudget: 20,
      spaceshipBudget: 20,
      baseCost: 1,
      baseSpeed: 3,
      baseBody: 1,
      baseMove: 6,
      hitsOn: 3,
      pistolHitsOn: 4,
      plasmaSwordCost: 2,
      technicianCost: 2,
      metric: 'chebyshev',
      partialCoverCost: 2,
      shootOver: 'adjacent',
      friendlyFire: false,
      throughCoverDice: 'lowest',
      chainTargets: 'enemies',
      hackOn: 3,
      hackRange: null,
      overdoseKillsOn: 1,
      fractions: 'exact',
      crewHackOn: 4,
      rechargeOn: 4,
      slagOn: 3,
      slagLasts: 'game',
      pilotDeath: 'drifts',
      ramOn: 2,
      quarterWreckedOn: 1,
      halfWreckedOn: 3,
      halfWrecked: 'steps',
      craftBattalions: false,
      bayLost: 'die',
    });
  });

  test.each<[string, ...(readonly unknown[])]>([
    ['mode', 'open', 'phased'],
    ['ties', 'simultaneous'],
    ['tiesWithinSide', 'listing'],
    ['maxRounds', 1, 1_000_000],
    ['budget', 0, 100_000],
    ['vehicleBudget', 0, 100_000],
    ['spaceshipBudget', 0, 100_000],
    ['baseCost', 0, 1000],
    ['baseSpeed', 0, 1000],
    ['baseBody', 2, 1000],
    ['baseMove', 0, 1000],
    ['hitsOn', 1, 6],
    ['pistolHitsOn', 1, 6],
    ['plasmaSwordCost', 0, 3, 1000],
    ['technicianCost', 0, 1000],
    ['metric', 'euclidean'],
    ['partialCoverCost', 1, 1000],
    ['shootOver', 'own'],
    ['friendlyFire', true],
    ['throughCoverDice', 'single'],
    ['chainTargets', 'all'],
    ['hackOn', 1, 6],
    ['hackRange', 0, 1000],
    ['overdoseKillsOn', 0, 6],
    ['fractions', 'up', 'down'],
    ['crewHackOn', 1, 6],
    ['rechargeOn', 1, 6],
    ['slagOn', 1, 6],
    ['slagLasts', 'round'],
    ['pilotDeath', 'destroyed'],
    ['ramOn', 1, 6],
    ['quarterWreckedOn', 0, 6],
    ['halfWreckedOn', 0, 6],
    ['halfWrecked', 'atOnce'],
    ['craftBattalions', true],
    ['bayLost', 'thrownOut'],
  ])('%s may be %j', (name, ...values) => {
    for (const value of values)
      expect(readHouseRules({ [name]: value })).toEqual({ rules: { [name]: value }, problems: [] });
  });

  test.each<[string, ...(readonly unknown[])]>([
    ['mode', 'Secret', null, 1],
    ['ties', 'none', true],
    ['tiesWithinSide', 'listed'],
    ['maxRounds', 0, 1_000_001, null, Number.POSITIVE_INFINITY],
    ['budget', -1, 100_001, 0.5, '20'],
    ['vehicleBudget', -1, 100_001],
    ['spaceshipBudget', -1, 100_001, null],
    ['technicianCost', -1, 1001],
    ['baseCost', -1, 1001],
    ['baseSpeed', -1, 1001],
    ['baseBody', 0, 1001],
    ['baseMove', -1, 1001],
    ['hitsOn', 0, 7, 3.5],
    ['pistolHitsOn', 0, 7],
    ['plasmaSwordCost', -1, 1001],
    ['metric', 'manhattan'],
    ['partialCoverCost', 0, 1001],
    ['shootOver', false],
    ['friendlyFire', 0, 'false'],
    ['throughCoverDice', 'two'],
    ['chainTargets', 'friends'],
    ['hackOn', 0, 7],
    ['hackRange', -1, 1001, undefined],
    ['overdoseKillsOn', -1, 7],
    ['fractions', 'rounded', 6],
    ['crewHackOn', 0, 7],
    ['rechargeOn', 0, 7],
    ['slagOn', 0, 7],
    ['slagLasts', 'match'],
    ['pilotDeath', 'dies', null],
    ['ramOn', 0, 7],
    ['quarterWreckedOn', -1, 7],
    ['halfWreckedOn', -1, 7],
    ['halfWrecked', 'steps ', true],
    ['craftBattalions', 1],
    ['bayLost', 'thrown out'],
    ['__proto__', 1],
    ['toString', 1],
    ['constructor', {}],
  ])('%s may not be %j', (name, ...values) => {
    for (const value of values) {
      const { problems } = readHouseRules(Object.fromEntries([[name, value]]));
      expect([value, ...problems.map(({ path }) => path.join('.'))]).toEqual([value, name]);
    }
  });

  test.each([null, [], 'phased', 7])('are not %j', (input) => {
    expect(readHouseRules(input).problems).toMatchObject([{ path: [] }]);
  });

  test('keep −0 as 0, and every problem at once', () => {
    expect(readHouseRules({ baseSpeed: -0 }).rules).toEqual({ baseSpeed: 0 });
    const { problems } = readHouseRules({ mode: 1, ties: 2, budget: 3, hackOn: 9 });
    expect(problems.map(({ path }) => path)).toEqual([['mode'], ['ties'], ['hackOn']]);
  });
});
