import {
  type CrabSetup,
  type WarcrabsEvent,
  type WarcrabsState,
  type WarcrabsView,
  type Weapon,
  warcrabs,
} from '../../src/index.js';

/** A point in inches. */
export function inch(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: x * 16, y: y * 16 };
}

function box(left: number, top: number, right: number, bottom: number) {
  return [inch(left, top), inch(right, top), inch(right, bottom), inch(left, bottom)];
}

const PLAIN = {
  weight: 1,
  price: 50,
  toHit: 0,
  maxRange: null,
  uses: null,
  explosive: false,
  ignoresCover: false,
  flame: false,
} as const;

export const SPEAR: Weapon = { ...PLAIN, name: 'Pickle Spear', kind: 'claw', damage: 2 };
export const CRACKER: Weapon = {
  ...PLAIN,
  name: 'Firecracker',
  kind: 'tossed',
  damage: 3,
  maxRange: 8,
  uses: 2,
  explosive: true,
};
export const ROCKET: Weapon = {
  ...PLAIN,
  name: 'Bottle Rocket',
  kind: 'ranged',
  damage: 2,
  toHit: -1,
  explosive: true,
};
export const FLAME: Weapon = { ...PLAIN, name: 'Flamethrower', kind: 'ranged', damage: 3, price: 1234, flame: true };

const BASIC = { name: 'Basic', weight: 1, armour: 10, price: 0 } as const;

function crab(name: string, owner: string, weapons: readonly Weapon[], place: Pick<CrabSetup, 'at' | 'facing'>) {
  return {
    crab: { name, traits: { strength: 6, dexterity: 4, endurance: 5 }, shell: BASIC, weapons },
    owner,
    ...place,
  };
}

/**
 * Two players with a Death Boy (1, 3) on the desk each, in the second turn; of ann’s, whose activation it is, Ada (2) is
 * dead, and of ben’s, Cora (4) stands stunned on the floor.
 */
export const TABLE: WarcrabsState = made();

function made(): WarcrabsState {
  const start = warcrabs.setup(
    {
      players: ['ann', 'ben'],
      board: {
        name: 'Home office',
        floor: box(0, 0, 60, 40),
        surfaces: [
          { name: 'desk', height: 576, corners: box(6, 4, 36, 20) },
          { name: 'shelf', height: 704, corners: box(30, 4, 36, 10) },
          { name: 'stool', height: 288, corners: box(40, 12, 46, 18) },
          { name: 'stool', height: 288, corners: box(48, 12, 54, 18) },
        ],
        obstacles: [
          { name: 'mug', kind: 'solid', height: 64, corners: box(20, 6, 24, 10) },
          { name: 'crumpled memo', kind: 'paper', height: 24, corners: box(24, 14, 26, 18) },
          { name: 'pin', kind: 'solid', height: 3, corners: box(12, 18, 12.125, 18.125) },
        ],
      },
      crabs: [
        crab('Death Boy', 'ann', [SPEAR, CRACKER, CRACKER, FLAME], { at: inch(10, 16), facing: { x: 1, y: 0 } }),
        crab('Ada', 'ann', [], { at: inch(10, 30), facing: { x: 1, y: 0 } }),
        crab('Death Boy', 'ben', [ROCKET, SPEAR, SPEAR], { at: inch(32, 16), facing: { x: -1, y: -2 } }),
        crab('Cora', 'ben', [], { at: inch(50.5, 30), facing: { x: 0, y: 1 } }),
      ],
    },
    'telling',
  );
  return {
    ...start,
    turn: 2,
    order: [3, 1, 4, 2],
    slot: 2,
    crabs: start.crabs.map((each) => {
      switch (each.id) {
        case 1:
          return {
            ...each,
            kills: 1,
            weapons: each.weapons.map((carried, at) => (at === 1 ? { ...carried, left: 0 } : carried)),
          };
        case 2:
          return { ...each, hitPoints: 0 };
        case 4:
          return { ...each, hitPoints: 2, armour: 7, stun: { missed: false, waiting: [1, 3] } };
        default:
          return each;
      }
    }),
    stage: { phase: 'activation', crab: 1, left: 56, moved: false, acted: false, lifted: null },
  };
}

