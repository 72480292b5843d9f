import type { Crab, Equipment, Shell, Weapon } from '@tabletop/warcrabs';
import { describeItem, dollars, sheet } from '@tabletop/warcrabs/text';

/** The character sheet of a crab, what it carries, and what that costs of so much money. */
export function crabText(crab: Crab, price: number, money: number): string {
  return [
    sheet(crab, { money: money - price }),
    itemsText([crab.shell, ...crab.weapons]),
    `It costs ${dollars(price)} of ${dollars(money)}.`,
  ].join('\n\n');
}

/** Everything that is on sale, a line for each item. */
export function listText({ weapons, shells }: Equipment): string {
  return itemsText([...weapons, ...shells]);
}

/** A line for each item, those that are alike as one. */
function itemsText(items: readonly (Weapon | Shell)[]): string {
  const lines = items.map((item) => describeItem(item));
  return [...new Set(lines)]
    .map((line) => {
      const alike = lines.filter((other) => other === line).length;
      return alike === 1 ? line : `${line} (×${alike})`;
    })
    .join('\n');
}
