import { reading } from '@tabletop/game';
import { MAX_UNITS } from '../limits.js';

/** Reads the units of a force from a field: one or more. What is wrong is noted. @rule S-BUDGET */
export function unitsIn<Unit>(
  source: reading.Source,
  field: string,
  read: (source: reading.Source) => Unit,
): readonly Unit[] {
  const given = reading.valueIn(source, field);
  if (Array.isArray(given) && given.length > 0 && given.length <= MAX_UNITS)
    return reading.listIn(source, field, MAX_UNITS, read);
  reading.wanted(source, field, `a list of 1 to ${MAX_UNITS} units`);
  return [];
}
