import { itemsOf } from '../items/held.js';
import { bestMeleeWeapon, damageOf } from '../melee/damage-of.js';
import { judgeMelee } from '../melee/judge-melee.js';
import type { Figure } from '../state.js';
import type { Chances } from './chances.js';
import { hitGains, hitLoss } from './hits.js';
import type { Mind } from './mind.js';
import type { Stake } from './stake.js';

/** What a figure does hand to hand with the best that it has ready. */
function handDamage({ view }: Mind, { id, profile }: Figure): number {
  const weapons = itemsOf(view, id).flatMap(({ ready, equipment }) =>
    ready && equipment.kind === 'melee' ? [equipment.weapon] : [],
  );
  return damageOf(bestMeleeWeapon(weapons, profile).damage, profile);
}

/** The card for an own figure in a fight with another, whoever attacked. `damage` is what its own hit would do. */
export function fightStake(
  mind: Mind,
  own: Figure,
  other: Figure,
  theirs: Chances = mind.theirs,
  damage: number = handDamage(mind, own),
): Stake {
  const gains = hitGains(mind, damage, other);
  const loss = hitLoss(mind, handDamage(mind, other), own);
  const [attackSkill, defenceSkill] = [own.profile.meleeSkill, other.profile.meleeSkill];
  return {
    theirs,
    gain: (attack, defence) => {
      const { winner } = judgeMelee({ attack, attackSkill, defence, defenceSkill });
      return winner === 'attacker' ? gains(attack) : winner === 'defender' ? -loss : 0;
    },
  };
}
