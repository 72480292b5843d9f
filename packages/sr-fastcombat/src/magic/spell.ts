import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { hasFaceDown, turnOver } from '../cards/turn-over.js';
import { turnedEvents } from '../cards/turned.js';
import { changed, withStock } from '../change.js';
import type { Context } from '../context.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { afterEffects, settled } from '../turn/settled.js';
import { beginEffects } from './effects.js';
import { spellTargetNumber } from './judge-spell.js';

/**
 * The state in which cards are played for a spell on a single target: the caster's face down and the target's against
 * it, which its owner may decline to play, where it is resisted; otherwise the caster's alone.
 *
 * @rule F-UNRESISTED
 * @rule F-RESISTED
 */
export function beginSpell(state: SkirmishState, deed: Deed<'cast'>): SkirmishState {
  const caster = figureOf(state, deed.figure);
  const target = deed.target === null ? undefined : figureOf(state, deed.target);
  const spell = caster?.profile.spells[deed.spell];
  if (caster === undefined || target === undefined || spell === undefined) return settled(state);
  const bids = spell.resisted
    ? [awaitedBid(caster.owner, 'down'), awaitedBid(target.owner, 'up', true)]
    : [awaitedBid(caster.owner, 'up')];
  return changed(state, { stage: { phase: 'spell', bids } });
}

/**
 * Judges a spell on a single target when the cards are open: against the target's, or against one from the deck.
 *
 * @rule F-UNRESISTED
 * @rule F-RESISTED
 * @rule F-EFFECT
 */
export function settleSpell(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  if (stage.phase !== 'spell' || deed?.type !== 'cast') return { state, events: [] };
  const log: SkirmishEvent[] = [];
  if (hasFaceDown(stage.bids)) return { state: turnOver(state, log, context), events: log };

  const target = deed.target === null ? undefined : figureOf(state, deed.target);
  const spell = figureOf(state, deed.figure)?.profile.spells[deed.spell];
  if (target === undefined || spell === undefined) return { state: afterEffects(state), events: log };
  const played = valueOfBid(stage.bids, 0);
  const { force } = deed;
  const targetNumber = spellTargetNumber(spell, target.profile);
  let after = state;
  let opposed = valueOfBid(stage.bids, 1);
  let judged = context.judgeSpell({ played, opposed, force, targetNumber });
  if (!spell.resisted) {
    const { result, dice } = thrown(chance, (source) =>
      context.resolveSpell(source, { played, force, targetNumber, stock: state }, context),
    );
    const { turned } = result;
    log.push(...turnedEvents('F-UNRESISTED', turned, dice));
    after = withStock(state, turned.stock);
    opposed = turned.value;
    judged = result;
  }
  const { total, affected } = judged;
  log.push({
    type: 'spell-judged',
    rule: spell.resisted ? 'F-RESISTED' : 'F-UNRESISTED',
    figure: deed.figure,
    target: target.id,
    played,
    opposed,
    total,
    targetNumber,
    affected,
  });
  return { state: beginEffects(after, deed, spell, affected ? [target.id] : [], log, context), events: log };
}
