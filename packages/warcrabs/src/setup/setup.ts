import type { Start } from '@tabletop/game';
import { STATE_VERSION } from '../edition.js';
import type { CrabId } from '../ids.js';
import type { Board, Fighter, WarcrabsState } from '../state.js';
import { firstRanks } from '../turn/order.js';
import { facingInwards } from './places.js';
import { type CrabPlaced, readSetup, type WarcrabsSetup } from './read-setup.js';

/**
 * The first state of a fight. Draws nothing: ties are rolled for in steps of their own. Throws `RuleError`
 * 'invalid-setup' which names every bad field.
 *
 * @rule W-DEPLOY
 * @rule W-TABLE
 */
export function setUp(input: WarcrabsSetup, start: Start): WarcrabsState {
  const { houseRules, players, board, crabs: placed } = readSetup(input);
  const crabs = placed.map((crab, index) => fighter(index + 1, crab, board));
  return {
    game: start.game,
    version: STATE_VERSION,
    rules: houseRules,
    chance: start.chance,
    decision: start.decision,
    board,
    players: players.map((id) => ({ id })),
    crabs,
    burnt: [],
    burning: [],
    turn: 0,
    order: [],
    slot: 0,
    due: [],
    stage: { phase: 'order', ranks: firstRanks(crabs), rolled: [] },
  };
}

/** A crab before the first turn. */
function fighter(
  id: CrabId,
  { crab: { name, traits, shell }, weapons, owner, at, facing, armour, hitPoints }: CrabPlaced,
  board: Board,
): Fighter {
  return {
    id,
    name,
    owner,
    traits,
    shell,
    weapons,
    at,
    facing: facing ?? facingInwards(at, board),
    hitPoints,
    armour,
    stun: null,
    kills: 0,
  };
}
