import type { CarriedFirearm, FigureSheet, Firearm } from '../figures/sheet.js';
import { chargeOf } from '../grenades/charge.js';
import type { FigureId, ItemId } from '../ids.js';
import { handsFor } from '../items/held.js';
import type { Rules } from '../rules.js';
import type { Equipment, Item } from '../state.js';

/**
 * What a figure carries at the start, numbered from an id on: melee weapons, then firearms, then grenades, each thrown
 * weapon and grenade an item of its own. Ready are the first weapons that its hands hold, or nothing.
 *
 * @rule F-READY
 */
export function itemsFor(
  holder: FigureId,
  sheet: FigureSheet,
  first: ItemId,
  rules: Pick<Rules, 'hands' | 'startReady'>,
): readonly Item[] {
  const items: Item[] = [];
  const add = (equipment: Equipment, rounds = 0, spare = 0): ItemId => {
    const id = first + items.length;
    items.push({ id, equipment, holder, at: null, ready: false, rounds, spare });
    return id;
  };
  for (const weapon of sheet.meleeWeapons) add({ kind: 'melee', weapon });
  const ids: ItemId[] = [];
  for (const carried of sheet.firearms) {
    const copies = carried.ammo === null ? (carried.count ?? 1) : 1;
    const hostAt = carried.underBarrelOf;
    const underBarrelOf = hostAt === undefined ? null : (ids[hostAt] ?? null);
    let id = 0;
    for (let copy = 0; copy < copies; copy++) {
      const { ammo, reloads, grenade } = carried;
      id = add(
        {
          kind: 'firearm',
          weapon: weaponOf(carried),
          grenade: grenade === undefined ? null : chargeOf(grenade),
          underBarrelOf,
        },
        ammo ?? 0,
        reloads * (ammo ?? 0),
      );
    }
    ids.push(id);
  }
  for (const carried of sheet.grenades) {
    for (let copy = 0; copy < carried.count; copy++) add({ kind: 'grenade', grenade: chargeOf(carried) });
  }
  return rules.startReady === 'none' ? items : withFirstReady(items, rules.hands);
}

/** A firearm without what is carried for it. */
function weaponOf({ name, type, damage, ammo, laser, smartgun }: CarriedFirearm): Firearm {
  return {
    name,
    type,
    damage,
    ammo,
    ...(laser === true ? { laser } : {}),
    ...(smartgun === true ? { smartgun } : {}),
  };
}

function withFirstReady(items: readonly Item[], hands: number): readonly Item[] {
  let left = hands;
  return items.map((item) => {
    const wanted = handsFor(item);
    if (item.equipment.kind === 'grenade' || wanted === 0 || wanted > left) return item;
    left -= wanted;
    return { ...item, ready: true };
  });
}
