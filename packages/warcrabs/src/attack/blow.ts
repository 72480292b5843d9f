import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { withCrab, withDue } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { crabOf, livingCrab } from '../find.js';
import type { CrabId, WarcrabsState } from '../state.js';
import { removeDead } from '../turn/death.js';
import { takeDue } from '../turn/due.js';
import { blastDirection } from './attack.js';

type Settled = Step<WarcrabsState, WarcrabsEvent>;

/**
 * An attack that hit strikes the crab or its shell, and does its damage there; if the crab survives an explosive it is
 * pushed next.
 *
 * @rule W-LOCATION
 * @rule W-ARMOUR
 * @rule W-DEATH
 */
export function settleBlow(state: WarcrabsState, chance: Chance, context: Context): Settled {
  const due = takeDue(state, 'strike');
  if (due === undefined) return { state, events: [] };
  const { by, target: id, arc, damage, explosive, bare } = due.happening;
  const target = livingCrab(due.rest, id);
  if (target === undefined) return { state: due.rest, events: [] };
  const { result, dice } = thrown(chance, (source) =>
    context.resolveBlow(source, { arc, damage, armour: target.armour, hitPoints: target.hitPoints }, context),
  );
  const { location, toArmour, toHitPoints, armour, hitPoints } = result;
  const log: WarcrabsEvent[] = [
    {
      type: 'struck',
      rule: location === 'shell' ? 'W-ARMOUR' : 'W-LOCATION',
      ...(dice.length > 0 ? { dice } : {}),
      crab: id,
      by,
      arc,
      location,
      damage,
      toArmour,
      toHitPoints,
      armour,
      hitPoints,
      flavour: bare && location === 'crab' ? 'limb-snapped' : null,
    },
  ];
  const hurt = removeDead(withCrab(due.rest, id, { armour, hitPoints }), [id], by, log);
  return { state: explosive ? withBlast(hurt, by, id) : hurt, events: log };
}

/**
 * An explosive used claw-to-claw does its full damage to the Hit Points of both crabs, whatever their armour. Those that
 * die are removed together; the target, if it lives, is pushed next.
 *
 * @rule W-KAMIKAZE
 * @rule W-DEATH
 */
export function settleKamikaze(state: WarcrabsState): Settled {
  const due = takeDue(state, 'kamikaze');
  if (due === undefined) return { state, events: [] };
  const { by, target, damage } = due.happening;
  const log: WarcrabsEvent[] = [];
  let after = due.rest;
  for (const id of [target, by]) {
    const crab = livingCrab(after, id);
    if (crab === undefined) continue;
    const hitPoints = Math.max(0, crab.hitPoints - damage);
    log.push({ type: 'scorched', rule: 'W-KAMIKAZE', crab: id, by, damage, hitPoints });
    after = withCrab(after, id, { hitPoints });
  }
  return { state: withBlast(removeDead(after, [target, by], by, log), by, target), events: log };
}

/** The state in which a crab that survived an explosive is to be pushed, while the fight goes on. @rule W-BLAST */
function withBlast(state: WarcrabsState, by: CrabId, id: CrabId): WarcrabsState {
  const [attacker, target] = [crabOf(state, by), livingCrab(state, id)];
  if (state.stage.phase === 'over' || attacker === undefined || target === undefined) return state;
  return withDue(state, { kind: 'blast', by, crab: id, direction: blastDirection(attacker, target) });
}
