import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import type { Disc } from '@tabletop/geometry';
import { sailorBase, tentacleBase } from '../bases.js';
import type { Rules } from '../rules.js';
import { isAfloat, isOnDeck, isOnObstacle, overlapped } from '../standing.js';
import type { KrakenState } from '../state.js';

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

  const sailors = state.sailors.flatMap(({ at, fate }, index): Base[] => {
    return fate === 'in-play' ? [{ path: ['sailors', index, 'at'], disc: sailorBase(at, rules) }] : [];
  });
  for (const { path, disc } of sailors) {
    if (!isOnDeck(disc, vessel, rules)) refuse(path, 'A sailor in play stands on the vessel.');
    if (isOnObstacle(disc, vessel)) refuse(path, 'A sailor stands on no obstacle.');
  }

  const tentacles = state.tentacles.map(({ at }, index): Base => {
    return { path: ['tentacles', index, 'at'], disc: tentacleBase(at, rules) };
  });
  for (const { path, disc } of tentacles) {
    if (!isAfloat(disc, vessel)) refuse(path, 'A tentacle’s base lies in the water, off the hull.', 'K-TENTACLES');
  }

  const bases = [...sailors, ...tentacles];
  const discs = bases.map(({ disc }) => disc);
  for (const [at, { path }] of bases.entries()) {
    if (overlapped(discs, at) >= 0) refuse(path, 'A base lies over no other.', 'K-BASES');
  }
  return problems;
}
