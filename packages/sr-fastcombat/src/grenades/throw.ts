import type { Chance, Problem } from '@tabletop/dice';
import { field, problem, type Step, thrown } from '@tabletop/game';
import type { Vector } from '@tabletop/geometry';
import type { RangeClass } from '../armoury/ranges.js';
import { awaitedBid, valueOfBid } from '../cards/bids.js';
import { turnedEvents } from '../cards/turned.js';
import { changed, withItem, withStock } from '../change.js';
import type { Context, DeedRule } from '../context.js';
import type { Deed } from '../deed.js';
import type { SkirmishEvent } from '../events.js';
import { pointField } from '../fields.js';
import { figureOf, itemOf } from '../find.js';
import { isReady, itemsOf } from '../items/held.js';
import { bandTo } from '../shooting/aim.js';
import type { Figure, GunEquipment, Item, SkirmishState } from '../state.js';
import { isOnTable } from '../table/ground.js';
import { canSee } from '../table/sight.js';
import { type DeedEntry, declaration, deedFields, targetsFor } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { isMoving } from '../turn/walking.js';
import type { Charge } from './charge.js';
import { explode } from './explode.js';

/** The item as a launcher. */
function launcherOf(item: Item | undefined): (GunEquipment & { readonly grenade: Charge }) | undefined {
  if (item?.equipment.kind !== 'firearm') return undefined;
  const { grenade } = item.equipment;
  return grenade === null ? undefined : { ...item.equipment, grenade };
}

/** Why a spot cannot be aimed at, or undefined: it is off the table, out of sight or out of range. @rule F-GRENADE */
function refuseSpot(
  state: SkirmishState,
  figure: Figure,
  type: RangeClass,
  at: Vector,
  context: Context,
): Problem | undefined {
  if (!isOnTable(state.board, at)) return problem(['at'], 'The spot is on the table.', 'F-GRENADE');
  if (!canSee(state.board, figure.at, at, context.rules)) return problem(['at'], 'A wall is in the way.', 'F-TERRAIN');
  if (bandTo(figure, type, at, context) === null) return problem(['at'], 'That spot is out of range.', 'F-RANGES');
  return undefined;
}

/**
 * Throwing a prepared grenade at a spot.
 *
 * @rule F-GRENADE
 */
export const throwRule: DeedRule<'throw'> = {
  rule: 'F-GRENADE',
  options: (state, figure, player) =>
    itemsOf(state, figure)
      .filter(({ ready, equipment }) => ready && equipment.kind === 'grenade')
      .flatMap(({ id: grenade }) =>
        spots(state, player).map((at): Deed<'throw'> => ({ type: 'throw', player, figure, grenade, at })),
      ),
  refuse: (state, deed, context) => {
    const item = itemOf(state, deed.grenade);
    const figure = figureOf(state, deed.figure);
    if (figure === undefined || item?.equipment.kind !== 'grenade' || item.holder !== deed.figure)
      return problem(['grenade'], 'The figure carries no such grenade.', 'F-GRENADE');
    if (!item.ready) return problem(['grenade'], 'That grenade is not prepared.', 'F-GRENADE');
    return refuseSpot(state, figure, 'Hand Grenade', deed.at, context);
  },
  begin: (state, deed, log, context) => {
    const item = itemOf(state, deed.grenade);
    const figure = figureOf(state, deed.figure);
    if (figure === undefined || item?.equipment.kind !== 'grenade') return settled(state);
    const { grenade } = item.equipment;
    const gone = changed(state, { items: state.items.filter(({ id }) => id !== item.id) });
    const skill = figure.profile.throwingSkill;
    return beginThrow(gone, { figure, type: 'Hand Grenade', grenade, at: deed.at, skill }, log, context);
  },
};

/**
 * Launching a grenade at a spot.
 *
 * @rule F-GRENADE
 * @rule F-AMMO
 */
