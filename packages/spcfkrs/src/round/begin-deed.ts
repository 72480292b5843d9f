import { type NoSight, sightOf } from '../attacks/aim.js';
import { hackLost } from '../attacks/hack.js';
import { nextShot } from '../attacks/shot.js';
import { reachOf } from '../attacks/stab-reach.js';
import { changed } from '../change.js';
import { isOnMap, isWhole } from '../condition.js';
import type { Context } from '../context.js';
import type { LostReason, SpcfkrsEvent } from '../events.js';
import { isIdle, livingUnit, unitOf } from '../find.js';
import { bladeOf, gunsOf } from '../force/guns-of.js';
import { type Deed, deedsOf } from '../orders/deeds.js';
import type { CrewOrder, GunOrder, StabOrder } from '../orders/order.js';
import type { Phase, SpcfkrsState, Turn, Unit } from '../state.js';
import { transport } from '../transport/transport.js';
import { orderOf } from './order-of.js';
import { endDeed, endTurn, seenBy, withActed } from './turns.js';

/**
 * A unit begins one of the things that it does in its turn. The dead and passengers do nothing: their orders are lost.
 *
 * @rule S-ORDERS
 * @rule S-STAB
 * @rule S-TRANSPORT
 */
export function deedBegun(
  state: SpcfkrsState,
  turn: Turn,
  phase: Phase,
  done: number,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const unit = livingUnit(state, turn.unit);
  const order = orderOf(state, turn.unit);
  const deed = order && deedsOf(order, phase)[done];
  if (unit === undefined || deed === undefined) return endTurn(state, phase, log);
  const acting = deed.kind === 'crew' ? state : withActed(state, unit.id);
  const begun =
    isOnMap(unit) && !isIdle(state, unit.id)
      ? deedStage(acting, unit, deed, done, context, log)
      : ({ lost: 'aboard' } as const);
  if (!('lost' in begun)) return begun;
  tellLost(unit, deed, begun.lost, log);
  return endDeed(acting, phase, done, log);
}

function tellLost({ id: unit, craft }: Unit, deed: Deed, reason: LostReason, log: SpcfkrsEvent[]): void {
  if (deed.kind === 'gun' && craft !== null) {
    const { gun, aim } = deed.shot;
    log.push({ type: 'gun-silent', rule: 'S-GUNS', unit, gun, aim, reason });
  } else {
    log.push({ type: 'act-lost', rule: 'S-ORDERS', unit, act: deed.act, reason });
  }
}

/** The state in which the dice for a deed are thrown, or why it has become impossible. @rule S-ORDERS */
function deedStage(
  state: SpcfkrsState,
  unit: Unit,
  deed: Deed,
  done: number,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState | NoSight {
  switch (deed.kind) {
    case 'special':
    case 'crew':
      return crewStage(state, unit, deed.act, done, context, log);
    case 'stab':
      return stabStage(state, unit, deed.act, context);
    case 'gun':
      return gunStage(state, unit, deed.shot, done, context, log);
  }
}

/** The state in which a crew, or whoever hacks on foot, rolls; a bay is loaded at once. @rule S-CREW @rule S-HACK */
function crewStage(
  state: SpcfkrsState,
  unit: Unit,
  act: CrewOrder,
  done: number,
  { rules }: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState | NoSight {
  const { id } = unit;
  switch (act.type) {
    case 'hack': {
      const lost = hackLost(state, unit, act.target, rules);
      return lost === undefined
        ? changed(state, { stage: { step: 'hack', unit: id, target: act.target, done } })
        : { lost };
    }
    case 'recharge':
      return unit.shield === 'spent'
        ? changed(state, { stage: { step: 'recharge', unit: id, done } })
        : { lost: 'shield-not-spent' };
    case 'slag':
      return changed(state, { stage: { step: 'slag', unit: id, done } });
    case 'transport':
      return endDeed(transport(state, unit, act, rules, log), 'special', done, log);
  }
}

function stabStage(
  state: SpcfkrsState,
  unit: Unit,
  { target, part = 0, through }: StabOrder,
  { rules }: Context,
): SpcfkrsState | NoSight {
  const blade = bladeOf(unit.profile);
  if (blade === undefined) return { lost: 'out-of-range' };
  const reach = reachOf(seenBy(state, unit.id), unit, { target, part, through }, blade, rules);
  return 'lost' in reach ? reach : changed(state, { stage: { step: 'stab', unit: unit.id, target, part, through } });
}

/** The state in which a gun is fired. @rule S-SHOOT @rule S-GUNS @rule S-HACK */
function gunStage(
  state: SpcfkrsState,
  unit: Unit,
  { gun: index, aim }: GunOrder,
  done: number,
  { rules }: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState | NoSight {
  if (unit.hacked) return { lost: 'hacked' };
  const gun = gunsOf(unit.profile)[index];
  const seen = seenBy(state, unit.id);
  // Its own rocket may have wrecked the part that holds its next gun.
  if (gun === undefined || !isWhole(unitOf(seen, unit.id) ?? unit, gun.part)) return { lost: 'gun-wrecked' };
  const sight = sightOf(seen, unit, aim, gun, rules);
  if ('lost' in sight) return sight;
  const { shots } = gun.weapon;
  const firing = { unit: unit.id, gun: index, aim, done };
  return shots.dice > 0
    ? changed(state, { stage: { step: 'burst', ...firing } })
    : nextShot(state, { step: 'shot', ...firing, left: shots.fixed }, log);
}
