import { type Chance, chanceFrom, type Distribution, exactly, fromWeights } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import type { Stock } from '../cards/stock.js';
import type { Resolvers, Using } from '../resolvers.js';

/** The most branches of one question: enough for two cards from six decks with two Jokers each. */
export const MAX_ODDS_BRANCHES = 20_000;
/** The most cards that are drawn from, some six decks. */
export const MAX_ODDS_CARDS = 330;

/**
 * The exact distribution of what a resolver returns that turns up cards. It is the game's own resolver that is run, with
 * the game's own way of dealing; but of cards that are worth the same one stands for all, and counts as often as there
 * are such cards. Else the Jokers, each of which is drawn again, would make more branches than anyone can wait for.
 *
 * Throws `RuleError` 'too-many-cards' for a stock of more than {@link MAX_ODDS_CARDS}, and `TabletopError`
 * 'too-many-branches' beyond {@link MAX_ODDS_BRANCHES}.
 */
export function exactDraws<Rulebook extends Using<'dealCard' | 'cardValue'>, Result>(
  resolve: (chance: Chance, using: Rulebook) => Result,
  using: Rulebook,
): Distribution<Result> {
  const start: Junction = { ways: [] };
  const runs = exactly(
    (branch) => {
      let here = start;
      let [ways, all] = [1n, 1n];
      const chance = chanceFrom((size, kind, rule) => {
        const value = kind === 'die' ? branch.die(size, rule) - 1 : branch.index(size, rule);
        here = here.ways[value] ??= { ways: [] };
        return value;
      });
      const dealCard: Resolvers['dealCard'] = (source, stock, rule, context) => {
        here.choice ??= choiceFrom(stock, using);
        const { size, kinds } = here.choice;
        const index: Chance['index'] = (length) => {
          const kind = length === size ? kinds[source.index(kinds.length, rule)] : undefined;
          if (kind === undefined) return source.index(length, rule);
          ways *= BigInt(kind.count * kinds.length);
          all *= BigInt(size);
          return kind.at;
        };
        return using.dealCard({ ...source, index }, stock, rule, context);
      };
      const result = resolve(chance, { ...using, dealCard });
      return { result, ways: `${ways}`, all: `${all}` };
    },
    { maxBranches: MAX_ODDS_BRANCHES },
  );
  const common = runs.outcomes.reduce((product, [{ all }]) => lcm(product, BigInt(all)), 1n);
  return fromWeights(
    runs.outcomes.map(([{ result, ways, all }, weight]) => [result, (weight * BigInt(ways) * common) / BigInt(all)]),
  );
}

/** A place in the tree of draws; what can be dealt there is the same whenever it is come to. */
interface Junction {
  readonly ways: Junction[];
  choice?: Choice;
}

/** What the next card is dealt from, by how much the cards are worth. */
interface Choice {
  readonly size: number;
  readonly kinds: readonly Kind[];
}

/** Cards that are worth the same, Jokers among themselves: where the first of them lies, and how many there are. */
interface Kind {
  readonly at: number;
  count: number;
}

/** The next card comes from the deck or, when that has run out, from the discards. */
function choiceFrom({ deck, discards }: Stock, using: Using<'cardValue'>): Choice {
  const pile = deck.length > 0 ? deck : discards;
  if (pile.length > MAX_ODDS_CARDS) {
    const message = `Odds are of at most ${MAX_ODDS_CARDS} cards, not of ${pile.length}.`;
    throw refusal('too-many-cards', [problem(['stock'], message)]);
  }
  const kinds = new Map<number | null, Kind>();
  for (const [at, card] of pile.entries()) {
    const value = using.cardValue(card, using);
    const kind = kinds.get(value);
    if (kind === undefined) kinds.set(value, { at, count: 1 });
    else kind.count++;
  }
  return { size: pile.length, kinds: [...kinds.values()] };
}

/** The least common multiple of two positive whole numbers. */
function lcm(a: bigint, b: bigint): bigint {
  let [greater, lesser] = [a, b];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return (a / greater) * b;
}
