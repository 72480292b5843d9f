import type { Chance, Problem } from '@tabletop/dice';
import { field, problem, type Step } from '@tabletop/game';
import { within } from '@tabletop/geometry';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { hasFaceDown, turnOver } from '../cards/turn-over.js';
import { changed } from '../change.js';
import type { Context, DeedRule } from '../context.js';
import { beginDamage } from '../damage/damage.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import type { MeleeWeapon } from '../figures/sheet.js';
import { figureOf, itemOf } from '../find.js';
import type { FigureId } from '../ids.js';
import { itemsOf } from '../items/held.js';
import { beginSpell } from '../magic/spell.js';
import type { Figure, Item, SkirmishState } from '../state.js';
import { canSee } from '../table/sight.js';
import { type DeedEntry, declaration, deedFields, targetsFor } from '../turn/deeds.js';
import { afterEffects, settled } from '../turn/settled.js';
import { toUnits } from '../units.js';
import { bestMeleeWeapon, damageOf } from './damage-of.js';

function meleeWeaponOf(item: Item | undefined): MeleeWeapon | undefined {
  return item?.equipment.kind === 'melee' ? item.equipment.weapon : undefined;
}

/** The melee weapons that a figure has readied. */
function readied(state: SkirmishState, figure: FigureId): readonly Item[] {
  return itemsOf(state, figure).filter((item) => item.ready && item.equipment.kind === 'melee');
}

/**
 * Attacking hand to hand, with a readied melee weapon that its owner names or with bare hands.
 *
 * @rule F-MELEE
 * @rule F-READY
 */
export const strikeRule: DeedRule<'strike'> = {
  rule: 'F-MELEE',
  options: (state, figure, player) =>
    [null, ...readied(state, figure).map(({ id }) => id)].flatMap((weapon) =>
      targetsFor(state, player).map((target): Deed<'strike'> => ({ type: 'strike', player, figure, weapon, target })),
    ),
  refuse: (state, deed, context) => {
    if (deed.weapon !== null) {
      const item = itemOf(state, deed.weapon);
      if (meleeWeaponOf(item) === undefined || item?.holder !== deed.figure)
        return problem(['weapon'], 'The figure carries no such melee weapon.', 'F-MELEE');
      if (!item.ready) return problem(['weapon'], 'That weapon is not readied.', 'F-READY');
    }
    const [attacker, target] = [figureOf(state, deed.figure), figureOf(state, deed.target)];
    if (target === undefined || target.status === 'out' || target.owner === deed.player)
      return problem(['target'], 'An attack is made on an active figure of another player.', 'F-MELEE');
    return attacker === undefined ? undefined : outOfReach(state, attacker, target, context);
  },
  begin: (state, deed, _log) => beginMelee(state, deed.figure, deed.target, false),
};

/** Why a figure cannot be attacked hand to hand by another, or undefined: it is too far away, or behind a wall. */
export function outOfReach(
  { board }: SkirmishState,
  attacker: Figure,
  target: Figure,
  { rules }: Context,
): Problem | undefined {
  if (!within(attacker.at, target.at, toUnits(rules.meleeReach)))
    return problem(['target'], `That figure is not within ${rules.meleeReach} cm.`, 'F-MELEE');
  if (!canSee(board, attacker.at, target.at, rules)) return problem(['target'], 'A wall is in the way.', 'F-TERRAIN');
  return undefined;
}

/**
 * The state in which both sides commit a card for a fight hand to hand; for a touch, the attacker does no damage.
 *
 * @rule F-MELEE
 * @rule F-CAST
 */
export function beginMelee(state: SkirmishState, by: FigureId, at: FigureId, touch: boolean): SkirmishState {
  const [attacker, target] = [figureOf(state, by), figureOf(state, at)];
  if (attacker === undefined || target === undefined) return settled(state);
  const bids = [awaitedBid(attacker.owner, 'down'), awaitedBid(target.owner, 'down')];
  return changed(state, { stage: { phase: 'melee', touch, bids } });
}

/**
 * Both cards are turned over, then the fight judged. Whoever hits does the damage, also the figure that was attacked;
 * that one uses the best it has in hand.
 *
 * @rule F-MELEE
 * @rule F-MELEE-WEAPON
 * @rule F-CAST
 */
export function settleMelee(
  state: SkirmishState,
  _chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  if (stage.phase !== 'melee' || (deed?.type !== 'strike' && deed?.type !== 'cast')) return { state, events: [] };
  const log: SkirmishEvent[] = [];
  if (hasFaceDown(stage.bids)) return { state: turnOver(state, log, context), events: log };

  const attacker = figureOf(state, deed.figure);
  const target = deed.target === null ? undefined : figureOf(state, deed.target);
  if (attacker === undefined || target === undefined) return { state: settled(state), events: log };
  const { attackTotal, defenceTotal, winner } = context.judgeMelee({
    attack: valueOfBid(stage.bids, 0),
    attackSkill: attacker.profile.meleeSkill,
    defence: valueOfBid(stage.bids, 1),
    defenceSkill: target.profile.meleeSkill,
  });
  const hit = winner === 'attacker' ? target.id : winner === 'defender' ? attacker.id : null;
  log.push({
    type: 'melee-judged',
    rule: 'F-MELEE',
    figure: attacker.id,
    target: target.id,
    attackTotal,
    defenceTotal,
    hit,
  });
  if (winner === 'defender') {
    const weapons = readied(state, target.id).flatMap((item) => meleeWeaponOf(item) ?? []);
    const damage = damageOf(bestMeleeWeapon(weapons, target.profile).damage, target.profile);
    return { state: beginDamage(state, [{ by: target.id, target: attacker.id, damage }]), events: log };
  }
  if (deed.type === 'cast') {
    return { state: winner === 'attacker' ? beginSpell(state, deed) : afterEffects(state), events: log };
  }
  if (winner === null) return { state: settled(state), events: log };
  const weapon = deed.weapon === null ? undefined : meleeWeaponOf(itemOf(state, deed.weapon));
  const damage = weapon === undefined ? attacker.profile.meleeDamage : damageOf(weapon.damage, attacker.profile);
  return { state: beginDamage(state, [{ by: attacker.id, target: target.id, damage }]), events: log };
}

/** Declares an attack hand to hand. @rule F-MELEE */
export const strike: DeedEntry<'strike'> = declaration('strike', 'F-MELEE', {
  ...deedFields,
  weapon: field.orNull(field.integer()),
  target: field.integer(),
});
