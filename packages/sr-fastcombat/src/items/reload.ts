import { field, problem } from '@tabletop/game';
import { changed, withItem } from '../change.js';
import type { DeedRule } from '../context.js';
import type { Deed } from '../deed.js';
import { itemOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Item } from '../state.js';
import { type DeedEntry, declaration, deedFields } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { itemsOf } from './held.js';

/** How many rounds a weapon holds; 0 for what holds none. @rule F-AMMO */
export function roomOf({ equipment }: Pick<Item, 'equipment'>): number {
  return equipment.kind === 'firearm' ? (equipment.weapon.ammo ?? 0) : 0;
}

/**
 * The rounds in a weapon and in reserve after loading it: one of its Reloads fills it, whatever was left in it, or by
 * detailed bookkeeping the rounds that are missing, as far as there are any. Null where there is nothing to load.
 *
 * @rule F-RELOAD
 */
export function reloadedTo(
  item: Pick<Item, 'equipment' | 'rounds' | 'spare'>,
  { partialReloads }: Pick<Rules, 'partialReloads'>,
): Pick<Item, 'rounds' | 'spare'> | null {
  const { rounds, spare } = item;
  const room = roomOf(item);
  if (rounds >= room) return null;
  const taken = partialReloads ? Math.min(room - rounds, spare) : room;
  if (taken === 0 || taken > spare) return null;
  return { rounds: partialReloads ? rounds + taken : room, spare: spare - taken };
}

/**
 * Loading a weapon: one Action and one of its Reloads.
 *
 * @rule F-RELOAD
 */
export const reloadRule: DeedRule<'reload'> = {
  rule: 'F-RELOAD',
  options: (state, figure, player, { rules }) =>
    itemsOf(state, figure)
      .filter((item) => reloadedTo(item, rules) !== null)
      .map(({ id: weapon }): Deed<'reload'> => ({ type: 'reload', player, figure, weapon })),
  refuse: (state, deed, { rules }) => {
    const item = itemOf(state, deed.weapon);
    if (item === undefined || item.holder !== deed.figure || roomOf(item) === 0)
      return problem(['weapon'], 'The figure carries no such weapon to load.', 'F-RELOAD');
    if (item.rounds >= roomOf(item)) return problem(['weapon'], 'That weapon is fully loaded.', 'F-RELOAD');
    if (reloadedTo(item, rules) === null)
      return problem(['weapon'], 'There is no Reload left for that weapon.', 'F-RELOAD');
    return undefined;
  },
  begin: (state, deed, log, { rules }) => {
    const item = itemOf(state, deed.weapon);
    const loaded = item === undefined ? null : reloadedTo(item, rules);
    if (loaded === null) return settled(state);
    log.push({ type: 'reloaded', rule: 'F-RELOAD', figure: deed.figure, weapon: deed.weapon, rounds: loaded.rounds });
    return settled(changed(state, { items: withItem(state.items, deed.weapon, loaded) }));
  },
};

/** Declares that a weapon is loaded. @rule F-RELOAD */
export const reload: DeedEntry<'reload'> = declaration('reload', 'F-RELOAD', {
  ...deedFields,
  weapon: field.integer(),
});
