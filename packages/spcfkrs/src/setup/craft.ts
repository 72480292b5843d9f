import type { CraftDesign } from '../force/craft.js';

/** The names of the craft that a set-up can ask for. */
export type CraftName =
  | 'buggy'
  | 'skimmer'
  | 'commander'
  | 'copter'
  | 'carrier'
  | 'tank'
  | 'fighter'
  | 'raider'
  | 'gunship'
  | 'freighter'
  | 'cruiser';

/**
 * House designs of vehicles and spaceships, for a match at once. They cost 5, 10 or 20 points, so that several add up to a
 * House budget; their front is at the top.
 *
 * @rule S-HULL
 * @rule S-BUDGET
 */
export const CRAFT: Readonly<Record<CraftName, CraftDesign>> = {
  // Vehicles
  buggy: {
    class: 'vehicle',
    shape: ['LL'],
    guns: [{ part: 0, gun: 'Assault gun' }],
    modifications: ['Hover sled'],
  },
  skimmer: {
    class: 'vehicle',
    shape: ['LLL'],
    guns: [{ part: 1 }],
    modifications: ['Plasma slag exhaust', 'Pilot amph dose', 'Hover sled'],
  },
  commander: {
    class: 'vehicle',
    shape: ['M', 'M'],
    modifications: ['Hacking crew', 'Pilot amph dose', 'Hover sled'],
  },
  copter: {
    class: 'vehicle',
    shape: ['.L.', 'LLL'],
    guns: [{ part: 0, gun: 'Assault plasma gun' }],
    modifications: ['Copter rotors'],
  },
  carrier: {
    class: 'vehicle',
    shape: ['M', 'M', 'M'],
    guns: [{ part: 0, gun: 'Plasma gun' }],
    bays: [2],
  },
  tank: {
    class: 'vehicle',
    shape: ['HH', 'HH'],
    guns: [{ part: 0, gun: 'Rail gun' }],
  },

  // Spaceships
  fighter: {
    class: 'spaceship',
    shape: ['LL'],
    guns: [{ part: 0, gun: 'Assault gun' }],
    modifications: ['Plasma fuel'],
  },
  raider: {
    class: 'spaceship',
    shape: ['L', 'L'],
    modifications: ['Pilot amph overdose', 'Hacking crew', 'Plasma fuel'],
  },
  gunship: {
    class: 'spaceship',
    shape: ['.L.', 'LLL'],
    guns: [{ part: 0, gun: 'Assault plasma gun' }],
    modifications: ['Short warp drive'],
  },
  freighter: {
    class: 'spaceship',
    shape: ['M', 'M', 'M'],
    guns: [{ part: 0, gun: 'Plasma gun' }],
    bays: [1],
  },
  cruiser: {
    class: 'spaceship',
    shape: ['.M.', 'MMM', '.M.'],
    guns: [{ part: 0, gun: 'Assault gun' }, { part: 2 }],
    modifications: ['Plasma shield', 'Plasma technician crew'],
  },
};
