import type { Vector } from '@tabletop/geometry';
import type { Attack, CrabId, End, Lift, Move, Throw, WeaponIndex } from '../../src/index.js';

// Odd crabs are red's, even ones blue's, as scenes deal them out.
const ownerOf = (crab: CrabId) => (crab % 2 === 1 ? 'red' : 'blue');

export function move(crab: CrabId, ...path: readonly Vector[]): Move {
  return { type: 'move', player: ownerOf(crab), crab, path, facing: null };
}

export function turn(crab: CrabId, facing: Vector): Move {
  return { type: 'move', player: ownerOf(crab), crab, path: [], facing };
}

export function attack(crab: CrabId, target: CrabId, weapon: WeaponIndex | null = null): Attack {
  return { type: 'attack', player: ownerOf(crab), crab, weapon, target };
}

export function lift(crab: CrabId, target: CrabId): Lift {
  return { type: 'lift', player: ownerOf(crab), crab, target };
}

export function fling(crab: CrabId, direction: Vector, distance: number): Throw {
  return { type: 'throw', player: ownerOf(crab), crab, direction, distance };
}

export function end(crab: CrabId): End {
  return { type: 'end', player: ownerOf(crab), crab };
}
