import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { CraftClass } from '../unit-class.js';
import type { CraftModification } from './craft-modification.js';
import { ATTACHMENT_COST, BAY_COST } from './craft-modifications.js';
import type { Gun } from './gun.js';
import { HULLS, type HullName } from './hull.js';
import type { CraftProfile } from './profile.js';
import { weaponOf } from './read-weapon.js';

/** The house rules that make a craft what it is. */
export type CraftRules = Ruled<'technicianCost'>;

/** What a craft is built of, but for where its parts lie. @rule S-HULL */
export interface CraftBuild {
  readonly class: CraftClass;
  readonly hull: HullName;
  /** How many parts its hull has. */
  readonly parts: number;
  readonly guns: readonly { readonly part: number; readonly gun: Gun }[];
  readonly bays: readonly number[];
  readonly modifications: readonly CraftModification[];
}

/**
 * What a craft is that is built so. The first gun attachment costs nothing, the guns are in the order of their parts, and
 * Speed and Move are never below 0.
 *
 * @rule S-HULL
 * @rule S-GUNS
 * @rule S-VMODS
 */
export function craftProfileOf(
  { class: craftClass, hull, parts, guns, bays, modifications }: CraftBuild,
  { rules }: CraftRules = { rules: DEFAULT_RULES },
): CraftProfile {
  const { body, speed, move, cost } = HULLS[hull];
  const sum = (base: number, added: (modification: CraftModification) => number) =>
    modifications.reduce((total, modification) => total + added(modification), base);
  const attachments = Math.max(0, guns.length - 1) * ATTACHMENT_COST;
  const gunsCost = guns.reduce((total, { gun }) => total + gun.cost, attachments);
  return {
    class: craftClass,
    hull,
    modifications: modifications.map(({ name }) => name),
    cost: sum(parts * cost + gunsCost + bays.length * BAY_COST, (each) =>
      each.cost === 'technicianCost' ? rules.technicianCost : each.cost,
    ),
    speed: Math.max(
      0,
      sum(speed, (each) => each.speed),
    ),
    body,
    move: Math.max(
      0,
      sum(move, (each) => each.move),
    ),
    guns: [...guns]
      .sort((a, b) => a.part - b.part)
      .map(({ part, gun: { weapon } }) => ({ part, weapon: weaponOf(weapon) })),
    bays: [...bays].sort((a, b) => a - b),
    powers: modifications.flatMap(({ power }) => (power === null ? [] : [power])),
  };
}
