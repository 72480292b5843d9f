import { exactly, scripted } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  applyDamage,
  checkJump,
  DEFAULT_RULES,
  fallDamage,
  judgeTraitRoll,
  resolveAttack,
  resolveEndurance,
  resolveFall,
  resolveLift,
  rollTrait,
  throwDistance,
  toHitTarget,
} from '../src/index.js';

const RESOLVERS = { fallDamage, resolveEndurance, rollTrait, judgeTraitRoll };
const MELEE = { kind: 'claw', toHit: 0, explosive: false } as const;
const GUN = { kind: 'ranged', toHit: 0, explosive: false } as const;
const level = { dexterity: 5, band: 'medium', close: false, elevation: 'level' } as const;

describe('[W-ROLL] a roll against a trait', () => {
  test.each([
    { trait: 4, dice: [1, 4], success: false, margin: -1 },
    { trait: 3, dice: [2, 6], success: false, margin: -5 },
    { trait: 6, dice: [1, 3], success: true, margin: 2 },
    { trait: 7, dice: [3, 4], success: true, margin: 0 },
    { trait: 7, dice: [4, 4], success: false, margin: -1 },
    { trait: 1, dice: [1, 1], success: false, margin: -1 },
    { trait: 12, dice: [6, 6], success: true, margin: 0 },
  ] as const)('$dice against $trait: $success, by $margin', ({ trait, dice, success, margin }) => {
    expect(judgeTraitRoll(trait, dice)).toEqual({ dice, total: dice[0] + dice[1], success, margin });
  });

  it('succeeds as often as two dice come to the trait or less', () => {
    const ways = (trait: number) =>
      exactly((chance) => rollTrait(chance, trait).success)
        .probability(Boolean)
        .toFraction();
    expect([1, 2, 7, 11, 12].map(ways)).toEqual(['0', '1/36', '7/12', '35/36', '1']);
  });
});

describe('[W-TOHIT] the target of a roll to hit', () => {
  it('adds Dexterity, distance, weapon and height', () => {
    const bands = ['pointBlank', 'short', 'medium', 'long', 'extraLong'] as const;
    expect(bands.map((band) => toHitTarget({ ...level, weapon: GUN, band }))).toEqual([7, 6, 5, 4, 3]);
    expect(toHitTarget({ ...level, weapon: { ...GUN, toHit: -1 }, band: 'long', elevation: 'above' })).toBe(4);
  });

  test.each([
    { elevation: 'above', target: 6 },
    { elevation: 'level', target: 5 },
    { elevation: 'below', target: 4 },
  ] as const)('[W-ELEVATION] from $elevation it is $target', ({ elevation, target }) => {
    expect(toHitTarget({ ...level, weapon: GUN, elevation })).toBe(target);
  });

  it('[W-CLAW] counts neither distance nor height for a claw weapon, the distance for a ranged one used as near', () => {
    const close = { ...level, close: true, band: 'pointBlank', elevation: 'above' } as const;
    expect(toHitTarget({ ...close, weapon: { ...MELEE, toHit: 1 } })).toBe(6);
    expect(toHitTarget({ ...close, weapon: GUN })).toBe(7);
    expect(toHitTarget({ ...close, weapon: { kind: 'tossed', toHit: 0, explosive: false } })).toBe(7);
  });

  it('[W-KAMIKAZE] counts no distance for an explosive used claw-to-claw', () => {
    const rocket = { ...GUN, toHit: -1, explosive: true };
    expect(toHitTarget({ ...level, weapon: rocket, close: true, band: 'pointBlank' })).toBe(4);
    expect(toHitTarget({ ...level, weapon: rocket, close: false, band: 'pointBlank' })).toBe(6);
  });
});

describe('[W-NEARMISS] an explosive', () => {
  test.each([
    { dice: [2, 3], plain: 'hit', explosive: 'hit' },
    { dice: [3, 3], plain: 'miss', explosive: 'near-miss' },
    { dice: [3, 4], plain: 'miss', explosive: 'miss' },
  ])('with $dice against 5: $explosive', ({ dice, plain, explosive }) => {
    expect(resolveAttack(scripted(dice), 5, true).outcome).toBe(explosive);
    expect(resolveAttack(scripted(dice), 5, false).outcome).toBe(plain);
  });

  it('can miss by one where nothing hits', () => {
    expect(resolveAttack(scripted([1, 1]), 1, true).outcome).toBe('near-miss');
    expect(resolveAttack(scripted([1, 1]), 0, true).outcome).toBe('miss');
  });
});

