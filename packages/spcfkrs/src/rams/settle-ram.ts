import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import { isOnMap, isWhole } from '../condition.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { leaderOf } from '../orders/battalion.js';
import { endTurn, withEffects } from '../round/turns.js';
import { SIXTHS } from '../sixths.js';
import type { Effect, Ram, SpcfkrsState, Unit } from '../state.js';
import { FAILED_RAM_DAMAGE } from './ram-damage.js';

/** The ram of a craft that is to be settled, and the two of it as they are; or why it comes to nothing. @rule S-RAM */
export function ramOf(
  state: Pick<SpcfkrsState, 'rams' | 'units'>,
  id: Unit['id'],
): { readonly ram: Ram; readonly rammer: Unit; readonly target: Unit } | 'rammer-gone' | 'target-gone' | undefined {
  const ram = state.rams.find(({ unit }) => unit === id);
  if (ram === undefined) return undefined;
  const [rammer, target] = [unitOf(state, ram.unit), unitOf(state, ram.target)];
  if (rammer === undefined || !isOnMap(rammer)) return 'rammer-gone';
  const isThere = target !== undefined && isOnMap(target) && isWhole(target, ram.part);
  return isThere ? { ram, rammer, target } : 'target-gone';
}

/** The state in which the ram of a craft is over. */
export function withoutRam(state: SpcfkrsState, id: Unit['id']): SpcfkrsState {
  return changed(state, { rams: state.rams.filter(({ unit }) => unit !== id) });
}

/**
 * A ram is settled: the part that is rammed is damaged or, on a failure, the rammer's own part that touches it. That
 * takes no more where it is wrecked.
 *
 * @rule S-RAM
 */
export function settleRam(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  const found = stage.step === 'ram' ? ramOf(state, stage.unit) : undefined;
  if (stage.step !== 'ram' || found === undefined || typeof found === 'string') return { state, events: [] };
  const { ram, rammer, target } = found;
  // Nobody on foot rams.
  if (rammer.profile.class === 'on-foot') return { state, events: [] };
  const { result, dice } = thrown(chance, (source) => context.resolveRam(source, context));
  const success = result.succeeds;
  const damage = success ? context.ramDamage(rammer.profile.class, target.profile.class) : FAILED_RAM_DAMAGE;
  const log: SpcfkrsEvent[] = [{ type: 'ram-judged', rule: 'S-RAM', dice, ...ram, success, damage }];
  const struck = success ? { unit: target, part: ram.part } : { unit: rammer, part: ram.own };
  const by = leaderOf(state, ram.unit);
  const effects: readonly Effect[] = isWhole(struck.unit, struck.part)
    ? [{ kind: 'damage', by, unit: struck.unit.id, part: struck.part, sixths: damage * SIXTHS }]
    : [];
  const after = withEffects(withoutRam(state, ram.unit), effects, context.rules, log);
  return { state: endTurn(after, 'ram', log), events: log };
}
