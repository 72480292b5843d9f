import { show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { CrabId } from '../ids.js';
import type { WarcrabsState } from '../state.js';
import type { FightResult } from './fight-result.js';

/**
 * What came of a fight that is over, for `settleFight`. `ids` are those of the season's crabs in the order in which
 * `crabsFor` was given them.
 *
 * Throws `RuleError` 'invalid-result' for a fight that is not over, and for one of another number of crabs.
 *
 * @rule W-FIGHT
 */
export function fightResult(
  { crabs, stage }: Pick<WarcrabsState, 'crabs' | 'stage'>,
  ids: readonly CrabId[],
): FightResult {
  if (stage.phase !== 'over') throw refused(['stage'], 'The fight is not over.');
  if (ids.length !== crabs.length) throw refused(['crabs'], `${crabs.length} crabs fought, not ${show(ids.length)}.`);
  return {
    winner: stage.winners[0] ?? null,
    crabs: crabs.map(({ hitPoints, armour, weapons, kills }, at) => ({
      id: ids[at] ?? 0,
      alive: hitPoints > 0,
      hitPoints,
      armour,
      weapons: weapons.map(({ left }, index) => ({ index, left })),
      kills,
    })),
  };
}

function refused(path: readonly string[], message: string): Error {
  return refusal('invalid-result', [problem(path, message, 'W-FIGHT')]);
}