/** The table as somebody sees it, with some of it changed. */
export function viewOf(change: Partial<WarcrabsState> = {}): WarcrabsView {
  return warcrabs.view({ ...TABLE, ...change }, null);
}

type Events = { readonly [Type in WarcrabsEvent['type']]: Extract<WarcrabsEvent, { readonly type: Type }> };

/** An event of every type. */
export const EVENTS: Events = {
  'order-rolled': { type: 'order-rolled', rule: 'W-ORDER', dice: [4, 3], crab: 1, total: 7 },
  'order-set': { type: 'order-set', rule: 'W-ORDER', order: [3, 1, 4] },
  'turn-began': { type: 'turn-began', rule: 'W-TURN', turn: 2 },
  'activation-began': { type: 'activation-began', rule: 'W-TURN', crab: 1, movement: 56 },
  'activation-missed': { type: 'activation-missed', rule: 'W-STUN', crab: 4 },
  'activation-ended': { type: 'activation-ended', rule: 'W-TURN', crab: 1 },
  stunned: { type: 'stunned', rule: 'W-NEARMISS', crab: 4 },
  recovered: { type: 'recovered', rule: 'W-STUN', crab: 4 },
  moved: {
    type: 'moved',
    rule: 'W-MOVE',
    crab: 1,
    from: inch(10, 16),
    legs: [{ to: inch(12.5, 16), length: 40, rise: 0, drop: 0, jumped: false }],
    facing: { x: 1, y: -1 },
  },
  attacked: {
    type: 'attacked',
    rule: 'W-TOHIT',
    dice: [2, 3],
    crab: 1,
    target: 4,
    weapon: 'Firecracker',
    left: 1,
    aim: { close: false, band: 'medium', range: 0, weapon: 0, elevation: 0, target: 4, arc: 'front' },
    total: 5,
    outcome: 'near-miss',
  },
  'set-off': { type: 'set-off', rule: 'W-KAMIKAZE', crab: 1, target: 4, weapon: 'Firecracker', left: 0 },
  'flame-stopped': {
    type: 'flame-stopped',
    rule: 'W-PAPER',
    crab: 1,
    target: 3,
    weapon: 'Flamethrower',
    left: null,
    obstacle: 1,
  },
  'paper-gone': { type: 'paper-gone', rule: 'W-PAPER', obstacle: 1 },
  struck: {
    type: 'struck',
    rule: 'W-LOCATION',
    dice: [5],
    crab: 4,
    by: 1,
    arc: 'side',
    location: 'crab',
    damage: 1,
    toArmour: 0,
    toHitPoints: 1,
    armour: 10,
    hitPoints: 4,
    flavour: 'limb-snapped',
  },
  scorched: { type: 'scorched', rule: 'W-KAMIKAZE', crab: 4, by: 1, damage: 3, hitPoints: 0 },
  died: { type: 'died', rule: 'W-DEATH', crab: 4, by: 1 },
  'endurance-rolled': {
    type: 'endurance-rolled',
    rule: 'W-NEARMISS',
    dice: [5, 3],
    crab: 4,
    why: 'near-miss',
    endurance: 3,
    total: 8,
    withstood: false,
  },
  blasted: {
    type: 'blasted',
    rule: 'W-BLAST',
    crab: 4,
    by: 1,
    from: { x: 100, y: 100 },
    to: { x: 111, y: 111 },
  },
  'lift-rolled': {
    type: 'lift-rolled',
    rule: 'W-THROW',
    dice: [1, 3],
    crab: 1,
    target: 4,
    strength: 6,
    total: 4,
    lifted: true,
    reach: 80,
  },
  thrown: {
    type: 'thrown',
    rule: 'W-THROW',
    crab: 1,
    target: 4,
    from: inch(20, 16),
    to: inch(20, 21),
    distance: 80,
  },
  fell: { type: 'fell', rule: 'W-FALL', crab: 4, drop: 576, damage: 3, hitPoints: 0 },
  ended: { type: 'ended', rule: 'W-FIGHT', ending: 'last-standing', winners: ['ann'] },
};
