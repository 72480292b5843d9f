import { applyDamage, type Durability } from '../attack/armour.js';
import { hitLocation } from '../attack/location.js';
import { fallDamage } from '../heights/fall-damage.js';
import type { Rules } from '../rules.js';
import type { Arc, Fighter } from '../state.js';
import { toInches } from '../units.js';
import { traitChance } from './chances.js';

// What is won and lost is counted in Hit Points.

/** What a crab is worth for being alive, besides its Hit Points. */
const ALIVE = 2;
/** What a point of armour is worth. */
const ARMOUR = 0.3;
/** What it is worth to keep what can be used so many times only. */
export const THRIFT = 0.1;
/** What a stun costs: a turn, and the danger of being thrown. */
const STUNNED = 1;

/** What a crab is worth that has so much left. */
function worthOf({ hitPoints, armour }: Durability): number {
  return hitPoints <= 0 ? 0 : ALIVE + hitPoints + ARMOUR * armour;
}

/** What a crab stands to lose. */
export interface Loss {
  /** In Hit Points. */
  readonly worth: number;
  /** How likely it is that the crab is dead, or stunned, and does not act next. */
  readonly out: number;
}

/** Nothing to lose. */
export const NO_LOSS: Loss = { worth: 0, out: 0 };

/** Some losses, each as likely as it says. */
export function likely(parts: readonly (readonly [chance: number, loss: Loss])[]): Loss {
  let [worth, out] = [0, 0];
  for (const [chance, loss] of parts) {
    worth += chance * loss.worth;
    out += chance * loss.out;
  }
  return { worth, out };
}

/** What befalls a crab that survived something, with what it has left. */
export type Sequel = (left: Durability) => Loss;

/** What damage does to the shell or to the crab, and what befalls it then if it lives. */
export function hurt(
  target: Durability,
  damage: number,
  location: 'crab' | 'shell',
  rules: Rules,
  then: Sequel = () => NO_LOSS,
): Loss {
  const left = applyDamage(target, damage, location, { rules });
  const lost = worthOf(target) - worthOf(left);
  if (left.hitPoints === 0) return { worth: lost, out: 1 };
  const { worth, out } = then(left);
  return { worth: lost + worth, out };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a hit does from an arc, and what befalls the crab then if it lives. */
export function struck(target: Durability, damage: number, arc: Arc, rules: Rules, then?: Sequel): Loss {
  const using = { rules };
  if (arc !== 'side') return hurt(target, damage, hitLocation(arc, null, using), rules, then);
  const meaty = FACES.filter((face) => hitLocation('side', face, using) === 'crab').length / FACES.length;
  return likely([
    [meaty, hurt(target, damage, 'crab', rules, then)],
    [1 - meaty, hurt(target, damage, 'shell', rules, then)],
  ]);
}

/** What a stun takes from a crab, if a roll against Endurance does not prevent it. */
export function shaken({ traits }: Pick<Fighter, 'traits'>, rules: Rules): Loss {
  const out = 1 - traitChance(traits.endurance, rules);
  return { worth: out * STUNNED, out };
}

/** What a fall of so many units does. @rule W-FALL */
export function tumbled(crab: Pick<Fighter, 'traits' | 'hitPoints' | 'armour'>, drop: number, rules: Rules): Loss {
  if (drop <= 0) return NO_LOSS;
  const inches = toInches(drop);
  const fall = hurt(crab, fallDamage(inches, { rules }), 'crab', rules);
  if (fall.out === 1 || (!rules.shortFallStuns && inches < rules.fallStep)) return fall;
  const stun = shaken(crab, rules);
  return { worth: fall.worth + stun.worth, out: stun.out };
}
