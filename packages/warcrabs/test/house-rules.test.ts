import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../src/rules.js';
import { KNOBS, readHouseRules } from '../src/setup/house-rules.js';

describe('house rules', () => {
  test('every rule has a knob, which takes the default', () => {
    expect(Object.keys(KNOBS).sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
    expect(readHouseRules(DEFAULT_RULES)).toEqual({ rules: {}, problems: [] });
    expect(readHouseRules(undefined)).toEqual({ rules: {}, problems: [] });
  });

  test.each<[string, unknown]>([
    ['crabRadius', 0.0625],
    ['crabHeight', 2400],
    ['rangeLimits', { pointBlank: 0, short: 0, medium: 0, long: 0 }],
    ['rangeLimits', { pointBlank: 1, short: 1.0625, medium: 2400, long: 2400 }],
    ['rangeModifiers', { pointBlank: 1000, short: -1000, medium: 0, long: 1, extraLong: 2 }],
    ['sideHitsCrab', 7],
    ['fallStep', 0.0625],
    ['stepDown', 2400],
    ['clawReach', 0],
    ['sellShare', 100],
    ['traitPoints', 300],
    ['traitMinimum', 5],
    ['paperGone', 'endOfTurn'],
    ['drawAfter', 1],
  ])('%s may be %j', (name, value) => {
    expect(readHouseRules({ [name]: value })).toEqual({ rules: { [name]: value }, problems: [] });
  });

  test.each<[string, unknown, string]>([
    ['crabRadius', 0, 'crabRadius'],
    ['crabRadius', 0.7, 'crabRadius'],
    ['crabHeight', 0, 'crabHeight'],
    ['rangeLimits', { pointBlank: 2, short: 6, medium: 5, long: 18 }, 'rangeLimits'],
    ['rangeLimits', { pointBlank: 2, short: 6, medium: 12 }, 'rangeLimits.long'],
    ['rangeLimits', { pointBlank: 2, short: 6, medium: 12, long: 18, far: 20 }, 'rangeLimits.far'],
    ['rangeModifiers', { pointBlank: 2, short: 1, medium: 0.5, long: -1, extraLong: -2 }, 'rangeModifiers.medium'],
    ['sideHitsCrab', 0, 'sideHitsCrab'],
    ['fallStep', 0, 'fallStep'],
    ['stepDown', 0, 'stepDown'],
    ['elevationMin', 0, 'elevationMin'],
    ['sellShare', 101, 'sellShare'],
    ['nearMiss', 0, 'nearMiss'],
    ['turning', 'never', 'turning'],
    ['splitMove', 1, 'splitMove'],
    ['drawAfter', null, 'drawAfter'],
    ['startMoney', -1, 'startMoney'],
    ['traitMinimum', 0, 'traitMinimum'],
    ['traitMinimum', 11, 'traitMinimum'],
    ['traitMinimum', 6, 'traitPoints'],
    ['__proto__', 1, '__proto__'],
    ['toString', 1, 'toString'],
  ])('%s may not be %j', (name, value, path) => {
    const { problems } = readHouseRules(Object.fromEntries([[name, value]]));
    expect(problems.map((each) => each.path.join('.'))).toEqual([path]);
  });

  test('trait points that all must be spent fit into three traits', () => {
    const read = (traitPoints: number) => readHouseRules({ mustSpendAll: true, traitPoints }).problems;
    expect(read(30)).toEqual([]);
    expect(read(31)).toMatchObject([{ path: ['traitPoints'], rule: 'W-TRAITS' }]);
    expect(readHouseRules({ traitPoints: 31 }).problems).toEqual([]);
  });
});
