import type { Chance } from '@tabletop/dice';
import { PRINTED_CARDS } from '../cards/draw.js';
import type { DrainAttempt, SpellAttempt, Turned, UsingCards } from '../resolvers.js';
import { type DrainJudgement, judgeDrain } from './judge-drain.js';
import { judgeSpell, type SpellJudgement } from './judge-spell.js';

/**
 * A spell that is not resisted: what was played for it, against a card from the deck.
 *
 * @rule F-UNRESISTED
 */
export function resolveSpell(
  chance: Chance,
  { played, force, targetNumber, stock }: SpellAttempt,
  using: UsingCards<'judgeSpell'> = { ...PRINTED_CARDS, judgeSpell },
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
  using: UsingCards<'judgeDrain'> = { ...PRINTED_CARDS, judgeDrain },
): Turned<DrainJudgement> {
  const turned = using.turnUp(chance, stock, 'F-DRAIN', using);
  return { ...using.judgeDrain({ played, drawn: turned.value, drain, force, magicResistance }), turned };
}
