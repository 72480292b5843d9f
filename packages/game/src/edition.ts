import { show } from '@tabletop/dice';
import type { ActionOf, ActionsByType, ActionTable } from './actions.js';
import { isText, MAX_NAME } from './check-value.js';
import type { Game, GameEvent, GameState, Outcome } from './contract.js';
import { type GameDefinition, makeGame } from './make-game.js';
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

/** What every step of a game is given: its rulebook, and the rules in force. */
export type InForce<Book, Rules> = Book & { readonly rules: Rules };

/** What is a game's own where it is played from a rulebook; {@link makeEdition} writes the rest. */
export interface EditionDefinition<
  Setup,
  State extends GameState & { readonly rules: Partial<Rules> },
  Actions extends ActionsByType<Actions>,
  Event extends GameEvent,
  View,
  Book extends object,
  Rules extends object,
  Ending extends Outcome,
> extends Omit<
    GameDefinition<Setup, State, Actions, Event, View, InForce<Book, Rules>, Rules, Ending>,
    'id' | 'revision' | 'rules' | 'context' | 'actions'
  > {
  /** What the game calls itself. */
  readonly edition: Edition;
  /** The game as it is printed: no other rulebook may go by its id. */
  readonly printed: { readonly id: string; readonly rulebook: object };
  /** The resolvers and the table of actions; every step is given all of it. */
  readonly rulebook: Book & { readonly actions: ActionTable<State, Actions, Event, NoInfer<InForce<Book, Rules>>> };
  /** The rules in force, as a function of the house rules: see `rulesOver`. */
  readonly rulesFor: (houseRules: Partial<Rules>) => Rules;
}

/**
 * The game that a rulebook describes, the printed one or a fork. Every step is given the rulebook with the rules in
 * force. Throws `RuleError` 'fork-needs-id' for another rulebook under the printed game's id, 'invalid-edition' for an
 * id that is no name.
 */
export function makeEdition<
  Setup,
  State extends GameState & { readonly rules: Partial<Rules> },
  Actions extends ActionsByType<Actions>,
  Event extends GameEvent,
  View,
  Book extends object,
  Rules extends object,
  Ending extends Outcome,
>(
  definition: EditionDefinition<Setup, State, Actions, Event, View, Book, Rules, Ending>,
): Game<Setup, State, ActionOf<Actions>, Event, View, Rules, Ending> {
  const { edition, printed, rulebook, rulesFor, ...rest } = definition;
  checkEdition(edition, printed.id, rulebook === printed.rulebook);
  const context = contextsOf<Book, Rules>(rulebook, rulesFor);
  return makeGame<Setup, State, Actions, Event, View, InForce<Book, Rules>, Rules, Ending>({
    ...rest,
    id: edition.id,
    revision: edition.revision ?? 1,
    rules: (state) => context(state).rules,
    context,
    actions: rulebook.actions,
  });
}

/**
 * What the steps of a game are given, as a function of the state: its rulebook, with the rules in force. Made once for
 * each object of house rules.
 */
export function contextsOf<Book extends object, Rules extends object>(
  rulebook: Book,
  rulesFor: (houseRules: Partial<Rules>) => Rules,
): (state: { readonly rules: Partial<Rules> }) => InForce<Book, Rules> {
  const contexts = new WeakMap<object, InForce<Book, Rules>>();
  return ({ rules: houseRules }) => {
    const known = contexts.get(houseRules);
    if (known !== undefined) return known;
    const context = { ...rulebook, rules: rulesFor(houseRules) };
    contexts.set(houseRules, context);
    return context;
  };
}
