import { show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import { isAlive } from '../find.js';
import type { CrabId, WeaponIndex } from '../ids.js';
import type { WarcrabsState } from '../state.js';

/** What a fight made of a crab. */
export interface CrabResult {
  readonly id: CrabId;
  readonly alive: boolean;
  /** What is left of its Hit Points; 0 when it is dead. */
  readonly hitPoints: number;
  /** What is left of the armour of its shell. */
  readonly armour: number;
  /** What is left of its weapons, by their place on the crab; those that are not listed are as they were. */
  readonly weapons?: readonly { readonly index: WeaponIndex; readonly left: number | null }[];
  /** The crabs that it killed, by default none. */
  readonly kills?: number;
}

/** What came of a fight. */
export interface FightResult {
  /** The owner who won; null for a draw. */
  readonly winner: string | null;
  /** Every crab that was in it. */
  readonly crabs: readonly CrabResult[];
}

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
      alive: isAlive({ hitPoints }),
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
