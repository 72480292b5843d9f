import type { PlayerId } from '@tabletop/game';

/** What a player drew or played to be ranked by. */
export interface Ranked {
  readonly player: PlayerId;
  readonly value: number;
}

/** Players in ranks, first to last; those who share a rank are tied. */
export type Ranks = readonly (readonly PlayerId[])[];

/** The first rank that is shared: those who are tied for its places; undefined when all are settled. */
export function tiedRank(ranks: Ranks): readonly PlayerId[] | undefined {
  return ranks.find((rank) => rank.length > 1);
}

/**
 * The ranks after the first shared one was drawn or played for: highest first, and those who are equal again still
 * tied, for the same places alone.
 *
 * @rule F-INIT
 * @rule F-INTERRUPT
 */
export function splitTie(ranks: Ranks, drawn: readonly Ranked[]): Ranks {
  const tied = tiedRank(ranks);
  return ranks.flatMap((rank) => (rank === tied ? byValue(drawn) : [rank]));
}

function byValue(drawn: readonly Ranked[]): Ranks {
  const values = [...new Set(drawn.map(({ value }) => value))].sort((a, b) => b - a);
  return values.map((value) => drawn.filter((each) => each.value === value).map(({ player }) => player));
}
