import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RANGE_BANDS } from '../src/armoury/ranges.js';
import { playValue } from '../src/cards/values.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { judgeShot } from '../src/shooting/judge-shot.js';
import { type ShotSituation, targetNumber } from '../src/shooting/target-number.js';

const sum = { rules: { ...DEFAULT_RULES, sights: 'sum' } } as const;
const mustExceed = { rules: { ...DEFAULT_RULES, totalMustExceed: true } };

const value = fc.integer({ min: 0, max: 30 });
const shot = fc.record({ attack: value, defence: value, skill: value, targetNumber: fc.integer({ min: -5, max: 40 }) });

describe('the Target Number', () => {
  test.each([
    [{ band: 'short' }, 6],
    [{ band: 'medium' }, 7],
    [{ band: 'long' }, 8],
    [{ band: 'extreme' }, 11],
    [{ band: 'medium', targetMoving: true }, 9],
    [{ band: 'short', cover: true }, 10],
    [{ band: 'short', invisible: true }, 14],
    [{ band: 'short', attackerMoving: true }, 10],
    [{ band: 'short', laser: true }, 5],
    [{ band: 'short', smartgun: true }, 6],
    [{ band: 'short', smartlink: true, goggles: true }, 6],
    [{ band: 'short', smartgun: true, smartlink: true }, 4],
    [{ band: 'short', smartgun: true, goggles: true }, 5],
    [{ band: 'short', smartgun: true, smartlink: true, goggles: true }, 4],
    [{ band: 'short', laser: true, smartgun: true, smartlink: true }, 4],
    [{ band: 'short', laser: true, smartgun: true, goggles: true }, 5],
    [{ band: 'short', laser: true, smartgun: true, smartlink: true, thrown: true }, 6],
    [{ band: 'extreme', cover: true, invisible: true, attackerMoving: true, targetMoving: true }, 29],
    [
      { band: 'long', laser: false, smartgun: false, smartlink: false, goggles: false, cover: false, invisible: false },
      8,
    ],
  ] satisfies readonly (readonly [ShotSituation, number])[])('[F-TN] %j: %i', (situation, number) => {
    expect(targetNumber(situation)).toBe(number);
  });

  test.each([
    [{ band: 'short', laser: true, smartgun: true, smartlink: true }, 3],
    [{ band: 'short', laser: true, smartgun: true, smartlink: true, goggles: true }, 2],
    [{ band: 'short', laser: true }, 5],
    [{ band: 'short', laser: true, thrown: true }, 6],
  ] satisfies readonly (readonly [ShotSituation, number])[])(
    '[F-TN] where sights add up, %j: %i',
    (situation, number) => {
      expect(targetNumber(situation, sum)).toBe(number);
    },
  );

  test('[F-TN] every number is a house rule, and the result may be below 0', () => {
    const targetNumbers = {
      short: 1,
      medium: 2,
      long: 3,
      extreme: 4,
      laser: -10,
      smartlink: -20,
      goggles: -15,
      cover: 100,
      invisible: 200,
      attackerMoving: 400,
      targetMoving: 800,
    };
    const using = { rules: { ...DEFAULT_RULES, targetNumbers } };
    expect(RANGE_BANDS.map((band) => targetNumber({ band }, using))).toEqual([1, 2, 3, 4]);
    expect(targetNumber({ band: 'short', laser: true }, using)).toBe(-9);
    expect(targetNumber({ band: 'short', smartgun: true, goggles: true }, using)).toBe(-14);
    const all = { cover: true, invisible: true, attackerMoving: true, targetMoving: true };
    expect(targetNumber({ band: 'short', smartgun: true, smartlink: true, ...all }, using)).toBe(1481);
  });

  test('[F-TN] a sight that hurts is not better than none of the others', () => {
    const targetNumbers = { ...DEFAULT_RULES.targetNumbers, laser: 3 };
    expect(targetNumber({ band: 'short', laser: true }, { rules: { ...DEFAULT_RULES, targetNumbers } })).toBe(9);
  });
});

describe('a shot', () => {
  test.each([
    // Target Number 9, skill 6: a 5 against a 10 misses, against a King it hits.
    [5, 10, 6, 9, { total: null, hit: false, reason: 'outplayed' }],
    [5, 3, 6, 9, { total: 11, hit: true, reason: 'hit' }],
    // Target Number 10, skill 6: a Queen against a Queen hits.
    [2, 2, 6, 10, { total: 10, hit: true, reason: 'hit' }],
    [2, 2, 6, 11, { total: 10, hit: false, reason: 'short' }],
    [2, 1, 6, 10, { total: 8, hit: false, reason: 'short' }],
    [3, 2, 6, 9, { total: 9, hit: true, reason: 'hit' }],
    [3, 2, 6, 10, { total: 9, hit: false, reason: 'short' }],
    [0, 0, 6, 6, { total: 6, hit: true, reason: 'hit' }],
    [1, 2, 6, -3, { total: null, hit: false, reason: 'outplayed' }],
  ] as const)(
    '[F-ATTACK] %i against %i with skill %i and Target Number %i: %j',
    (attack, defence, skill, number, found) => {
      expect(judgeShot({ attack, defence, skill, targetNumber: number })).toEqual(found);
    },
  );

  test('[F-ATTACK] skill 4 with a 9, a Joker and a 6 has a total of 19', () => {
    const attack = playValue(['9H', 'JK', '6C']);
    expect(judgeShot({ attack, defence: 3, skill: 4, targetNumber: 19 })).toEqual({
      total: 19,
      hit: true,
      reason: 'hit',
    });
  });

  test('[F-ATTACK] where the total must exceed the Target Number, an equal one falls short', () => {
    expect(judgeShot({ attack: 2, defence: 2, skill: 6, targetNumber: 10 }, mustExceed)).toEqual({
      total: 10,
      hit: false,
      reason: 'short',
    });
    expect(judgeShot({ attack: 2, defence: 2, skill: 6, targetNumber: 9 }, mustExceed).hit).toBe(true);
  });

  test('[F-ATTACK] more skill never turns a hit into a miss', () => {
    fc.assert(
      fc.property(shot, fc.constantFrom({ rules: DEFAULT_RULES }, mustExceed), (each, using) => {
        const more = judgeShot({ ...each, skill: each.skill + 1 }, using);
        return !judgeShot(each, using).hit || more.hit;
      }),
    );
  });

  test('[F-ATTACK] a higher Target Number never turns a miss into a hit', () => {
    fc.assert(
      fc.property(shot, fc.constantFrom({ rules: DEFAULT_RULES }, mustExceed), (each, using) => {
        const harder = judgeShot({ ...each, targetNumber: each.targetNumber + 1 }, using);
        return !harder.hit || judgeShot(each, using).hit;
      }),
    );
  });

  test('[F-ATTACK] skill and Target Number decide by their difference alone', () => {
    fc.assert(
      fc.property(shot, fc.integer({ min: -9, max: 9 }), (each, by) => {
        const both = judgeShot({ ...each, skill: each.skill + by, targetNumber: each.targetNumber + by });
        return both.reason === judgeShot(each).reason;
      }),
    );
  });
});
