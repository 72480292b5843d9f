import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES, EQUIPMENT } from '../src/index.js';
import { attackOdds, enduranceOdds, fallOdds, hitOdds, liftOdds, oddsTables } from '../src/odds.js';
import { ROCKET, weapon } from './support/scene.js';

const TABLES = oddsTables();

const row = (title: string, situation: string) =>
  TABLES.find((each) => each.title === title)
    ?.rows.find((each) => each.situation === situation)
    ?.chances.map((chance) => chance.toFraction());

describe('the tables of odds', () => {
  test('every row adds up to exactly 1', () => {
    for (const { title, results, rows } of TABLES) {
      for (const { situation, chances } of rows) {
        expect(chances).toHaveLength(results.length);
        const sum = chances.reduce((total, chance) => total.add(chance));
        expect(`${title} ${situation}: ${sum.toFraction()}`).toBe(`${title} ${situation}: 1`);
      }
    }
  });

  test('there is one to hit and one to hurt for bare claws and every weapon of the list', () => {
    const titles = TABLES.map(({ title }) => title);
    for (const name of ['Bare claws', ...EQUIPMENT.weapons.map((each) => each.name)])
      expect(titles).toEqual(expect.arrayContaining([`To hit: ${name}`, `Hit Points lost: ${name}`]));
  });

  test('[W-TOHIT] bare claws hit as often as two dice come to Dexterity or less', () => {
    expect(row('To hit: Bare claws', '1')).toEqual(['0', '1']);
    expect(row('To hit: Bare claws', '7')).toEqual(['7/12', '5/12']);
  });

  test('[W-LOCATION] from the side half of the hits strike the crab, from behind none', () => {
    expect(row('Hit Points lost: Bare claws', '7, front')).toEqual(['5/12', '7/12']);
    expect(row('Hit Points lost: Bare claws', '7, side')).toEqual(['17/24', '7/24']);
    expect(row('Hit Points lost: Bare claws', '7, behind')).toEqual(['1', '0']);
  });

  test('[W-NEARMISS] [W-FALL] [W-THROW] near misses, falls and lifts', () => {
    expect(row('A near miss', '3')).toEqual(['1/12', '11/12']);
    expect(row('A fall off a desk, 36 inches high', '3')).toEqual(['1', '0', '0']);
    expect(row('A fall off a desk, 36 inches high', '4')).toEqual(['0', '5/6', '1/6']);
    expect(row('Lifting a stunned crab', '6')).toEqual(['5/12', '7/12']);
  });
});

describe('the odds of one situation', () => {
  const harm = (assault: Partial<Parameters<typeof attackOdds>[0]>, rules = {}) =>
    attackOdds(
      { dexterity: 5, weapon: ROCKET, band: 'medium', arc: 'front', ...assault },
      { rules: { ...DEFAULT_RULES, ...rules } },
    );

  test('say what is hit, what nearly is, and what each costs', () => {
    expect(
      harm({})
        .probability(({ outcome }) => outcome === 'hit')
        .toFraction(),
    ).toBe('5/18');
    expect(
      harm({})
        .probability(({ outcome }) => outcome === 'near-miss')
        .toFraction(),
    ).toBe('5/36');
    const shell = harm({ arc: 'behind', armour: 1 });
    expect(shell.probability(({ toArmour, toHitPoints }) => toArmour === 1 && toHitPoints === 1).toFraction()).toBe(
      '5/18',
    );
  });

  test('count the height, and claw-to-claw neither height nor distance', () => {
    expect(
      harm({ elevation: 'above' })
        .probability(({ outcome }) => outcome === 'hit')
        .toFraction(),
    ).toBe('5/12');
    const close = harm({ elevation: 'above', close: true, band: 'pointBlank', weapon: weapon({ kind: 'claw' }) });
    expect(close.probability(({ outcome }) => outcome === 'hit').toFraction()).toBe('5/18');
  });

  test('[W-KAMIKAZE] know that an explosive used claw-to-claw always goes off, unless house rules want a roll', () => {
    const close = { close: true, band: 'pointBlank', arc: 'behind' } as const;
    expect(
      harm(close)
        .probability(({ toHitPoints }) => toHitPoints === 2)
        .toFraction(),
    ).toBe('1');
    expect(
      harm(close, { kamikazeNeedsHit: true })
        .probability(({ toHitPoints }) => toHitPoints === 2)
        .toFraction(),
    ).toBe('5/18');
  });

  test('never take more than there is', () => {
    expect(
      harm({ hitPoints: 1 })
        .probability(({ toHitPoints }) => toHitPoints > 1)
        .toFraction(),
    ).toBe('0');
  });

  test('feel house rules', () => {
    const using = { rules: { ...DEFAULT_RULES, shortFallStuns: false, nearMiss: 2 } };
    expect(
      fallOdds({ inches: 11, endurance: 2, hitPoints: 2 }, using)
        .probability((end) => end === 'awake')
        .toFraction(),
    ).toBe('1');
    expect(
      hitOdds(5, true, using)
        .probability((outcome) => outcome === 'near-miss')
        .toFraction(),
    ).toBe('1/6');
    expect(enduranceOdds(7, using).probability(Boolean).toFraction()).toBe('7/12');
    expect(liftOdds(1, using).probability(Boolean).toFraction()).toBe('0');
  });
});
