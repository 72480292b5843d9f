import type { Chance } from '@tabletop/dice';
import { field, problem, type Step } from '@tabletop/game';
import { isThrown } from '../armoury/thrown.js';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { hasFaceDown, turnOver } from '../cards/turn-over.js';
import { changed, withItem } from '../change.js';
import type { Context, DeedRule } from '../context.js';
import { beginDamage } from '../damage/damage.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { figureOf, itemOf } from '../find.js';
import { isReady, itemsOf } from '../items/held.js';
import { damageOf } from '../melee/damage-of.js';
import type { GunEquipment, Item, SkirmishState } from '../state.js';
import { canSee } from '../table/sight.js';
import { type DeedEntry, declaration, deedFields, targetsFor } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { bandTo } from './aim.js';
import { situationOf } from './situation.js';

/** A weapon that shoots at figures, or is thrown at them. */
interface Gun {
  readonly item: Item;
  readonly weapon: GunEquipment['weapon'];
}

/** The item as a weapon that can be aimed at a figure: a launcher cannot. */
function gunOf(item: Item | undefined): Gun | undefined {
  if (item?.equipment.kind !== 'firearm' || item.equipment.grenade !== null) return undefined;
  return { item, weapon: item.equipment.weapon };
}

/**
 * Shooting at a figure, or throwing a weapon at it. The Target Number and the chance to hit at all do not matter: a
 * hopeless shot may draw out a good card.
 *
 * @rule F-ATTACK
 * @rule F-AMMO
 * @rule F-READY
 */
export const shootRule: DeedRule<'shoot'> = {
  rule: 'F-ATTACK',
  options: (state, figure, player) =>
    itemsOf(state, figure)
      .filter((item) => gunOf(item) !== undefined && isReady(state, item))
      .flatMap(({ id: weapon }) =>
        targetsFor(state, player).map((target): Deed<'shoot'> => ({ type: 'shoot', player, figure, weapon, target })),
      ),
  refuse: (state, deed, context) => {
    const gun = gunOf(itemOf(state, deed.weapon));
    const [attacker, target] = [figureOf(state, deed.figure), figureOf(state, deed.target)];
    if (gun === undefined || gun.item.holder !== deed.figure || attacker === undefined)
      return problem(['weapon'], 'The figure carries no such weapon to shoot with.', 'F-READY');
    if (!isReady(state, gun.item)) return problem(['weapon'], 'That weapon is not readied.', 'F-READY');
    if (gun.weapon.ammo !== null && gun.item.rounds < 1)
      return problem(['weapon'], 'That weapon is out of ammunition.', 'F-AMMO');
    if (target === undefined || target.status === 'out' || target.owner === deed.player)
      return problem(['target'], 'A shot is aimed at an active figure of another player.', 'F-ATTACK');
    if (!canSee(state.board, attacker.at, target.at, context.rules))
      return problem(['target'], 'A wall is in the way.', 'F-TERRAIN');
    if (bandTo(attacker, gun.weapon.type, target.at, context) === null)
      return problem(['target'], 'That figure is out of range.', 'F-RANGES');
    return undefined;
  },
  begin: (state, deed, log, context) => {
    const gun = gunOf(itemOf(state, deed.weapon));
    const [attacker, target] = [figureOf(state, deed.figure), figureOf(state, deed.target)];
    if (gun === undefined || attacker === undefined || target === undefined) return settled(state);
    const band = bandTo(attacker, gun.weapon.type, target.at, context);
    if (band === null) return settled(state);
    const situation = situationOf(state, gun.weapon, attacker, target, band, context.rules);
    const targetNumber = context.targetNumber(situation, context);
    log.push({ type: 'aimed', rule: 'F-TN', figure: attacker.id, band, targetNumber });
    const bids = [awaitedBid(attacker.owner, 'down'), awaitedBid(target.owner, 'up')];
    const { firearmsSkill, throwingSkill } = attacker.profile;
    const skill = isThrown(gun.weapon.type) ? throwingSkill : firearmsSkill;
    const damage = gun.weapon.damage === null ? 0 : damageOf(gun.weapon.damage, attacker.profile);
    return changed(withShotSpent(state, gun), { stage: { phase: 'shot', bids, skill, targetNumber, damage } });
  },
};

/** The state after one attack with a weapon: a round less or, of a weapon that is thrown, the weapon gone. @rule F-AMMO */
function withShotSpent(state: SkirmishState, { item, weapon }: Gun): SkirmishState {
  const items =
    weapon.ammo === null
      ? state.items.filter(({ id }) => id !== item.id)
      : withItem(state.items, item.id, { rounds: item.rounds - 1 });
  return changed(state, { items });
}

/**
 * The attacker's card is turned over, then the shot judged.
 *
 * @rule F-ATTACK
 */
export function settleShot(
  state: SkirmishState,
  _chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  if (stage.phase !== 'shot' || deed?.type !== 'shoot') return { state, events: [] };
  const log: SkirmishEvent[] = [];
  if (hasFaceDown(stage.bids)) return { state: turnOver(state, log, context), events: log };

  const [attack, defence] = [valueOfBid(stage.bids, 0), valueOfBid(stage.bids, 1)];
  const { skill, targetNumber, damage } = stage;
  const { total, hit } = context.judgeShot({ attack, defence, skill, targetNumber }, context);
  log.push({
    type: 'shot-judged',
    rule: 'F-ATTACK',
    figure: deed.figure,
    target: deed.target,
    attack,
    defence,
    total,
    targetNumber,
    hit,
  });
  const next = hit ? beginDamage(state, [{ by: deed.figure, target: deed.target, damage }]) : settled(state);
  return { state: next, events: log };
}

/** Declares a shot. @rule F-ATTACK */
export const shoot: DeedEntry<'shoot'> = declaration('shoot', 'F-ATTACK', {
  ...deedFields,
  weapon: field.integer(),
  target: field.integer(),
});
