import { field, problem } from '@tabletop/game';
import { changed, changedItem } from '../change.js';
import type { DeedRule } from '../context.js';
import type { Deed } from '../deed.js';
import { itemOf } from '../find.js';
import type { FigureId, ItemId } from '../ids.js';
import type { Item, SkirmishState } from '../state.js';
import { type DeedEntry, declaration, deedFields } from '../turn/deeds.js';
import { settled } from '../turn/settled.js';
import { handsFor, handsTaken, hostOf, itemsOf } from './held.js';

/** What a figure has in its hands, but for one item. */
function inHands(state: SkirmishState, figure: FigureId): readonly Item[] {
  return itemsOf(state, figure).filter(({ ready }) => ready);
}

/**
 * What is put away to make room for an item: what is named and then, while the hands are too full, one thing after the
 * other by ascending id.
 *
 * @rule F-READY
 */
function stowedFor(
  state: SkirmishState,
  figure: FigureId,
  item: Item,
  named: ItemId | null,
  hands: number,
): readonly Item[] {
  const held = inHands(state, figure);
  const stowed = held.filter(({ id }) => id === named);
  for (const each of held) {
    const kept = held.filter((other) => !stowed.includes(other));
    if (handsTaken(kept) + handsFor(item) <= hands) break;
    if (!stowed.includes(each)) stowed.push(each);
  }
  return stowed;
}

/**
 * Readying a weapon or preparing a grenade, in one Action with putting away whatever stands in its way. Each takes its
 * own; what is fitted under a barrel is readied with its weapon.
 *
 * @rule F-READY
 * @rule F-GRENADE
 */
export const readyRule: DeedRule<'ready'> = {
  rule: 'F-READY',
  options: (state, figure, player, { rules }) =>
    itemsOf(state, figure)
      .filter((item) => !item.ready && hostOf(item) === null)
      .flatMap((item) => {
        const full = handsTaken(inHands(state, figure)) + handsFor(item) > rules.hands;
        const choices = full && handsFor(item) === 1 ? inHands(state, figure).map(({ id }) => id) : [null];
        return choices.map((stow): Deed<'ready'> => ({ type: 'ready', player, figure, item: item.id, stow }));
      }),
  refuse: (state, deed, { rules }) => {
    const item = itemOf(state, deed.item);
    if (item === undefined || item.holder !== deed.figure)
      return problem(['item'], 'The figure carries no such thing.', 'F-READY');
    if (hostOf(item) !== null)
      return problem(['item'], 'What is fitted under a barrel is readied with its weapon.', 'F-GRENADE');
    if (item.ready) return problem(['item'], 'That is ready.', 'F-READY');
    if (handsFor(item) > rules.hands)
      return problem(['item'], `That takes ${handsFor(item)} hands, and a figure has ${rules.hands}.`, 'F-READY');
    if (deed.stow !== null && !inHands(state, deed.figure).some(({ id }) => id === deed.stow))
      return problem(['stow'], 'Only what is in hand can be put away.', 'F-READY');
    return undefined;
  },
  begin: (state, deed, log, { rules }) => {
    const item = itemOf(state, deed.item);
    if (item === undefined) return settled(state);
    const stowed = stowedFor(state, deed.figure, item, deed.stow, rules.hands);
    const items = state.items.map((each) => {
      if (each.id === item.id) return changedItem(each, { ready: true });
      return stowed.includes(each) ? changedItem(each, { ready: false }) : each;
    });
    log.push({
      type: 'readied',
      rule: 'F-READY',
      figure: deed.figure,
      item: item.id,
      stowed: stowed.map(({ id }) => id),
    });
    return settled(changed(state, { items }));
  },
};

/** Declares that something is readied. @rule F-READY */
export const ready: DeedEntry<'ready'> = declaration('ready', 'F-READY', {
  ...deedFields,
  item: field.integer(),
  stow: field.orNull(field.integer()),
});
