import type { Outcome, PlayerId } from '@tabletop/game';
import { containsPoint } from '@tabletop/geometry';
import { changed, changedPlayer } from '../change.js';
import type { SkirmishEvent } from '../events.js';
import { activeOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Ending, SkirmishState } from '../state.js';
import { zoneOf } from '../table/ground.js';

/** The result of a skirmish. */
export interface SkirmishOutcome extends Outcome {
  readonly reason: Ending;
}

/** Ends the game. @rule F-WIN */
function endGame(
  state: SkirmishState,
  ending: Ending,
  winners: readonly PlayerId[],
  log: SkirmishEvent[],
): SkirmishState {
  log.push({ type: 'ended', rule: 'F-WIN', ending, winners });
  return changed(state, { queue: [], deed: null, leg: null, moving: null, stage: { phase: 'over', ending, winners } });
}

/**
 * The state in which the game has ended because at most one player has an active figure left, or undefined. It is asked
 * when an action has been settled to its last damage and drain: one that takes everybody out leaves a draw.
 *
 * @rule F-WIN
 */
export function endIfDecided(state: SkirmishState, log: SkirmishEvent[]): SkirmishState | undefined {
  const left = state.players.map(({ id }) => id).filter((id) => activeOf(state, id).length > 0);
  if (left.length > 1) return undefined;
  return endGame(state, left.length === 1 ? 'last-standing' : 'none-left', left, log);
}

/**
 * The state after a turn's end has been looked at for the goal and the limit of turns, ended or not.
 *
 * @rule F-WIN
 */
export function endOfTurn(
  state: SkirmishState,
  { maxTurns }: Pick<Rules, 'maxTurns'>,
  log: SkirmishEvent[],
): SkirmishState {
  const { goal } = state;
  const looked = goal.kind === 'hold' ? withHolding(state) : state;
  if (goal.kind === 'reach') {
    const there = playersIn(state, goal.zone);
    if (there.length === 1) return endGame(state, 'zone-reached', there, log);
    if (there.length > 1) return endGame(state, 'zone-shared', [], log);
  }
  if (goal.kind === 'hold') {
    const holder = looked.players.find(({ held }) => held >= goal.turns);
    if (holder !== undefined) return endGame(looked, 'zone-held', [holder.id], log);
  }
  return maxTurns !== null && state.turn >= maxTurns ? endGame(looked, 'turn-limit', [], log) : looked;
}

/** The players with an active figure whose centre is in a zone. @rule F-WIN */
export function playersIn(state: SkirmishState, corners: SkirmishState['board']['corners']): readonly PlayerId[] {
  const zone = zoneOf(corners);
  return state.players
    .map(({ id }) => id)
    .filter((id) => activeOf(state, id).some(({ at }) => containsPoint(zone, at)));
}

/** Whoever is alone in the zone has held it for one turn more, all others for none. */
function withHolding(state: SkirmishState): SkirmishState {
  if (state.goal.kind !== 'hold') return state;
  const there = playersIn(state, state.goal.zone);
  const players = state.players.map((player) => {
    const alone = there.length === 1 && there[0] === player.id;
    return changedPlayer(player, { held: alone ? player.held + 1 : 0 });
  });
  return changed(state, { players });
}

/** How the game ended, or undefined while it goes on. @rule F-WIN */
export function outcomeOf({ stage }: SkirmishState): SkirmishOutcome | undefined {
  if (stage.phase !== 'over') return undefined;
  const { ending, winners } = stage;
  return { result: winners.length === 0 ? 'draw' : 'win', winners, reason: ending, rule: 'F-WIN' };
}
