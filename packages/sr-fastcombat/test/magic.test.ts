import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaRadius } from '../src/magic/area.js';
import { drainCode, judgeDrain } from '../src/magic/judge-drain.js';
import { judgeSpell, spellDamage, spellTargetNumber } from '../src/magic/judge-spell.js';

const value = fc.integer({ min: 0, max: 30 });

describe('a spell', () => {
  test.each([
    [6, 7, 5, 0, { total: null, affected: false, reason: 'outplayed' }],
    [6, 5, 5, 11, { total: 11, affected: true, reason: 'affected' }],
    [6, 5, 5, 12, { total: 11, affected: false, reason: 'short' }],
    [6, 6, 5, 17, { total: 17, affected: true, reason: 'affected' }],
    [6, 6, 5, 18, { total: 17, affected: false, reason: 'short' }],
    [6, 0, 5, 11, { total: 11, affected: true, reason: 'affected' }],
  ] as const)(
    '[F-UNRESISTED] [F-RESISTED] [F-EFFECT] %i against %i at Force %i and Target Number %i: %j',
    (played, opposed, force, targetNumber, found) => {
      expect(judgeSpell({ played, opposed, force, targetNumber })).toEqual(found);
    },
  );

  test('[F-EFFECT] more Force never spares a target', () => {
    fc.assert(
      fc.property(value, value, value, value, (played, opposed, force, targetNumber) => {
        const casting = { played, opposed, force, targetNumber };
        return !judgeSpell(casting).affected || judgeSpell({ ...casting, force: force + 1 }).affected;
      }),
    );
  });

  test('[F-FORCE] the Target Number is fixed, or the target’s Magic Resistance', () => {
    expect(spellTargetNumber({ targetNumber: 8 }, { magicResistance: 11 })).toBe(8);
    expect(spellTargetNumber({ targetNumber: 'magic-resistance' }, { magicResistance: 11 })).toBe(11);
  });

  test('[F-SPELL-CONVERT] Damage and Drain Code follow the Force that is chosen', () => {
    expect([1, 7].map((force) => spellDamage({ damage: 3 }, force))).toEqual([4, 10]);
    expect(spellDamage({ damage: null }, 7)).toBeNull();
    expect([1, 7].map((force) => drainCode({ drain: 5 }, force))).toEqual([6, 12]);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 4],
    [5, 7],
    [6, 9],
  ])('[F-AREA] of Magic %i the radius is %i cm', (magic, radius) => {
    expect(areaRadius(magic)).toBe(radius);
  });
});

describe('drain', () => {
  test.each([
    [6, 5, { total: null, out: false }],
    [6, 6, { total: null, out: false }],
    // 7 + Force 4 + 4 = 15.
    [6, 7, { total: 15, out: false }],
    [6, 8, { total: 16, out: true }],
  ] as const)('[F-DRAIN] %i against %i, Force 4 + 4, Magic Resistance 15: %j', (played, drawn, found) => {
    expect(judgeDrain({ played, drawn, drain: 4, force: 4, magicResistance: 15 })).toEqual(found);
  });

  test('[F-DRAIN] only what exceeds the Magic Resistance knocks a caster out', () => {
    fc.assert(
      fc.property(value, value, value, value, (played, drawn, drain, force) => {
        const { total } = judgeDrain({ played, drawn, drain, force, magicResistance: 0 });
        if (total === null) return drawn <= played;
        const against = (magicResistance: number) => judgeDrain({ played, drawn, drain, force, magicResistance }).out;
        return total === drawn + drain + force && !against(total) && against(total - 1);
      }),
    );
  });
});
