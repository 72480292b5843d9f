import { isOneHanded } from '../armoury/one-handed.js';
import { itemOf } from '../find.js';
import type { FigureId, ItemId } from '../ids.js';
import type { Item, SkirmishState } from '../state.js';

/** What a figure carries, by ascending id. */
export function itemsOf(state: Pick<SkirmishState, 'items'>, figure: FigureId): readonly Item[] {
  return state.items.filter(({ holder }) => holder === figure);
}

/** The weapon under whose barrel an item is fitted; null for any other. */
export function hostOf({ equipment }: Pick<Item, 'equipment'>): ItemId | null {
  return equipment.kind === 'firearm' ? equipment.underBarrelOf : null;
}

/**
 * Whether an item is ready to be used; what is fitted under a barrel is when its weapon is.
 *
 * @rule F-READY
 * @rule F-GRENADE
 */
export function isReady(state: Pick<SkirmishState, 'items'>, item: Item): boolean {
  const host = hostOf(item);
  return host === null ? item.ready : itemOf(state, host)?.ready === true;
}

/** How many hands an item takes that is readied. @rule F-READY */
export function handsFor({ equipment }: Pick<Item, 'equipment'>): 0 | 1 | 2 {
  if (equipment.kind !== 'firearm') return 1;
  if (equipment.underBarrelOf !== null) return 0;
  return isOneHanded(equipment.weapon.type) ? 1 : 2;
}

/** How many hands the items take together. @rule F-READY */
export function handsTaken(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + handsFor(item), 0);
}

/** An item with what is fitted under its barrel. */
export function withFitted(state: Pick<SkirmishState, 'items'>, id: ItemId): readonly Item[] {
  return state.items.filter((item) => item.id === id || hostOf(item) === id);
}
