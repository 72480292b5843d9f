import { describe, expect, test } from 'vitest';
import { oddsTables } from '../src/odds.js';

const table = (title: string) => oddsTables().find((each) => each.title === title);
const row = (title: string, situation: string) =>
  table(title)
    ?.rows.find((each) => each.situation === situation)
    ?.chances.map((chance) => chance.toFraction());

describe('the tables of odds', () => {
  test('every row adds up to exactly 1', () => {
    for (const { title, results, rows } of oddsTables()) {
      for (const { situation, chances } of rows) {
        expect(chances).toHaveLength(results.length);
        const sum = chances.reduce((total, chance) => total.add(chance));
        expect(`${title} ${situation}: ${sum.toFraction()}`).toBe(`${title} ${situation}: 1`);
      }
    }
  });

  test('[K-COMBAT-ROLL] destroying a tentacle, by Pluck from 2 to 11', () => {
    // Of 36 throws, d doubles and s other successes succeed: (d + s/3)/36.
    const destroyed = table('Destroying a tentacle')?.rows.map(({ chances }) => chances[0]?.toFraction());
    expect(destroyed).toEqual([
      '1/36', // 2: one double
      '5/108', // 3: one double, two others
      '5/54', // 4: two doubles, four others
      '7/54', // 5: two doubles, eight others
      '7/36', // 6: three doubles, twelve others
      '1/4', // 7: three doubles, eighteen others
      '17/54', // 8: four doubles, twenty-two others
      '19/54', // 9: four doubles, twenty-six others
      '43/108', // 10: five doubles, twenty-eight others
      '5/12', // 11: five doubles, thirty others
    ]);
  });

  test('[K-PLUCK-CRIT] a Pluck roll at 7, 2 and 11', () => {
    expect(row('A Pluck roll', '7')).toEqual(['1/12', '1/2', '1/3', '1/12']);
    expect(row('A Pluck roll', '2')).toEqual(['1/36', '0', '5/6', '5/36']);
    expect(row('A Pluck roll', '11')).toEqual(['5/36', '5/6', '0', '1/36']);
  });

  test('[K-FLAIL] [K-CRUSH] [K-GRAB] [K-MORALE] flail, crush, grab and morale', () => {
    expect(row('Pluck lost to a flail', 'a flailed sailor')).toEqual(['7/12', '1/3', '1/12']);
    expect(row('Hull damage of a crush', 'a crush')).toEqual(['1/6', '1/6', '1/6', '1/6', '1/6', '1/6']);
    expect(row('A grabbed sailor', '7')).toEqual(['7/12', '5/12']);
    expect(row('The kraken’s morale', '4')).toEqual(['2/3', '1/3']);
  });
});
