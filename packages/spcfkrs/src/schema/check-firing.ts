import type { Problem } from '@tabletop/dice';
import { isOnGrid, sameCell } from '@tabletop/geometry/grid';
import { sightOf } from '../attacks/aim.js';
import { isWhole } from '../condition.js';
import { unitOf } from '../find.js';
import { gunsOf } from '../force/guns-of.js';
import type { Weapon } from '../force/weapon.js';
import { mostShots } from '../force/weapon.js';
import { fellowsOf } from '../orders/battalion.js';
import type { GunOrder } from '../orders/order.js';
import { seenBy } from '../round/turns.js';
import type { Rules } from '../rules.js';
import type { Aim, SpcfkrsState, Unit } from '../state.js';
import type { RefuseStage, StageOf } from './under-way.js';

/**
 * What is wrong with a gun that is being fired: it is the one that was ordered, it can be fired, and what it is fired at is
 * what it was ordered at or, of one that chains, what its burst could go on to.
 *
 * @rule S-SHOOT
 * @rule S-GUNS
 * @rule S-CHAIN
 */
export function gunProblems(
  state: SpcfkrsState,
  stage: StageOf<'burst' | 'shot'>,
  unit: Unit,
  ordered: GunOrder,
  rules: Rules,
  refuse: RefuseStage,
): readonly Problem[] {
  const gun = gunsOf(unit.profile)[stage.gun];
  if (gun === undefined || stage.gun !== ordered.gun)
    return refuse('gun', 'That gun was not ordered to be fired now.', 'S-GUNS');
  const { weapon } = gun;
  const { fixed, dice } = weapon.shots;
  if (unit.hacked) return refuse('unit', 'A gun that was hacked does not fire.', 'S-HACK');
  if (stage.step === 'burst' && dice === 0)
    return refuse('step', 'No dice are rolled for how many shots that gun fires.', 'S-MG');
  const most = mostShots(weapon.shots);
  if (stage.step === 'shot' && stage.left > most)
    return refuse('left', `That gun fires at most ${most} shots.`, 'S-SHOOT');
  const isOrdered = isAimedAs(state, stage.aim, ordered.aim);
  if (!isOrdered && (stage.step === 'burst' || !weapon.chains))
    return refuse('aim', 'That shot was ordered otherwise.', 'S-SHOOT');
  const fault = isOrdered ? undefined : chainFault(state, stage.aim, unit, weapon, rules);
  if (fault !== undefined) return refuse('aim', fault, 'S-CHAIN');
  // What an earlier shot of the burst has done, a later one is fired after all the same.
  const isFirst = stage.step === 'burst' || (dice === 0 && stage.left === fixed);
  if (!isWhole(unit, gun.part) && (isFirst || !weapon.blast || rules.ties !== 'roll'))
    return refuse('gun', 'A gun on a wrecked part does not fire.', 'S-GUNS');
  if (!isFirst || !('lost' in sightOf(seenBy(state, unit.id), unit, stage.aim, gun, rules))) return [];
  return refuse('aim', 'That cannot be shot at from there.', 'S-SHOOT');
}

/** Why the shots that are left of a burst do not go on to something. @rule S-CHAIN */
function chainFault(
  state: SpcfkrsState,
  aim: Aim,
  shooter: Unit,
  { through }: Weapon,
  { chainTargets }: Rules,
): string | undefined {
  if (aim.kind === 'cover') return isOnGrid(aim.at, state.map) ? undefined : 'That space is not on the map.';
  const target = unitOf(state, aim.unit);
  if (target === undefined || aim.part >= target.parts.length) return 'There is no such unit.';
  if (aim.through && through === null) return 'That gun shoots through no cover.';
  if (target.id === shooter.id) return 'A burst does not turn on who fires it.';
  return target.side === shooter.side && chainTargets !== 'all' ? 'A burst goes on to enemies.' : undefined;
}

/** Whether an aim is as it was ordered: of a battalion, at any of its members. @rule S-BATTALION */
function isAimedAs(state: SpcfkrsState, aim: Aim, ordered: Aim): boolean {
  if (aim.kind === 'cover') return ordered.kind === 'cover' && sameCell(aim.at, ordered.at);
  if (ordered.kind === 'cover' || aim.part !== ordered.part || aim.through !== ordered.through) return false;
  return fellowsOf(state, ordered.unit).includes(aim.unit);
}
