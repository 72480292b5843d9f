import {
  BOARDS,
  type Board,
  type Fighter,
  type Obstacle,
  type Stage,
  toUnits,
  type WarcrabsView,
} from '../../src/index.js';
import { box, inch, weapon } from './scene.js';

const FIRECRACKER = weapon({ name: 'Firecracker', kind: 'tossed', weight: 1, uses: 1, explosive: true });

type Wanted = Partial<Fighter> & Pick<Fighter, 'owner' | 'at'>;

/** A view of a fight by hand: crabs by the order in which they are given, all else as it is at the start of a turn. */
export function viewWith(crabs: readonly Wanted[], rest: Partial<WarcrabsView> = {}): WarcrabsView {
  const fighters = crabs.map((wanted, at): Fighter => {
    return {
      id: at + 1,
      name: `Crab ${at + 1}`,
      traits: { strength: 6, dexterity: 4, endurance: 5 },
      shell: { name: 'Basic', weight: 1, armour: 10, price: 0 },
      weapons: [{ weapon: FIRECRACKER, left: 1 }],
      facing: { x: 1, y: 0 },
      hitPoints: 5,
      armour: 10,
      stun: null,
      kills: 0,
      ...wanted,
    };
  });
  const owners = [...new Set(fighters.map(({ owner }) => owner))];
  return {
    game: 'warcrabs',
    version: 1,
    rules: {},
    decision: 3,
    board: BOARDS.desk,
    players: owners.map((id) => ({ id })),
    crabs: fighters,
    burnt: [],
    burning: [],
    turn: 2,
    order: fighters.map(({ id }) => id),
    slot: 0,
    due: [],
    stage: { phase: 'next' },
    ...rest,
  };
}

/** The activation of a crab that has done nothing yet. */
export function activation(crab: number, rest: Partial<Stage & { readonly phase: 'activation' }> = {}): Stage {
  return { phase: 'activation', crab, left: 64, moved: false, acted: false, lifted: null, ...rest };
}

const STUNNED: Pick<Fighter, 'stun'> = { stun: { missed: false, waiting: [1] } };

/** The first two crabs face one another across a bare desk. */
export const DUEL: WarcrabsView = viewWith(
  [
    { owner: 'red', name: 'Death Boy', at: inch(108, 120) },
    { owner: 'blue', name: 'Crustaceanator', at: inch(132, 120), facing: { x: -1, y: 0 }, hitPoints: 3 },
  ],
  { stage: activation(1) },
);

function sheet(name: string, x: number, y: number): Obstacle {
  const corners = [inch(x, y), inch(x + 5, y + 1), inch(x + 4.5, y + 4.5), inch(x + 1, y + 5)];
  return { name, kind: 'paper', height: toUnits(0.5), corners };
}

/** Heights of all kinds, a stapler, a book, papers as they come and go, and a bin that stands out of the picture. */
const LITTER: Board = {
  name: 'Litter',
  floor: box(0, 0, 240, 240),
  surfaces: [
    ...BOARDS.desk.surfaces,
    { name: 'shelf', height: toUnits(48), corners: box(90, 105, 112, 112) },
    {
      name: 'stool',
      height: toUnits(17.5),
      corners: [inch(152, 118), inch(160, 114), inch(168, 118), inch(168, 128), inch(154, 130)],
    },
  ],
  obstacles: [
    {
      name: 'stapler',
      kind: 'solid',
      height: toUnits(1.5),
      corners: [inch(118, 117), inch(121, 116), inch(123, 122), inch(120, 123)],
    },
    { name: 'dictionary', kind: 'solid', height: toUnits(3), corners: box(136, 107, 145, 114) },
    sheet('memo', 124, 124),
    sheet('letter', 100, 126),
    sheet('bill', 112, 128),
    { name: 'bin', kind: 'solid', height: toUnits(14), corners: box(80, 140, 88, 148) },
  ],
};

