import type { Chance } from '@tabletop/dice';
import { PRINTED_CARDS } from '../cards/draw.js';
import type { DamageAttempt, Turned, UsingCards } from '../resolvers.js';
import { type DamageJudgement, judgeDamage } from './judge-damage.js';

/**
 * The damage of a hit: what was played for it, against a card from the deck.
 *
 * @rule F-DAMAGE
 */
export function resolveDamage(
  chance: Chance,
  { played, damage, knockOutValue, stock }: DamageAttempt,
  using: UsingCards<'judgeDamage'> = { ...PRINTED_CARDS, judgeDamage },
): Turned<DamageJudgement> {
  const turned = using.turnUp(chance, stock, 'F-DAMAGE', using);
  return { ...using.judgeDamage({ played, drawn: turned.value, damage, knockOutValue }), turned };
}
