import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hackLost } from '../attacks/hack.js';
import { reachOf } from '../attacks/stab-reach.js';
import { isOnMap } from '../condition.js';
import { unitOf } from '../find.js';
import { bladeOf, gunsOf } from '../force/guns-of.js';
import { type Deed, deedsOf } from '../orders/deeds.js';
import { ramOf } from '../rams/settle-ram.js';
import { orderOf } from '../round/order-of.js';
import { currentTurn, seenBy } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState, Turn, Unit } from '../state.js';
import { rollingStage } from '../wrecks/settle-malfunction.js';
import { gunProblems } from './check-firing.js';
import { type Acting, type Doing, doneIn, type RefuseStage, type StageOf } from './under-way.js';

const refuse: RefuseStage = (field, message, rule) => [problem(['stage', field], message, rule)];

/**
 * What is wrong with the turn of a unit that is under way: it is the first of those still to come, of a living unit that
 * does what it was ordered, and it could begin as it has.
 *
 * @rule S-ORDERS
 * @rule S-DEATH
 * @rule S-TRANSPORT
 */
export function actingProblems(state: SpcfkrsState, stage: Acting, rules: Rules): readonly Problem[] {
  const unit = unitOf(state, stage.unit);
  const turn = currentTurn(state);
  if (unit === undefined || turn?.unit !== unit.id || turn.does !== turnOf(stage))
    return refuse('unit', 'It is the turn of the unit whose turn is the next.', 'S-SPEED');
  if (!unit.alive && !mayHaveHitItself(stage, unit, rules))
    return refuse('unit', 'A dead unit does nothing.', 'S-DEATH');
  switch (stage.step) {
    case 'overdose':
      return [];
    case 'malfunction':
      return rollingStage(unit) === undefined ? refuse('unit', 'That unit is no wreck that rolls.', 'S-PARTS') : [];
    case 'pilot':
      return unit.craft?.pilot ? [] : refuse('unit', 'That unit has no pilot.', 'S-VMODS');
    case 'ram':
      return typeof ramOf(state, unit.id) === 'object'
        ? []
        : refuse('unit', 'What was to be rammed is not there any more.', 'S-RAM');
    default:
      return doingProblems(state, stage, unit, rules);
  }
}

/** What kind of turn something is done in. */
function turnOf({ step }: Acting): Turn['does'] {
  switch (step) {
    case 'overdose':
    case 'malfunction':
    case 'pilot':
    case 'ram':
      return step;
    default:
      return 'order';
  }
}

/** A rocket may kill who fired it, and the burst goes on. @rule S-AOE @rule S-CHAIN */
function mayHaveHitItself(stage: Acting, { profile }: Unit, { ties }: Rules): boolean {
  return stage.step === 'shot' && ties === 'roll' && (gunsOf(profile)[stage.gun]?.weapon.blast ?? false);
}

function doingProblems(state: SpcfkrsState, stage: Doing, unit: Unit, rules: Rules): readonly Problem[] {
  if (unit.alive && !isOnMap(unit)) return refuse('unit', 'Who is aboard a craft does nothing.', 'S-TRANSPORT');
  const deed = deedUnderWay(state, stage, unit);
  if (deed?.kind !== 'crew' && !unit.acted)
    return refuse('unit', 'Who acts has had its special, stab or shot of the round.', 'S-ORDERS');
  switch (stage.step) {
    case 'hack':
      return hackProblems(state, stage, unit, deed, rules);
    case 'recharge':
      if (!isOfCrew(deed, 'recharge')) return refuse('unit', 'That craft was not ordered to do so.', 'S-VMODS');
      return unit.shield === 'spent' ? [] : refuse('unit', 'Only a spent shield is recharged.', 'S-VMODS');
    case 'slag':
      return isOfCrew(deed, 'slag') ? [] : refuse('unit', 'That craft was not ordered to lay slag.', 'S-SLAG');
    case 'stab':
      return stabProblems(state, stage, unit, deed, rules);
    case 'burst':
    case 'shot':
      if (deed?.kind !== 'gun') return refuse('unit', 'That unit was not ordered to shoot.', 'S-SHOOT');
      return gunProblems(state, stage, unit, deed.shot, rules, refuse);
  }
}

/** What a unit does of all that it was ordered for its turn. @rule S-GUNS @rule S-CREW */
function deedUnderWay(state: SpcfkrsState, stage: Doing, { id }: Unit): Deed | undefined {
  const order = orderOf(state, id);
  if (order === undefined) return undefined;
  switch (stage.step) {
    case 'hack':
    case 'recharge':
    case 'slag':
      return deedsOf(order, 'special')[doneIn(stage)];
    case 'stab':
      return deedsOf(order, 'stab')[0];
    case 'burst':
    case 'shot':
      return deedsOf(order, 'shoot')[doneIn(stage)];
  }
}

function isOfCrew(deed: Deed | undefined, type: 'recharge' | 'slag'): boolean {
  return deed?.kind === 'crew' && deed.act.type === type;
}

function hackProblems(
  state: SpcfkrsState,
  { target }: StageOf<'hack'>,
  unit: Unit,
  deed: Deed | undefined,
  rules: Rules,
): readonly Problem[] {
  const act = deed?.kind === 'special' || deed?.kind === 'crew' ? deed.act : undefined;
  if (act?.type !== 'hack' || act.target !== target)
    return refuse('target', 'That unit was not ordered to hack that one.', 'S-HACK');
  const lost = hackLost(state, unit, target, rules);
  return lost === undefined ? [] : refuse('target', 'That unit is out of reach, or dead.', 'S-HACK');
}

function stabProblems(
  state: SpcfkrsState,
  { target, part, through }: StageOf<'stab'>,
  unit: Unit,
  deed: Deed | undefined,
  rules: Rules,
): readonly Problem[] {
  const blade = bladeOf(unit.profile);
  if (deed?.kind !== 'stab' || deed.act.target !== target || blade === undefined)
    return refuse('target', 'That unit was not ordered to stab that one.', 'S-STAB');
  if ((deed.act.part ?? 0) !== part) return refuse('part', 'That stab was ordered at another part.', 'S-PARTS');
  if (deed.act.through !== through) return refuse('through', 'That stab was ordered otherwise.', 'S-THROUGH');
  const reach = reachOf(seenBy(state, unit.id), unit, { target, part, through }, blade, rules);
  return 'lost' in reach ? refuse('target', 'That unit cannot be stabbed from there.', 'S-STAB') : [];
}
