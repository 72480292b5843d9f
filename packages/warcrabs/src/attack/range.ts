import { compareSlantGap, type Disc } from '@tabletop/geometry';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES, type RangeModifiers } from '../rules.js';
import { toUnits } from '../units.js';

/** How far away a target is. @rule W-RANGE */
export type RangeBand = keyof RangeModifiers;

/** The range bands, nearest first. @rule W-RANGE */
export const RANGE_BANDS: readonly RangeBand[] = ['pointBlank', 'short', 'medium', 'long', 'extraLong'];

type Ranges = Ruled<'rangeLimits' | 'rangeModifiers' | 'rangeBoundaries'>;

const PRINTED: Ranges = { rules: DEFAULT_RULES };

/** The first band whose end a distance does not reach, told by how it compares with any number of units. */
function bandWhere(compare: (limit: number) => number, { rules }: Ruled<'rangeLimits' | 'rangeBoundaries'>): RangeBand {
  const { pointBlank, short, medium, long } = rules.rangeLimits;
  const isBelow = (inches: number) => {
    const compared = compare(toUnits(inches));
    return rules.rangeBoundaries === 'farther' ? compared < 0 : compared <= 0;
  };
  if (isBelow(pointBlank)) return 'pointBlank';
  if (isBelow(short)) return 'short';
  if (isBelow(medium)) return 'medium';
  return isBelow(long) ? 'long' : 'extraLong';
}

/** The band of a distance in sixteenths of an inch. A shared boundary belongs to the farther band. @rule W-RANGE */
export function rangeBand(sixteenths: number, using: Ranges = PRINTED): RangeBand {
  return bandWhere((limit) => sixteenths - limit, using);
}

/** What a distance in sixteenths of an inch adds to the target of a roll to hit. @rule W-RANGE */
export function rangeModifier(sixteenths: number, using: Ranges = PRINTED): number {
  return using.rules.rangeModifiers[rangeBand(sixteenths, using)];
}

/**
 * The band of the straight line between the edges of two bases, whose footings differ by `rise` units. Exact: no
 * distance is rounded.
 *
 * @rule W-RANGE
 */
export function bandBetween(
  from: Disc,
  to: Disc,
  rise: number,
  using: Ruled<'rangeLimits' | 'rangeBoundaries'> = PRINTED,
): RangeBand {
  return bandWhere((limit) => compareSlantGap(from, to, rise, limit), using);
}
