import { rangeBand } from './armoury/ranges.js';
import { dealOwed } from './cards/dealing.js';
import { dealCard, turnUp } from './cards/draw.js';
import { commit, complete, decline, play } from './cards/play.js';
import { trade } from './cards/trade.js';
import { cardValue, playValue } from './cards/values.js';
import type { Rulebook } from './context.js';
import { settleDamage } from './damage/damage.js';
import { judgeDamage } from './damage/judge-damage.js';
import { resolveDamage } from './damage/resolve-damage.js';
import { blastDamage, judgeBlast } from './grenades/blast.js';
import { settleBlast, settleScatter } from './grenades/explode.js';
import { judgeThrow } from './grenades/judge-throw.js';
import { resolveBlast, resolveScatter, resolveThrow } from './grenades/resolve.js';
import { launch, launchRule, settleThrow, throwGrenade, throwRule } from './grenades/throw.js';
import { drop, dropRule, pickUp, pickUpRule } from './items/ground.js';
import { ready, readyRule } from './items/ready.js';
import { reload, reloadRule } from './items/reload.js';
import { settleAreaSpell } from './magic/area-spell.js';
import { cast, castRule } from './magic/cast.js';
import { settleDrain } from './magic/drain.js';
import { judgeDrain } from './magic/judge-drain.js';
import { judgeSpell } from './magic/judge-spell.js';
import { resolveDrain, resolveSpell } from './magic/resolve.js';
import { settleSpell } from './magic/spell.js';
import { judgeMelee } from './melee/judge-melee.js';
import { settleMelee, strike, strikeRule } from './melee/strike.js';
import { judgeShot } from './shooting/judge-shot.js';
import { settleShot, shoot, shootRule } from './shooting/shoot.js';
import { targetNumber } from './shooting/target-number.js';
import { judgeContest } from './turn/contest.js';
import { beginInitiative, drawInitiative } from './turn/initiative.js';
import { announce, endMoves } from './turn/legs.js';
import { nextDeed } from './turn/next-deed.js';
import { lieDown, lieDownRule, scenario, scenarioRule, standUp, standUpRule } from './turn/posture.js';
import { beginMoves, beginTurn, endTurn } from './turn/turn.js';
import { pass, settleWindow } from './turn/window.js';

/**
 * The printed game as one object: everything that draws cards or judges them, what figures can do, what happens by
 * itself in each phase, and what players can do. A fork spreads it and replaces what it wants.
 */
export const RULEBOOK: Rulebook = /* @__PURE__ */ Object.freeze({
  cardValue,
  playValue,
  dealCard,
  turnUp,
  rangeBand,
  targetNumber,
  judgeShot,
  judgeMelee,
  judgeDamage,
  resolveDamage,
  judgeThrow,
  resolveThrow,
  resolveScatter,
  blastDamage,
  judgeBlast,
  resolveBlast,
  judgeSpell,
  resolveSpell,
  judgeDrain,
  resolveDrain,
  deeds: {
    shoot: shootRule,
    strike: strikeRule,
    throw: throwRule,
    launch: launchRule,
    cast: castRule,
    reload: reloadRule,
    ready: readyRule,
    'pick-up': pickUpRule,
    drop: dropRule,
    'lie-down': lieDownRule,
    'stand-up': standUpRule,
    scenario: scenarioRule,
  },
  steps: {
    owed: dealOwed,
    deal: beginInitiative,
    initiative: drawInitiative,
    turn: beginTurn,
    next: beginMoves,
    window: settleWindow,
    contest: judgeContest,
    deeds: nextDeed,
    shot: settleShot,
    melee: settleMelee,
    throw: settleThrow,
    scatter: settleScatter,
    blast: settleBlast,
    spell: settleSpell,
    area: settleAreaSpell,
    damage: settleDamage,
    drain: settleDrain,
    end: endTurn,
  },
  actions: {
    announce,
    'end-moves': endMoves,
    pass,
    shoot,
    strike,
    throw: throwGrenade,
    launch,
    cast,
    reload,
    ready,
    'pick-up': pickUp,
    drop,
    'lie-down': lieDown,
    'stand-up': standUp,
    scenario,
    commit,
    play,
    complete,
    decline,
    trade,
  },
});
