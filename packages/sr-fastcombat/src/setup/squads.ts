import { type GrenadeName, grenadeNamed } from '../armoury/grenades.js';
import { type MeleeWeaponName, meleeWeaponNamed } from '../armoury/melee-weapons.js';
import { spellFor, spellNamed } from '../armoury/spells.js';
import { type WeaponName, weaponNamed } from '../armoury/weapons.js';
import type { CarriedFirearm, FigureSheet, Firearm, MeleeWeapon, Spell } from '../figures/sheet.js';

function melee(name: MeleeWeaponName): MeleeWeapon {
  const { damage } = meleeWeaponNamed(name);
  return { name, damage };
}

function gun(
  name: WeaponName,
  reloads: number,
  extra: Partial<Omit<CarriedFirearm, keyof Firearm | 'reloads'>> & Pick<Firearm, 'laser' | 'smartgun'> = {},
): CarriedFirearm {
  const { type, damage, ammo } = weaponNamed(name);
  return { name, type, damage, ammo, reloads, ...extra };
}

function grenades(name: GrenadeName, count: number): FigureSheet['grenades'][number] {
  const { damage, reduction } = grenadeNamed(name);
  return { name, damage, reduction, count };
}

/** A House spell: a bolt that does damage to whom it affects, and is resisted. */
const bolt: Spell = {
  name: 'Force Bolt',
  maxForce: 6,
  damage: 6,
  range: 'los',
  targetNumber: 'magic-resistance',
  resisted: true,
  drain: 4,
  radius: null,
  effect: 'none',
};

/** A House spell: the same on an area. */
const storm: Spell = { ...bolt, name: 'Force Storm', maxForce: 5, damage: 3, drain: 6, radius: 9 };

const veteran: FigureSheet = {
  name: 'Veteran',
  race: 'ork',
  actions: 3,
  speed: 15,
  knockOutValue: 19,
  magicResistance: 11,
  meleeDamage: 9,
  firearmsSkill: 5,
  meleeSkill: 8,
  throwingSkill: 3,
  meleeWeapons: [melee('Katana')],
  firearms: [gun('Ares Predator', 2, { laser: true }), gun('Throwing Knife', 0, { count: 2 })],
  grenades: [],
  spells: [],
};

const gunner: FigureSheet = {
  name: 'Gunner',
  race: 'human',
  actions: 2,
  speed: 18,
  knockOutValue: 16,
  magicResistance: 9,
  meleeDamage: 7,
  firearmsSkill: 6,
  meleeSkill: 4,
  throwingSkill: 4,
  meleeWeapons: [],
  firearms: [
    gun('AK-97', 2, { smartgun: true }),
    gun('Grenade Launcher', 0, { grenade: grenadeNamed('Concussion'), underBarrelOf: 0 }),
  ],
  grenades: [grenades('Offensive', 2)],
  spells: [],
  smartlink: true,
};

const mage: FigureSheet = {
  name: 'Mage',
  race: 'elf',
  actions: 2,
  speed: 18,
  knockOutValue: 12,
  magicResistance: 15,
  meleeDamage: 6,
  firearmsSkill: 3,
  meleeSkill: 3,
  throwingSkill: 2,
  meleeWeapons: [],
  firearms: [gun('Beretta 101T', 1)],
  grenades: [],
  spells: [
    bolt,
    storm,
    spellFor(spellNamed('Detect Enemies'), { maxForce: 5, magic: 6 }),
    spellFor(spellNamed('Heal'), { maxForce: 6, magic: 6 }),
  ],
};

const scout: FigureSheet = {
  name: 'Scout',
  race: 'dwarf',
  actions: 2,
  speed: 15,
  knockOutValue: 15,
  magicResistance: 12,
  meleeDamage: 8,
  firearmsSkill: 4,
  meleeSkill: 6,
  throwingSkill: 5,
  meleeWeapons: [melee('Stun Baton')],
  firearms: [gun('Defiance T-250', 2)],
  grenades: [grenades('Defensive', 1)],
  spells: [],
  goggles: true,
  invisible: true,
};

/** House squads: the figures that each player starts with. @rule F-SHEET */
export const SQUADS: Readonly<Record<'duel' | 'pair' | 'team', readonly FigureSheet[]>> = {
  duel: [veteran],
  pair: [veteran, gunner],
  team: [veteran, gunner, mage, scout],
};
