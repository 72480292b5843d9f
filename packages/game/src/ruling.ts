/** A decision on a point that a game's text leaves open, misprints or contradicts: what was asked and what stands. */
export interface Ruling {
  /** A name for the decision; where house rules can turn it, the key in the game's `Rules`. */
  readonly id: string;
  /** The id of the rule that it settles. */
  readonly rule: string;
  /** What the text leaves open. */
  readonly question: string;
  /** Every reading that the package can play, the default among them. */
  readonly options: readonly RulingOption[];
  /** The name of the option in force unless house rules say otherwise. */
  readonly default: string;
  /** Why the default is the default. */
  readonly reason: string;
  /** Whether the text is open (`ruling`), misprinted (`erratum`), or gives no value at all (`house`). */
  readonly kind: 'ruling' | 'erratum' | 'house';
}

/** One reading of a rule. */
export interface RulingOption {
  readonly name: string;
  readonly meaning: string;
}
