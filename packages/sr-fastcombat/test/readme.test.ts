import { describe, expect, test } from 'vitest';
import { rowsIn, section } from '../../../scripts/testing/readme.js';
import readme from '../README.md?raw';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';

/** The first two cells of the rows of the tables in a text that begin with a name. */
function namedRows(text: string): readonly (readonly string[])[] {
  const rows = rowsIn(text).map((cells) => cells.slice(0, 2));
  return rows.filter(([name = '']) => name.startsWith('`'));
}

describe('the README', () => {
  test('lists every house rule with its default, and every Target Number', () => {
    const rules = Object.entries(DEFAULT_RULES).map(([name, value]) => [
      `\`${name}\``,
      name === 'targetNumbers' ? 'below' : `\`${JSON.stringify(value)}\``,
    ]);
    const numbers = Object.entries(DEFAULT_RULES.targetNumbers).map(([name, value]) => [`\`${name}\``, String(value)]);
    expect(namedRows(section(readme, 'House rules'))).toEqual([...rules, ...numbers]);
  });

  test('names every rule that a ruling settles', () => {
    const rules = section(readme, 'The rules');
    for (const { rule } of rulings) expect(rules).toContain(`\`${rule}\``);
  });
});
