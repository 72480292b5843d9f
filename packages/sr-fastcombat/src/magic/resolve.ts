import type { Chance } from '@tabletop/dice';
import { dealCard, turnUp } from '../cards/draw.js';
import { cardValue } from '../cards/values.js';
import type { DrainAttempt, SpellAttempt, Turned, Using } from '../resolvers.js';
import { DEFAULT_RULES } from '../rules.js';
import { type DrainJudgement, judgeDrain } from './judge-drain.js';
import { judgeSpell, type SpellJudgement } from './judge-spell.js';

const CARDS = { rules: DEFAULT_RULES, turnUp, dealCard, cardValue } as const;

/**
 * A spell that is not resisted: what was played for it, against a card from the deck.
 *
 * @rule F-UNRESISTED
 */
export function resolveSpell(
  chance: Chance,
  { played, force, targetNumber, stock }: SpellAttempt,
  using: Using<'turnUp' | 'dealCard' | 'cardValue' | 'judgeSpell'> = { ...CARDS, judgeSpell },
): Turned<SpellJudgement> {
  const turned = using.turnUp(chance, stock, 'F-UNRESISTED', using);
  return { ...using.judgeSpell({ played, opposed: turned.value, force, targetNumber }), turned };
}

/**
 * Drain: what the caster played, against a card from the deck.
 *
 * @rule F-DRAIN
 */
export function resolveDrain(
  chance: Chance,
  { played, drain, force, magicResistance, stock }: DrainAttempt,
  using: Using<'turnUp' | 'dealCard' | 'cardValue' | 'judgeDrain'> = { ...CARDS, judgeDrain },
): Turned<DrainJudgement> {
  const turned = using.turnUp(chance, stock, 'F-DRAIN', using);
  return { ...using.judgeDrain({ played, drawn: turned.value, drain, force, magicResistance }), turned };
}
