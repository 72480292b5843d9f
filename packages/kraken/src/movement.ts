import type { Chance } from '@tabletop/dice';
import type { ActionEntry, PlayerId, Step } from '@tabletop/game';
import { field, problem, thrown } from '@tabletop/game';
import { MAX_COORDINATE, MAX_LEGS, type Vector } from '@tabletop/geometry';
import type { AttemptMove, Move, Stay } from './actions.js';
import { changed, withSailor } from './change.js';
import type { Context } from './context.js';
import { changePluck, sailorOf } from './crew.js';
import { endGame, isDue } from './ending.js';
import type { KrakenEvent } from './events.js';
import { checkMove, pathLengthOf } from './paths.js';
import { judgePluck, rollPluck } from './pluck.js';
import type { MovementRoll, Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import { sampleMove, spreadOfMoves } from './spread.js';
import type { KrakenState, Sailor, SailorId } from './state.js';
import { toUnits } from './units.js';

const PLACE = field.shape<Vector>({
  x: field.integer(-MAX_COORDINATE, MAX_COORDINATE),
  y: field.integer(-MAX_COORDINATE, MAX_COORDINATE),
});

type Entry<Action extends AttemptMove | Stay | Move> = ActionEntry<KrakenState, Action, KrakenEvent, Context>;

/**
 * A sailor's attempt to move: a Pluck roll and, after a plain success, a fresh throw of two dice for the distance.
 *
 * @rule K-MOVE-ROLL
 */
export function resolveMovementRoll(
  chance: Chance,
  pluck: number,
  using: Using<'rollPluck' | 'judgePluck'> = { rules: DEFAULT_RULES, rollPluck, judgePluck },
): MovementRoll {
  const { rules } = using;
  const { dice, total, outcome } = using.rollPluck(chance, pluck, 0, 'K-MOVE-ROLL', using);
  switch (outcome) {
    case 'critical-success':
      return { dice, total, outcome, pluckChange: 1, distance: rules.criticalMove };
    case 'success': {
      const [first, second] = chance.dice(2, 6, 'K-MOVE-ROLL');
      return { dice, total, outcome, pluckChange: 0, distance: first + second + rules.moveBonus };
    }
    case 'failure':
      return { dice, total, outcome, pluckChange: 0, distance: null };
    case 'critical-failure':
      return { dice, total, outcome, pluckChange: -1, distance: null };
  }
}

/**
 * The sailors in play in the order in which they are asked: highest Pluck first.
 *
 * @rule K-MOVE-ORDER
 */
export function moveOrder(state: KrakenState, rules: Pick<Rules, 'moveTies'>): readonly SailorId[] {
  const seat = (sailor: Sailor) => state.players.findIndex((player) => player.id === sailor.owner);
  return state.sailors
    .filter((sailor) => sailor.fate === 'in-play')
    .sort((a, b) => b.pluck - a.pluck || (rules.moveTies === 'owner' ? seat(a) - seat(b) : 0) || a.id - b.id)
    .map((sailor) => sailor.id);
}

/**
 * The first step of a turn fixes the order of movement; past the last turn that house rules allow, the game ends.
 *
 * @rule K-MOVE-ORDER
 * @rule K-LOSE
 */
export function beginTurn(state: KrakenState, _chance: Chance, context: Context): Step<KrakenState, KrakenEvent> {
  if (isDue('turn-limit', state, context.rules)) {
    const log: KrakenEvent[] = [];
    return { state: endGame(state, 'turn-limit', log, context), events: log };
  }
  const turn = state.turn + 1;
  const order = moveOrder(state, context.rules);
  const stage = { phase: 'movement', order, allowance: null } as const;
  return {
    state: changed(state, { turn, lostThisTurn: 0, stage }),
    events: [{ type: 'turn-began', rule: 'K-MOVE-ORDER', turn, order }],
  };
}

/** The sailor whose turn it is to roll (`allowance` null) or to go; undefined in any other situation. */
function mover(state: KrakenState, when: 'before-roll' | 'after-roll'): Sailor | undefined {
  const { stage } = state;
  if (stage.phase !== 'movement' || (stage.allowance === null) !== (when === 'before-roll')) return undefined;
  const id = stage.order[0];
  return id === undefined ? undefined : sailorOf(state, id);
}

function ownerOf(sailor: Sailor | undefined): readonly PlayerId[] {
  return sailor === undefined ? [] : [sailor.owner];
}

function checkTurn(sailor: Sailor | undefined, action: { readonly sailor: SailorId }) {
  if (sailor?.id === action.sailor) return undefined;
  const whose = sailor === undefined ? 'nobody’s' : `sailor ${sailor.id}’s`;
  return problem(['sailor'], `It is ${whose} turn to move.`, 'K-MOVE-ORDER');
}

/** The state in which a choice is complete, the sailor whose turn it was is done, and the next one in play is asked. */
function nextSailor(state: KrakenState): KrakenState {
  const { stage } = state;
  const decision = state.decision + 1;
  if (stage.phase !== 'movement') return changed(state, { decision });
  const isInPlay = (id: SailorId) => sailorOf(state, id)?.fate === 'in-play';
  const next = stage.order.findIndex((id, at) => at > 0 && isInPlay(id));
  const order = next < 0 ? [] : stage.order.slice(next);
  return changed(state, { decision, stage: { phase: 'movement', order, allowance: null } });
}

/** The state in which a choice is complete, and the sailor whose turn it is may go that far. */
function withAllowance(state: KrakenState, allowance: number): KrakenState {
  const { stage, decision } = state;
  if (stage.phase !== 'movement') return state;
  return changed(state, { decision: decision + 1, stage: { phase: 'movement', order: stage.order, allowance } });
}

/**
 * One roll to move per sailor and turn. A change of Pluck comes before the move.
 *
 * @rule K-MOVE-ROLL
 */
export const attemptMove: Entry<AttemptMove> = {
  rule: 'K-MOVE-ROLL',
  fields: { sailor: field.integer() },
  awaits: (state) => ownerOf(mover(state, 'before-roll')),
  legal: (state, player) => {
    const sailor = mover(state, 'before-roll');
    return sailor === undefined ? [] : [{ type: 'attempt-move', player, sailor: sailor.id }];
  },
  check: (state, action) => checkTurn(mover(state, 'before-roll'), action),
  apply: (state, action, chance, context) => {
    const sailor = mover(state, 'before-roll');
    if (sailor === undefined) return { state, events: [] };
    const { result: roll, dice } = thrown(chance, (source) =>
      context.resolveMovementRoll(source, sailor.pluck, context),
    );
    const allowance = roll.distance === null ? null : Math.min(toUnits(roll.distance), MAX_COORDINATE);
    const { total, outcome } = roll;
    const log: KrakenEvent[] = [
      { type: 'move-rolled', rule: 'K-MOVE-ROLL', dice, sailor: action.sailor, total, outcome, allowance },
    ];
    const after = changePluck(state, sailor, roll.pluckChange, 'K-MOVE-ROLL', log, context);
    const goes = allowance !== null && sailorOf(after, sailor.id)?.fate === 'in-play';
    return { state: goes ? withAllowance(after, allowance) : nextSailor(after), events: log };
  },
};

/**
 * A sailor may decline to move: no roll, and no other chance this turn.
 *
 * @rule K-MOVE-ORDER
 */
export const stay: Entry<Stay> = {
  rule: 'K-MOVE-ORDER',
  fields: { sailor: field.integer() },
  awaits: (state) => ownerOf(mover(state, 'before-roll')),
  legal: (state, player) => {
    const sailor = mover(state, 'before-roll');
    return sailor === undefined ? [] : [{ type: 'stay', player, sailor: sailor.id }];
  },
  check: (state, action) => checkTurn(mover(state, 'before-roll'), action),
  apply: (state, action) => ({
    state: nextSailor(state),
    events: [{ type: 'stayed', rule: 'K-MOVE-ORDER', sailor: action.sailor }],
  }),
};

/**
 * A sailor goes along a path no longer than its allowance, or uses none of it.
 *
 * @rule K-MOVE-ROLL
 * @rule K-MOVE-PATH
 */
export const move: Entry<Move> = {
  rule: 'K-MOVE-PATH',
  fields: { sailor: field.integer(), path: field.list(PLACE, MAX_LEGS) },
  awaits: (state) => ownerOf(mover(state, 'after-roll')),
  legal: (state, player, context) => {
    const sailor = mover(state, 'after-roll');
    if (sailor === undefined) return [];
    const paths = spreadOfMoves(state, sailor, allowanceOf(state), context.rules);
    return paths.map((path) => ({ type: 'move', player, sailor: sailor.id, path }));
  },
  sample: (state, player, chance, context) => {
    const sailor = mover(state, 'after-roll');
    const path = sailor === undefined ? [] : sampleMove(state, sailor, allowanceOf(state), chance, context.rules);
    return { type: 'move', player, sailor: sailor?.id ?? 0, path };
  },
  check: (state, action, context) => {
    const sailor = mover(state, 'after-roll');
    const problem = checkTurn(sailor, action);
    if (problem !== undefined || sailor === undefined) return problem;
    return checkMove(state, sailor, action.path, allowanceOf(state), context.rules);
  },
  apply: (state, action) => {
    const sailor = mover(state, 'after-roll');
    if (sailor === undefined) return { state, events: [] };
    const path = action.path.map(({ x, y }) => ({ x, y }));
    const moved = withSailor(nextSailor(state), sailor.id, { at: path.at(-1) ?? sailor.at });
    const length = pathLengthOf(sailor.at, path);
    return {
      state: moved,
      events: [{ type: 'moved', rule: 'K-MOVE-PATH', sailor: sailor.id, from: sailor.at, path, length }],
    };
  },
};

function allowanceOf(state: KrakenState): number {
  return state.stage.phase === 'movement' ? (state.stage.allowance ?? 0) : 0;
}
