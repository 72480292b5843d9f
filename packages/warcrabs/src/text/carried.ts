import type { CarriedWeapon } from '../state.js';
import { shown } from './teller.js';

/** A weapon, and how often it can still be used; null for any number of times. */
interface Arm {
  readonly name: string;
  readonly left: number | null;
}

/** Weapons, those of one name together, with how often they can still be used: 'Pickle Spear ×2, Firecracker (3 left)'. */
export function armsText(arms: readonly Arm[]): string {
  const byName = new Map<string, Arm[]>();
  for (const arm of arms) {
    const namesakes = byName.get(arm.name);
    if (namesakes === undefined) byName.set(arm.name, [arm]);
    else namesakes.push(arm);
  }
  return [...byName].map(([name, namesakes]) => `${shown(name)}${leftText(namesakes)}`).join(', ');
}

/** What a crab fights with: its weapons or, without any, its bare claws. */
export function carriedText(weapons: readonly CarriedWeapon[]): string {
  return armsText(weapons.map(({ weapon, left }) => ({ name: weapon.name, left }))) || 'bare claws';
}

function leftText(arms: readonly Arm[]): string {
  const uses = arms.flatMap(({ left }) => left ?? []);
  if (uses.length === arms.length) return ` (${uses.reduce((sum, left) => sum + left, 0)} left)`;
  return arms.length === 1 ? '' : ` ×${arms.length}`;
}
