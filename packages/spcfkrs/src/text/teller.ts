import type { PlayerId } from '@tabletop/game';
import { LONGEST_NAME, plain } from '@tabletop/game/text';
import type { UnitId } from '../ids.js';
import { type Rules, rulesFor } from '../rules.js';
import type { Unit } from '../state.js';

/** What a telling needs to know of the match it tells of. A view has it all, and so has a state. */
export interface Telling {
  /** Who is spoken of; of those whose profile is given, the Speed is told. */
  readonly units: readonly (Pick<Unit, 'id' | 'name'> & { readonly profile?: Pick<Unit['profile'], 'speed'> })[];
  /** The house rules, for the numbers of the rules in force. */
  readonly rules?: Partial<Rules>;
}

/** How players and units are spoken of, and by which rules. */
export interface Teller {
  readonly rules: Rules;
  player(id: PlayerId): string;
  /** 'P3'. */
  unit(id: UnitId): string;
  /** 'P3 (Speed 3)', for whoever acts. */
  actor(id: UnitId): string;
}

const PRINTED: Partial<Rules> = {};

/** The teller for what is known of a match. */
export function tellerOf({ units, rules = PRINTED }: Telling): Teller {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const unit = (id: UnitId) => {
    const found = known.get(id);
    return found === undefined ? `unit ${id}` : shown(found.name);
  };
  return {
    rules: rulesFor(rules),
    player: shown,
    unit,
    actor: (id) => {
      const profile = known.get(id)?.profile;
      return profile === undefined ? unit(id) : `${unit(id)} (Speed ${profile.speed})`;
    },
  };
}

/** What a unit is called where it is spoken of. */
export function unitName(id: UnitId, telling: Telling): string {
  return tellerOf(telling).unit(id);
}

/** A name as it is written out. */
export function shown(name: string): string {
  return plain(name, LONGEST_NAME);
}
