import type { Spell } from '../figures/sheet.js';

/** A check for drain whose cards are open. */
export interface DrainCheck {
  /** What the caster played. */
  readonly played: number;
  /** The card drawn against it. */
  readonly drawn: number;
  /** What the spell adds to the Force to give its Drain Code. */
  readonly drain: number;
  /** The Force at which it was cast. */
  readonly force: number;
  /** The caster's. */
  readonly magicResistance: number;
}

/** What drain came to. */
export interface DrainJudgement {
  /** The card drawn and the Drain Code; null where that card was not the higher. */
  readonly total: number | null;
  /** Whether the caster is out of the fight. */
  readonly out: boolean;
}

/**
 * Whether drain knocks a caster out: a card drawn that is higher than the one played, with the Drain Code, must exceed
 * the caster's Magic Resistance. Equal cards are no drain.
 *
 * @rule F-DRAIN
 */
export function judgeDrain({ played, drawn, drain, force, magicResistance }: DrainCheck): DrainJudgement {
  if (drawn <= played) return { total: null, out: false };
  const total = drawn + drainCode({ drain }, force);
  return { total, out: total > magicResistance };
}

/**
 * The Drain Code of a spell cast at a Force.
 *
 * @rule F-DRAIN
 */
export function drainCode(spell: Pick<Spell, 'drain'>, force: number): number {
  return force + spell.drain;
}
