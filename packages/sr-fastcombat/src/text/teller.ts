import type { PlayerId } from '@tabletop/game';
import { LONGEST_NAME, plain } from '@tabletop/game/text';
import type { FigureId, ItemId } from '../ids.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Equipment, Figure, Item, Profile } from '../state.js';
import type { SkirmishView } from '../view.js';

/** What a telling needs to know of the game it tells of. A view has it all, and so has a state. */
export interface Telling {
  /** Who is spoken of. */
  readonly figures: readonly (Pick<Figure, 'id' | 'owner'> & {
    readonly profile: Pick<Profile, 'name'> & Partial<Pick<Profile, 'spells'>>;
  })[];
  /** With what they fight. */
  readonly items?: readonly Pick<Item, 'id' | 'equipment'>[];
  /** The house rules, for the numbers of the rules in force. */
  readonly rules?: Partial<Rules>;
}

/** What must be known of a game to tell of an action. A view has it all, and so has a state. */
export type ActionTelling = Pick<SkirmishView, 'figures' | 'items' | 'rules' | 'board' | 'moving' | 'leg'>;

/** How players, figures and things are spoken of, and by which rules. */
export interface Teller {
  readonly rules: Rules;
  player(id: PlayerId): string;
  /** 'Ada', 'red’s Ada' where another player has one too, 'Ada #3' where the same player has. */
  figure(id: FigureId): string;
  /** 'the Katana'. */
  item(id: ItemId): string;
  /** The name of a spell by its place on the sheet of who casts it. */
  spell(caster: FigureId, index: number): string;
}

const PRINTED: Partial<Rules> = {};

/** The teller for what is known of a game. */
export function tellerOf({ figures, items = [], rules = PRINTED }: Telling): Teller {
  const named = figures.map(({ id, owner, profile }) => ({ id, owner, profile, name: shown(profile.name) }));
  const find = (id: FigureId) => named.find((figure) => figure.id === id);
  return {
    rules: rulesFor(rules),
    player: shown,
    figure: (id) => {
      const known = find(id);
      if (known === undefined) return `figure ${id}`;
      const namesakes = named.filter((other) => other.id !== id && other.name === known.name);
      const isOnOwnSide = namesakes.some(({ owner }) => owner === known.owner);
      const name = isOnOwnSide ? `${known.name} #${id}` : known.name;
      return namesakes.some(({ owner }) => owner !== known.owner) ? `${shown(known.owner)}’s ${name}` : name;
    },
    item: (id) => {
      const known = items.find((item) => item.id === id);
      return known === undefined ? `item ${id}` : `the ${equipmentName(known.equipment)}`;
    },
    spell: (caster, index) => {
      const spell = find(caster)?.profile.spells?.[index];
      return spell === undefined ? `spell ${index + 1}` : shown(spell.name);
    },
  };
}

/** What a figure is called where it is spoken of: by its name, and by its player's where another player has one too. */
export function figureName(id: FigureId, telling: Telling): string {
  return tellerOf(telling).figure(id);
}

/** What a thing is called. */
export function equipmentName(equipment: Equipment): string {
  switch (equipment.kind) {
    case 'grenade':
      return grenadeName(equipment.grenade.name);
    case 'melee':
    case 'firearm':
      return shown(equipment.weapon.name);
  }
}

/** A kind of grenade as a thing: 'Offensive grenade'. */
export function grenadeName(name: string): string {
  return `${shown(name)} grenade`;
}

/** A name as it is written out. */
export function shown(name: string): string {
  return plain(name, LONGEST_NAME);
}
