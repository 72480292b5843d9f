import type { PlayerId } from '@tabletop/game';
import { LONGEST_NAME, plain } from '@tabletop/game/text';
import { speedOf } from '../condition.js';
import type { MountedGun } from '../force/profile.js';
import type { UnitId } from '../ids.js';
import { type Rules, rulesFor } from '../rules.js';
import type { CraftCondition, Unit } from '../state.js';
import type { UnitClass } from '../unit-class.js';

/** Whoever is spoken of. A unit is one. */
export interface ToldUnit extends Pick<Unit, 'id' | 'name'> {
  /** Of those whose profile is given, the Speed is told; and of craft, the parts. */
  readonly profile?: {
    readonly speed: number;
    readonly class?: UnitClass;
    readonly guns?: readonly MountedGun[];
  };
  /** Of a craft that malfunctions, the halved Speed is told. */
  readonly craft?: Pick<CraftCondition, 'malfunctioning'> | null;
}

/** What a telling needs to know of the match it tells of. A view has it all, and so has a state. */
export interface Telling {
  /** Who is spoken of. */
  readonly units: readonly ToldUnit[];
  /** The house rules, for the numbers of the rules in force. */
  readonly rules?: Partial<Rules>;
}

/** How units and their parts are called. */
export interface Naming {
  /** 'P3'. */
  unit(id: UnitId): string;
  /** 'V1.2' for the second part of a craft, 'P3' for a unit on foot. */
  part(id: UnitId, part: number): string;
}

/** How players and units are spoken of, and by which rules. */
export interface Teller extends Naming {
  readonly rules: Rules;
  player(id: PlayerId): string;
  /** 'P3 (Speed 3)', for whoever acts. */
  actor(id: UnitId): string;
  /** Whether a unit is known to be a craft. */
  isCraft(id: UnitId): boolean;
  /** The guns of a unit, as far as they are known. */
  guns(id: UnitId): readonly MountedGun[];
}

const PRINTED: Partial<Rules> = {};

/** The teller for what is known of a match. */
export function tellerOf({ units, rules = PRINTED }: Telling): Teller {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const unit = (id: UnitId) => {
    const found = known.get(id);
    return found === undefined ? `unit ${id}` : shown(found.name);
  };
  const isCraft = (id: UnitId) => isCraftClass(known.get(id)?.profile?.class);
  return {
    rules: rulesFor(rules),
    player: shown,
    unit,
    part: (id, part) => (part > 0 || isCraft(id) ? `${unit(id)}${PART_SIGN}${part + 1}` : unit(id)),
    actor: (id) => {
      const { profile, craft = null } = known.get(id) ?? {};
      return profile === undefined ? unit(id) : `${unit(id)} (Speed ${speedOf({ profile, craft })})`;
    },
    isCraft,
    guns: (id) => known.get(id)?.profile?.guns ?? [],
  };
}

/** What stands between the name of a craft and the number of its part. */
export const PART_SIGN = '.';

function isCraftClass(unitClass: UnitClass | undefined): boolean {
  return unitClass !== undefined && unitClass !== 'on-foot';
}

/** What a unit is called where it is spoken of. */
export function unitName(id: UnitId, telling: Telling): string {
  return tellerOf(telling).unit(id);
}

/** A name as it is written out. */
export function shown(name: string): string {
  return plain(name, LONGEST_NAME);
}
