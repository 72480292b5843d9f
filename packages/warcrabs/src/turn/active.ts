import type { Problem } from '@tabletop/dice';
import { type PlayerId, problem } from '@tabletop/game';
import { withActivation } from '../change.js';
import { crabOf, isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { CrabId, Fighter, Stage, WarcrabsState } from '../state.js';

/** An activation that waits for a choice, and whose. */
export interface Activation {
  readonly stage: Stage & { readonly phase: 'activation' };
  readonly crab: Fighter;
}

const NOBODY: readonly PlayerId[] = [];

/** The activation under way; undefined where something is due first, or where it is over. @rule W-TURN */
export function activationOf(state: Pick<WarcrabsState, 'stage' | 'due' | 'crabs'>): Activation | undefined {
  const { stage, due } = state;
  if (stage.phase !== 'activation' || due.length > 0) return undefined;
  const crab = crabOf(state, stage.crab);
  if (crab === undefined || !isAlive(crab) || crab.stun !== null) return undefined;
  return stage.lifted === null && stage.acted && stage.moved ? undefined : { stage, crab };
}

/**
 * The activation after its action: a move that was made is made, unless house rules let it go on.
 *
 * @rule W-TURN
 */
export function afterAction(state: WarcrabsState, { splitMove }: Pick<Rules, 'splitMove'>): WarcrabsState {
  return withActivation(state, splitMove ? { acted: true, moved: false } : { acted: true });
}

/** Who chooses what the active crab does next, while it holds no other up. */
export function chooser(state: WarcrabsState): readonly PlayerId[] {
  const active = activationOf(state);
  return active === undefined || active.stage.lifted !== null ? NOBODY : [active.crab.owner];
}

/** Who chooses where the active crab throws the one that it has lifted. @rule W-THROW */
export function thrower(state: WarcrabsState): readonly PlayerId[] {
  const active = activationOf(state);
  return active === undefined || active.stage.lifted === null ? NOBODY : [active.crab.owner];
}

/** The activation of a crab that is to do something; why not where it is not its activation. @rule W-TURN */
export function activationFor(
  state: Pick<WarcrabsState, 'stage' | 'due' | 'crabs'>,
  crab: CrabId,
): Activation | Problem {
  const active = activationOf(state);
  if (active?.crab.id === crab) return active;
  return problem(['crab'], 'It is not the activation of that crab.', 'W-TURN');
}

/** The activation of a crab that is to take its action; why not where it cannot. @rule W-TURN */
export function actionFor(state: Pick<WarcrabsState, 'stage' | 'due' | 'crabs'>, crab: CrabId): Activation | Problem {
  const active = activationFor(state, crab);
  return 'stage' in active && active.stage.acted
    ? problem(['type'], 'That crab has taken its action.', 'W-TURN')
    : active;
}
