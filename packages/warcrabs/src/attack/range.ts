import { compareSlantGap, type Disc } from '@tabletop/geometry';
import type { Using } from '../resolvers.js';
import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import { toUnits } from '../units.js';
import type { RangeBand } from './range-band.js';

type Ranges = Ruled<'rangeLimits' | 'rangeModifiers' | 'rangeBoundaries'>;

const PRINTED: Ranges = { rules: DEFAULT_RULES };

/**
 * The band of a distance, which is told by how it compares with any whole number of units: negative where it is shorter,
 * 0 where it is exactly that. So a distance need not be a whole number, and none is rounded. A shared boundary belongs to
 * the farther band.
 *
 * @rule W-RANGE
 */
export function rangeBand(compare: (units: number) => number, { rules }: Ranges = PRINTED): RangeBand {
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

/** What a distance in sixteenths of an inch adds to the target of a roll to hit. @rule W-RANGE */
export function rangeModifier(sixteenths: number, using: Ranges = PRINTED): number {
  return using.rules.rangeModifiers[rangeBand((units) => sixteenths - units, using)];
}

/**
 * The band of the straight line between the edges of two bases, whose footings differ by `rise` units.
 *
 * @rule W-RANGE
 */
export function bandBetween(
  from: Disc,
  to: Disc,
  rise: number,
  using: Using<'rangeBand'> = { rules: DEFAULT_RULES, rangeBand },
): RangeBand {
  return using.rangeBand((units) => compareSlantGap(from, to, rise, units), using);
}
