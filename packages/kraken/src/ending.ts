import type { Outcome, PlayerId } from '@tabletop/game';
import { changed } from './change.js';
import type { Context } from './context.js';
import type { KrakenEvent } from './events.js';
import type { Rules } from './rules.js';
import type { Ending, KrakenState, Player } from './state.js';

/** The result of a game of KRAKEN, with the honours. */
export interface KrakenOutcome extends Outcome {
  readonly reason: Ending;
  /** Who did best, in the order of seats; empty when house rules name nobody after a defeat. */
  readonly moralWinners: readonly PlayerId[];
}

/** The endings, each with the rule that brings it and whether the players win. */
export const ENDINGS: Readonly<Record<Ending, { readonly rule: string; readonly won: boolean }>> = {
  'tentacles-destroyed': { rule: 'K-WIN', won: true },
  'kraken-fled': { rule: 'K-WIN', won: true },
  'vessel-lost': { rule: 'K-LOSE', won: false },
  'crew-lost': { rule: 'K-LOSE', won: false },
  'turn-limit': { rule: 'K-LOSE', won: false },
};

/**
 * Ends the game, unless it has ended: the first ending reached stands.
 *
 * @rule K-WIN
 * @rule K-LOSE
 */
export function endGame(state: KrakenState, ending: Ending, log: KrakenEvent[], context: Context): KrakenState {
  if (state.stage.phase === 'over') return state;
  const { rule, won } = ENDINGS[ending];
  log.push({ type: 'ended', rule, ending, won, moralWinners: moralWinners(state.players, won, context.rules) });
  return changed(state, { stage: { phase: 'over', ending } });
}

/**
 * The players who destroyed the most tentacles; of those, the ones whose sailors lost the least Pluck.
 *
 * @rule K-MORAL
 */
export function moralWinners(
  players: readonly Player[],
  won: boolean,
  rules: Pick<Rules, 'moralWinner'>,
): readonly PlayerId[] {
  if (!won && rules.moralWinner === 'onWin') return [];
  const most = Math.max(...players.map((player) => player.destroyed));
  const bravest = players.filter((player) => player.destroyed === most);
  const least = Math.min(...bravest.map((player) => player.pluckLost));
  return bravest.filter((player) => player.pluckLost === least).map((player) => player.id);
}

/** How the game ended, or undefined while it goes on. */
export function outcomeOf(state: KrakenState, rules: Pick<Rules, 'moralWinner'>): KrakenOutcome | undefined {
  if (state.stage.phase !== 'over') return undefined;
  const { ending } = state.stage;
  const { rule, won } = ENDINGS[ending];
  return {
    result: won ? 'win' : 'loss',
    winners: won ? state.players.map((player) => player.id) : [],
    reason: ending,
    rule,
    moralWinners: moralWinners(state.players, won, rules),
  };
}
