import { perft } from '@tabletop/game';
import { MAX_SIDE } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  type CraftModificationName,
  type CraftSetup,
  defineGun,
  defineWeapon,
  MAX_BUDGET,
  MAX_GUNS,
  MAX_PARTS,
  MAX_SHOTS,
  MAX_SIDES,
  MAX_UNITS,
  MAX_VALUE,
  type MapInput,
  type Rules,
  type SideSetup,
  type SpcfkrsState,
  spcfkrs,
} from '../src/index.js';
import { playSoon } from './support/play-soon.js';
import { scene } from './support/scene.js';
import { soon } from './support/soon.js';

/** The largest map, with cover everywhere: every shot and every move looks at all of it. */
const RUBBLE: MapInput = {
  name: 'Rubble',
  columns: MAX_SIDE,
  rows: MAX_SIDE,
  cover: Array<string>(MAX_SIDE).fill('+'.repeat(MAX_SIDE)),
};

/** A gun that fires as often as any, as far as any. */
const HOSE = defineGun({
  cost: 0,
  weapon: defineWeapon({
    name: 'Hose',
    kind: 'gun',
    damage: 1,
    range: MAX_VALUE,
    shots: { fixed: MAX_SHOTS, dice: MAX_SHOTS },
    chains: true,
    through: 1,
    plasma: true,
  }),
});

/** As many parts as a craft may have, four abreast, each with two guns and a bay. */
const LARGEST = {
  shape: Array<string>(MAX_PARTS / 4).fill('HHHH'),
  guns: Array.from({ length: MAX_GUNS }, (_, at) => ({ part: Math.floor(at / 2), gun: HOSE })),
  bays: Array.from({ length: MAX_PARTS }, (_, part) => part),
} as const;
const CREWS = [
  'Plasma shield',
  'Plasma technician crew',
  'Plasma slag exhaust',
  'Hacking crew',
  'Pilot amph overdose',
] as const satisfies readonly CraftModificationName[];

const SHIPS = 2;
const VEHICLES = 3;
const FOOT = MAX_UNITS / MAX_SIDES - SHIPS - VEHICLES;

/** As many sides and units as there may be, of every class, on a map where the parts of craft are at their largest. */
function armada(): readonly SideSetup[] {
  return Array.from({ length: MAX_SIDES }, (_, seat): SideSetup => {
    const row = 16 * Math.floor(seat / 2);
    const half = 32 * (seat % 2);
    const craft = (name: string, at: number, unitClass: 'vehicle' | 'spaceship'): CraftSetup => ({
      ...LARGEST,
      name: `${name}${seat}-${at}`,
      class: unitClass,
      modifications:
        unitClass === 'vehicle'
          ? [...CREWS, 'Copter rotors', 'Hover sled']
          : [...CREWS, 'Plasma fuel', 'Short warp drive'],
      at: { column: half + at * (unitClass === 'vehicle' ? 10 : 16), row },
      turn: 0,
    });
    return {
      id: `Side ${seat + 1}`,
      budget: MAX_BUDGET,
      vehicleBudget: MAX_BUDGET,
      spaceshipBudget: MAX_BUDGET,
      force: Array.from({ length: FOOT }, (_unit, at) => ({
        name: `U${seat}-${at}`,
        modifications: ['Jet pack', 'Hacking implant', 'Machine gun'] as const,
        at: { column: half + at * 3, row: row + 14 },
      })),
      craft: [
        ...Array.from({ length: VEHICLES }, (_unit, at) => craft('V', at, 'vehicle')),
        ...Array.from({ length: SHIPS }, (_unit, at) => craft('S', at, 'spaceship')),
      ],
    };
  });
}

/** In each mode, how many choices are listed and how many made: all have as much, and may do the same but phase by phase. */
const MODES: readonly (readonly [name: string, rules: Partial<Rules>, listed: number, sampled: number])[] = [
  ['all at once', {}, 1, 1],
  ['phase by phase', { mode: 'phased', metric: 'euclidean' }, 1, 2],
  ['at the same time', { ties: 'simultaneous', chainTargets: 'all', friendlyFire: true }, 0, 1],
];

function launched(rules: Partial<Rules>): SpcfkrsState {
  const players = Array.from({ length: MAX_SIDES }, (_player, seat) => `player ${seat}`);
  return soon('setup', () => spcfkrs.setup({ players, map: RUBBLE, sides: armada(), houseRules: rules }, 1));
}

describe('work with craft has a budget', () => {
  test.each(MODES)('a map as full as the limits allow answers soon: %s', (_, rules, listed, sampled) => {
    const state = launched(rules);
    expect(state.units).toHaveLength(MAX_UNITS);
    playSoon(state, { steps: 150, listed, sampled });
  });
});

test('the fingerprint of craft: actions and distinct successors by depth', () => {
  const state = scene(['P1 . B1'], {
    scale: 'vehicle',
    craft: { P1: { guns: [], modifications: ['Plasma slag exhaust'] } },
  });
  const rows = perft(spcfkrs, state, 5).map(({ actions, states, probability }) => [actions, states, `${probability}`]);
  // P1 lays slag or does not, and both keep distances, go somewhere or ram; then all is revealed, and dice are thrown.
  expect(rows).toEqual([
    [20, 20, '1'],
    [168, 84, '1'],
    [84, 84, '1'],
    [84, 144, '1'],
    [163, 127, '1'],
  ]);
});
