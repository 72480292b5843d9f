import type { Chance } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { add, ceilDistance, directionAt, displacement, primitive, type Vector } from '@tabletop/geometry';
import type { Move } from '../actions.js';
import type { Rules } from '../rules.js';
import type { Activation } from './active.js';
import { allRound } from './all-round.js';

/** So many directions are looked at, evenly round. */
const TURNS = 16;
/** Of these so many are offered for turning on the spot. */
const FACINGS = 8;
/** So often a move at random is looked for before a turn on the spot does. */
const TRIES = 8;

/**
 * A fair choice of moves, each of which may still be refused: every sixteenth of a turn, as far as the movement goes and
 * half of that, facing that way; then a turn on the spot to every eighth.
 *
 * @rule W-MOVE
 * @rule W-FACING
 */
export function spreadOfMoves(active: Activation, player: PlayerId, rules: Rules): readonly Move[] {
  const { crab, stage } = active;
  const facingTo = (direction: Vector) => (rules.turning === 'free' ? primitive(direction) : null);
  const lengths = [...new Set([stage.left, Math.floor(stage.left / 2)])].filter((length) => length > 0);
  const moves: Move[] = [];
  for (const direction of allRound(TURNS)) {
    for (const length of lengths) {
      const path = [pointTowards(crab.at, direction, length)];
      moves.push({ type: 'move', player, crab: crab.id, path, facing: facingTo(direction) });
    }
  }
  if (rules.turning === 'free')
    for (const facing of allRound(FACINGS)) moves.push({ type: 'move', player, crab: crab.id, path: [], facing });
  return moves;
}

/** A move at random that `isLegal`; by house rules that turn crabs only as they step, undefined where none was found. */
export function sampleMove(
  active: Activation,
  player: PlayerId,
  chance: Chance,
  rules: Rules,
  isLegal: (move: Move) => boolean,
): Move | undefined {
  const { crab, stage } = active;
  const isFree = rules.turning === 'free';
  for (let tries = 0; stage.left > 0 && tries < TRIES; tries++) {
    const direction = directionAt(chance.index(360));
    const path = [pointTowards(crab.at, direction, 1 + chance.index(stage.left))];
    const facing = isFree ? primitive(directionAt(chance.index(360))) : null;
    const move: Move = { type: 'move', player, crab: crab.id, path, facing };
    if (isLegal(move)) return move;
  }
  if (!isFree) return undefined;
  return { type: 'move', player, crab: crab.id, path: [], facing: primitive(directionAt(chance.index(360))) };
}

/** The point so many units away; a unit less where rounding made it longer. */
function pointTowards(from: Vector, direction: Vector, length: number): Vector {
  const to = add(from, displacement(direction, length));
  return ceilDistance(from, to) > length ? add(from, displacement(direction, length - 1)) : to;
}
