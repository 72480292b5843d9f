import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { within } from '@tabletop/geometry';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { hasFaceDown, turnOver } from '../cards/turn-over.js';
import { turnedEvents } from '../cards/turned.js';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import type { Spell } from '../figures/sheet.js';
import { figureOf } from '../find.js';
import type { FigureId } from '../ids.js';
import type { Figure, SkirmishState, Stage } from '../state.js';
import { afterEffects, settled } from '../turn/settled.js';
import { toUnits } from '../units.js';
import { beginEffects } from './effects.js';
import { spellTargetNumber } from './judge-spell.js';
import { seesForSpell } from './sees.js';

/**
 * Whom an area spell would come to: everyone of the kind that it is for within its radius of the spot whom the caster
 * sees, own side included; detection is for enemies, healing for the disabled.
 *
 * @rule F-AREA
 */
export function figuresInArea(
  state: Pick<SkirmishState, 'board' | 'figures'>,
  caster: Figure,
  spell: Spell,
  at: Figure['at'],
  context: Pick<Context, 'rules'>,
): readonly FigureId[] {
  const radius = toUnits(spell.radius ?? 0);
  return state.figures
    .filter((figure) => figure.status === (spell.effect === 'heal' ? 'out' : 'active'))
    .filter((figure) => spell.effect !== 'detect' || figure.owner !== caster.owner)
    .filter((figure) => figure.id !== caster.id || context.rules.areaCaster)
    .filter((figure) => within(at, figure.at, radius))
    .filter(
      (figure) => spell.ignoresSight === true || isSelf(figure, caster) || seesForSpell(state, caster, figure, context),
    )
    .map(({ id }) => id);
}

function isSelf(figure: Figure, caster: Figure): boolean {
  return figure.id === caster.id;
}

/**
 * The state in which the caster plays one card for all, face down where the spell is resisted.
 *
 * @rule F-AREA
 */
export function beginAreaSpell(
  state: SkirmishState,
  deed: Deed<'cast'>,
  caster: Figure,
  spell: Spell,
  context: Context,
): SkirmishState {
  const targets = deed.at === null ? [] : figuresInArea(state, caster, spell, deed.at, context);
  const bids = [awaitedBid(caster.owner, spell.resisted ? 'down' : 'up')];
  return changed(state, { stage: { phase: 'area', bids, targets, drawn: [], turned: [] } });
}

/**
 * A card comes up from the deck against every figure in the area, one a step; then the caster's is turned over, and all
 * are judged together. Until then the cards lie on the table: they are no discards yet that could become the deck.
 *
 * @rule F-AREA
 * @rule F-EFFECT
 * @rule F-RESHUFFLE
 */
export function settleAreaSpell(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  if (stage.phase !== 'area' || deed?.type !== 'cast') return { state, events: [] };
  const caster = figureOf(state, deed.figure);
  const spell = caster?.profile.spells[deed.spell];
  if (caster === undefined || spell === undefined) return { state: settled(state), events: [] };
  const rule = spell.resisted ? 'F-RESISTED' : 'F-UNRESISTED';
  if (stage.drawn.length < stage.targets.length) return drawAgainst(state, stage, rule, chance, context);
  const log: SkirmishEvent[] = [];
  if (hasFaceDown(stage.bids)) return { state: turnOver(state, log, context), events: log };

  const played = valueOfBid(stage.bids, 0);
  const affected = stage.targets.filter((id, at) => {
    const target = figureOf(state, id);
    if (target === undefined) return false;
    const opposed = stage.drawn[at] ?? 0;
    const targetNumber = spellTargetNumber(spell, target.profile);
    const judged = context.judgeSpell({ played, opposed, force: deed.force, targetNumber });
    log.push({
      type: 'spell-judged',
      rule,
      figure: caster.id,
      target: id,
      played,
      opposed,
      total: judged.total,
      targetNumber,
      affected: judged.affected,
    });
    return judged.affected;
  });
  const cleared = changed(state, { discards: [...state.discards, ...stage.turned] });
  const next = affected.length > 0 ? beginEffects(cleared, deed, spell, affected, log, context) : afterEffects(cleared);
  return { state: next, events: log };
}

function drawAgainst(
  state: SkirmishState,
  stage: Extract<Stage, { phase: 'area' }>,
  rule: string,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { result, dice } = thrown(chance, (source) => context.turnUp(source, state, rule, context));
  const drawn = [...stage.drawn, result.value];
  const turned = [...stage.turned, ...result.cards];
  return {
    state: changed(state, {
      deck: result.stock.deck,
      discards: result.stock.discards.filter((card) => !turned.includes(card)),
      stage: { phase: 'area', bids: stage.bids, targets: stage.targets, drawn, turned },
    }),
    events: turnedEvents(rule, result, dice),
  };
}
