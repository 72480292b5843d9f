import type { Problem } from '@tabletop/dice';
import { field, problem } from '@tabletop/game';
import { within } from '@tabletop/geometry';
import type { Context, DeedRule } from '../context.js';
import type { Deed } from '../deed.js';
import { pointField } from '../fields.js';
import type { Spell } from '../figures/sheet.js';
import { figureOf } from '../find.js';
import { beginMelee, outOfReach } from '../melee/strike.js';
import type { Figure, SkirmishState } from '../state.js';
import { isOnTable } from '../table/ground.js';
import { canSee } from '../table/sight.js';
import { type DeedEntry, declaration, deedFields } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { toUnits } from '../units.js';
import { beginAreaSpell } from './area-spell.js';
import { seesForSpell } from './sees.js';
import { beginSpell } from './spell.js';

/**
 * Casting a spell: nothing has to be readied or put away for it.
 *
 * @rule F-CAST
 * @rule F-FORCE
 */
export const castRule: DeedRule<'cast'> = {
  rule: 'F-CAST',
  options: (state, id, player) => {
    const caster = figureOf(state, id);
    return (caster?.profile.spells ?? []).flatMap((spell, index) =>
      forces(spell).flatMap((force) =>
        aims(state, spell).map(
          (aim): Deed<'cast'> => ({ type: 'cast', player, figure: id, spell: index, force, ...aim }),
        ),
      ),
    );
  },
  refuse: (state, deed, context) => {
    const caster = figureOf(state, deed.figure);
    const spell = caster?.profile.spells[deed.spell];
    if (caster === undefined || spell === undefined)
      return problem(['spell'], 'The figure knows no such spell.', 'F-CAST');
    if (deed.force < 1 || deed.force > spell.maxForce)
      return problem(['force'], `That spell is cast at a Force from 1 to ${spell.maxForce}.`, 'F-FORCE');
    return spell.radius === null
      ? refuseTarget(state, deed, caster, spell, context)
      : refuseSpot(state, deed, caster, spell, context);
  },
  begin: (state, deed, _log, context) => {
    const caster = figureOf(state, deed.figure);
    const spell = caster?.profile.spells[deed.spell];
    if (caster === undefined || spell === undefined) return settled(state);
    if (spell.radius !== null) return beginAreaSpell(state, deed, caster, spell, context);
    const target = deed.target === null ? undefined : figureOf(state, deed.target);
    if (target === undefined) return settled(state);
    return spell.range === 'touch' && !isWilling(target, caster)
      ? beginMelee(state, caster.id, target.id, true)
      : beginSpell(state, deed);
  },
};

/** One's own side and the disabled are willing to be touched. @rule F-CAST */
function isWilling(target: Figure, caster: Figure): boolean {
  return target.owner === caster.owner || target.status === 'out';
}

/**
 * Why a single target cannot be chosen, or undefined: damage and detection are for active enemies, healing is for the
 * disabled.
 */
function refuseTarget(
  state: SkirmishState,
  deed: Deed<'cast'>,
  caster: Figure,
  spell: Spell,
  context: Context,
): Problem | undefined {
  const refuse = (message: string, rule = 'F-CAST') => problem(['target'], message, rule);
  if (deed.at !== null) return problem(['at'], 'That spell has a single target: its spot is null.', 'F-AREA');
  const target = deed.target === null ? undefined : figureOf(state, deed.target);
  if (target === undefined) return refuse('There is no such figure.');
  if (spell.effect === 'heal' && target.status !== 'out')
    return refuse('Only a disabled figure is healed.', 'F-SPELLS');
  if (spell.effect !== 'heal' && target.status === 'out') return refuse('That figure is out of the fight.');
  const hostile = spell.damage !== null || spell.effect === 'detect';
  if (hostile && target.owner === caster.owner)
    return refuse('A figure of one’s own side is not attacked.', 'F-ATTACK');
  if (spell.range === 'touch') {
    if (!within(caster.at, target.at, toUnits(context.rules.touchReach)))
      return refuse(`That figure is not within ${context.rules.touchReach} cm.`);
    if (!isWilling(target, caster)) return outOfReach(state, caster, target, context);
    return canSee(state.board, caster.at, target.at, context.rules)
      ? undefined
      : refuse('A wall is in the way.', 'F-TERRAIN');
  }
  if (spell.range !== 'los' && !within(caster.at, target.at, toUnits(spell.range)))
    return refuse(`That figure is not within ${spell.range} cm.`);
  if (spell.ignoresSight !== true && target.id !== caster.id && !seesForSpell(state, caster, target, context))
    return refuse('The caster does not see that figure.');
  return undefined;
}

/** Why a spot cannot be chosen for an area, or undefined. @rule F-AREA */
function refuseSpot(
  state: SkirmishState,
  { target, at }: Deed<'cast'>,
  caster: Figure,
  spell: Spell,
  { rules }: Context,
): Problem | undefined {
  const refuse = (message: string) => problem(['at'], message, 'F-AREA');
  if (target !== null) return problem(['target'], 'That spell has an area: its target is null.', 'F-AREA');
  if (at === null || !isOnTable(state.board, at)) return refuse('The spot is on the table.');
  const reach = spell.range === 'touch' ? rules.touchReach : spell.range;
  if (reach !== 'los' && !within(caster.at, at, toUnits(reach))) return refuse(`That spot is not within ${reach} cm.`);
  if (spell.ignoresSight !== true && !canSee(state.board, caster.at, at, rules))
    return refuse('The caster does not see that spot.');
  return undefined;
}

/** The greatest Force, half of it and the least. */
function forces({ maxForce }: Spell): readonly number[] {
  return [...new Set([maxForce, Math.ceil(maxForce / 2), 1])];
}

/** Whom or where a spell could be cast at: every figure, or where one stands. */
function aims(state: SkirmishState, { radius }: Spell): readonly Pick<Deed<'cast'>, 'target' | 'at'>[] {
  return radius === null
    ? state.figures.map(({ id }) => ({ target: id, at: null }))
    : state.figures.map(({ at }) => ({ target: null, at }));
}

/** Declares that a spell is cast. @rule F-CAST */
export const cast: DeedEntry<'cast'> = declaration('cast', 'F-CAST', {
  ...deedFields,
  spell: field.integer(),
  force: field.integer(),
  target: field.orNull(field.integer()),
  at: field.orNull(pointField),
});
