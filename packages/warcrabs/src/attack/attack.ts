import type { Chance } from '@tabletop/dice';
import { field, type PlayerId, type Step, thinned, thrown } from '@tabletop/game';
import type { Attack } from '../actions.js';
import { changed, withCrab, withDue } from '../change.js';
import type { Context, Entry } from '../context.js';
import type { WarcrabsEvent } from '../events.js';
import { isAlive } from '../find.js';
import { LEGAL_LIMIT } from '../limits.js';
import type { Fighter, WarcrabsState, WeaponIndex } from '../state.js';
import { paperBetween } from '../table/sight.js';
import { actionFor, activationOf, afterAction, chooser } from '../turn/active.js';
import { aimAt } from './aim.js';
import { isKamikaze, isSureKamikaze } from './is-kamikaze.js';
import { type AttackPlan, planAttack } from './plan-attack.js';

/**
 * A crab attacks another with one weapon, or with its claws: it rolls to hit. Paper stops a flame first; an explosive
 * used claw-to-claw goes off without a roll unless house rules want one.
 *
 * @rule W-TOHIT
 * @rule W-CLAW
 * @rule W-KAMIKAZE
 * @rule W-PAPER
 */
export const attack: Entry<Attack> = {
  rule: 'W-TOHIT',
  fields: { crab: field.integer(), weapon: field.orNull(field.integer()), target: field.integer() },
  awaits: chooser,
  legal: (state, player, context) => thinned(attacksOf(state, player, context), LEGAL_LIMIT),
  check: (state, action, context) => {
    const active = actionFor(state, action.crab);
    if (!('stage' in active)) return active;
    const plan = planAttack(state, active.crab, action, context);
    return 'attacker' in plan ? undefined : plan;
  },
  apply: (state, action, chance, context) => {
    const active = activationOf(state);
    const plan = active === undefined ? undefined : planAttack(state, active.crab, action, context);
    if (plan === undefined || !('attacker' in plan)) return { state, events: [] };
    const acted = afterAction(changed(state, { decision: state.decision + 1 }), context.rules);
    return settleAttack(spendUse(acted, action.crab, action.weapon), plan, chance, context);
  },
};

/** Every attack that the active crab of a player can make. */
function attacksOf(state: WarcrabsState, player: PlayerId, context: Context): readonly Attack[] {
  const active = activationOf(state);
  if (active === undefined || active.stage.acted) return [];
  const { crab } = active;
  const weapons: readonly (WeaponIndex | null)[] = [null, ...crab.weapons.keys()];
  const others = state.crabs.filter((other) => other.id !== crab.id && isAlive(other));
  return weapons.flatMap((weapon) =>
    others
      .map(({ id }): Attack => ({ type: 'attack', player, crab: crab.id, weapon, target: id }))
      .filter((each) => 'attacker' in planAttack(state, crab, each, context)),
  );
}

/** The state after a weapon was used once more. */
function spendUse(state: WarcrabsState, id: Fighter['id'], index: WeaponIndex | null): WarcrabsState {
  const weapons = state.crabs.find((crab) => crab.id === id)?.weapons;
  if (index === null || weapons === undefined || (weapons[index]?.left ?? null) === null) return state;
  return withCrab(state, id, {
    weapons: weapons.map(({ weapon, left }, at) => ({
      weapon,
      left: at === index && left !== null ? left - 1 : left,
    })),
  });
}

function settleAttack(
  state: WarcrabsState,
  plan: AttackPlan,
  chance: Chance,
  context: Context,
): Step<WarcrabsState, WarcrabsEvent> {
  const { attacker, target, weapon, left, close } = plan;
  const [by, id] = [attacker.id, target.id];
  const name = weapon.name ?? '';
  const paper = weapon.flame ? paperBetween(state, attacker.at, target.at, context.rules) : undefined;
  if (paper !== undefined) return stopFlame(state, plan, paper, context);

  if (isSureKamikaze(weapon, close, context.rules)) {
    return {
      state: withDue(state, { kind: 'kamikaze', by, target: id, damage: weapon.damage }),
      events: [{ type: 'set-off', rule: 'W-KAMIKAZE', crab: by, target: id, weapon: name, left }],
    };
  }
  const aim = aimAt(state, attacker, target, weapon, context);
  const { result: roll, dice } = thrown(chance, (source) =>
    context.resolveAttack(source, aim.target, weapon.explosive, context),
  );
  const { total, outcome } = roll;
  const rule = weapon.kind === 'claw' ? 'W-CLAW' : 'W-TOHIT';
  const events: readonly WarcrabsEvent[] = [
    { type: 'attacked', rule, dice, crab: by, target: id, weapon: weapon.name, left, aim, total, outcome },
  ];
  if (outcome === 'miss') return { state, events };
  if (outcome === 'near-miss') return { state: withDue(state, { kind: 'near-miss', by, crab: id }), events };
  const { damage, explosive } = weapon;
  const bare = weapon.name === null;
  const hit = isKamikaze(weapon, close)
    ? ({ kind: 'kamikaze', by, target: id, damage } as const)
    : ({ kind: 'strike', by, target: id, arc: aim.arc, damage, explosive, bare } as const);
  return { state: withDue(state, hit), events };
}

/** Paper in the way of a flame stops it, and is gone: at once or, by house rules, when the turn ends. @rule W-PAPER */
function stopFlame(
  state: WarcrabsState,
  { attacker, target, weapon, left }: AttackPlan,
  obstacle: number,
  { rules }: Context,
): Step<WarcrabsState, WarcrabsEvent> {
  const rule = 'W-PAPER';
  const stopped: WarcrabsEvent = {
    type: 'flame-stopped',
    rule,
    crab: attacker.id,
    target: target.id,
    weapon: weapon.name ?? '',
    left,
    obstacle,
  };
  if (rules.paperGone === 'endOfTurn') {
    const burning = state.burning.includes(obstacle) ? state.burning : [...state.burning, obstacle];
    return { state: changed(state, { burning }), events: [stopped] };
  }
  return {
    state: changed(state, { burnt: [...state.burnt, obstacle] }),
    events: [stopped, { type: 'paper-gone', rule, obstacle }],
  };
}
