import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { phaseOf } from '../orders/phase-of.js';
import { PHASES } from '../round/begin-phase.js';
import { orderOf } from '../round/order-of.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { SpcfkrsState } from '../state.js';
import { isFresh } from './under-way.js';

/**
 * What is wrong with where a round stands: which it is, and what units have done and suffered in it.
 *
 * @rule S-PHASES
 * @rule S-ORDERS
 * @rule S-HACK
 * @rule S-PSHIELD
 */
export function roundProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  return [
    ...countProblems(state, rules),
    ...(isFresh(state) ? freshProblems(state) : []),
    ...actedProblems(state),
    ...shieldProblems(state),
  ];
}

function countProblems({ round, stage }: SpcfkrsState, { maxRounds }: Rules): readonly Problem[] {
  const refuse = (message: string, rule: string) => [problem(['round'], message, rule)];
  if (round > maxRounds) return refuse(`There are at most ${maxRounds} rounds.`, 'S-WIN');
  return round > 0 || stage.step === 'round' ? [] : refuse('Round 0 is only before the first.', 'S-PHASES');
}

/** Nobody has done anything yet in a round that has no more than begun. */
function freshProblems({ units, stage, orders, battalions }: SpcfkrsState): readonly Problem[] {
  const problems = units.flatMap(({ hacked, acted }, at) => [
    ...(hacked ? [problem(['units', at, 'hacked'], 'Nobody has been hacked yet in this round.', 'S-HACK')] : []),
    ...(acted ? [problem(['units', at, 'acted'], 'Nobody has acted yet in this round.', 'S-ORDERS')] : []),
  ]);
  if (stage.step === 'order') return problems;
  if (orders.length > 0) problems.push(problem(['orders'], 'The orders of a round are still to be given.', 'S-ORDERS'));
  if (battalions.length > 0)
    problems.push(problem(['battalions'], 'Battalions are formed with the orders of a round.', 'S-BATTALION'));
  return problems;
}

/** Whoever was ordered something for a phase that is still to come has not acted: it would act twice. */
function actedProblems(state: SpcfkrsState): readonly Problem[] {
  const phase = phaseUnderWay(state);
  if (phase === null) return [];
  const began = PHASES.indexOf(phase) + (state.stage.step === 'order' ? 0 : 1);
  const toCome = PHASES.slice(began);
  return state.units.flatMap(({ id, acted }, at) => {
    const act = orderOf(state, id)?.act ?? null;
    if (!acted || act === null || !toCome.includes(phaseOf(act))) return [];
    return [problem(['units', at, 'acted'], 'What that unit was ordered is still to come.', 'S-ORDERS')];
  });
}

/** Shields are hit in the Shoot phase, and absorb to the end of the round. */
function shieldProblems(state: SpcfkrsState): readonly Problem[] {
  const phase = phaseUnderWay(state);
  if (!isFresh(state) && phase !== 'special' && phase !== 'stab') return [];
  return state.units.flatMap(({ shield }, at) =>
    shield === 'absorbing'
      ? [problem(['units', at, 'shield'], 'No shield has been hit yet in this round.', 'S-PSHIELD')]
      : [],
  );
}
