import { LONGEST_NAME, plain } from '@tabletop/game/text';
import { type Rules, rulesFor } from '../rules.js';
import type { Sailor, SailorId } from '../state.js';

/** What a telling needs to know of the game it tells of. A view has it all, and so has a state. */
export interface Telling {
  /** The crew. Where Pluck is known, it is that before what is told. */
  readonly sailors: readonly (Pick<Sailor, 'id' | 'name'> & { readonly pluck?: number })[];
  /** The house rules, for the numbers of the rules in force. */
  readonly rules?: Partial<Rules>;
}

/** How sailors are spoken of, and by which rules. */
export interface Teller {
  readonly rules: Rules;
  /** 'Ada', or 'Ada #3' where another sailor is shown by the same name. */
  name(id: SailorId): string;
  /** 'Ada (Pluck 10)', or the name alone where the Pluck is not known. */
  sailor(id: SailorId): string;
  /** ' against Pluck 10', or nothing where the Pluck is not known. */
  against(id: SailorId): string;
}

const PRINTED: Partial<Rules> = {};

/** The teller for what is known of a game. */
export function tellerOf({ sailors, rules = PRINTED }: Telling): Teller {
  const find = (id: SailorId) => sailors.find((sailor) => sailor.id === id);
  const name = (id: SailorId) => {
    const known = find(id);
    if (known === undefined) return `sailor ${id}`;
    const shown = plain(known.name, LONGEST_NAME);
    const isShared = sailors.some((other) => other.id !== id && plain(other.name, LONGEST_NAME) === shown);
    return isShared ? `${shown} #${id}` : shown;
  };
  const pluck = (id: SailorId, text: (pluck: number) => string) => {
    const known = find(id)?.pluck;
    return known === undefined ? '' : text(known);
  };
  return {
    rules: rulesFor(rules),
    name,
    sailor: (id) => `${name(id)}${pluck(id, (points) => ` (Pluck ${points})`)}`,
    against: (id) => pluck(id, (points) => ` against Pluck ${points}`),
  };
}
