import type { PlayerId } from '@tabletop/game';
import { LONGEST_NAME, plain } from '@tabletop/game/text';
import type { CrabId } from '../ids.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Fighter, Obstacle } from '../state.js';
import type { WarcrabsView } from '../view.js';

/** What a telling needs to know of the fight it tells of. A view has it all, and so has a state. */
export interface Telling {
  /** Who is spoken of. */
  readonly crabs: readonly Pick<Fighter, 'id' | 'name' | 'owner'>[];
  /** What stands about. */
  readonly board?: { readonly obstacles: readonly Pick<Obstacle, 'name'>[] };
  /** The house rules, for the numbers of the rules in force. */
  readonly rules?: Partial<Rules>;
}

/** What must be known of a fight to tell of an action. A view has it all, and so has a state. */
export type ActionTelling = Pick<WarcrabsView, 'crabs' | 'board' | 'burnt' | 'rules' | 'stage'>;

/** How owners, crabs and obstacles are spoken of, and by which rules. */
export interface Teller {
  readonly rules: Rules;
  player(id: PlayerId): string;
  /** 'Death Boy', 'ann’s Death Boy' where another owner has one too, 'Death Boy #3' where the same owner has. */
  crab(id: CrabId): string;
  /** 'the coffee cup', by its place in the board's list. */
  obstacle(index: number): string;
}

const PRINTED: Partial<Rules> = {};

/** The teller for what is known of a fight. */
export function tellerOf({ crabs, board, rules = PRINTED }: Telling): Teller {
  const named = crabs.map(({ id, owner, name }) => ({ id, owner, name: shown(name) }));
  return {
    rules: rulesFor(rules),
    player: shown,
    crab: (id) => {
      const known = named.find((crab) => crab.id === id);
      if (known === undefined) return `crab ${id}`;
      const namesakes = named.filter((other) => other.id !== id && other.name === known.name);
      const isOnOwnSide = namesakes.some(({ owner }) => owner === known.owner);
      const name = isOnOwnSide ? `${known.name} #${id}` : known.name;
      return namesakes.some(({ owner }) => owner !== known.owner) ? `${shown(known.owner)}’s ${name}` : name;
    },
    obstacle: (index) => {
      const known = board?.obstacles[index];
      return known === undefined ? `obstacle ${index + 1}` : `the ${shown(known.name)}`;
    },
  };
}

/** What a crab is called where it is spoken of: by its name, and by its owner's where another owner has one too. */
export function crabName(id: CrabId, telling: Telling): string {
  return tellerOf(telling).crab(id);
}

/** What a crab attacks with: a weapon by its name or, for null, its bare claws. */
export function armText(weapon: string | null): string {
  return weapon === null ? 'bare claws' : `the ${shown(weapon)}`;
}

/** A name as it is written out. */
export function shown(name: string): string {
  return plain(name, LONGEST_NAME);
}