/** Somebody lies stunned beside the active crab, another is dead, one looks down from a shelf and one up from the floor. */
export const BRAWL: WarcrabsView = viewWith(
  [
    { owner: 'red', name: 'Death Boy', at: inch(128, 119), facing: { x: 2, y: -1 } },
    { owner: 'blue', name: 'Crustaceanator', at: inch(130.25, 118), facing: { x: -1, y: 1 }, hitPoints: 3, ...STUNNED },
    { owner: 'blue', name: 'Pinch', at: inch(104, 109), facing: { x: 1, y: 1 }, armour: 0 },
    { owner: 'red', name: 'Sidewinder', at: inch(88, 124), facing: { x: 0, y: -1 }, hitPoints: 1, armour: 4 },
    { owner: 'green', name: 'Shelly', at: inch(112, 121), facing: { x: -3, y: 1 }, hitPoints: 0 },
    { owner: 'green', name: 'Sebastian of the Deep', at: inch(140.5, 110.5), facing: { x: -1, y: 0 } },
  ],
  { board: LITTER, burnt: [3], burning: [4], stage: activation(1, { left: 36 }), turn: 4 },
);

/** The same, with no paper left. */
export const BURNT: WarcrabsView = { ...BRAWL, burnt: [2, 3, 4], burning: [] };

/** The first crab holds the second up, which it stunned. */
export const LIFT: WarcrabsView = viewWith(
  [
    { owner: 'red', name: 'Death Boy', at: inch(145, 121), facing: { x: 1, y: 1 } },
    { owner: 'blue', name: 'Crustaceanator', at: inch(147, 120.5), ...STUNNED },
  ],
  { stage: activation(1, { acted: true, lifted: 2 }) },
);

const OWNERS = ['red', 'blue', 'green', 'amber', 'violet', 'teal', 'rose', 'grey'];

/** As many crabs, surfaces and obstacles as there may be, in one heap. */
export const CROWD: WarcrabsView = viewWith(
  Array.from({ length: 32 }, (_, at) => ({
    owner: OWNERS[at % 8] ?? '',
    name: `Claw ${at}`,
    at: inch(100 + 1.6 * (at % 8), 110 + 1.6 * Math.floor(at / 8)),
    facing: { x: (at % 5) - 2, y: (at % 3) + 1 },
    hitPoints: at % 4 === 3 ? 0 : 5,
    ...(at % 3 === 0 ? STUNNED : {}),
  })),
  {
    board: {
      name: 'Heap',
      floor: box(0, 0, 240, 240),
      surfaces: Array.from({ length: 16 }, (_, at) => ({
        name: `plank ${at}`,
        height: toUnits(at + 1),
        corners: box(90 + at, 105 + at / 2, 150 + at, 135 - at / 2),
      })),
      obstacles: Array.from({ length: 32 }, (_, at): Obstacle => {
        const [x, y] = [92 + 7 * (at % 8), 108 + 6 * Math.floor(at / 8)];
        return {
          name: `thing ${at}`,
          kind: at % 2 === 0 ? 'solid' : 'paper',
          height: toUnits(1 + (at % 5)),
          corners: box(x, y, x + 3, y + 3),
        };
      }),
    },
    stage: activation(1),
  },
);

/** A table of another size or place, with a crab half way to each of its corners. */
function tableOf(...corners: readonly (readonly [x: number, y: number])[]): WarcrabsView {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const floor = corners.map(([x, y]) => inch(x, y));
  return viewWith(
    corners.map(([x, y], at) => ({
      owner: OWNERS[at % 2] ?? '',
      at: inch((x + mean(0)) / 2, (y + mean(1)) / 2),
      facing: { x: at - 1, y: 1 },
    })),
    { board: { name: 'Table', floor, surfaces: [], obstacles: [] }, stage: activation(1) },
  );
}

export const TABLES: readonly (readonly [string, WarcrabsView])[] = [
  ['a closet', tableOf([0, 0], [6, 0], [6, 6], [0, 6])],
  ['a corridor', tableOf([0, 0], [2400, 0], [2400, 4], [0, 4])],
  ['a shaft', tableOf([0, 0], [4, 0], [4, 2400], [0, 2400])],
  ['a hall', tableOf([0, 0], [2400, 0], [2400, 2400], [0, 2400])],
  ['a lozenge about nothing', tableOf([-30, 0], [0, -20], [30, 0], [0, 20])],
];
