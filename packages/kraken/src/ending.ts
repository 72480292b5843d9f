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

/** Whether a state has come to where each ending comes about or, for the last two, to where it can. */
const DUE: Readonly<Record<Ending, (state: KrakenState, rules: Rules) => boolean>> = {
  'tentacles-destroyed': ({ tentacles }) => tentacles.length === 0,
  'vessel-lost': ({ hullDamage }, { hullPoints }) => hullDamage >= hullPoints,
  'crew-lost': ({ sailors }) => sailors.every(({ fate }) => fate !== 'in-play'),
  'kraken-fled': (state) => testsMorale(state) && state.tentacles.length > 0,
  'turn-limit': ({ turn }, { maxTurns }) => maxTurns !== null && turn >= maxTurns,
};

/** The endings that come about at once, on whatever step; the others wait for a step of their own. */
export const ENDINGS_AT_ONCE: readonly Ending[] = ['tentacles-destroyed', 'vessel-lost', 'crew-lost'];

/**
 * Whether a state has come to where an ending comes about: at once for three of them, when the kraken fails its morale
 * or when the next turn would begin for the others.
 *
 * @rule K-WIN
 * @rule K-LOSE
 */
export function isDue(ending: Ending, state: KrakenState, rules: Rules): boolean {
  return DUE[ending](state, rules);
}

/** Whether the kraken tests its morale at the end of the turn: it lost a tentacle. @rule K-MORALE */
export function testsMorale({ lostThisTurn }: Pick<KrakenState, 'lostThisTurn'>): boolean {
  return lostThisTurn > 0;
}

/**
 * Ends the game where an ending is due.
 *
 * @rule K-WIN
 * @rule K-LOSE
 */
export function endIfDue(ending: Ending, state: KrakenState, log: KrakenEvent[], context: Context): KrakenState {
  return isDue(ending, state, context.rules) ? endGame(state, ending, log, context) : state;
}

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