describe('[W-ARMOUR] damage', () => {
  test.each([
    { name: 'the crab', armour: 10, hitPoints: 5, damage: 3, location: 'crab', left: [10, 2] },
    { name: 'the shell', armour: 10, hitPoints: 5, damage: 3, location: 'shell', left: [7, 5] },
    { name: 'a shell that just holds', armour: 3, hitPoints: 5, damage: 3, location: 'shell', left: [0, 5] },
    { name: 'a shell that gives way', armour: 3, hitPoints: 5, damage: 4, location: 'shell', left: [0, 4] },
    { name: 'a shell that is gone', armour: 0, hitPoints: 5, damage: 4, location: 'shell', left: [0, 1] },
    { name: 'more than there is', armour: 1, hitPoints: 2, damage: 9, location: 'shell', left: [0, 0] },
  ] as const)('to $name leaves $left', ({ armour, hitPoints, damage, location, left }) => {
    const taken = applyDamage({ armour, hitPoints }, damage, location);
    expect([taken.armour, taken.hitPoints]).toEqual(left);
    expect([taken.toArmour, taken.toHitPoints]).toEqual([armour - left[0], hitPoints - left[1]]);
  });

  it('stops at the shell by house rules, unless that was gone before', () => {
    const using = { rules: { ...DEFAULT_RULES, shellOverflow: false } };
    expect(applyDamage({ armour: 3, hitPoints: 5 }, 4, 'shell', using)).toMatchObject({ armour: 0, hitPoints: 5 });
    expect(applyDamage({ armour: 0, hitPoints: 5 }, 4, 'shell', using)).toMatchObject({ armour: 0, hitPoints: 1 });
  });

  it('never leaves less than 0 nor more than before', () => {
    const points = fc.nat(50);
    fc.assert(
      fc.property(points, points, points, fc.constantFrom('crab', 'shell'), (armour, hitPoints, damage, location) => {
        const taken = applyDamage({ armour, hitPoints }, damage, location);
        expect(taken.armour).toBeGreaterThanOrEqual(0);
        expect(taken.hitPoints).toBeGreaterThanOrEqual(0);
        expect(taken.armour + taken.toArmour).toBe(armour);
        expect(taken.hitPoints + taken.toHitPoints).toBe(hitPoints);
        expect(taken.toArmour + taken.toHitPoints).toBeLessThanOrEqual(damage);
      }),
    );
  });
});

describe('[W-FALL] a fall', () => {
  test.each([
    [0, 0],
    [11.9375, 0],
    [12, 1],
    [23.9375, 1],
    [24, 2],
    [36, 3],
  ])('of %d inches does %d damage', (inches, damage) => {
    expect(fallDamage(inches)).toBe(damage);
  });

  it('is judged by damage, death, then Endurance', () => {
    const fall = { inches: 36, endurance: 6 };
    expect(resolveFall(scripted([]), { ...fall, hitPoints: 3 })).toEqual({
      damage: 3,
      hitPoints: 0,
      roll: null,
      stunned: false,
    });
    expect(resolveFall(scripted([3, 3]), { ...fall, hitPoints: 4 })).toMatchObject({ hitPoints: 1, stunned: false });
    expect(resolveFall(scripted([3, 4]), { ...fall, hitPoints: 4 })).toMatchObject({ hitPoints: 1, stunned: true });
  });

  it('takes a roll however short, unless house rules say otherwise', () => {
    const short = { inches: 11.9375, endurance: 6, hitPoints: 4 };
    const using = { ...RESOLVERS, rules: { ...DEFAULT_RULES, shortFallStuns: false } };
    expect(resolveFall(scripted([6, 6]), short)).toMatchObject({ damage: 0, stunned: true });
    expect(resolveFall(scripted([]), short, using)).toEqual({ damage: 0, hitPoints: 4, roll: null, stunned: false });
    expect(resolveFall(scripted([6, 6]), { ...short, inches: 12 }, using)).toMatchObject({ damage: 1, stunned: true });
  });
});

describe('[W-THROW] a throw', () => {
  it('goes as far as Strength less Weight, never less than 0', () => {
    expect(throwDistance({ strength: 6, weight: 1 })).toBe(5);
    expect(throwDistance({ strength: 6, weight: 6 })).toBe(0);
    expect(throwDistance({ strength: 6, weight: 9 })).toBe(0);
  });

  it('takes a roll against Strength', () => {
    expect(resolveLift(scripted([3, 3]), 6)).toMatchObject({ success: true, margin: 0 });
    expect(resolveLift(scripted([3, 4]), 6)).toMatchObject({ success: false, margin: -1 });
  });
});

describe('[W-JUMP] sideways and upward', () => {
  it.each([
    { sideways: 2, upward: 2, tooFar: undefined },
    { sideways: 0, upward: 4, tooFar: undefined },
    { sideways: 3, upward: 2, tooFar: { needed: 5, allowed: 4 } },
    { sideways: 4, upward: 0.0625, tooFar: { needed: 4.0625, allowed: 4 } },
  ])('$sideways and $upward with a Movement of 4', ({ sideways, upward, tooFar }) => {
    expect(checkJump(4, sideways, upward)).toEqual(tooFar);
  });
});
