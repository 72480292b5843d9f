import { describe, expect, test } from 'vitest';
import readme from '../README.md?raw';
import { DEFAULT_RULES } from '../src/rules.js';
import { rulings } from '../src/rulings.js';

/** The part of the README under a heading of the second level. */
function section(title: string): string {
  return readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
}

/** The first two cells of the rows of the tables in a text that begin with a name. */
function rowsIn(text: string): readonly (readonly string[])[] {
  const rows = [...text.matchAll(/^ *\| (.+) \|$/gm)].map(([, cells = '']) => cells.split(' | ').slice(0, 2));
  return rows.filter(([name = '']) => name.startsWith('`'));
}

describe('the README', () => {
  test('lists every house rule with its default, and every Target Number', () => {
    const rules = Object.entries(DEFAULT_RULES).map(([name, value]) => [
      `\`${name}\``,
      name === 'targetNumbers' ? 'below' : `\`${JSON.stringify(value)}\``,
    ]);
    const numbers = Object.entries(DEFAULT_RULES.targetNumbers).map(([name, value]) => [`\`${name}\``, String(value)]);
    expect(rowsIn(section('House rules'))).toEqual([...rules, ...numbers]);
  });

  test('names every rule that a ruling settles', () => {
    const rules = section('The rules');
    for (const { rule } of rulings) expect(rules).toContain(`\`${rule}\``);
  });
});
