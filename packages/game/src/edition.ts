import { show } from '@tabletop/dice';
import { isText, MAX_NAME } from './check-value.js';
import { problem, refusal } from './problem.js';

/** What a game, or a fork of one, calls itself. */
export interface Edition {
  /** The game's id. Another rulebook than the printed one needs another id than the printed game's. */
  readonly id: string;
  /** Rises with any change of a rule or of the order of draws; by default 1. */
  readonly revision?: number;
}

/**
 * Refuses an edition that could be taken for another. Throws `RuleError` 'invalid-edition' for an id that is no name,
 * 'fork-needs-id' for a changed rulebook under the printed game's id.
 */
export function checkEdition({ id }: Edition, printedId: string, isPrinted: boolean): void {
  if (!isText(id)) {
    const message = `The id of a game is a text of 1 to ${MAX_NAME} characters, not ${show(id)}.`;
    throw refusal('invalid-edition', [problem(['id'], message)]);
  }
  if (id === printedId && !isPrinted) {
    const message = 'A changed rulebook needs an id of its own, so that nobody takes one game for the other.';
    throw refusal('fork-needs-id', [problem(['id'], message)]);
  }
}

/**
 * What the steps of a game are given, as a function of the state: its rulebook, with the rules in force. Made once for
 * each object of house rules.
 */
export function contextsOf<Book extends object, Rules extends object>(
  rulebook: Book,
  rulesFor: (houseRules: Partial<Rules>) => Rules,
): (state: { readonly rules: Partial<Rules> }) => Book & { readonly rules: Rules } {
  const contexts = new WeakMap<object, Book & { readonly rules: Rules }>();
  return ({ rules: houseRules }) => {
    const known = contexts.get(houseRules);
    if (known !== undefined) return known;
    const context = { ...rulebook, rules: rulesFor(houseRules) };
    contexts.set(houseRules, context);
    return context;
  };
}
