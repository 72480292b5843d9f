/** Players or pieces in ranks, first to last; those who share a rank are tied. */
export type Ranks<Id> = readonly (readonly Id[])[];

/** The first rank that is shared: those who are tied for its places; undefined when all are settled. */
export function tiedRank<Id>(ranks: Ranks<Id>): readonly Id[] | undefined {
  return ranks.find((rank) => rank.length > 1);
}

/**
 * The ranks after those of the first shared one were told apart by a number, such as what each rolled: highest first,
 * and those who are equal again still tied, for the same places alone and in the same order.
 */
export function splitTie<Id>(ranks: Ranks<Id>, worth: (id: Id) => number): Ranks<Id> {
  const tied = tiedRank(ranks);
  return ranks.flatMap((rank) => (rank === tied ? byValue(rank, worth) : [rank]));
}

function byValue<Id>(rank: readonly Id[], worth: (id: Id) => number): Ranks<Id> {
  const found = rank.map((id) => ({ id, value: worth(id) }));
  const values = [...new Set(found.map(({ value }) => value))].sort((a, b) => b - a);
  return values.map((value) => found.filter((each) => each.value === value).map(({ id }) => id));
}
