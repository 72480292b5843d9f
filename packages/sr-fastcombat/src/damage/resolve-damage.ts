import type { Chance } from '@tabletop/dice';
import { dealCard, turnUp } from '../cards/draw.js';
import { cardValue } from '../cards/values.js';
import type { DamageAttempt, Turned, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { type DamageJudgement, judgeDamage } from './judge-damage.js';

/**
 * The damage of a hit: what was played for it, against a card from the deck.
 *
 * @rule F-DAMAGE
 */
export function resolveDamage(
  chance: Chance,
  { played, damage, knockOutValue, stock }: DamageAttempt,
  using: Using<'turnUp' | 'dealCard' | 'cardValue' | 'judgeDamage'> = {
    rules: DEFAULT_RULES,
    turnUp,
    dealCard,
    cardValue,
    judgeDamage,
  },
): Turned<DamageJudgement> {
  const turned = using.turnUp(chance, stock, 'F-DAMAGE', using);
  return { ...using.judgeDamage({ played, drawn: turned.value, damage, knockOutValue }), turned };
}
