import type { Chance } from '@tabletop/dice';
import type { rangeBand } from './armoury/ranges.js';
import type { Deal, Stock, TurnUp } from './cards/stock.js';
import type { cardValue, playValue } from './cards/values.js';
import type { judgeDamage } from './damage/judge-damage.js';
import type { blastDamage, judgeBlast } from './grenades/blast.js';
import type { judgeThrow } from './grenades/judge-throw.js';
import type { judgeDrain } from './magic/judge-drain.js';
import type { judgeSpell } from './magic/judge-spell.js';
import type { judgeMelee } from './melee/judge-melee.js';
import type { Rules } from './rules.js';
import type { judgeShot } from './shooting/judge-shot.js';
import type { targetNumber } from './shooting/target-number.js';

/** A card played against the deck, to do damage. */
export interface DamageAttempt {
  /** What the play came to. */
  readonly played: number;
  /** The Damage of what hit. */
  readonly damage: number;
  readonly knockOutValue: number;
  readonly stock: Stock;
}

/** A grenade aimed at a spot. */
export interface ThrowAttempt {
  readonly played: number;
  /** Throwing or, for a launcher, Firearms. */
  readonly skill: number;
  readonly targetNumber: number;
  readonly stock: Stock;
}

/** A blast that reaches a figure. */
export interface BlastAttempt {
  /** The grenade's Damage at that distance. */
  readonly damage: number;
  readonly knockOutValue: number;
  readonly stock: Stock;
}

/** A spell that is not resisted. */
export interface SpellAttempt {
  readonly played: number;
  readonly force: number;
  readonly targetNumber: number;
  readonly stock: Stock;
}

/** Drain after a spell. */
export interface DrainAttempt {
  readonly played: number;
  /** What the spell adds to the Force to give its Drain Code. */
  readonly drain: number;
  readonly force: number;
  readonly magicResistance: number;
  readonly stock: Stock;
}

/** What a judgement says, with the cards that were turned up for it. */
export type Turned<Judgement> = Judgement & { readonly turned: TurnUp };

/**
 * The rules that draw cards or judge them, each replaceable by itself. The last parameter of one that reads a rule or
 * calls another defaults to the printed game; the game passes its own, so that a replacement is felt everywhere.
 */
export interface Resolvers {
  readonly cardValue: typeof cardValue;
  readonly playValue: typeof playValue;
  readonly dealCard: (chance: Chance, stock: Stock, rule?: string, using?: Using) => Deal;
  readonly turnUp: (chance: Chance, stock: Stock, rule?: string, using?: Using<'dealCard' | 'cardValue'>) => TurnUp;
  readonly rangeBand: typeof rangeBand;
  readonly targetNumber: typeof targetNumber;
  readonly judgeShot: typeof judgeShot;
  readonly judgeMelee: typeof judgeMelee;
  readonly judgeDamage: typeof judgeDamage;
  readonly judgeThrow: typeof judgeThrow;
  readonly blastDamage: typeof blastDamage;
  readonly judgeBlast: typeof judgeBlast;
  readonly judgeSpell: typeof judgeSpell;
  readonly judgeDrain: typeof judgeDrain;
  readonly resolveDamage: (
    chance: Chance,
    attempt: DamageAttempt,
    using?: UsingCards<'judgeDamage'>,
  ) => Turned<ReturnType<typeof judgeDamage>>;
  readonly resolveThrow: (
    chance: Chance,
    attempt: ThrowAttempt,
    using?: UsingCards<'judgeThrow'>,
  ) => Turned<ReturnType<typeof judgeThrow>>;
  /** The direction in whole degrees, from rising x towards rising y. */
  readonly resolveScatter: (chance: Chance, using?: Using) => number;
  readonly resolveBlast: (
    chance: Chance,
    attempt: BlastAttempt,
    using?: UsingCards<'judgeBlast' | 'judgeDamage'>,
  ) => ReturnType<typeof judgeBlast> & { readonly first: TurnUp; readonly second: TurnUp };
  readonly resolveSpell: (
    chance: Chance,
    attempt: SpellAttempt,
    using?: UsingCards<'judgeSpell'>,
  ) => Turned<ReturnType<typeof judgeSpell>>;
  readonly resolveDrain: (
    chance: Chance,
    attempt: DrainAttempt,
    using?: UsingCards<'judgeDrain'>,
  ) => Turned<ReturnType<typeof judgeDrain>>;
}

/** What a rule needs of the game around it: the rules in force and the named resolvers. */
export type Using<Names extends keyof Resolvers = never> = { readonly rules: Rules } & Pick<Resolvers, Names>;

/** What a rule needs that turns cards up and then calls the named resolvers. */
export type UsingCards<Names extends keyof Resolvers = never> = Using<'turnUp' | 'dealCard' | 'cardValue' | Names>;
