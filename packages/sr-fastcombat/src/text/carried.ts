import type { CarriedFirearm, CarriedGrenades, FigureSheet, MeleeWeapon } from '../figures/sheet.js';
import { grenadeOf } from '../grenades/charge.js';
import { isReady, itemsOf } from '../items/held.js';
import type { Figure, Item } from '../state.js';

/** Something carried, and how much of it there is. */
export interface Carried<Thing> {
  readonly thing: Thing;
  /** How many there are of it, of what is thrown. */
  readonly count: number;
  readonly ready: boolean;
}

/** A firearm that is carried. */
export interface CarriedGun extends Carried<CarriedFirearm> {
  /** The rounds in it; null for a weapon that is itself thrown. */
  readonly rounds: number | null;
  /** The rounds in reserve. */
  readonly spare: number;
  /** The name of the weapon under whose barrel it is fitted. */
  readonly host: string | undefined;
}

/** All that a figure has with it. */
export interface Load {
  readonly melee: readonly Carried<MeleeWeapon>[];
  readonly guns: readonly CarriedGun[];
  readonly grenades: readonly Carried<Omit<CarriedGrenades, 'count'>>[];
}

/** What stands on a sheet. */
export function loadOnSheet({ meleeWeapons, firearms, grenades }: FigureSheet): Load {
  return {
    melee: meleeWeapons.map((thing) => ({ thing, count: 1, ready: false })),
    guns: firearms.map((thing) => ({
      thing,
      count: thing.count ?? 1,
      ready: false,
      rounds: thing.ammo,
      spare: thing.reloads * (thing.ammo ?? 0),
      host: thing.underBarrelOf === undefined ? undefined : firearms[thing.underBarrelOf]?.name,
    })),
    grenades: grenades.map(({ count, ...thing }) => ({ thing, count, ready: false })),
  };
}

/** What a figure of a game carries now. Of what is thrown, all of a kind stand together. */
export function loadInGame({ id }: Pick<Figure, 'id'>, items: readonly Item[]): Load {
  const melee: Carried<MeleeWeapon>[] = [];
  const guns: CarriedGun[] = [];
  const grenades: Carried<Omit<CarriedGrenades, 'count'>>[] = [];
  for (const item of itemsOf({ items }, id)) {
    const { equipment, rounds, spare } = item;
    const ready = isReady({ items }, item);
    if (equipment.kind === 'melee') melee.push({ thing: equipment.weapon, count: 1, ready });
    else if (equipment.kind === 'grenade') addTo(grenades, { thing: grenadeOf(equipment.grenade), count: 1, ready });
    else {
      const { weapon, grenade, underBarrelOf } = equipment;
      const thing: CarriedFirearm = {
        ...weapon,
        reloads: 0,
        ...(grenade === null ? {} : { grenade: grenadeOf(grenade) }),
      };
      if (weapon.ammo === null) addTo(guns, { thing, count: 1, ready, rounds: null, spare, host: undefined });
      else guns.push({ thing, count: 1, ready, rounds, spare, host: nameOf(underBarrelOf, items) });
    }
  }
  return { melee, guns, grenades };
}

/** Adds to things that are the same, or as another. */
function addTo<Entry extends Carried<object>>(entries: Entry[], added: Entry): void {
  const same = JSON.stringify(added.thing);
  const at = entries.findIndex(({ thing }) => JSON.stringify(thing) === same);
  const known = entries[at];
  if (known === undefined) entries.push(added);
  else entries[at] = { ...known, count: known.count + added.count, ready: known.ready || added.ready };
}

function nameOf(id: Item['id'] | null, items: readonly Item[]): string | undefined {
  const host = items.find((item) => item.id === id)?.equipment;
  return host?.kind === 'firearm' ? host.weapon.name : undefined;
}

/** How many Reloads rounds in reserve are, and how many rounds are over. */
export function reloadsIn(spare: number, ammo: number): { readonly reloads: number; readonly over: number } {
  const over = spare % ammo;
  return { reloads: (spare - over) / ammo, over };
}
