import type { Lift } from '@tabletop/warcrabs';
import { chanceOf } from './chances.js';
import { isLegal, labelOf, type Option, othersOf, type Table } from './table.js';

/** To lift one of the stunned crabs within reach, to throw it: by itself or, where there are several, in a menu. */
export function liftOptions(table: Table): readonly Option[] {
  const { player, crab } = table;
  const options = othersOf(table)
    .map(({ id }): Lift => ({ type: 'lift', player, crab: crab.id, target: id }))
    .filter((action) => isLegal(table, action))
    .map((action) => ({ label: labelOf(table, action, { chance: chanceOf(crab.traits.strength, table) }), action }));
  if (options.length < 2) return options;
  return [{ label: 'lift a stunned crab …', choices: () => ({ question: 'Lift which crab?', options }) }];
}
