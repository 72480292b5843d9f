import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { awaitedBid, bidsOf } from '../cards/bids.js';
import { beginDamage } from '../damage/damage.js';
import type { Deed } from '../deed.js';
import { figureOf, itemOf } from '../find.js';
import type { FigureId } from '../ids.js';
import { beginMelee } from '../melee/strike.js';
import type { Figure, SkirmishState } from '../state.js';
import { bidProblems } from './check-bids.js';
import { touchProblems } from './check-casting.js';
import type { StageOf } from './settling.js';

/** Two figures of different players, both active; or what is wrong with them as the figures of an attack. */
function opponentsIn(
  state: SkirmishState,
  by: FigureId,
  at: FigureId | null,
  rule: string,
):
  | { readonly sides: readonly [Figure, Figure] }
  | { readonly sides?: undefined; readonly problems: readonly Problem[] } {
  const attacker = figureOf(state, by);
  const target = at === null ? undefined : figureOf(state, at);
  if (attacker?.status !== 'active') return { problems: [problem(['deed', 'figure'], 'Who attacks is active.', rule)] };
  if (target?.status !== 'active' || target.owner === attacker.owner)
    return { problems: [problem(['deed', 'target'], 'Who is attacked is an active enemy.', rule)] };
  return { sides: [attacker, target] };
}

/** What is wrong with a shot that is being settled. @rule F-ATTACK */
export function shotProblems(state: SkirmishState, { figure, target }: Deed<'shoot'>): readonly Problem[] {
  const found = opponentsIn(state, figure, target, 'F-ATTACK');
  if (found.sides === undefined) return found.problems;
  const [attacker, defender] = found.sides;
  return bidProblems(state, [awaitedBid(attacker.owner, 'down'), awaitedBid(defender.owner, 'up')], 'F-ATTACK');
}

/** What is wrong with a fight hand to hand, or a touch, that is being settled. @rule F-MELEE @rule F-CAST */
export function meleeProblems(
  state: SkirmishState,
  { touch }: StageOf<'melee'>,
  deed: Deed<'strike' | 'cast'>,
): readonly Problem[] {
  if (touch !== (deed.type === 'cast'))
    return [problem(['stage', 'touch'], 'A fight is a touch when it is for a spell.', 'F-CAST')];
  const found = opponentsIn(state, deed.figure, deed.target, 'F-MELEE');
  if (found.sides === undefined) return found.problems;
  const [attacker, defender] = found.sides;
  const problems = deed.type === 'cast' ? touchProblems(state, deed) : weaponProblems(state, deed);
  if (problems.length > 0) return problems;
  return bidProblems(state, bidsOf(beginMelee(state, attacker.id, defender.id, touch).stage), 'F-MELEE');
}

function weaponProblems(state: SkirmishState, { figure, weapon }: Deed<'strike'>): readonly Problem[] {
  if (weapon === null) return [];
  const item = itemOf(state, weapon);
  if (item?.holder === figure && item.equipment.kind === 'melee') return [];
  return [problem(['deed', 'weapon'], 'The figure carries no such melee weapon.', 'F-MELEE')];
}

/**
 * What is wrong with hits whose damage is being resolved: all are by the figure that acts, or one by the figure that it
 * attacked hand to hand; each is on another figure, which is still active.
 *
 * @rule F-DAMAGE
 */
export function damageProblems(
  state: SkirmishState,
  { hits }: StageOf<'damage'>,
  deed: Deed<'shoot' | 'strike' | 'cast'>,
): readonly Problem[] {
  const problems = hits.flatMap(({ by, target }, at): readonly Problem[] => {
    const refuse = (field: string, message: string) => [problem(['stage', 'hits', at, field], message, 'F-DAMAGE')];
    const isReturned = deed.type !== 'shoot' && by === deed.target && target === deed.figure;
    if (figureOf(state, by) === undefined || (by !== deed.figure && !isReturned))
      return refuse('by', 'Who hits is the figure that acts or, hand to hand, the one that it attacks.');
    if (figureOf(state, target)?.status !== 'active') return refuse('target', 'Who is hit is still active.');
    if (hits.findIndex((hit) => hit.target === target) < at) return refuse('target', 'A figure is hit once.');
    return [];
  });
  return problems.length > 0 ? problems : bidProblems(state, bidsOf(beginDamage(state, hits).stage), 'F-DAMAGE');
}
