import { describe, expect, test } from 'vitest';
import { rowsIn, section } from '../../../scripts/testing/readme.js';
import readme from '../README.md?raw';
import { EQUIPMENT } from '../src/equipment/list.js';
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

  test('lists the equipment as it is', () => {
    const cents = (price: number) => (price === 0 ? '-' : `$${(price / 100).toFixed(2)}`);
    const weapons = EQUIPMENT.weapons.map(({ name, kind, damage, weight, toHit, maxRange, uses, price }) => [
      name,
      kind,
      ...[damage, weight, toHit, maxRange ?? '-', uses ?? '-'].map(String),
      cents(price),
    ]);
    const shells = EQUIPMENT.shells.map(({ name, weight, armour, price }) => [
      name,
      String(weight),
      String(armour),
      cents(price),
    ]);
    const rows = rowsIn(section(readme, 'Crabs and equipment')).map((cells) =>
      cells.map((cell) => cell.replaceAll('*', '')),
    );
    for (const item of [...weapons, ...shells])
      expect(rows.map((row) => row.slice(0, item.length))).toContainEqual(item);
  });
});
