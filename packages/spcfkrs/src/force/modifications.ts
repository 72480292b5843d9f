import type { Modification, Slot } from './modification.js';
import { type BladeName, type GunName, WEAPONS } from './weapons.js';

/** The name of a modification on foot: a gun or a blade that is bought, or anything else. */
export type ModificationName =
  | Exclude<GunName | BladeName, 'Pistol' | 'Knife'>
  | 'Metal legs'
  | 'Jet pack'
  | 'Medium armour'
  | 'Heavy armour'
  | 'Plasma shield'
  | 'Amph dose'
  | 'Amph overdose'
  | 'Hacking implant';

type Bonuses = Partial<Pick<Modification, 'speed' | 'body' | 'move' | 'power'>>;

/**
 * Every modification on foot, by its name: what it costs in points, which slot it fills, and what it does.
 *
 * @rule S-LEGS
 * @rule S-JET
 * @rule S-MEDARM
 * @rule S-HVYARM
 * @rule S-PSHIELD
 * @rule S-PSWORD
 * @rule S-ASSAULT
 * @rule S-PPISTOL
 * @rule S-PRIFLE
 * @rule S-SNIPER
 * @rule S-PSNIPER
 * @rule S-MG
 * @rule S-PMG
 * @rule S-ROCKET
 * @rule S-AMPH
 * @rule S-OVERDOSE
 * @rule S-HACK
 * @rule S-SLOTS
 */
// biome-ignore format: the table of the rule book
export const MODIFICATIONS: Readonly<Record<ModificationName, Modification>> = {
  // rule          modification                 points                   slot      what it does
  /* S-LEGS     */ 'Metal legs':         better('Metal legs',         1, null,     { move: 6 }),
  /* S-JET      */ 'Jet pack':           better('Jet pack',           3, null,     { move: 24, power: 'jet' }),
  /* S-MEDARM   */ 'Medium armour':      better('Medium armour',      2, 'armour', { body: 2, speed: -2 }),
  /* S-HVYARM   */ 'Heavy armour':       better('Heavy armour',       4, 'armour', { body: 4, speed: -3 }),
  /* S-PSHIELD  */ 'Plasma shield':      better('Plasma shield',      2, null,     { power: 'plasma-shield' }),
  /* S-PSWORD   */ 'Plasma sword':       armed('Plasma sword',        'plasmaSwordCost'),
  /* S-ASSAULT  */ 'Assault rifle':      armed('Assault rifle',       2),
  /* S-PPISTOL  */ 'Plasma pistol':      armed('Plasma pistol',       2),
  /* S-PRIFLE   */ 'Plasma rifle':       armed('Plasma rifle',        3),
  /* S-SNIPER   */ 'Bullet sniper':      armed('Bullet sniper',       4),
  /* S-PSNIPER  */ 'Plasma sniper':      armed('Plasma sniper',       6),
  /* S-MG       */ 'Machine gun':        armed('Machine gun',         4),
  /* S-PMG      */ 'Plasma machine gun': armed('Plasma machine gun',  6),
  /* S-ROCKET   */ 'Rocket launcher':    armed('Rocket launcher',     6),
  /* S-AMPH     */ 'Amph dose':          better('Amph dose',          2, 'amph',   { speed: 2 }),
  /* S-OVERDOSE */ 'Amph overdose':      better('Amph overdose',      4, 'amph',   { speed: 4, power: 'overdose' }),
  /* S-HACK     */ 'Hacking implant':    better('Hacking implant',    3, null,     { power: 'hacking' }),
};

function better(name: ModificationName, cost: number, slot: Slot | null, bonuses: Bonuses): Modification {
  return { name, cost, slot, speed: 0, body: 0, move: 0, weapon: null, power: null, ...bonuses };
}

function armed(name: ModificationName & (GunName | BladeName), cost: Modification['cost']): Modification {
  const weapon = WEAPONS[name];
  return { name, cost, slot: weapon.kind, speed: 0, body: 0, move: 0, weapon, power: null };
}
