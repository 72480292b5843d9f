import { type Chance, seed, seeded } from '@tabletop/dice';
import { add, directionAt, displacement, type Vector } from '@tabletop/geometry';
import type { Board, WarcrabsSetup } from '../../src/index.js';
import { box, inch, room, surface, thing, weapon } from './scene.js';

/** Two shelves as high as two falls, with a step between them, in a small room with paper and things to climb. */
const shelves = room(
  [surface(26, -5, -5, 3, 5), surface(14, 3, -5, 6, 5)],
  [
    thing('paper', 2, -0.25, -4, 0.25, 4),
    thing('paper', 2, -4, -0.25, 2.5, 0.25),
    thing('solid', 1, -5, -5, -3.5, -3.5),
    thing('solid', 4, 6.5, -3, 9, 3),
    thing('solid', 0.5, 1.5, -5, 2.5, -2.5),
  ],
);

/** One that soon gives way. */
const shell = { name: 'Cup', weight: 1, armour: 2, price: 0 };

/** Strong and easily stunned, as quick as one another in threes, with what explodes, burns and reaches far. */
const crabs: WarcrabsSetup['crabs'] = (
  [
    ['Firecracker', 'Firecracker', 'Pickle Spear'],
    ['Flamethrower', 'Firecracker'],
    ['Firecracker', 'Firecracker', 'Bottle Rocket Launcher'],
    ['Firecracker', 'Firecracker', 'Firecracker'],
    ['Firecracker', 'Flamethrower'],
    ['Laser Pointer', 'Firecracker', 'Firecracker'],
  ] as const
).map((weapons, at) => ({
  crab: { name: `Crab ${at + 1}`, traits: { strength: 9, dexterity: at < 3 ? 4 : 3, endurance: 2 }, shell, weapons },
  at: inch(-3 + 2 * (at % 3), at < 3 ? -1.5 : 1.5),
}));

/** Fights at close quarters high up, in which crabs are soon stunned, thrown, pushed off, and burnt paper. */
export const SCRUMS: Readonly<Record<string, WarcrabsSetup>> = {
  scrum: { board: shelves, crabs, houseRules: { drawAfter: 12 } },
  charges: {
    crabs: [10, 12].map((x) => ({
      crab: {
        name: 'Short Fuse',
        traits: { strength: 7, dexterity: 5, endurance: 2 },
        weapons: ['Firecracker', 'Firecracker'],
      },
      at: inch(x, 0),
    })),
    board: room(),
  },
  three: { players: ['__proto__', 'constructor', 'toString'], board: shelves, crabs, houseRules: { drawAfter: 12 } },
  loose: {
    board: shelves,
    crabs,
    houseRules: {
      drawAfter: 12,
      tieRolls: 'eachTurn',
      splitMove: true,
      stunLasts: 'nextActivation',
      paperGone: 'endOfTurn',
      kamikazeNeedsHit: true,
      shedWeight: true,
      blastDistance: 3,
      stepDown: 13,
    },
  },
};

/** A convex piece of rubble at random, its corners on a circle with a radius of so many inches at most. */
function shard(chance: Chance, inches: number): readonly Vector[] {
  const middle = inch(chance.index(25) - 12, chance.index(13) - 6);
  const radius = 8 + chance.index(16 * inches - 8);
  const corners = 3 + chance.index(6);
  const turn = chance.index(360);
  return Array.from({ length: corners }, (_, corner) =>
    add(middle, displacement(directionAt((turn + Math.floor((corner * 360) / corners)) % 360), radius)),
  );
}

/** A small room full of rubble at random, some pieces on others that are higher than a fall. */
function rubble(chance: Chance): Board {
  const surfaces = Array.from({ length: 8 }, (_, at) => ({
    name: `Slab ${at}`,
    height: 1 + chance.index(30 * 16),
    corners: shard(chance, 9),
  }));
  const obstacles = Array.from({ length: 24 }, (_, at) => ({
    name: `Shard ${at}`,
    kind: chance.index(5) === 0 ? ('paper' as const) : ('solid' as const),
    height: 1 + chance.index(6 * 16),
    corners: shard(chance, 3),
  }));
  return { name: 'Rubble', floor: box(-22, -16, 22, 16), surfaces, obstacles };
}

const bomb = weapon({ name: 'Bomb', explosive: true, ignoresCover: true, damage: 0 });
const popper = weapon({ name: 'Popper', explosive: true, ignoresCover: true, damage: 0, toHit: -2 });

/** Fights that fling strong crabs about in rubble, far and often. */
export function inRubble(from: number): WarcrabsSetup {
  return {
    board: rubble(seeded(seed(`rubble ${from}`))),
    crabs: Array.from({ length: 10 }, (_, at) => ({
      crab: {
        name: `Crab ${at + 1}`,
        traits: { strength: 14, dexterity: 8, endurance: 5 },
        weapons: [bomb, popper],
      },
    })),
    houseRules: { traitPoints: 30, traitMaximum: 14, blastDistance: 6, drawAfter: 8, fallStep: 24 },
  };
}
