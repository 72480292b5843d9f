import { show } from '@tabletop/dice';
import { type PlayerId, reading } from '@tabletop/game';
import type { SideId } from '../ids.js';
import { MAX_SIDES, MAX_UNITS } from '../limits.js';
import { withPassengers } from './boarding.js';
import { numbered, sideLetters } from './house-names.js';
import { type Occasion, type SideRead, sideIn } from './read-side.js';

/** The sides of a match that one player plays alone. */
const SOLO_SIDES: readonly SideId[] = ['pink', 'blue'];

/**
 * Reads the sides, which may be anything; by default one for each player, or two for one who plays alone. What is wrong is
 * noted.
 *
 * @rule S-MODE
 * @rule S-BUDGET
 */
export function sidesIn(
  source: reading.Source,
  occasion: Pick<Occasion, 'players' | 'room' | 'rules'>,
): readonly SideRead[] {
  const { players } = occasion;
  const given = reading.valueIn(source, 'sides') ?? (players.length < 2 ? SOLO_SIDES : players).map((id) => ({ id }));
  if (!Array.isArray(given) || given.length < 2 || given.length > MAX_SIDES) {
    reading.wanted(source, 'sides', `a list of 2 to ${MAX_SIDES} sides`);
    return [];
  }
  const before = source.problems.length;
  const names = new Set<string>();
  const within = { ...occasion, sides: new Set<SideId>(), names };
  const sides = Array.from<unknown>(given).flatMap((entry, seat) => {
    const place = { ...source, path: [...source.path, 'sides', seat] };
    return reading.readObject(entry, place, (side) => sideIn(side, seat, within)) ?? [];
  });
  const named = withHouseNames(sides, names);
  if (source.problems.length > before) return named;
  refuseMisfits(source, named, players);
  return withPassengers(source, named);
}

/** Names the units of House forces, round the names of all others. */
function withHouseNames(sides: readonly SideRead[], taken: Set<string>): readonly SideRead[] {
  const letters = sideLetters(sides.map(({ id }) => id));
  return sides.map((side, seat) => {
    if (!side.isHouse) return side;
    const count = side.units.filter(({ field }) => field === 'force').length;
    const names = numbered(letters[seat] ?? '', count, taken);
    return { ...side, units: side.units.map((unit, at) => ({ ...unit, name: names[at] ?? unit.name })) };
  });
}

/** Refuses players who have nothing to play with, and more units than there may be. @rule S-MODE */
function refuseMisfits(source: reading.Source, sides: readonly SideRead[], players: readonly PlayerId[]): void {
  const rules = reading.byRule(source, 'S-MODE');
  for (const player of players)
    if (!sides.some(({ owner }) => owner === player))
      reading.refuse(rules, 'sides', `Player ${show(player)} has no side.`);
  const count = sides.reduce((sum, { units }) => sum + units.length, 0);
  if (count > MAX_UNITS) reading.refuse(source, 'sides', `There are ${count} units, and at most ${MAX_UNITS} may be.`);
}