export const launchRule: DeedRule<'launch'> = {
  rule: 'F-GRENADE',
  options: (state, figure, player) =>
    itemsOf(state, figure)
      .filter((item) => launcherOf(item) !== undefined && isReady(state, item))
      .flatMap(({ id: weapon }) =>
        spots(state, player).map((at): Deed<'launch'> => ({ type: 'launch', player, figure, weapon, at })),
      ),
  refuse: (state, deed, context) => {
    const item = itemOf(state, deed.weapon);
    const launcher = launcherOf(item);
    const figure = figureOf(state, deed.figure);
    if (figure === undefined || item === undefined || launcher === undefined || item.holder !== deed.figure)
      return problem(['weapon'], 'The figure carries no such launcher.', 'F-GRENADE');
    if (!isReady(state, item)) return problem(['weapon'], 'That launcher is not readied.', 'F-READY');
    if (item.rounds < 1) return problem(['weapon'], 'That launcher is empty.', 'F-AMMO');
    return refuseSpot(state, figure, launcher.weapon.type, deed.at, context);
  },
  begin: (state, deed, log, context) => {
    const item = itemOf(state, deed.weapon);
    const launcher = launcherOf(item);
    const figure = figureOf(state, deed.figure);
    if (figure === undefined || item === undefined || launcher === undefined) return settled(state);
    const fired = changed(state, { items: withItem(state.items, item.id, { rounds: item.rounds - 1 }) });
    const { grenade, weapon } = launcher;
    const skill = figure.profile.firearmsSkill;
    return beginThrow(fired, { figure, type: weapon.type, grenade, at: deed.at, skill }, log, context);
  },
};

/** Spots worth aiming at: where an enemy stands. */
function spots(state: SkirmishState, player: string): readonly Vector[] {
  return targetsFor(state, player).flatMap((id) => figureOf(state, id)?.at ?? []);
}

/** A grenade on its way: who sends it, by what, and where to. */
interface Sending {
  readonly figure: Figure;
  /** The class of what it is thrown or launched with. */
  readonly type: RangeClass;
  readonly grenade: Charge;
  readonly at: Vector;
  /** Throwing or, for a launcher, Firearms. */
  readonly skill: number;
}

/** The state in which a card is played for a grenade. Of circumstances, only range and moving count. @rule F-GRENADE */
function beginThrow(
  state: SkirmishState,
  { figure, type, grenade, at, skill }: Sending,
  log: SkirmishEvent[],
  context: Context,
): SkirmishState {
  const band = bandTo(figure, type, at, context);
  if (band === null) return settled(state);
  const targetNumber = context.targetNumber({ band, attackerMoving: isMoving(state, figure) }, context);
  log.push({ type: 'aimed', rule: 'F-TN', figure: figure.id, band, targetNumber });
  const bids = [awaitedBid(figure.owner, 'up')];
  return changed(state, { stage: { phase: 'throw', bids, at, skill, targetNumber, grenade } });
}

/**
 * A card is drawn against the throw: on target, the grenade goes off there; short of it, it scatters.
 *
 * @rule F-GRENADE
 */
export function settleThrow(
  state: SkirmishState,
  chance: Chance,
  context: Context,
): Step<SkirmishState, SkirmishEvent> {
  const { stage, deed } = state;
  if (stage.phase !== 'throw' || deed === null) return { state, events: [] };
  const { at, skill, targetNumber, grenade } = stage;
  const played = valueOfBid(stage.bids, 0);
  const { result, dice } = thrown(chance, (source) =>
    context.resolveThrow(source, { played, skill, targetNumber, stock: state }, context),
  );
  const { total, short, turned } = result;
  const log: SkirmishEvent[] = [
    ...turnedEvents('F-GRENADE', turned, dice),
    {
      type: 'throw-judged',
      rule: 'F-GRENADE',
      figure: deed.figure,
      played,
      drawn: turned.value,
      total,
      targetNumber,
      short,
    },
  ];
  const drawn = withStock(state, turned.stock);
  return {
    state:
      short > 0
        ? changed(drawn, { stage: { phase: 'scatter', at, short, grenade } })
        : explode(drawn, at, grenade, log, context),
    events: log,
  };
}

/** Declares that a grenade is thrown. @rule F-GRENADE */
export const throwGrenade: DeedEntry<'throw'> = declaration('throw', 'F-GRENADE', {
  ...deedFields,
  grenade: field.integer(),
  at: pointField,
});

/** Declares that a grenade is launched. @rule F-GRENADE */
export const launch: DeedEntry<'launch'> = declaration('launch', 'F-GRENADE', {
  ...deedFields,
  weapon: field.integer(),
  at: pointField,
});
