import { movementOf } from '../crab/movement.js';
import { weightOf } from '../crab/weight.js';
import type { Resolvers } from '../resolvers.js';
import type { Rules } from '../rules.js';
import type { Fighter } from '../state.js';
import { toUnits } from '../units.js';

/** What a crab carries in a fight, its shell included; what is used up counts unless house rules shed it. @rule W-WEIGHT */
export function fightWeight(
  { shell, weapons }: Pick<Fighter, 'shell' | 'weapons'>,
  rules: Pick<Rules, 'shedWeight'>,
): number {
  const carried = rules.shedWeight ? weapons.filter(({ left }) => left !== 0) : weapons;
  return weightOf(
    shell,
    carried.map(({ weapon }) => weapon),
  );
}

/** How far a crab moves in a turn of a fight, in units. @rule W-MOVEMENT */
export function fightMovement(
  crab: Pick<Fighter, 'traits' | 'shell' | 'weapons'>,
  rules: Pick<Rules, 'shedWeight'>,
  using: Pick<Resolvers, 'movementOf'> = { movementOf },
): number {
  return toUnits(using.movementOf(crab.traits, fightWeight(crab, rules)));
}
