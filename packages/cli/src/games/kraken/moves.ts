import {
  distanceToSailor,
  type KrakenAction,
  type KrakenState,
  type Move,
  pathLengthOf,
  type Rules,
  type Sailor,
  type Tentacle,
  type TentacleId,
  targetsOf,
  toCentimetres,
} from '@tabletop/kraken';
import type { Choice } from '../adapter.js';

/** To this many tentacles out of reach a choice leads that comes as near to them as can be. */
const MOST_TOWARDS = 3;

interface Way extends Choice<KrakenAction> {
  readonly move: Move;
  /** Where the sailor would stand. */
  readonly there: Sailor;
  readonly reached: readonly TentacleId[];
  /** How far it goes, in units. */
  readonly length: number;
}

/**
 * The moves that are worth a line: to stay, the shortest way into the reach of each tentacle or set of them, as near
 * as can be to the nearest ones out of reach, and the furthest way in each of eight directions.
 */
export function moveChoices(
  legal: readonly KrakenAction[],
  state: KrakenState,
  sailor: Sailor,
  rules: Rules,
): readonly Choice<KrakenAction>[] {
  const ways = legal
    .filter((action) => action.type === 'move')
    .map((move) => wayOf(move, state, sailor, rules))
    .sort((a, b) => a.length - b.length);
  const chosen = [
    ...ways.filter(({ length }) => length === 0).map((way) => named(way, 'stay')),
    ...intoReach(ways, sailor, state, rules),
    ...towards(ways, sailor, state, rules),
    ...inDirections(ways, sailor),
  ];
  return chosen.filter(({ move }, at) => chosen.findIndex((other) => other.move === move) === at);
}

/** `, within reach of tentacles 3 and 4`, or nothing. */
export function reachInWords(sailor: Sailor, state: KrakenState, rules: Rules): string {
  return withReach(reachedFrom(sailor, state, rules));
}

function wayOf(move: Move, state: KrakenState, sailor: Sailor, rules: Rules): Way {
  const there = { ...sailor, at: move.path.at(-1) ?? sailor.at };
  const reached = reachedFrom(there, state, rules);
  return { action: move, move, label: '', there, reached, length: pathLengthOf(sailor.at, move.path) };
}

function reachedFrom(sailor: Sailor, state: KrakenState, rules: Rules): readonly TentacleId[] {
  return targetsOf(state, sailor, rules).map(({ id }) => id);
}

function named(way: Way, what: string): Way {
  const far = way.length === 0 ? '' : `, ${toCentimetres(way.length)} cm`;
  return { ...way, label: `${what}${far}${withReach(way.reached)}` };
}

/** The shortest way to each set of tentacles that is not the one in reach already. */
function intoReach(ways: readonly Way[], sailor: Sailor, state: KrakenState, rules: Rules): readonly Way[] {
  const known = new Set(['', reachedFrom(sailor, state, rules).join()]);
  const found: Way[] = [];
  for (const way of ways) {
    const reached = way.reached.join();
    if (known.has(reached)) continue;
    known.add(reached);
    found.push(named(way, 'go'));
  }
  return found;
}

/** For the nearest tentacles that no way brings into reach, the way that ends nearest to them. */
function towards(ways: readonly Way[], sailor: Sailor, state: KrakenState, rules: Rules): readonly Way[] {
  const distance = (tentacle: Tentacle, from: Sailor) => distanceToSailor(tentacle, from, rules);
  return state.tentacles
    .filter(({ id }) => !ways.some(({ reached }) => reached.includes(id)))
    .sort((a, b) => distance(a, sailor) - distance(b, sailor))
    .slice(0, MOST_TOWARDS)
    .flatMap((tentacle) => {
      const nearest = [...ways].sort((a, b) => distance(tentacle, a.there) - distance(tentacle, b.there))[0];
      if (nearest === undefined || distance(tentacle, nearest.there) >= distance(tentacle, sailor)) return [];
      return [named(nearest, `towards tentacle ${tentacle.id}`)];
    });
}

/** The bow points along rising x, starboard is where y rises. */
const DIRECTIONS: readonly (readonly [x: number, y: number, name: string])[] = [
  [1, 0, 'to bow'],
  [-1, 0, 'to stern'],
  [0, -1, 'to port'],
  [0, 1, 'to starboard'],
  [1, -1, 'to bow and port'],
  [1, 1, 'to bow and starboard'],
  [-1, -1, 'to stern and port'],
  [-1, 1, 'to stern and starboard'],
];

/** The furthest way in each direction. */
function inDirections(ways: readonly Way[], { at }: Sailor): readonly Way[] {
  return DIRECTIONS.flatMap(([x, y, name]) => {
    const furthest = ways.filter(({ move, there }) => {
      const [dx, dy] = [there.at.x - at.x, there.at.y - at.y];
      const isStraight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
      return move.path.length === 1 && isStraight && Math.sign(dx) === x && Math.sign(dy) === y;
    });
    const way = furthest.at(-1);
    return way === undefined ? [] : [named(way, name)];
  });
}

function withReach(reached: readonly TentacleId[]): string {
  if (reached.length === 0) return '';
  const last = reached.at(-1);
  const list = reached.length === 1 ? `tentacle ${last}` : `tentacles ${reached.slice(0, -1).join(', ')} and ${last}`;
  return `, within reach of ${list}`;
}
