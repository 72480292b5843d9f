import type { FigureSheet } from '../../src/figures/sheet.js';
import type { SrCharacter } from '../../src/figures/sr-character.js';

/** The character of the worked example: an elf without gear. */
export const STEVE: SrCharacter = {
  name: 'Steve',
  race: 'elf',
  attributes: { body: '5(6)', quickness: 7, strength: 5, willpower: 6, reaction: '6(8)' },
  initiativeDice: 1,
  movementMultiplier: 3,
  armour: { ballistic: 5, impact: 3 },
  skills: { firearms: 5, armed: 0, unarmed: 5 },
};

/** A hand-written sheet with something of everything. */
export const VERONICA: FigureSheet = {
  name: 'Veronica',
  race: 'dwarf',
  actions: 3,
  speed: 14,
  knockOutValue: 20,
  magicResistance: 15,
  meleeDamage: 9,
  firearmsSkill: 6,
  meleeSkill: 8,
  throwingSkill: 4,
  meleeWeapons: [
    { name: 'Knife', damage: { kind: 'added', points: -2 } },
    { name: 'Monowhip', damage: { kind: 'fixed', points: 16 } },
  ],
  firearms: [
    {
      name: 'AK-97',
      type: 'Assault Rifle',
      damage: { kind: 'fixed', points: 16 },
      ammo: 8,
      smartgun: true,
      reloads: 2,
    },
    {
      name: 'Grenade Launcher',
      type: 'Grenade Launcher',
      damage: null,
      ammo: 6,
      reloads: 0,
      grenade: { name: 'Defensive', damage: 16, reduction: 0.75 },
      underBarrelOf: 0,
    },
    { name: 'Shuriken', type: 'Shuriken', damage: { kind: 'added', points: -2 }, ammo: null, reloads: 0, count: 5 },
  ],
  grenades: [{ name: 'Concussion', damage: 15, reduction: 1.5, count: 2 }],
  spells: [
    {
      name: 'Heal',
      maxForce: 4,
      damage: null,
      range: 'touch',
      targetNumber: 'magic-resistance',
      resisted: false,
      drain: 10,
      radius: null,
      effect: 'heal',
    },
    {
      name: 'Fireball',
      maxForce: 5,
      damage: 6,
      range: 'los',
      targetNumber: 8,
      resisted: true,
      drain: 9,
      radius: 7,
      effect: 'none',
      ignoresSight: true,
    },
  ],
  smartlink: true,
  invisible: true,
};
