import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { sightOf } from '../attacks/aim.js';
import { hackLost } from '../attacks/hack.js';
import { reachOf } from '../attacks/stab-reach.js';
import { unitOf } from '../find.js';
import { aimOf } from '../orders/aim-of.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Act } from '../orders/order.js';
import { currentTurn, orderOf, seenBy } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Aim, SpcfkrsState, Unit } from '../state.js';
import type { Acting, StageOf } from './under-way.js';

type Refuse = (field: string, message: string, rule: string) => readonly Problem[];

const refuse: Refuse = (field, message, rule) => [problem(['stage', field], message, rule)];

/**
 * What is wrong with the turn of a unit that is under way: it is the first of those still to come, of a living unit that
 * does what it was ordered, and it could begin as it has.
 *
 * @rule S-ORDERS
 * @rule S-DEATH
 */
export function actingProblems(state: SpcfkrsState, stage: Acting, rules: Rules): readonly Problem[] {
  const unit = unitOf(state, stage.unit);
  const turn = currentTurn(state);
  const does = stage.step === 'overdose' ? 'overdose' : 'order';
  if (unit === undefined || turn?.unit !== unit.id || turn.does !== does)
    return refuse('unit', 'It is the turn of the unit whose turn is the next.', 'S-SPEED');
  if (!unit.alive && !mayHaveHitItself(stage, unit, rules))
    return refuse('unit', 'A dead unit does nothing.', 'S-DEATH');
  if (stage.step === 'overdose') return [];
  if (!unit.acted) return refuse('unit', 'Who acts has had its special, stab or shot of the round.', 'S-ORDERS');
  const act = orderOf(state, unit.id)?.act ?? null;
  switch (stage.step) {
    case 'hack':
      return hackProblems(state, stage, unit, act, rules);
    case 'stab':
      return stabProblems(state, stage, unit, act, rules);
    case 'burst':
    case 'shot':
      return shotProblems(state, stage, unit, act, rules);
  }
}

/** A rocket may kill who fired it, and the burst goes on. @rule S-AOE @rule S-CHAIN */
function mayHaveHitItself(stage: Acting, { profile }: Unit, { ties }: Rules): boolean {
  return stage.step === 'shot' && profile.gun.blast && ties === 'roll';
}

function hackProblems(
  state: SpcfkrsState,
  { target }: StageOf<'hack'>,
  unit: Unit,
  act: Act | null,
  rules: Rules,
): readonly Problem[] {
  if (act?.type !== 'hack' || act.target !== target)
    return refuse('target', 'That unit was not ordered to hack that one.', 'S-HACK');
  const lost = hackLost(state, unit, target, rules);
  return lost === undefined ? [] : refuse('target', 'That unit is out of reach, or dead.', 'S-HACK');
}

function stabProblems(
  state: SpcfkrsState,
  { target, through }: StageOf<'stab'>,
  unit: Unit,
  act: Act | null,
  rules: Rules,
): readonly Problem[] {
  if (act?.type !== 'stab' || act.target !== target)
    return refuse('target', 'That unit was not ordered to stab that one.', 'S-STAB');
  if (act.through !== through) return refuse('through', 'That stab was ordered otherwise.', 'S-THROUGH');
  const reach = reachOf(seenBy(state, unit.id), unit, target, through, unit.profile.blade, rules);
  return 'lost' in reach ? refuse('target', 'That unit cannot be stabbed from there.', 'S-STAB') : [];
}

function shotProblems(
  state: SpcfkrsState,
  stage: StageOf<'burst' | 'shot'>,
  unit: Unit,
  act: Act | null,
  rules: Rules,
): readonly Problem[] {
  const { gun } = unit.profile;
  const { fixed, dice } = gun.shots;
  if (unit.hacked) return refuse('unit', 'A gun that was hacked does not fire.', 'S-HACK');
  if (act?.type !== 'shoot' && act?.type !== 'shoot-cover')
    return refuse('unit', 'That unit was not ordered to shoot.', 'S-SHOOT');
  if (stage.step === 'burst' && dice === 0)
    return refuse('step', 'No dice are rolled for how many shots that gun fires.', 'S-MG');
  const most = fixed + dice * SIDES;
  if (stage.step === 'shot' && stage.left > most)
    return refuse('left', `That gun fires at most ${most} shots.`, 'S-SHOOT');
  const isOrdered = isAimedAs(state, stage.aim, aimOf(act));
  if (!isOrdered && (stage.step === 'burst' || !gun.chains))
    return refuse('aim', 'That shot was ordered otherwise.', 'S-SHOOT');
  const fault = isOrdered ? undefined : chainFault(state, stage.aim, unit, rules);
  if (fault !== undefined) return refuse('aim', fault, 'S-CHAIN');
  // What an earlier shot of the burst has done, a later one is fired after all the same.
  const isFirst = stage.step === 'burst' || (dice === 0 && stage.left === fixed);
  if (!isFirst || !('lost' in sightOf(seenBy(state, unit.id), unit, stage.aim, gun, rules))) return [];
  return refuse('aim', 'That cannot be shot at from there.', 'S-SHOOT');
}

/** The sides of the dice for shots. */
const SIDES = 6;

/** Why the shots that are left of a burst do not go on to something. @rule S-CHAIN */
function chainFault(state: SpcfkrsState, aim: Aim, shooter: Unit, { chainTargets }: Rules): string | undefined {
  if (aim.kind === 'cover') return isOnGrid(aim.at, state.map) ? undefined : 'That space is not on the map.';
  const target = unitOf(state, aim.unit);
  if (target === undefined || aim.part >= target.parts.length) return 'There is no such unit.';
  if (aim.through && shooter.profile.gun.through === null) return 'That gun shoots through no cover.';
  if (target.id === shooter.id) return 'A burst does not turn on who fires it.';
  return target.side === shooter.side && chainTargets !== 'all' ? 'A burst goes on to enemies.' : undefined;
}

/** Whether an aim is as it was ordered: of a battalion, at any of its members. @rule S-BATTALION */
function isAimedAs(state: SpcfkrsState, aim: Aim, ordered: Aim): boolean {
  if (aim.kind === 'cover') return ordered.kind === 'cover' && sameCell(aim.at, ordered.at);
  if (ordered.kind === 'cover' || aim.part !== ordered.part || aim.through !== ordered.through) return false;
  return fellowsOf(state, ordered.unit).includes(aim.unit);
}
