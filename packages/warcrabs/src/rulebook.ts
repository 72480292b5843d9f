import { arcOf } from './attack/arc.js';
import { applyDamage } from './attack/armour.js';
import { attack } from './attack/attack.js';
import { settleBlast } from './attack/blast.js';
import { settleBlow } from './attack/blow.js';
import { settleKamikaze } from './attack/kamikaze.js';
import { hitLocation } from './attack/location.js';
import { settleNearMiss } from './attack/near-miss.js';
import { rangeBand } from './attack/range.js';
import { resolveAttack, resolveBlow, resolveEndurance } from './attack/resolve.js';
import { toHitTarget } from './attack/to-hit.js';
import type { Rulebook } from './context.js';
import { movementOf } from './crab/movement.js';
import { settleFall } from './heights/fall.js';
import { fallDamage } from './heights/fall-damage.js';
import { resolveFall, resolveLift } from './heights/resolve.js';
import { lift, throwCrab } from './heights/throw.js';
import { throwDistance } from './heights/throw-distance.js';
import { judgeTraitRoll } from './traits/judge.js';
import { rollTrait } from './traits/roll.js';
import { move } from './turn/move.js';
import { resolveTie, rollOrder } from './turn/order.js';
import { beginTurn, end, endActivation, nextActivation } from './turn/turn.js';

/**
 * The printed game as one object: everything that throws dice or judges them, what happens by itself, and what players
 * can do. A fork spreads it and replaces what it wants.
 */
export const RULEBOOK: Rulebook = /* @__PURE__ */ Object.freeze({
  judgeTraitRoll,
  rollTrait,
  rangeBand,
  toHitTarget,
  arcOf,
  hitLocation,
  applyDamage,
  fallDamage,
  throwDistance,
  movementOf,
  resolveTie,
  resolveAttack,
  resolveBlow,
  resolveEndurance,
  resolveFall,
  resolveLift,
  steps: {
    order: rollOrder,
    turn: beginTurn,
    next: nextActivation,
    activation: endActivation,
    strike: settleBlow,
    kamikaze: settleKamikaze,
    'near-miss': settleNearMiss,
    blast: settleBlast,
    fall: settleFall,
  },
  actions: { move, attack, lift, throw: throwCrab, end },
});
