import { show } from '@tabletop/dice';
import type { Game, GameAction, GameEvent, GameState } from './contract.js';
import { hash } from './hash.js';
import { problem } from './problem.js';
import { ALL, NONE, plus, type Ratio, ratioText, shareOf } from './ratio.js';
import { RuleError } from './rule-error.js';
import { transitions } from './transitions.js';

/** The most steps that {@link perft} looks ahead. */
export const MAX_PERFT_DEPTH = 1000;

/** The most different states after the same number of steps, unless the caller says fewer. */
export const MAX_PERFT_STATES = 100_000;

/** The most actions that are tried at one depth, unless the caller says fewer. */
export const MAX_PERFT_ACTIONS = 1_000_000;

/** How much work {@link perft} may do. */
export interface PerftOptions {
  /** By default, and at most, {@link MAX_PERFT_STATES}. */
  readonly maxStates?: number;
  /** By default, and at most, {@link MAX_PERFT_ACTIONS}. */
  readonly maxActions?: number;
  /** The most branches of one step; as for `exactly`. */
  readonly maxBranches?: number;
}

/** What there is after so many steps. */
export interface PerftRow {
  /** The number of steps, from 1. */
  readonly depth: number;
  /** The actions that lead here, of every state before and every player who may choose; an automatic step counts as one. */
  readonly actions: number;
  /** The different states that they lead to. */
  readonly states: number;
  /** Those of the states that are over. */
  readonly ended: number;
  /**
   * The exact probability of being in one of the states, or in one that was over before, when each choice of each
   * player is equally likely: '1'.
   */
  readonly probability: string;
}

interface Reached<State> {
  readonly state: State;
  readonly share: Ratio;
}

/**
 * Counts what can happen in the next `depth` steps: a fingerprint by which a port or a fork of a game can check that it
 * plays by the same rules. It ends early when every state is over.
 *
 * Throws `RuleError` 'too-much-work' where there is more than the limits allow, 'invalid-options', and what
 * `transitions` throws.
 */
export function perft<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
  depth: number,
  options: PerftOptions = {},
): readonly PerftRow[] {
  checkDepth(depth);
  const maxStates = Math.min(options.maxStates ?? MAX_PERFT_STATES, MAX_PERFT_STATES);
  const maxActions = Math.min(options.maxActions ?? MAX_PERFT_ACTIONS, MAX_PERFT_ACTIONS);
  const branches = options.maxBranches === undefined ? {} : { maxBranches: options.maxBranches };
  const rows: PerftRow[] = [];
  let live: readonly Reached<State>[] = game.outcome(state) === undefined ? [{ state, share: ALL }] : [];
  let past: Ratio = live.length === 0 ? ALL : NONE;

  for (let step = 1; step <= depth && live.length > 0; step++) {
    const next = new Map<string, Reached<State>>();
    let actions = 0;
    for (const from of live) {
      const choices = choicesOf(game, from.state);
      actions += choices.length;
      if (actions > maxActions) throw tooMuch('actions', maxActions, step);
      for (const choice of choices) {
        const after = transitions(game, from.state, choice, branches);
        for (const [to, weight] of after.outcomes) {
          const key = hash(to.state);
          const share = shareOf(from.share, weight, after.total * BigInt(choices.length));
          next.set(key, { state: to.state, share: plus(next.get(key)?.share ?? NONE, share) });
        }
        if (next.size > maxStates) throw tooMuch('states', maxStates, step);
      }
    }
    const reached = [...next.values()];
    const over = reached.filter((to) => game.outcome(to.state) !== undefined);
    const probability = ratioText(total(past, reached));
    rows.push({ depth: step, actions, states: reached.length, ended: over.length, probability });
    past = total(past, over);
    live = reached.filter((to) => game.outcome(to.state) === undefined);
  }
  return rows;
}

/** Every legal action of everybody who must choose, or the automatic step as `undefined`. */
function choicesOf<Setup, State extends GameState, Action extends GameAction, Event extends GameEvent, View>(
  game: Game<Setup, State, Action, Event, View>,
  state: State,
): readonly (Action | undefined)[] {
  const actors = game.actors(state);
  return actors.length === 0 ? [undefined] : actors.flatMap((player) => game.legalActions(state, player));
}

function total(first: Ratio, reached: readonly { readonly share: Ratio }[]): Ratio {
  return reached.reduce((sum, { share }) => plus(sum, share), first);
}

function checkDepth(depth: number): void {
  if (Number.isSafeInteger(depth) && depth >= 0 && depth <= MAX_PERFT_DEPTH) return;
  const message = `A depth is a whole number from 0 to ${MAX_PERFT_DEPTH}, not ${show(depth)}.`;
  throw new RuleError('invalid-options', [problem(['depth'], message)]);
}

function tooMuch(what: string, limit: number, step: number): RuleError {
  const found = problem([], `There are more than ${limit} ${what} at depth ${step}.`);
  return new RuleError('too-much-work', [{ ...found, details: { depth: step, limit } }]);
}
