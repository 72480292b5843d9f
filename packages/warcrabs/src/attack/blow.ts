import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { withCrab } from '../change.js';
import type { Context } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { livingCrab } from '../find.js';
import type { WarcrabsState } from '../state.js';
import { removeDead } from '../turn/death.js';
import { takeDue } from '../turn/due.js';
import { withBlast } from './blast.js';

/**
 * An attack that hit strikes the crab or its shell, and does its damage there; if the crab survives an explosive it is
 * pushed next.
 *
 * @rule W-LOCATION
 * @rule W-ARMOUR
 * @rule W-DEATH
 */
export function settleBlow(state: WarcrabsState, chance: Chance, context: Context): Step<WarcrabsState, WarcrabsEvent> {
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
