import { exactly } from '@tabletop/dice';
import { describe, expect, test } from 'vitest';
import { rowsIn, section } from '../../../scripts/testing/readme.js';
import readme from '../README.md?raw';
import { CREWS, DEFAULT_RULES, REACTION_TABLE, resolveTentacleAttack, rollPluck, rulings } from '../src/index.js';

const isNumbered = ([first = '']: readonly string[]): boolean => /^\d+$/.test(first);

describe('the README', () => {
  test('[K-KNOBS] lists every house rule with its default', () => {
    const listed = rowsIn(section(readme, 'House rules')).filter(([name = '']) => name.startsWith('`'));
    const printed = Object.entries(DEFAULT_RULES).map(([name, value]) => [
      `\`${name}\``,
      name === 'reactionTable' ? 'above' : `\`${JSON.stringify(value)}\``,
    ]);
    expect(listed.map(([name, value]) => [name, value])).toEqual(printed);
  });

  test('[K-REACT] prints the reaction table', () => {
    expect(rowsIn(section(readme, 'The rules')).filter(isNumbered)).toEqual(
      REACTION_TABLE.map((cells, row) => [String(row + 1), ...cells]),
    );
  });

  test('names every rule that a ruling settles', () => {
    const rules = section(readme, 'The rules');
    for (const { rule } of rulings) expect(rules).toContain(`\`${rule}\``);
  });

  test('[K-CREW] tells the crews', () => {
    expect(section(readme, 'Set-up')).toContain(`\`'mixed'\` (${CREWS.mixed.join(', ')})`);
  });

  test('[K-COMBAT-ROLL] prints the exact odds', () => {
    const shown = ({ n, d }: { readonly n: bigint; readonly d: bigint }): string =>
      `${n}/${d} (${((100 * Number(n)) / Number(d)).toFixed(1)} %)`;
    const odds = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((pluck) => [
      String(pluck),
      shown(
        exactly((chance) => rollPluck(chance, pluck).outcome).probability((outcome) => outcome.endsWith('success')),
      ),
      shown(exactly((chance) => resolveTentacleAttack(chance, pluck).destroyed).probability(Boolean)),
    ]);
    expect(rowsIn(section(readme, 'Exact odds')).filter(isNumbered)).toEqual(odds);
  });
});
