import { classDamage } from './attacks/class-damage.js';
import { settleHack } from './attacks/hack.js';
import { judgeHack, judgeOverdose, judgeShot, shotDice } from './attacks/judge.js';
import { judgeHit } from './attacks/judge-hit.js';
import { rollOverdose } from './attacks/overdose.js';
import { resolveBurst, resolveHack, resolveOverdose, resolveShot, resolveStab, resolveTie } from './attacks/resolve.js';
import { rollBurst, settleShot } from './attacks/shot.js';
import { settleStab } from './attacks/stab.js';
import type { Rulebook } from './context.js';
import { judgeCrewHack, judgeRecharge } from './crews/judge.js';
import { rollPilot } from './crews/pilot.js';
import { settleRecharge } from './crews/recharge.js';
import { resolveCrewHack, resolveRecharge } from './crews/resolve.js';
import { giveOrders } from './orders/give.js';
import { revealOrders } from './orders/reveal.js';
import { judgeRam } from './rams/judge-ram.js';
import { ramDamage } from './rams/ram-damage.js';
import { resolveRam } from './rams/resolve-ram.js';
import { settleRam } from './rams/settle-ram.js';
import { beginRound } from './round/begin-round.js';
import { beginTurn } from './round/begin-turn.js';
import { rollOrder } from './round/ties.js';
import { judgeSlag } from './slag/judge-slag.js';
import { resolveSlag } from './slag/resolve-slag.js';
import { settleSlag } from './slag/settle-slag.js';
import { judgeMalfunction } from './wrecks/judge-malfunction.js';
import { resolveMalfunction } from './wrecks/resolve-malfunction.js';
import { rollMalfunction } from './wrecks/settle-malfunction.js';

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
  judgeCrewHack,
  judgeRecharge,
  judgeSlag,
  judgeMalfunction,
  judgeRam,
  classDamage,
  ramDamage,
  resolveTie,
  resolveBurst,
  resolveShot,
  resolveStab,
  resolveHack,
  resolveOverdose,
  resolveCrewHack,
  resolveRecharge,
  resolveSlag,
  resolveMalfunction,
  resolveRam,
  steps: {
    orders: revealOrders,
    order: rollOrder,
    turn: beginTurn,
    overdose: rollOverdose,
    malfunction: rollMalfunction,
    pilot: rollPilot,
    hack: settleHack,
    recharge: settleRecharge,
    slag: settleSlag,
    stab: settleStab,
    burst: rollBurst,
    shot: settleShot,
    ram: settleRam,
    round: beginRound,
  },
  actions: { orders: giveOrders },
});
