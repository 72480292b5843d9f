import type { CraftSetup, MapInput, SpcfkrsSetup, UnitSetup } from '../../src/index.js';

/** Little ground for large craft. */
const STREET: MapInput = {
  name: 'Street',
  columns: 12,
  rows: 12,
  cover: [
    '............',
    '............',
    '............',
    '............',
    '.....+......',
    '...#......+.',
    '.+......#...',
    '......+.....',
    '............',
    '............',
    '............',
    '............',
  ],
};

const FLATS: MapInput = {
  name: 'Flats',
  scale: 'vehicle',
  columns: 8,
  rows: 7,
  cover: ['........', '...+....', '.#....+.', '........', '.+....#.', '....+...', '........'],
};

const BELT: MapInput = {
  name: 'Belt',
  scale: 'spaceship',
  columns: 7,
  rows: 7,
  cover: ['.......', '.......', '..+.#..', '.......', '..#.+..', '.......', '.......'],
};

function squad(letter: string, ...units: readonly NonNullable<UnitSetup['modifications']>[]): readonly UnitSetup[] {
  return units.map((modifications, at) => ({ name: `${letter}${at + 1}`, modifications }));
}

const PLENTY = { vehicleBudget: 200, spaceshipBudget: 200 } as const;

/** A vehicle with every crew and a bay. */
export function crawler(name: string): CraftSetup {
  return {
    name,
    class: 'vehicle',
    shape: ['MM', 'M.'],
    guns: [
      { part: 0, gun: 'Repeater gun' },
      { part: 1, gun: 'Assault plasma gun' },
    ],
    bays: [2],
    modifications: [
      'Plasma shield',
      'Plasma technician crew',
      'Plasma slag exhaust',
      'Hacking crew',
      'Pilot amph overdose',
      'Hover sled',
    ],
  };
}

/** A spaceship with everything that a spaceship may have. */
function lander(name: string): CraftSetup {
  return {
    name,
    class: 'spaceship',
    shape: ['LL'],
    guns: [
      { part: 0, gun: 'Plasma repeater gun' },
      { part: 0, gun: 'Rocket launcher' },
      { part: 1, gun: 'Plasma rail gun' },
    ],
    bays: [1],
    modifications: ['Plasma shield', 'Plasma technician crew', 'Plasma slag exhaust', 'Hacking crew', 'Plasma fuel'],
  };
}

/**
 * Set-ups with craft that between them reach every rule of theirs: each scale of maps, every class, every crew, passengers,
 * rams, slag, in every mode and with either kind of ties.
 */
export const CRAFT_SETUPS: Readonly<Record<string, SpcfkrsSetup>> = {
  'craft on foot': {
    map: STREET,
    sides: [
      { id: 'pink', ...PLENTY, force: squad('P', ['Plasma sword'], [], ['Hacking implant']), craft: [crawler('PV')] },
      { id: 'blue', ...PLENTY, force: squad('B', ['Rocket launcher'], []), craft: [lander('BS')] },
    ],
    houseRules: { budget: 40 },
  },
  'craft among vehicles': {
    map: FLATS,
    sides: [
      {
        id: 'pink',
        ...PLENTY,
        force: squad('P', ['Machine gun'], [], [], ['Plasma rifle']),
        craft: [crawler('PV'), { name: 'PW', class: 'vehicle', shape: ['L'], modifications: ['Copter rotors'] }],
      },
      {
        id: 'blue',
        ...PLENTY,
        force: [],
        craft: [crawler('BV'), { name: 'BW', class: 'vehicle', shape: ['HHH'], guns: [{ part: 1, gun: 'Rail gun' }] }],
      },
    ],
    houseRules: { ties: 'simultaneous', budget: 40, quarterWreckedOn: 3, bayLost: 'thrownOut', slagLasts: 'round' },
  },
  'craft among spaceships': {
    map: BELT,
    sides: [
      {
        id: 'pink',
        ...PLENTY,
        force: squad('P', [], [], [], []),
        craft: [
          lander('PS'),
          { name: 'PV', class: 'vehicle', shape: ['LL', 'LL', 'L.'], bays: [0], modifications: ['Copter rotors'] },
        ],
      },
      { id: 'blue', ...PLENTY, craft: [lander('BS'), { ...lander('BT'), shape: ['L.', 'LL'] }] },
    ],
    houseRules: { mode: 'phased', halfWrecked: 'atOnce', overdoseKillsOn: 3 },
  },
  'craft that carry': {
    map: FLATS,
    sides: [
      {
        id: 'pink',
        ...PLENTY,
        force: squad('P', [], [], [], [], [], []),
        craft: [
          {
            name: 'PV',
            class: 'vehicle',
            shape: ['MMM'],
            bays: [0, 2],
            guns: [{ part: 1, gun: 'Repeater gun' }],
            aboard: [
              { unit: 'P1', part: 0 },
              { unit: 'P2', part: 0 },
              { unit: 'P3', part: 0 },
              { unit: 'P4', part: 2 },
            ],
          },
        ],
      },
      {
        id: 'blue',
        ...PLENTY,
        force: squad('B', ['Rocket launcher']),
        craft: [
          {
            name: 'BV',
            class: 'vehicle',
            shape: ['L', 'L'],
            bays: [1],
            guns: [
              { part: 0, gun: 'Assault plasma gun' },
              { part: 1, gun: 'Rocket launcher' },
            ],
            aboard: [{ unit: 'B1', part: 1 }],
          },
        ],
      },
    ],
    houseRules: { bayLost: 'thrownOut', budget: 40 },
  },
  'craft in battalions': {
    map: FLATS,
    players: ['ann'],
    sides: [
      {
        id: 'pink',
        ...PLENTY,
        craft: ['PA', 'PB', 'PC'].map((name) => ({
          name,
          class: 'vehicle',
          shape: ['L'],
          modifications: ['Hover sled'],
        })),
      },
      {
        id: 'blue',
        ...PLENTY,
        force: squad('B', ['Medium armour'], ['Medium armour']),
        craft: [{ ...crawler('BV'), modifications: ['Pilot amph overdose'] }],
      },
    ],
    houseRules: {
      mode: 'open',
      craftBattalions: true,
      friendlyFire: true,
      metric: 'euclidean',
      fractions: 'up',
      pilotDeath: 'destroyed',
      overdoseKillsOn: 2,
    },
  },
};
