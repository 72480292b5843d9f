import type { UnitId } from '../ids.js';
import type { SpcfkrsView } from '../view.js';

/** What stands for each unit on a board of characters. */
export type Markers = ReadonlyMap<UnitId, string>;

const UPPER = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LOWER = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const SIGNS = [...'@&$%=?!*'];
const BY_SIDE = [UPPER, LOWER, DIGITS, SIGNS];
const ALL = BY_SIDE.flat();

/** What is shown where there are more units than signs. */
const NO_SIGN = '|';

const SHORT_NAME = /^[A-Za-z0-9]{1,2}$/;

/** The names of all units, where each is so short that it can stand on the board; undefined where one is not. */
export function nameMarkers({ units }: Pick<SpcfkrsView, 'units'>): Markers | undefined {
  return units.every(({ name }) => SHORT_NAME.test(name))
    ? new Map(units.map(({ id, name }) => [id, name]))
    : undefined;
}

/**
 * One character for each unit: large letters for the first side, small ones for the second, digits for the third, signs
 * for the fourth, and for all others what is left of these. A unit keeps its own for the whole match.
 */
export function signMarkers({ units, sides }: Pick<SpcfkrsView, 'units' | 'sides'>): Markers {
  const markers = new Map<UnitId, string>();
  const used = new Set<string>();
  const give = (id: UnitId, signs: readonly string[]) => {
    const sign = signs.find((each) => !used.has(each));
    if (sign === undefined) return;
    markers.set(id, sign);
    used.add(sign);
  };
  for (const [at, side] of sides.entries())
    for (const unit of units) if (unit.side === side.id) give(unit.id, BY_SIDE[at] ?? []);
  for (const { id } of units) if (!markers.has(id)) give(id, ALL);
  for (const { id } of units) if (!markers.has(id)) markers.set(id, NO_SIGN);
  return markers;
}
