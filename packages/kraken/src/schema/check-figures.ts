import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { contains, type Disc, discAt, overlap, overlapsPolygon } from '@tabletop/geometry';
import { deckOf, hullOf } from '../deck.js';
import type { Rules } from '../rules.js';
import type { KrakenState } from '../state.js';
import { toUnits } from '../units.js';

interface Base {
  readonly path: Problem['path'];
  readonly disc: Disc;
}

/**
 * What is wrong with where figures stand: sailors in play on the deck, tentacles off the hull, and no base over another
 * or over an obstacle.
 *
 * @rule K-BASES
 * @rule K-MOVE-PATH
 * @rule K-TENTACLES
 */
export function figureProblems(state: KrakenState, rules: Rules): readonly Problem[] {
  const { vessel } = state;
  const problems: Problem[] = [];
  const refuse = (path: Problem['path'], message: string, rule = 'K-MOVE-PATH') =>
    problems.push(problem(path, message, rule));

  const deck = deckOf(vessel, rules);
  const sailors = state.sailors.flatMap(({ at, fate }, index): Base[] => {
    return fate === 'in-play'
      ? [{ path: ['sailors', index, 'at'], disc: discAt(at, toUnits(rules.sailorRadius)) }]
      : [];
  });
  for (const { path, disc } of sailors) {
    if (!contains(deck, disc)) refuse(path, 'A sailor in play stands on the vessel.');
    if (vessel.obstacles.some((obstacle) => overlap(obstacle, disc))) refuse(path, 'A sailor stands on no obstacle.');
  }

  const hull = hullOf(vessel);
  const tentacles = state.tentacles.map(({ at }, index): Base => {
    return { path: ['tentacles', index, 'at'], disc: discAt(at, toUnits(rules.tentacleRadius)) };
  });
  for (const { path, disc } of tentacles) {
    if (overlapsPolygon(disc, hull)) refuse(path, 'A tentacle’s base lies in the water, off the hull.', 'K-TENTACLES');
  }

  const bases = [...sailors, ...tentacles];
  for (const [at, { path, disc }] of bases.entries()) {
    if (bases.slice(0, at).some((other) => overlap(other.disc, disc)))
      refuse(path, 'A base lies over no other.', 'K-BASES');
  }
  return problems;
}
