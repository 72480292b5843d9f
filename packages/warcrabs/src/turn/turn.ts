import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { field } from '@tabletop/game';
import type { End } from '../actions.js';
import { changed } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { nextInOrder } from '../find.js';
import type { WarcrabsState } from '../state.js';
import { activationFor, activationOf, chooser } from './active.js';
import { endFight } from './ending.js';
import { firstRanks } from './order.js';
import { endStuns, noteActivation } from './stun.js';
import { fightMovement } from './weight.js';

type Settled = Step<WarcrabsState, WarcrabsEvent>;

/**
 * A turn ends and the next begins: paper that stopped a flame is gone, and after the last turn that is allowed the fight
 * is a draw. By house rules, crabs of equal Dexterity roll again for who acts first.
 *
 * @rule W-TURN
 * @rule W-PAPER
 * @rule W-FIGHT
 * @rule W-ORDER
 */
export function beginTurn(state: WarcrabsState, _chance: Chance, { rules }: Context): Settled {
  const log: WarcrabsEvent[] = state.burning.map((obstacle) => ({ type: 'paper-gone', rule: 'W-PAPER', obstacle }));
  const swept = log.length === 0 ? state : changed(state, { burnt: [...state.burnt, ...state.burning], burning: [] });
  if (state.turn >= rules.drawAfter) return { state: endFight(swept, 'turn-limit', [], log), events: log };
  const turn = state.turn + 1;
  log.push({ type: 'turn-began', rule: 'W-TURN', turn });
  const rollsAgain = turn > 1 && rules.tieRolls === 'eachTurn';
  return {
    state: changed(swept, {
      turn,
      slot: 0,
      stage: rollsAgain ? { phase: 'order', ranks: firstRanks(state.crabs), rolled: [] } : { phase: 'next' },
    }),
    events: log,
  };
}

/**
 * The next crab in the order begins its activation, or misses it where it is stunned. The slot of a dead crab is
 * dropped; when none is left the turn is over.
 *
 * @rule W-TURN
 * @rule W-ORDER
 * @rule W-STUN
 */
export function nextActivation(state: WarcrabsState, _chance: Chance, context: Context): Settled {
  const { rules } = context;
  const crab = nextInOrder(state);
  if (crab === undefined) return { state: changed(state, { stage: { phase: 'turn' } }), events: [] };
  const noted = changed(noteActivation(state, crab.id), { slot: state.order.indexOf(crab.id) + 1 });
  if (crab.stun !== null) {
    const log: WarcrabsEvent[] = [{ type: 'activation-missed', rule: 'W-STUN', crab: crab.id }];
    return { state: endStuns(noted, rules, log), events: log };
  }
  const movement = fightMovement(crab, rules, context);
  return {
    state: changed(noted, {
      stage: { phase: 'activation', crab: crab.id, left: movement, moved: false, acted: false, lifted: null },
    }),
    events: [{ type: 'activation-began', rule: 'W-TURN', crab: crab.id, movement }],
  };
}

/** An activation is over: so may be some stuns. @rule W-TURN @rule W-STUN */
export function endActivation(state: WarcrabsState, _chance: Chance, { rules }: Context): Settled {
  const { stage } = state;
  if (stage.phase !== 'activation') return { state, events: [] };
  const log: WarcrabsEvent[] = [{ type: 'activation-ended', rule: 'W-TURN', crab: stage.crab }];
  return { state: endStuns(changed(state, { stage: { phase: 'next' } }), rules, log), events: log };
}

/** A crab does nothing more on its activation. @rule W-TURN */
export const end: Entry<End> = {
  rule: 'W-TURN',
  fields: { crab: field.integer() },
  awaits: chooser,
  legal: (state, player) => {
    const active = activationOf(state);
    return active === undefined ? [] : [{ type: 'end', player, crab: active.crab.id }];
  },
  check: (state, { crab }) => {
    const active = activationFor(state, crab);
    return 'stage' in active ? undefined : active;
  },
  apply: (state, _action, chance, context) => {
    const { state: after, events } = endActivation(state, chance, context);
    return { state: changed(after, { decision: state.decision + 1 }), events };
  },
};
