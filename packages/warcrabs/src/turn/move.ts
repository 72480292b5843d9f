import type { Problem } from '@tabletop/dice';
import { field, problem } from '@tabletop/game';
import { MAX_LEGS, primitive, subtract, type Vector } from '@tabletop/geometry';
import type { Move } from '../actions.js';
import { changed, withActivation, withCrab, withDue } from '../change.js';
import type { Entry } from '../context.js';
import type { MovedLeg } from '../events.js';
import { directionField, pointField } from '../fields.js';
import { checkJump } from '../heights/check-jump.js';
import { isFall } from '../heights/is-fall.js';
import { type LegFault, legBetween } from '../heights/leg.js';
import type { Rules } from '../rules.js';
import type { WarcrabsState } from '../state.js';
import { toInches } from '../units.js';
import { type Activation, activationFor, activationOf, chooser } from './active.js';
import { sampleMove, spreadOfMoves } from './move-spread.js';

/** A move that a crab may make: its legs, and what they cost. */
export interface MovePlan {
  readonly legs: readonly MovedLeg[];
  /** In units: what is gone sideways, each leg rounded up, and the height that is gained. */
  readonly cost: number;
}

const FAULTS: Readonly<Record<LegFault, string>> = {
  outside: 'The way leads into the wall.',
  'no-room': 'There is no room to stand at the end of that leg.',
};

/**
 * The legs of a path that a crab may go with so much of its movement left, or why it may not. A fall ends a move.
 *
 * @rule W-MOVE
 * @rule W-JUMP
 * @rule T-PATH
 */
export function planMove(
  state: Pick<WarcrabsState, 'board' | 'crabs'>,
  { crab, stage }: Activation,
  path: readonly Vector[],
  rules: Rules,
): MovePlan | Problem {
  const refuse = (leg: number, message: string, rule = 'W-MOVE') => problem(['path', leg], message, rule);
  const legs: MovedLeg[] = [];
  let [from, sideways, upward] = [crab.at, 0, 0];
  for (const [at, to] of path.entries()) {
    if (legs.some((leg) => isFall(leg, rules))) return refuse(at, 'A fall ends the move.', 'W-FALL');
    const leg = legBetween(state, crab, from, to, rules);
    if (typeof leg === 'string') return refuse(at, FAULTS[leg]);
    sideways += leg.length;
    upward += leg.rise;
    const tooFar = checkJump(stage.left, sideways, upward);
    if (tooFar !== undefined) return refuse(at, inInches(tooFar), upward > 0 ? 'W-JUMP' : 'W-MOVE');
    legs.push(leg);
    from = to;
  }
  return { legs, cost: sideways + upward };
}

function inInches({ needed, allowed }: { readonly needed: number; readonly allowed: number }): string {
  return `That takes ${toInches(needed)} inches of movement, of which ${toInches(allowed)} are left.`;
}

/** Why a move is refused, or undefined. @rule W-MOVE @rule W-TURN @rule W-FACING */
function checkMove(state: WarcrabsState, { crab, path, facing }: Move, rules: Rules): Problem | undefined {
  const active = activationFor(state, crab);
  if (!('stage' in active)) return active;
  if (active.stage.moved) return problem(['type'], 'That crab has had its move.', 'W-TURN');
  if (facing !== null && rules.turning === 'moveOnly')
    return problem(['facing'], 'A crab faces where its last step leads.', 'W-FACING');
  if (facing !== null && facing.x === 0 && facing.y === 0)
    return problem(['facing'], 'A facing leads somewhere.', 'W-FACING');
  if (path.length === 0 && facing === null) return problem(['path'], 'A move leads somewhere, or turns.', 'W-MOVE');
  const plan = planMove(state, active, path, rules);
  return 'legs' in plan ? undefined : plan;
}

/**
 * A crab moves along a path, and faces any way that it likes. It may walk, step down, jump, and fall.
 *
 * @rule W-MOVE
 * @rule W-JUMP
 * @rule W-FACING
 */
export const move: Entry<Move> = {
  rule: 'W-MOVE',
  fields: {
    crab: field.integer(),
    path: field.list(pointField, MAX_LEGS),
    facing: field.orNull(directionField),
  },
  awaits: chooser,
  legal: (state, player, { rules }) => {
    const active = activationOf(state);
    if (active === undefined || active.stage.moved) return [];
    return spreadOfMoves(active, player, rules).filter((each) => checkMove(state, each, rules) === undefined);
  },
  sample: (state, player, chance, { rules }) => {
    const active = activationOf(state);
    if (active === undefined || active.stage.moved) return undefined;
    return sampleMove(active, player, chance, rules, (each) => checkMove(state, each, rules) === undefined);
  },
  check: (state, action, { rules }) => checkMove(state, action, rules),
  apply: (state, { crab: id, path, facing }, _chance, { rules }) => {
    const active = activationOf(state);
    const plan = active === undefined ? undefined : planMove(state, active, path, rules);
    if (active === undefined || plan === undefined || !('legs' in plan)) return { state, events: [] };
    const { crab, stage } = active;
    const to = plan.legs.at(-1)?.to ?? crab.at;
    const faces = facingAfter(active, plan, facing, rules);
    const fall = plan.legs.find((leg) => isFall(leg, rules));
    const moved = withActivation(withCrab(state, id, { at: to, facing: faces }), {
      moved: true,
      left: fall === undefined ? stage.left - plan.cost : 0,
    });
    const after = changed(moved, { decision: state.decision + 1 });
    return {
      state: fall === undefined ? after : withDue(after, { kind: 'fall', by: null, crab: id, drop: fall.drop }),
      events: [{ type: 'moved', rule: 'W-MOVE', crab: id, from: crab.at, legs: plan.legs, facing: faces }],
    };
  },
};

/** Where a crab faces after a move. @rule W-FACING */
function facingAfter({ crab }: Activation, { legs }: MovePlan, wanted: Vector | null, rules: Rules): Vector {
  if (wanted !== null) return primitive(wanted);
  // A leg that leads nowhere is no step.
  const last = legs.findLastIndex(({ length }) => length > 0);
  const to = legs[last]?.to;
  if (rules.turning === 'free' || to === undefined) return crab.facing;
  return primitive(subtract(to, legs[last - 1]?.to ?? crab.at));
}
