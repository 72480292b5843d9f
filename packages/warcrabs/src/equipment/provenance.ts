import type { Shell, Weapon } from '../crab/crab.js';

/** Where a value comes from: the source, or us. */
export type Provenance = 'source' | 'house';

/** Where each value of an item comes from. @rule W-KIT-SOURCE @rule W-KIT-HOUSE */
export type ProvenanceOf<Item> = { readonly [Field in keyof Item]: Provenance };

/** Where the values of a weapon come from, by its fields. */
export function weaponProvenance(from: (field: keyof Weapon) => Provenance): ProvenanceOf<Weapon> {
  return {
    name: from('name'),
    kind: from('kind'),
    damage: from('damage'),
    weight: from('weight'),
    price: from('price'),
    toHit: from('toHit'),
    maxRange: from('maxRange'),
    uses: from('uses'),
    explosive: from('explosive'),
    ignoresCover: from('ignoresCover'),
    flame: from('flame'),
  };
}

/** Where the values of a shell come from, by its fields. */
export function shellProvenance(from: (field: keyof Shell) => Provenance): ProvenanceOf<Shell> {
  return { name: from('name'), weight: from('weight'), armour: from('armour'), price: from('price') };
}
