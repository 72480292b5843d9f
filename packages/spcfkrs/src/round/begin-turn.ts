import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { type NoSight, sightOf } from '../attacks/aim.js';
import { hackLost } from '../attacks/hack.js';
import { nextShot } from '../attacks/shot.js';
import { reachOf } from '../attacks/stab-reach.js';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { livingUnit } from '../find.js';
import { followNext } from '../moves/follow.js';
import { walk } from '../moves/walk.js';
import { aimOf } from '../orders/aim-of.js';
import type { Act, ShootCoverOrder, ShootOrder } from '../orders/order.js';
import type { Phase, SpcfkrsState, Turn, Unit } from '../state.js';
import { asking } from './asking.js';
import { phaseAfter } from './begin-phase.js';
import { endTurn, orderOf, seenBy, withActed } from './turns.js';

type Settled = Step<SpcfkrsState, SpcfkrsEvent>;

/**
 * The next turn of a phase begins: what was ordered is carried out if it still can be; phase by phase it is asked for
 * first. After the last turn the next phase begins.
 *
 * @rule S-PHASES
 * @rule S-MODE
 */
export function beginTurn(state: SpcfkrsState, _chance: Chance, context: Context): Settled {
  const { stage } = state;
  if (stage.step !== 'turn') return { state, events: [] };
  const log: SpcfkrsEvent[] = [];
  return { state: turnBegun(state, stage.phase, context, log), events: log };
}

function turnBegun(state: SpcfkrsState, phase: Phase, context: Context, log: SpcfkrsEvent[]): SpcfkrsState {
  const [turn] = state.queue[0] ?? [];
  if (turn === undefined) return phaseAfter(state, phase, context.rules, log);
  const asked = asking(state, phase, context);
  if (asked !== undefined) return asked;
  switch (turn.does) {
    case 'overdose': {
      const isAlive = livingUnit(state, turn.unit) !== undefined;
      return isAlive ? changed(state, { stage: { step: 'overdose', unit: turn.unit } }) : endTurn(state, phase, log);
    }
    case 'follow':
      return followNext(state, context, log);
    case 'order':
      return phase === 'move'
        ? endTurn(walk(state, turn.unit, context, log), phase, log)
        : actBegun(state, turn, phase, context, log);
  }
}

/** A unit begins its special, stab or shot. The dead do nothing: their orders are lost. @rule S-ORDERS @rule S-STAB */
function actBegun(
  state: SpcfkrsState,
  turn: Turn,
  phase: Exclude<Phase, 'move'>,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const unit = livingUnit(state, turn.unit);
  const act = orderOf(state, turn.unit)?.act ?? null;
  if (unit === undefined || act === null) return endTurn(state, phase, log);
  const acted = withActed(state, unit.id);
  const begun = actStage(acted, unit, act, context, log);
  if (!('lost' in begun)) return begun;
  log.push({ type: 'act-lost', rule: 'S-ORDERS', unit: unit.id, act, reason: begun.lost });
  return endTurn(acted, phase, log);
}

/** The state in which the dice of a special, stab or shot are thrown, or why it has become impossible. @rule S-ORDERS */
function actStage(
  state: SpcfkrsState,
  unit: Unit,
  act: Act,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState | NoSight {
  const { rules } = context;
  switch (act.type) {
    case 'hack': {
      const lost = hackLost(state, unit, act.target, rules);
      return lost === undefined
        ? changed(state, { stage: { step: 'hack', unit: unit.id, target: act.target } })
        : { lost };
    }
    case 'stab': {
      const { target, through } = act;
      const reach = reachOf(seenBy(state, unit.id), unit, target, through, unit.profile.blade, rules);
      return 'lost' in reach ? reach : changed(state, { stage: { step: 'stab', unit: unit.id, target, through } });
    }
    case 'shoot':
    case 'shoot-cover':
      return shootStage(state, unit, act, context, log);
  }
}

function shootStage(
  state: SpcfkrsState,
  unit: Unit,
  act: ShootOrder | ShootCoverOrder,
  { rules }: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState | NoSight {
  if (unit.hacked) return { lost: 'hacked' };
  const { gun } = unit.profile;
  const aim = aimOf(act);
  const sight = sightOf(seenBy(state, unit.id), unit, aim, gun, rules);
  if ('lost' in sight) return sight;
  return gun.shots.dice > 0
    ? changed(state, { stage: { step: 'burst', unit: unit.id, aim } })
    : nextShot(state, unit, aim, gun.shots.fixed, log);
}
