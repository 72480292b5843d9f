import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { valueOfBid } from '../cards/bids.js';
import { turnedEvents } from '../cards/turned.js';
import { withStock } from '../change.js';
import type { Context } from '../context.js';
import { knockOut } from '../damage/knock-out.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { settled } from '../turn/settled.js';

/**
 * The check for drain, the caster's play being open.
 *
 * @rule F-DRAIN
 */
export function settleDrain(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  const caster = deed === null ? undefined : figureOf(state, deed.figure);
  if (stage.phase !== 'drain' || deed?.type !== 'cast' || caster === undefined) return { state, events: [] };
  const spell = caster.profile.spells[deed.spell];
  if (spell === undefined) return { state: settled(state), events: [] };
  const played = valueOfBid(stage.bids, 0);
  const { magicResistance } = caster.profile;
  const { result, dice } = thrown(chance, (source) =>
    context.resolveDrain(
      source,
      { played, drain: spell.drain, force: deed.force, magicResistance, stock: state },
      context,
    ),
  );
  const { total, out, turned } = result;
  const log: SkirmishEvent[] = [
    ...turnedEvents('F-DRAIN', turned, dice),
    {
      type: 'drain-judged',
      rule: 'F-DRAIN',
      figure: caster.id,
      played,
      drawn: turned.value,
      total,
      magicResistance,
      out,
    },
  ];
  const drawn = withStock(state, turned.stock);
  return { state: settled(out ? knockOut(drawn, caster.id, 'F-DRAIN', log) : drawn), events: log };
}
