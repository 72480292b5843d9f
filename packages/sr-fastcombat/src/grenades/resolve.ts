import type { Chance } from '@tabletop/dice';
import { PRINTED_CARDS, turnUpTwo } from '../cards/draw.js';
import type { TurnUp } from '../cards/stock.js';
import { type DamageJudgement, judgeDamage } from '../damage/judge-damage.js';
import type { BlastAttempt, ThrowAttempt, Turned, Using, UsingCards } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { judgeBlast } from './blast.js';
import { judgeThrow, type ThrowJudgement } from './judge-throw.js';

/**
 * A grenade aimed at a spot: what was played for it, against a card from the deck.
 *
 * @rule F-GRENADE
 */
export function resolveThrow(
  chance: Chance,
  { played, skill, targetNumber, stock }: ThrowAttempt,
  using: UsingCards<'judgeThrow'> = { ...PRINTED_CARDS, judgeThrow },
): Turned<ThrowJudgement> {
  const turned = using.turnUp(chance, stock, 'F-GRENADE', using);
  return { ...using.judgeThrow({ card: played, skill, drawn: turned.value, targetNumber }), turned };
}

/**
 * In which direction a grenade scatters: whole degrees, each multiple of the step equally likely.
 *
 * @rule F-SCATTER
 */
export function resolveScatter(chance: Chance, using: Using = { rules: DEFAULT_RULES }): number {
  const { scatterDegrees } = using.rules;
  return chance.index(360 / scatterDegrees, 'F-SCATTER') * scatterDegrees;
}

/**
 * A blast that reaches a figure: two cards from the deck.
 *
 * @rule F-BLAST
 */
export function resolveBlast(
  chance: Chance,
  { damage, knockOutValue, stock }: BlastAttempt,
  using: UsingCards<'judgeBlast' | 'judgeDamage'> = {
    ...PRINTED_CARDS,
    judgeBlast,
    judgeDamage,
  },
): DamageJudgement & { readonly first: TurnUp; readonly second: TurnUp } {
  const { first, second } = turnUpTwo(chance, stock, 'F-BLAST', using);
  const judged = using.judgeBlast({ first: first.value, second: second.value, damage, knockOutValue }, using);
  return { ...judged, first, second };
}
