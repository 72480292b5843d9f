import { describe, expect, test } from 'vitest';
import { rowsIn, section } from '../../../scripts/testing/readme.js';
import readme from '../README.md?raw';
import { MODIFICATIONS } from '../src/force/modifications.js';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';

describe('the README', () => {
  test('lists every house rule with its default', () => {
    const rules = Object.entries(DEFAULT_RULES).map(([name, value]) => [`\`${name}\``, `\`${JSON.stringify(value)}\``]);
    const rows = rowsIn(section(readme, 'House rules')).map((cells) => cells.slice(0, 2));
    expect(rows.filter(([name = '']) => name.startsWith('`'))).toEqual(rules);
  });

  test('names every rule that a ruling settles', () => {
    const rules = section(readme, 'The rules');
    for (const { rule } of rulings) expect(rules).toContain(`\`${rule}\``);
  });

  test('lists the modifications with their points', () => {
    const priced = Object.values(MODIFICATIONS).map(({ name, cost }) => [
      name,
      String(typeof cost === 'number' ? cost : DEFAULT_RULES[cost]),
    ]);
    const rows = rowsIn(section(readme, 'Forces')).map((cells) => cells.slice(0, 2));
    expect(rows.slice(2)).toEqual(priced);
  });
});
