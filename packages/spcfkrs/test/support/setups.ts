import { MAPS, type MapInput, type SpcfkrsSetup, type UnitSetup } from '../../src/index.js';

/** Cover enough on little ground that everyone is soon in everyone's way. */
const YARD: MapInput = {
  name: 'Small yard',
  columns: 7,
  rows: 6,
  cover: [
    '.......', //
    '.+.#.+.',
    '..+..#.',
    '.#..+..',
    '.+.#.+.',
    '.......',
  ],
};

const LANE: MapInput = { name: 'Lane', columns: 6, rows: 5, cover: ['......', '..+...', '.#..#.', '...+..', '......'] };

/** A force of units that are called by a letter and a number. */
function force(letter: string, ...units: readonly NonNullable<UnitSetup['modifications']>[]): readonly UnitSetup[] {
  return units.map((modifications, at) => ({ name: `${letter}${at + 1}`, modifications }));
}

const PAIR = [[], []] as const;

/**
 * Set-ups that between them reach every rule, in every mode and with either kind of ties: one player alone, two and three
 * sides, every weapon and power, battalions, both metrics. Small, so that many of them are played.
 */
export const SETUPS: Readonly<Record<string, SpcfkrsSetup>> = {
  secret: {
    map: YARD,
    sides: [
      { id: 'pink', force: force('P', ['Machine gun'], ['Plasma sword', 'Jet pack'], ['Plasma shield'], []) },
      { id: 'blue', force: force('B', ['Plasma rifle'], ['Bullet sniper'], ['Medium armour', 'Assault rifle']) },
    ],
  },
  simultaneous: {
    map: LANE,
    sides: [
      { id: 'pink', force: force('P', ['Plasma machine gun'], ['Rocket launcher'], []) },
      { id: 'blue', force: force('B', ['Plasma shield', 'Plasma pistol'], ['Machine gun'], ['Plasma sword']) },
    ],
    houseRules: { ties: 'simultaneous', friendlyFire: true },
  },
  phased: {
    map: YARD,
    sides: [
      { id: 'pink', force: force('P', ['Hacking implant', 'Amph overdose'], ['Plasma sniper'], ...PAIR) },
      { id: 'blue', force: force('B', ['Hacking implant', 'Plasma sword'], ...PAIR) },
    ],
    houseRules: { mode: 'phased' },
  },
  'phased, simultaneous': {
    map: LANE,
    sides: [
      { id: 'pink', force: force('P', ['Plasma sword'], ['Plasma sword'], ['Machine gun']) },
      { id: 'blue', force: force('B', ...PAIR, ['Amph overdose', 'Hacking implant']) },
    ],
    houseRules: { mode: 'phased', ties: 'simultaneous', metric: 'euclidean' },
  },
  alone: {
    players: ['ann'],
    map: 'pit',
    sides: [
      { id: 'pink', force: 'pinkPunks' },
      { id: 'blue', force: 'blueBruisers', budget: 22 },
    ],
    houseRules: { mode: 'open', shootOver: 'own' },
  },
  'three sides': {
    players: ['ann', 'ben', 'gus'],
    map: YARD,
    sides: [
      { id: 'pink', force: force('P', ['Rocket launcher'], ['Amph overdose']) },
      { id: 'blue', force: force('B', ['Plasma machine gun'], ['Hacking implant']) },
      { id: 'green', force: force('G', ['Plasma shield', 'Metal legs'], ['Heavy armour', 'Machine gun']) },
    ],
    houseRules: { metric: 'euclidean', chainTargets: 'all', throughCoverDice: 'single', hackRange: 4 },
  },
  battalions: {
    map: { ...LANE, cover: MAPS.open.cover.slice(0, 5).map((row) => row.slice(0, 6)) },
    sides: [
      { id: 'pink', force: force('P', ...PAIR, ...PAIR) },
      { id: 'blue', force: force('B', ['Plasma sword'], ['Plasma sword'], ['Plasma sword'], ['Plasma sword']) },
    ],
    houseRules: { tiesWithinSide: 'listing', baseBody: 2 },
  },
};

/** A set-up of the table, which there must be, that ends after so many rounds. */
export function lasting(name: string, maxRounds: number): SpcfkrsSetup {
  const setup = SETUPS[name];
  if (setup === undefined) throw new Error(`no set-up ${name}`);
  return { ...setup, houseRules: { ...setup.houseRules, maxRounds } };
}
