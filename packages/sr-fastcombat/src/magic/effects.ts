import { changed, changedItem, withFigure } from '../change.js';
import type { Context } from '../context.js';
import { beginDamage } from '../damage/damage.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import type { Spell } from '../figures/sheet.js';
import { figureOf } from '../find.js';
import type { FigureId } from '../ids.js';
import type { SkirmishState } from '../state.js';
import { spellDamage } from './judge-spell.js';

/**
 * What a spell does to those whom it affects: detection and healing at once, damage hit by hit. Then comes drain.
 *
 * @rule F-EFFECT
 */
export function beginEffects(
  state: SkirmishState,
  deed: Deed<'cast'>,
  spell: Spell,
  affected: readonly FigureId[],
  log: SkirmishEvent[],
  context: Context,
): SkirmishState {
  const acted = affected.reduce((so, id) => withEffect(so, deed, spell, id, log, context), state);
  const damage = spellDamage(spell, deed.force);
  const hits = damage === null ? [] : affected.map((target) => ({ by: deed.figure, target, damage }));
  return beginDamage(acted, hits);
}

function withEffect(
  state: SkirmishState,
  { player }: Deed<'cast'>,
  spell: Spell,
  id: FigureId,
  log: SkirmishEvent[],
  { rules }: Context,
): SkirmishState {
  switch (spell.effect) {
    case 'none':
      return state;
    case 'detect':
      return rules.detect === 'seen' ? detected(state, id, player, log) : state;
    case 'heal':
      return healed(state, id, log);
  }
}

/**
 * An enemy is seen by the caster's side for the rest of the turn.
 *
 * @rule F-SPELLS
 */
function detected(state: SkirmishState, id: FigureId, by: string, log: SkirmishEvent[]): SkirmishState {
  log.push({ type: 'detected', rule: 'F-SPELLS', figure: id, by });
  const known = figureOf(state, id)?.detectedBy ?? [];
  const detectedBy = known.includes(by) ? known : [...known, by].sort();
  return changed(state, { figures: withFigure(state.figures, id, { detectedBy }) });
}

/**
 * A disabled figure is back where it fell, prone, without Actions for this turn and with nothing readied.
 *
 * @rule F-SPELLS
 */
function healed(state: SkirmishState, id: FigureId, log: SkirmishEvent[]): SkirmishState {
  log.push({ type: 'healed', rule: 'F-SPELLS', figure: id });
  return changed(state, {
    figures: withFigure(state.figures, id, { status: 'active', posture: 'prone', actions: 0 }),
    items: state.items.map((item) => (item.holder === id && item.ready ? changedItem(item, { ready: false }) : item)),
  });
}
