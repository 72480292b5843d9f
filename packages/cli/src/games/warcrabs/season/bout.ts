import { problem, refusal } from '@tabletop/game';
import { type CrabId, crabsFor, type Roster, type WarcrabsSetup } from '@tabletop/warcrabs';
import type { BOARD_NAMES } from '../warcrabs.js';
import { crabCalled } from './find.js';

/** A fight of a season, before it begins. */
export interface Bout {
  /** The crabs that fight, by their numbers in the season. */
  readonly ids: readonly CrabId[];
  /** Their owners, in the order of the season. */
  readonly players: readonly string[];
  readonly setup: WarcrabsSetup;
}

/**
 * The fight between some crabs of a season, by default all of them. Throws a typed error where they are too many, or of
 * one owner alone.
 */
export function boutOf(
  roster: Roster,
  typed: readonly string[],
  board: (typeof BOARD_NAMES)[number] | undefined,
): Bout {
  const crabs = typed.length === 0 ? roster.crabs : typed.map((each) => crabCalled(roster, each));
  const ids = crabs.map(({ id }) => id);
  const players = roster.owners.map(({ name }) => name).filter((name) => crabs.some(({ owner }) => owner === name));
  if (players.length < 2) throw refusal('illegal-action', [problem(['crabs'], TWO_OWNERS, 'W-FIGHT')]);
  const setup: WarcrabsSetup = {
    players,
    crabs: crabsFor(roster, ids),
    houseRules: roster.rules,
    ...(board === undefined ? {} : { board }),
  };
  return { ids, players, setup };
}

const TWO_OWNERS = 'A fight has crabs of two owners at least.';
