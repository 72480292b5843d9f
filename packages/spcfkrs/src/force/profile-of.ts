import type { Ruled } from '../ruled.js';
import { DEFAULT_RULES } from '../rules.js';
import type { Modification } from './modification.js';
import type { FootProfile } from './profile.js';
import { weaponOf } from './read-weapon.js';
import { WEAPONS } from './weapons.js';

/** The house rules that make a unit what it is. */
export type ProfileRules = Ruled<'baseCost' | 'baseSpeed' | 'baseBody' | 'baseMove' | 'plasmaSwordCost'>;

/**
 * What a unit on foot is with these modifications, of which no two fill one slot: the base unit and what each of them
 * adds. Speed and Move are never below 0, Body never below 1.
 *
 * @rule S-BASE
 * @rule S-SLOTS
 */
export function profileOf(
  modifications: readonly Modification[],
  { rules }: ProfileRules = { rules: DEFAULT_RULES },
): FootProfile {
  const sum = (base: number, added: (modification: Modification) => number) =>
    modifications.reduce((total, modification) => total + added(modification), base);
  const speed = sum(rules.baseSpeed, (each) => each.speed);
  const body = sum(rules.baseBody, (each) => each.body);
  const move = sum(rules.baseMove, (each) => each.move);
  const weaponIn = (slot: 'gun' | 'blade') => modifications.find((each) => each.slot === slot)?.weapon;
  return {
    class: 'on-foot',
    modifications: modifications.map(({ name }) => name),
    cost: sum(rules.baseCost, ({ cost }) => (cost === 'plasmaSwordCost' ? rules.plasmaSwordCost : cost)),
    speed: Math.max(0, speed),
    body: Math.max(1, body),
    move: Math.max(0, move),
    gun: weaponOf(weaponIn('gun') ?? WEAPONS.Pistol),
    blade: weaponOf(weaponIn('blade') ?? WEAPONS.Knife),
    powers: modifications.flatMap(({ power }) => (power === null ? [] : [power])),
  };
}
