import { settleHack } from './attacks/hack.js';
import { judgeHack, judgeOverdose, judgeShot, shotDice } from './attacks/judge.js';
import { judgeHit } from './attacks/judge-hit.js';
import { rollOverdose } from './attacks/overdose.js';
import { resolveBurst, resolveHack, resolveOverdose, resolveShot, resolveStab, resolveTie } from './attacks/resolve.js';
import { rollBurst, settleShot } from './attacks/shot.js';
import { settleStab } from './attacks/stab.js';
import type { Rulebook } from './context.js';
import { giveOrders } from './orders/give.js';
import { revealOrders } from './orders/reveal.js';
import { beginRound } from './round/begin-round.js';
import { beginTurn } from './round/begin-turn.js';
import { rollOrder } from './round/ties.js';

/**
 * The printed game as one object: everything that throws dice or judges them, what happens by itself, and what players
 * can do. A fork spreads it and replaces what it wants.
 */
export const RULEBOOK: Rulebook = /* @__PURE__ */ Object.freeze({
  judgeShot,
  shotDice,
  judgeHit,
  judgeHack,
  judgeOverdose,
  resolveTie,
  resolveBurst,
  resolveShot,
  resolveStab,
  resolveHack,
  resolveOverdose,
  steps: {
    orders: revealOrders,
    order: rollOrder,
    turn: beginTurn,
    overdose: rollOverdose,
    hack: settleHack,
    stab: settleStab,
    burst: rollBurst,
    shot: settleShot,
    round: beginRound,
  },
  actions: { orders: giveOrders },
});
