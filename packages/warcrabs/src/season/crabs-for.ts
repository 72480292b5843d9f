import { show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { Crab } from '../crab/crab.js';
import { shellOf, weaponOf } from '../crab/read-items.js';
import type { CrabId } from '../ids.js';
import { MAX_CRABS } from '../limits.js';
import { crabOf } from './find.js';
import type { Roster } from './roster.js';

/** A crab of a season as the set-up of a fight takes it. */
export interface Entrant {
  readonly crab: Crab;
  readonly owner: string;
  /** What is left of its armour. */
  readonly armour: number;
  /** What is left of its Hit Points. */
  readonly hitPoints: number;
  /** How often each of its weapons can still be used; null for any number of times. */
  readonly left: readonly (number | null)[];
}

/**
 * Crabs of a season, as the set-up of a fight takes them, in the order of their ids as given. In the fight they are crabs
 * 1, 2 and so on; `fightResult` finds them again.
 *
 * Throws `RuleError` 'illegal-action' for an id that no living crab has, one given twice, and more than `MAX_CRABS`.
 *
 * @rule W-ROSTER
 */
export function crabsFor(roster: Roster, ids: readonly CrabId[]): readonly Entrant[] {
  if (ids.length > MAX_CRABS || new Set(ids).size < ids.length) {
    const message = `A fight has at most ${MAX_CRABS} crabs, each once, not ${show(ids)}.`;
    throw refusal('illegal-action', [problem(['crabs'], message, 'W-ROSTER')]);
  }
  return ids.map((id) => {
    const { name, owner, traits, shell, weapons, hitPoints } = crabOf(roster, id, 'crabs');
    return {
      crab: { name, traits: { ...traits }, shell: shellOf(shell), weapons: weapons.map(weaponOf) },
      owner,
      armour: shell.left,
      hitPoints,
      left: weapons.map(({ left }) => left),
    };
  });
}
