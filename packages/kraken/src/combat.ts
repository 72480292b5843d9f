import type { Chance, Problem } from '@tabletop/dice';
import type { ActionEntry, PlayerId, Step } from '@tabletop/game';
import { field, problem, thrown } from '@tabletop/game';
import type { Attack, Pass } from './actions.js';
import { changed } from './change.js';
import type { Context } from './context.js';
import { changePluck, sailorOf, withCount } from './crew.js';
import { endIfDue } from './ending.js';
import type { KrakenEvent } from './events.js';
import { floorOf } from './floor.js';
import { moveOrder } from './movement.js';
import { judgePluck, rollPluck } from './pluck.js';
import type { TentacleAttack, Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, SailorId, TentacleId } from './state.js';

type Entry<Action extends Attack | Pass> = ActionEntry<KrakenState, Action, KrakenEvent, Context>;

/**
 * A sailor's attack on a tentacle: a Pluck roll and, after a plain success, a die that decides.
 *
 * @rule K-COMBAT-ROLL
 */
export function resolveTentacleAttack(
  chance: Chance,
  pluck: number,
  using: Using<'rollPluck' | 'judgePluck'> = { rules: DEFAULT_RULES, rollPluck, judgePluck },
): TentacleAttack {
  const { dice, total, outcome } = using.rollPluck(chance, pluck, 0, 'K-COMBAT-ROLL', using);
  switch (outcome) {
    case 'critical-success':
      return { dice, total, outcome, pluckChange: 1, destroyDie: null, destroyed: true };
    case 'success': {
      const destroyDie = chance.die(6, 'K-COMBAT-ROLL');
      return { dice, total, outcome, pluckChange: 0, destroyDie, destroyed: destroyDie >= using.rules.destroyOn };
    }
    case 'failure':
      return { dice, total, outcome, pluckChange: -1, destroyDie: null, destroyed: false };
    case 'critical-failure':
      return { dice, total, outcome, pluckChange: -2, destroyDie: null, destroyed: false };
  }
}

/** When every sailor has been asked to move, combat begins. */
export function beginCombat(state: KrakenState, _chance: Chance, context: Context): Step<KrakenState, KrakenEvent> {
  const ready = moveOrder(state, context.rules);
  return {
    state: changed(state, { stage: { phase: 'combat', ready, floor: 0, passed: [] } }),
    events: [{ type: 'phase-began', rule: 'K-COMBAT-ROLL', phase: 'combat' }],
  };
}

function awaits(state: KrakenState, context: Context): readonly PlayerId[] {
  const floor = floorOf(state, context.rules);
  return floor === undefined ? [] : [floor.player];
}

/** The state in which a choice is complete, and the floor handed on: to the seat after this player's. */
function handOn(
  state: KrakenState,
  player: PlayerId,
  done: SailorId | null,
  passes: boolean,
  rules: Rules,
): KrakenState {
  const { stage, decision } = state;
  if (stage.phase !== 'combat') return state;
  const goesRound = rules.combatOrder === 'floor';
  const floor = goesRound ? state.players.findIndex(({ id }) => id === player) + 1 : 0;
  const ready = done === null ? stage.ready : stage.ready.filter((id) => id !== done);
  const passed = passes && goesRound ? [...stage.passed, player] : [];
  return changed(state, { decision: decision + 1, stage: { phase: 'combat', ready, floor, passed } });
}

function checkAttack(state: KrakenState, action: Attack, rules: Rules): Problem | undefined {
  const attacker = floorOf(state, rules)?.attackers.find(({ sailor }) => sailor === action.sailor);
  if (attacker === undefined) {
    const why = 'That sailor has no attack now: not yours, not in reach, not its turn, or done.';
    return problem(['sailor'], why, 'K-COMBAT-REACH');
  }
  if (attacker.tentacles.includes(action.tentacle)) return undefined;
  const why = `That tentacle is not within ${rules.combatReach} cm of sailor ${attacker.sailor}.`;
  return problem(['tentacle'], why, 'K-COMBAT-REACH');
}

/**
 * One attack per sailor and turn, on a tentacle named before the roll.
 *
 * @rule K-COMBAT-REACH
 * @rule K-COMBAT-ROLL
 */
export const attack: Entry<Attack> = {
  rule: 'K-COMBAT-REACH',
  fields: { sailor: field.integer(), tentacle: field.integer() },
  awaits,
  legal: (state, player, { rules }) =>
    (floorOf(state, rules)?.attackers ?? []).flatMap(({ sailor, tentacles }) =>
      tentacles.map((tentacle): Attack => ({ type: 'attack', player, sailor, tentacle })),
    ),
  check: (state, action, { rules }) => checkAttack(state, action, rules),
  apply: (state, action, chance, context) => {
    const sailor = sailorOf(state, action.sailor);
    if (sailor === undefined) return { state, events: [] };
    const { tentacle } = action;
    const { result: roll, dice } = thrown(chance, (source) =>
      context.resolveTentacleAttack(source, sailor.pluck, context),
    );
    const { total, outcome, destroyed } = roll;
    const log: KrakenEvent[] = [
      { type: 'attacked', rule: 'K-COMBAT-ROLL', dice, sailor: sailor.id, tentacle, total, outcome, destroyed },
    ];
    const handed = handOn(state, action.player, sailor.id, false, context.rules);
    const changed = changePluck(handed, sailor, roll.pluckChange, 'K-COMBAT-ROLL', log, context);
    return { state: destroyed ? destroy(changed, tentacle, action.player, log, context) : changed, events: log };
  },
};

/**
 * Removes a destroyed tentacle and counts it for the owner of the sailor whose roll destroyed it. With the last one
 * the players win at once.
 *
 * @rule K-WIN
 * @rule K-MORAL
 */
function destroy(
  state: KrakenState,
  tentacle: TentacleId,
  player: PlayerId,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  const counted = withCount(state, player, 'destroyed', 1);
  const tentacles = state.tentacles.filter(({ id }) => id !== tentacle);
  const without = changed(counted, { tentacles, lostThisTurn: state.lostThisTurn + 1 });
  return endIfDue('tentacles-destroyed', without, log, context);
}

/**
 * The player who has the floor does not attack for now or, by the order of Pluck, holds the next sailor back.
 *
 * @rule K-COMBAT-ROLL
 */
export const pass: Entry<Pass> = {
  rule: 'K-COMBAT-ROLL',
  awaits,
  legal: (_state, player) => [{ type: 'pass', player }],
  check: () => undefined,
  apply: (state, action, _chance, { rules }) => {
    const { player } = action;
    const held = rules.combatOrder === 'pluck' ? (floorOf(state, rules)?.attackers[0]?.sailor ?? null) : null;
    return {
      state: handOn(state, player, held, true, rules),
      events: [{ type: 'passed', rule: 'K-COMBAT-ROLL', player, sailor: held }],
    };
  },
};
