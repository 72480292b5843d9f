import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { turnedEvents } from '../cards/turned.js';
import { changed, withStock } from '../change.js';
import type { Context } from '../context.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { Hit, SkirmishState } from '../state.js';
import { afterEffects } from '../turn/settled.js';
import { knockOut } from './knock-out.js';

/**
 * The state in which the damage of some hits is to be resolved, one after the other: the owner of the figure that hit
 * plays a card for each.
 *
 * @rule F-DAMAGE
 */
export function beginDamage(state: SkirmishState, hits: readonly Hit[]): SkirmishState {
  const by = hits[0] === undefined ? undefined : figureOf(state, hits[0].by);
  if (by === undefined) return afterEffects(state);
  return changed(state, { stage: { phase: 'damage', hits, bids: [awaitedBid(by.owner, 'up')] } });
}

/**
 * Resolves the damage of the first hit, the play for it being open.
 *
 * @rule F-DAMAGE
 */
export function settleDamage(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage } = state;
  if (stage.phase !== 'damage') return { state, events: [] };
  const [hit, ...hits] = stage.hits;
  const target = hit === undefined ? undefined : figureOf(state, hit.target);
  if (hit === undefined || target === undefined) return { state: afterEffects(state), events: [] };
  const played = valueOfBid(stage.bids, 0);
  const { damage } = hit;
  const { knockOutValue } = target.profile;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveDamage(source, { played, damage, knockOutValue, stock: state }, context),
  );
  const { total, out, turned } = result;
  const log: SkirmishEvent[] = [
    ...turnedEvents('F-DAMAGE', turned, dice),
    {
      type: 'damage-judged',
      rule: 'F-DAMAGE',
      target: target.id,
      played,
      drawn: turned.value,
      damage,
      total,
      knockOutValue,
      out,
    },
  ];
  const drawn = withStock(state, turned.stock);
  return { state: beginDamage(out ? knockOut(drawn, target.id, 'F-DAMAGE', log) : drawn, hits), events: log };
}
