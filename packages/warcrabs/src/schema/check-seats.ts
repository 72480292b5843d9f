import type { Problem } from '@tabletop/dice';
import { problem, readNames } from '@tabletop/game';
import { MAX_PLAYERS } from '../limits.js';
import type { WarcrabsState } from '../state.js';

/**
 * What is wrong with who is who in a state: players have names of their own, crabs are numbered from 1 in their order,
 * and every crab belongs to a player and every player has one.
 *
 * @rule W-FIGHT
 * @rule W-ROSTER
 */
export function seatProblems({ players, crabs }: WarcrabsState): readonly Problem[] {
  const names = players.map(({ id }) => id);
  const seats = readNames(names, { what: 'player', least: 2, most: MAX_PLAYERS, rule: 'W-FIGHT' });
  const refuse = (path: Problem['path'], message: string) => problem(path, message, 'W-ROSTER');
  return [
    ...seats.problems.map((found) => ({ ...found, path: ['players', ...found.path, 'id'] })),
    ...crabs.flatMap(({ id, owner }, at) => [
      ...(id === at + 1 ? [] : [refuse(['crabs', at, 'id'], 'Crabs are numbered from 1, in their order.')]),
      ...(names.includes(owner) ? [] : [refuse(['crabs', at, 'owner'], 'Every crab belongs to a player.')]),
    ]),
    ...names.flatMap((name, at) =>
      crabs.some(({ owner }) => owner === name) ? [] : [refuse(['players', at], 'Every player has a crab.')],
    ),
  ];
}
