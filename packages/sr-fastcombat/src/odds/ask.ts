import { standardDeck } from '@tabletop/cards';
import { type Distribution, show } from '@tabletop/dice';
import { problem, refusal } from '@tabletop/game';
import { dealCard, turnUp } from '../cards/draw.js';
import type { Stock } from '../cards/stock.js';
import { cardValue } from '../cards/values.js';
import { judgeDamage } from '../damage/judge-damage.js';
import { resolveDamage } from '../damage/resolve-damage.js';
import { judgeBlast } from '../grenades/blast.js';
import { judgeThrow } from '../grenades/judge-throw.js';
import { resolveBlast, resolveThrow } from '../grenades/resolve.js';
import { scatterDistance } from '../grenades/scatter.js';
import { judgeDrain } from '../magic/judge-drain.js';
import { judgeSpell, type SpellJudgement } from '../magic/judge-spell.js';
import { resolveDrain, resolveSpell } from '../magic/resolve.js';
import type { BlastAttempt, DamageAttempt, DrainAttempt, SpellAttempt, ThrowAttempt, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { exactDraws } from './exact-draws.js';

/**
 * The rules and resolvers that odds are of: by default the printed game's. Those of house rules or a fork are
 * `{ ...RULEBOOK, rules: rulesFor(houseRules) }`, with the fork's own in place of `RULEBOOK`.
 */
export type OddsUsing = Using<
  | 'cardValue'
  | 'dealCard'
  | 'turnUp'
  | 'judgeDamage'
  | 'resolveDamage'
  | 'judgeThrow'
  | 'resolveThrow'
  | 'judgeBlast'
  | 'resolveBlast'
  | 'judgeSpell'
  | 'resolveSpell'
  | 'judgeDrain'
  | 'resolveDrain'
>;

const PRINTED: OddsUsing = {
  rules: DEFAULT_RULES,
  cardValue,
  dealCard,
  turnUp,
  judgeDamage,
  resolveDamage,
  judgeThrow,
  resolveThrow,
  judgeBlast,
  resolveBlast,
  judgeSpell,
  resolveSpell,
  judgeDrain,
  resolveDrain,
};

/** What is asked of a resolver; without a stock, of a whole deck. */
export type Question<Attempt extends { readonly stock: Stock }> = Omit<Attempt, 'stock'> &
  Partial<Pick<Attempt, 'stock'>>;

/** A whole deck with its Jokers. */
function wholeDeck({ rules }: OddsUsing): Stock {
  return { deck: standardDeck({ decks: 1, jokersPerDeck: rules.jokersPerDeck }), discards: [] };
}

/** The question, of a whole deck where it names no stock. */
function attemptOf<Attempt extends { readonly stock: Stock }>(
  question: Question<Attempt>,
  numbers: readonly (keyof Question<Attempt> & string)[],
  using: OddsUsing,
): Question<Attempt> & { readonly stock: Stock } {
  checkNumbers(numbers.map((name) => [name, question[name]]));
  return { ...question, stock: question.stock ?? wholeDeck(using) };
}

/** Refuses numbers that no game has: what is none compares as neither higher nor lower, and would look like odds. */
function checkNumbers(numbers: readonly (readonly [name: string, value: unknown])[]): void {
  const problems = numbers
    .filter(([, value]) => !Number.isSafeInteger(value))
    .map(([name, value]) => problem([name], `${show(name)} is a whole number, not ${show(value)}.`));
  if (problems.length > 0) throw refusal('invalid-question', problems);
}

/** How a card that is turned up compares with one that was played. */
export type Comparison = 'higher' | 'equal' | 'lower';

/**
 * How a card turned up from a stock compares with a play: one that is higher beats it. Without a stock, from a whole
 * deck. Like the others below it throws `TabletopError` 'too-many-branches' where a stock holds too many Jokers, and
 * `RuleError` 'invalid-question' naming every number that is no whole one, 'too-many-cards' beyond `MAX_ODDS_CARDS`.
 *
 * @rule F-DRAWN-JOKER
 */
export function beatenOdds(played: number, stock?: Stock, using: OddsUsing = PRINTED): Distribution<Comparison> {
  checkNumbers([['played', played]]);
  const from = stock ?? wholeDeck(using);
  return exactDraws((chance, rulebook): Comparison => {
    const { value } = rulebook.turnUp(chance, from, 'F-DRAWN-JOKER', rulebook);
    return value > played ? 'higher' : value === played ? 'equal' : 'lower';
  }, using);
}

/**
 * Whether a figure that was hit goes out of the fight.
 *
 * @rule F-DAMAGE
 */
export function damageOdds(question: Question<DamageAttempt>, using: OddsUsing = PRINTED): Distribution<boolean> {
  const attempt = attemptOf(question, ['played', 'damage', 'knockOutValue'], using);
  return exactDraws((chance, rulebook) => rulebook.resolveDamage(chance, attempt, rulebook).out, using);
}

/**
 * How far from its spot a grenade lands, in centimetres.
 *
 * @rule F-GRENADE
 * @rule F-SCATTER
 */
export function scatterOdds(question: Question<ThrowAttempt>, using: OddsUsing = PRINTED): Distribution<number> {
  const attempt = attemptOf(question, ['played', 'skill', 'targetNumber'], using);
  return exactDraws(
    (chance, rulebook) => scatterDistance(rulebook.resolveThrow(chance, attempt, rulebook).short, rulebook),
    using,
  );
}

/**
 * Whether a figure that a blast reaches goes out of the fight.
 *
 * @rule F-BLAST
 */
export function blastOdds(question: Question<BlastAttempt>, using: OddsUsing = PRINTED): Distribution<boolean> {
  const attempt = attemptOf(question, ['damage', 'knockOutValue'], using);
  return exactDraws((chance, rulebook) => rulebook.resolveBlast(chance, attempt, rulebook).out, using);
}

/**
 * What comes of a spell that is not resisted.
 *
 * @rule F-UNRESISTED
 */
export function spellOdds(
  question: Question<SpellAttempt>,
  using: OddsUsing = PRINTED,
): Distribution<SpellJudgement['reason']> {
  const attempt = attemptOf(question, ['played', 'force', 'targetNumber'], using);
  return exactDraws((chance, rulebook) => rulebook.resolveSpell(chance, attempt, rulebook).reason, using);
}

/**
 * Whether drain puts a caster out of the fight.
 *
 * @rule F-DRAIN
 */
export function drainOdds(question: Question<DrainAttempt>, using: OddsUsing = PRINTED): Distribution<boolean> {
  const attempt = attemptOf(question, ['played', 'drain', 'force', 'magicResistance'], using);
  return exactDraws((chance, rulebook) => rulebook.resolveDrain(chance, attempt, rulebook).out, using);
}
