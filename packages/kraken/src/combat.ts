import type { Chance, Problem } from '@tabletop/dice';
import type { ActionEntry, PlayerId, Step } from '@tabletop/game';
import { integer, thrown } from '@tabletop/game';
import type { Attack, Pass } from './actions.js';
import type { Context } from './context.js';
import { changePluck, decided, sailorOf, withCount } from './crew.js';
import { endGame } from './ending.js';
import type { KrakenEvent } from './events.js';
import { moveOrder } from './movement.js';
import { judgePluck, rollPluck } from './pluck.js';
import { distanceToSailor } from './reach.js';
import { refusal } from './refusal.js';
import type { TentacleAttack, Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, Sailor, Tentacle, TentacleId } from './state.js';

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
  const roll = using.rollPluck(chance, pluck, 0, 'K-COMBAT-ROLL', using);
  switch (roll.outcome) {
    case 'critical-success':
      return { ...roll, pluckChange: 1, destroyDie: null, destroyed: true };
    case 'success': {
      const destroyDie = chance.die(6, 'K-COMBAT-ROLL');
      return { ...roll, pluckChange: 0, destroyDie, destroyed: destroyDie >= using.rules.destroyOn };
    }
    case 'failure':
      return { ...roll, pluckChange: -1, destroyDie: null, destroyed: false };
    case 'critical-failure':
      return { ...roll, pluckChange: -2, destroyDie: null, destroyed: false };
  }
}

/** When every sailor has been asked to move, combat begins. */
export function beginCombat(state: KrakenState, _chance: Chance, context: Context): Step<KrakenState, KrakenEvent> {
  const ready = moveOrder(state, context.rules);
  return {
    state: { ...state, stage: { phase: 'combat', ready, floor: 0, passed: [] } },
    events: [{ type: 'phase-began', rule: 'K-COMBAT-ROLL', phase: 'combat' }],
  };
}

/**
 * The tentacles that a sailor could attack now.
 *
 * @rule K-COMBAT-REACH
 */
export function targetsOf(
  state: KrakenState,
  sailor: Sailor,
  rules: Pick<Rules, 'combatReach' | 'measure' | 'sailorRadius' | 'tentacleRadius'>,
): readonly Tentacle[] {
  return state.tentacles.filter((tentacle) => distanceToSailor(tentacle, sailor, rules) <= rules.combatReach);
}

/** The sailors that could attack now, in the order of movement. */
function fighters(state: KrakenState, rules: Rules): readonly Sailor[] {
  if (state.stage.phase !== 'combat') return [];
  return state.stage.ready.flatMap((id) => {
    const sailor = sailorOf(state, id);
    return sailor?.fate === 'in-play' && targetsOf(state, sailor, rules).length > 0 ? [sailor] : [];
  });
}

/**
 * Who has the floor: going round from the seat that is next, the first player who can attack and has not passed since
 * the last attack; or, by the order of Pluck, the owner of the next sailor who can attack.
 *
 * @rule K-COMBAT-ROLL
 */
function floor(state: KrakenState, rules: Rules): PlayerId | undefined {
  const { stage, players } = state;
  const able = fighters(state, rules);
  if (stage.phase !== 'combat') return undefined;
  if (rules.combatOrder === 'pluck') return able[0]?.owner;
  for (let turn = 0; turn < players.length; turn++) {
    const player = players[(stage.floor + turn) % players.length];
    if (player === undefined || stage.passed.includes(player.id)) continue;
    if (able.some((sailor) => sailor.owner === player.id)) return player.id;
  }
  return undefined;
}

/** The sailors with which the player who has the floor may attack. */
function choices(state: KrakenState, player: PlayerId, rules: Rules): readonly Sailor[] {
  const able = fighters(state, rules);
  return rules.combatOrder === 'pluck' ? able.slice(0, 1) : able.filter((sailor) => sailor.owner === player);
}

function awaits(state: KrakenState, context: Context): readonly PlayerId[] {
  const player = floor(state, context.rules);
  return player === undefined ? [] : [player];
}

/** The state with the floor handed on: to the seat after this player's, or to the next sailor in order. */
function handOn(
  state: KrakenState,
  player: PlayerId,
  done: Sailor | undefined,
  passes: boolean,
  rules: Rules,
): KrakenState {
  const { stage } = state;
  if (stage.phase !== 'combat') return state;
  const seat = state.players.findIndex(({ id }) => id === player);
  const byPluck = rules.combatOrder === 'pluck';
  const ready = done === undefined ? stage.ready : stage.ready.filter((id) => id !== done.id);
  const passed = passes && !byPluck ? [...stage.passed, player] : [];
  return { ...state, stage: { phase: 'combat', ready, floor: byPluck ? 0 : seat + 1, passed } };
}

function checkAttack(state: KrakenState, action: Attack, rules: Rules): Problem | undefined {
  const sailor = choices(state, action.player, rules).find(({ id }) => id === action.sailor);
  if (sailor === undefined)
    return refusal(
      'K-COMBAT-REACH',
      ['sailor'],
      'That sailor has no attack now: not yours, not in reach, not its turn, or done.',
    );
  if (targetsOf(state, sailor, rules).some(({ id }) => id === action.tentacle)) return undefined;
  return refusal(
    'K-COMBAT-REACH',
    ['tentacle'],
    `That tentacle is not within ${rules.combatReach} cm of sailor ${sailor.id}.`,
  );
}

/**
 * One attack per sailor and turn, on a tentacle named before the roll.
 *
 * @rule K-COMBAT-REACH
 * @rule K-COMBAT-ROLL
 */
export const attack: Entry<Attack> = {
  rule: 'K-COMBAT-REACH',
  fields: { sailor: integer(), tentacle: integer() },
  awaits,
  legal: (state, player, { rules }) =>
    choices(state, player, rules).flatMap((sailor) =>
      targetsOf(state, sailor, rules).map((tentacle): Attack => {
        return { type: 'attack', player, sailor: sailor.id, tentacle: tentacle.id };
      }),
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
    const handed = handOn(decided(state), action.player, sailor, false, context.rules);
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
  const without = { ...counted, tentacles, lostThisTurn: state.lostThisTurn + 1 };
  return tentacles.length === 0 ? endGame(without, 'tentacles-destroyed', log, context) : without;
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
    const held = rules.combatOrder === 'pluck' ? choices(state, player, rules)[0] : undefined;
    return {
      state: handOn(decided(state), player, held, true, rules),
      events: [{ type: 'passed', rule: 'K-COMBAT-ROLL', player, sailor: held?.id ?? null }],
    };
  },
};
