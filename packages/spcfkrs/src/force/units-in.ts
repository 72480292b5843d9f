import { reading } from '@tabletop/game';
import { MAX_UNITS } from '../limits.js';

/** Reads the units of a force from a field: `least` or more. What is wrong is noted. @rule S-BUDGET */
export function unitsIn<Unit>(
  source: reading.Source,
  field: string,
  read: (source: reading.Source) => Unit,
  least = 1,
): readonly Unit[] {
  const given = reading.valueIn(source, field);
  if (Array.isArray(given) && given.length >= least && given.length <= MAX_UNITS)
    return reading.listIn(source, field, MAX_UNITS, read);
  reading.wanted(source, field, `a list of ${least} to ${MAX_UNITS} units`);
  return [];
}
