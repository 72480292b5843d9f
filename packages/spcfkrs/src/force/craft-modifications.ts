import type { CraftClass } from '../unit-class.js';
import type { CraftModification } from './craft-modification.js';

/** The name of a modification of craft. Guns and transport bays belong to parts: see `CraftDesign`. */
export type CraftModificationName =
  | 'Plasma shield'
  | 'Plasma technician crew'
  | 'Pilot amph dose'
  | 'Pilot amph overdose'
  | 'Plasma slag exhaust'
  | 'Hacking crew'
  | 'Hover sled'
  | 'Copter rotors'
  | 'Plasma fuel'
  | 'Short warp drive';

type Bonuses = Partial<Pick<CraftModification, 'slot' | 'speed' | 'move' | 'power'>>;

/**
 * Every modification of vehicles and spaceships, by its name: what it costs in points, which class of craft it is for, and
 * what it does.
 *
 * @rule S-VMODS
 */
// biome-ignore format: the table of the rule book
export const CRAFT_MODIFICATIONS: Readonly<Record<CraftModificationName, CraftModification>> = {
  // modification                                         points            for          what it does
  'Plasma shield':          better('Plasma shield',          4,                null,        { power: 'plasma-shield' }),
  'Plasma technician crew': better('Plasma technician crew', 'technicianCost', null,        { power: 'technician' }),
  'Pilot amph dose':        better('Pilot amph dose',        2,                null,        { slot: 'amph', speed: 2 }),
  'Pilot amph overdose':    better('Pilot amph overdose',    4,                null,        { slot: 'amph', speed: 4, power: 'overdose' }),
  'Plasma slag exhaust':    better('Plasma slag exhaust',    4,                null,        { power: 'slag' }),
  'Hacking crew':           better('Hacking crew',           3,                null,        { power: 'hacking' }),
  'Hover sled':             better('Hover sled',             1,                'vehicle',   { move: 6 }),
  'Copter rotors':          better('Copter rotors',          3,                'vehicle',   { move: 24 }),
  'Plasma fuel':            better('Plasma fuel',            1,                'spaceship', { move: 6 }),
  'Short warp drive':       better('Short warp drive',       3,                'spaceship', { move: 24 }),
};

/** What a gun attachment costs beyond the first, in points. @rule S-GUNS */
export const ATTACHMENT_COST = 2;
/** The most gun attachments on a part. @rule S-GUNS */
export const MAX_ATTACHMENTS = 2;
/** What a transport bay costs, in points. @rule S-VMODS */
export const BAY_COST = 2;
/** How many units on foot a transport bay holds, and how many board or leave it in a round. @rule S-VMODS @rule S-TRANSPORT */
export const BAY_SIZE: Readonly<Record<CraftClass, number>> = { vehicle: 4, spaceship: 8 };

function better(
  name: CraftModificationName,
  cost: CraftModification['cost'],
  only: CraftClass | null,
  bonuses: Bonuses,
): CraftModification {
  return { name, cost, class: only, slot: null, speed: 0, move: 0, power: null, ...bonuses };
}
