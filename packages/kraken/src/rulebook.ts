import { resolveAdvance, resolveWithdraw } from './advance.js';
import { attack, beginCombat, pass, resolveTentacleAttack } from './combat.js';
import type { Rulebook } from './context.js';
import { resolveCrush } from './crush.js';
import { judgeFlail, resolveFlail } from './flail.js';
import { resolveGrab } from './grab.js';
import { resolveMorale, testMorale } from './morale.js';
import { attemptMove, beginTurn, move, resolveMovementRoll, stay } from './movement.js';
import { judgePluck, rollPluck } from './pluck.js';
import { beginReaction, react, reactionColumn, resolveReaction } from './reaction.js';

/**
 * The printed game as one object: everything that throws dice or judges them, what happens by itself in each phase,
 * and what players can do. A fork spreads it and replaces what it wants.
 */
export const RULEBOOK: Rulebook = /* @__PURE__ */ Object.freeze({
  judgePluck,
  rollPluck,
  resolveMovementRoll,
  resolveTentacleAttack,
  reactionColumn,
  resolveReaction,
  resolveAdvance,
  resolveWithdraw,
  resolveCrush,
  judgeFlail,
  resolveFlail,
  resolveGrab,
  resolveMorale,
  steps: {
    start: beginTurn,
    movement: beginCombat,
    combat: beginReaction,
    reaction: react,
    morale: testMorale,
  },
  actions: { 'attempt-move': attemptMove, stay, move, attack, pass },
});
