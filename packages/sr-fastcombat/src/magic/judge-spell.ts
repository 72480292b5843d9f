import type { FigureSheet, Spell } from '../figures/sheet.js';

/** A casting whose cards are open. */
export interface Casting {
  /** What the caster's play is worth. */
  readonly played: number;
  /** What stands against it: the card drawn or, for a spell that is resisted, the target's play. */
  readonly opposed: number;
  /** The Force at which it is cast. */
  readonly force: number;
  readonly targetNumber: number;
}

/** What a casting came to. */
export interface SpellJudgement {
  /** Force and cards; null where what stood against it was the higher. */
  readonly total: number | null;
  /** Whether the target is affected. */
  readonly affected: boolean;
  /** It was outplayed, it fell short of the Target Number, or it affects the target. */
  readonly reason: 'outplayed' | 'short' | 'affected';
}

/**
 * Whether a spell affects its target. What stands against it makes it fail by being higher; otherwise Force and the
 * play, and what stands against it where that is equal, must reach the Target Number.
 *
 * @rule F-UNRESISTED
 * @rule F-RESISTED
 * @rule F-EFFECT
 */
export function judgeSpell({ played, opposed, force, targetNumber }: Casting): SpellJudgement {
  if (opposed > played) return { total: null, affected: false, reason: 'outplayed' };
  const total = force + played + (opposed === played ? opposed : 0);
  const affected = total >= targetNumber;
  return { total, affected, reason: affected ? 'affected' : 'short' };
}

/**
 * The Target Number of a spell against a figure: a fixed one, or its Magic Resistance.
 *
 * @rule F-FORCE
 */
export function spellTargetNumber(
  spell: Pick<Spell, 'targetNumber'>,
  target: Pick<FigureSheet, 'magicResistance'>,
): number {
  return spell.targetNumber === 'magic-resistance' ? target.magicResistance : spell.targetNumber;
}

/**
 * The Damage of a spell cast at a Force; null for one that does none.
 *
 * @rule F-SPELL-CONVERT
 */
export function spellDamage(spell: Pick<Spell, 'damage'>, force: number): number | null {
  return spell.damage === null ? null : force + spell.damage;
}
