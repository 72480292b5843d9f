import type { reading } from '@tabletop/game';
import type { TraitRules } from '../crab/check-traits.js';
import type { Crab } from '../crab/crab.js';
import { readCrab } from '../crab/read-crab.js';
import { withItemsNamed } from '../setup/named-items.js';

/**
 * Reads a crab that may be anything, its equipment in full or by name on the list of this package. Names every bad
 * field.
 *
 * @rule W-SHEET
 */
export function readSheet(sheet: unknown, using?: TraitRules): reading.Found<Crab> {
  const named = withItemsNamed(sheet);
  const read = readCrab(named.input, using);
  const problems = [...named.problems, ...read.problems];
  return problems.length > 0 || read.value === undefined ? { problems } : { value: read.value, problems };
}
