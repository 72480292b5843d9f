import { field, problem } from '@tabletop/game';
import { within } from '@tabletop/geometry';
import { changed, changedItem } from '../change.js';
import type { DeedRule } from '../context.js';
import type { Deed } from '../deed.js';
import { figureOf, itemOf } from '../find.js';
import type { FigureId, ItemId } from '../ids.js';
import type { Rules } from '../rules.js';
import type { Figure, Item, SkirmishState } from '../state.js';
import { canSee } from '../table/sight.js';
import { type DeedEntry, declaration, deedFields } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { toUnits } from '../units.js';
import { hostOf, itemsOf, withFitted } from './held.js';

/** The items with one, and what is fitted to it, in other hands or on the ground; it is not ready there. */
function handedOver(
  state: SkirmishState,
  id: ItemId,
  to: { readonly holder: FigureId } | { readonly at: Figure['at'] },
): readonly Item[] {
  const moved = withFitted(state, id);
  const place = 'holder' in to ? { holder: to.holder, at: null } : { holder: null, at: to.at };
  return state.items.map((item) => (moved.includes(item) ? changedItem(item, { ...place, ready: false }) : item));
}

/** What lies on the ground within reach of a figure, by itself; nobody reaches through a wall. */
function withinReach(
  state: SkirmishState,
  { at }: Figure,
  rules: Pick<Rules, 'pickUpReach' | 'figureRadius'>,
): readonly Item[] {
  const reach = toUnits(rules.pickUpReach);
  return state.items.filter(
    (item) =>
      item.at !== null &&
      hostOf(item) === null &&
      within(at, item.at, reach) &&
      canSee(state.board, at, item.at, rules),
  );
}

/**
 * Picking up something that lies near; it is not ready then.
 *
 * @rule F-ACT
 */
export const pickUpRule: DeedRule<'pick-up'> = {
  rule: 'F-ACT',
  options: (state, id, player, { rules }) => {
    const figure = figureOf(state, id);
    if (figure === undefined) return [];
    return withinReach(state, figure, rules).map(
      ({ id: item }): Deed<'pick-up'> => ({ type: 'pick-up', player, figure: id, item }),
    );
  },
  refuse: (state, deed, { rules }) => {
    const figure = figureOf(state, deed.figure);
    const near = figure === undefined ? [] : withinReach(state, figure, rules);
    if (near.some(({ id }) => id === deed.item)) return undefined;
    return problem(['item'], `No such thing lies within ${rules.pickUpReach} cm.`, 'F-ACT');
  },
  begin: (state, deed, log) => {
    log.push({ type: 'picked-up', rule: 'F-ACT', figure: deed.figure, item: deed.item });
    return settled(changed(state, { items: handedOver(state, deed.item, { holder: deed.figure }) }));
  },
};

/**
 * Dropping something: it lies at its owner's feet.
 *
 * @rule F-ACT
 */
export const dropRule: DeedRule<'drop'> = {
  rule: 'F-ACT',
  options: (state, figure, player) =>
    itemsOf(state, figure)
      .filter((item) => hostOf(item) === null)
      .map(({ id: item }): Deed<'drop'> => ({ type: 'drop', player, figure, item })),
  refuse: (state, deed) => {
    const item = itemOf(state, deed.item);
    if (item !== undefined && item.holder === deed.figure && hostOf(item) === null) return undefined;
    return problem(['item'], 'The figure carries no such thing that it could drop.', 'F-ACT');
  },
  begin: (state, deed, log) => {
    const at = figureOf(state, deed.figure)?.at;
    if (at === undefined) return settled(state);
    log.push({ type: 'dropped', rule: 'F-ACT', figure: deed.figure, item: deed.item });
    return settled(changed(state, { items: handedOver(state, deed.item, { at }) }));
  },
};

/** Declares that something is picked up. @rule F-ACT */
export const pickUp: DeedEntry<'pick-up'> = declaration('pick-up', 'F-ACT', { ...deedFields, item: field.integer() });

/** Declares that something is dropped. @rule F-ACT */
export const drop: DeedEntry<'drop'> = declaration('drop', 'F-ACT', { ...deedFields, item: field.integer() });
