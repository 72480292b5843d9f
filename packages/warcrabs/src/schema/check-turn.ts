import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { hasNoRepeats } from '@tabletop/game/schema';
import { crabOf, isAlive, livingCrab, nextInOrder } from '../find.js';
import type { Rules } from '../rules.js';
import type { Stage, WarcrabsState } from '../state.js';
import { canGrasp } from '../table/reach.js';
import { endStuns } from '../turn/stun.js';
import { fightMovement } from '../turn/weight.js';

/**
 * What is wrong with where a turn stands: which turn it is and whose activation, what its crab has done, which stuns are
 * not over, and which paper is gone.
 *
 * @rule W-TURN
 * @rule W-STUN
 * @rule W-PAPER
 */
export function turnProblems(state: WarcrabsState, rules: Rules): readonly Problem[] {
  const { stage } = state;
  return [
    ...countProblems(state, rules),
    ...slotProblems(state),
    ...(stage.phase === 'activation' ? activationProblems(state, stage, rules) : overdueStuns(state, rules)),
    ...paperProblems(state, rules),
  ];
}

function countProblems({ turn, stage }: WarcrabsState, { drawAfter }: Rules): readonly Problem[] {
  if (turn > drawAfter) return [problem(['turn'], `There are at most ${drawAfter} turns.`, 'W-FIGHT')];
  if (turn > 0 || stage.phase === 'order' || stage.phase === 'turn') return [];
  return [problem(['turn'], 'Turn 0 is only before the first turn.', 'W-TURN')];
}

function slotProblems(state: WarcrabsState): readonly Problem[] {
  const { turn, order, slot, stage } = state;
  const refuse = (message: string): readonly Problem[] => [problem(['slot'], message, 'W-TURN')];
  if (slot > order.length) return refuse(`There are only ${order.length} crabs in the order.`);
  const isFirst = stage.phase === 'order' || turn === 0;
  if (isFirst && slot > 0) return refuse('Nobody acts before the turn begins.');
  if (stage.phase === 'turn' && !isFirst && nextInOrder(state) !== undefined)
    return refuse('A turn ends when every living crab has had its slot.');
  return [];
}

function activationProblems(
  state: WarcrabsState,
  stage: Stage & { readonly phase: 'activation' },
  rules: Rules,
): readonly Problem[] {
  const { order, slot } = state;
  const refuse = (field: string, message: string, rule: string): readonly Problem[] => [
    problem(['stage', field], message, rule),
  ];
  const crab = crabOf(state, stage.crab);
  if (crab === undefined || order[slot - 1] !== crab.id)
    return refuse('crab', 'It is the activation of the crab before the next in the order.', 'W-TURN');
  const movement = fightMovement(crab, rules);
  if (stage.left > movement) return refuse('left', `That crab moves at most ${movement} units.`, 'W-MOVEMENT');
  // What a crab does can kill or stun it: its action, or a fall, which takes what is left of its move.
  const mayBeOver = stage.acted || (stage.moved && stage.left === 0);
  if (!isAlive(crab) && !mayBeOver) return refuse('crab', 'A dead crab has no activation.', 'W-DEATH');
  if (crab.stun !== null && (!mayBeOver || crab.stun.missed))
    return refuse('crab', 'A stunned crab has no activation.', 'W-STUN');
  if (stage.lifted === null) return [];

  const lifted = livingCrab(state, stage.lifted);
  if (!stage.acted || !isAlive(crab) || crab.stun !== null)
    return refuse('lifted', 'Who lifts a crab takes its action to do so.', 'W-THROW');
  if (lifted === undefined || lifted.id === crab.id || lifted.stun === null)
    return refuse('lifted', 'Who is lifted is another crab, alive and stunned.', 'W-THROW');
  return canGrasp(state, crab, lifted, rules) ? [] : refuse('lifted', 'That crab is out of reach.', 'W-THROW');
}

/** Stuns end with an activation; between two there is none left that is over. */
function overdueStuns(state: WarcrabsState, rules: Rules): readonly Problem[] {
  if (state.stage.phase === 'over') return [];
  const { crabs } = endStuns(state, rules, []);
  return state.crabs.flatMap(({ stun }, at) =>
    stun === crabs[at]?.stun ? [] : [problem(['crabs', at, 'stun'], 'That stun is over by now.', 'W-STUN')],
  );
}

function paperProblems({ board, burnt, burning, stage }: WarcrabsState, { paperGone }: Rules): readonly Problem[] {
  const refuse = (path: Problem['path'], message: string) => problem(path, message, 'W-PAPER');
  const problems = (
    [
      ['burnt', burnt],
      ['burning', burning],
    ] as const
  ).flatMap(([name, papers]) =>
    papers.flatMap((obstacle, at) =>
      board.obstacles[obstacle]?.kind === 'paper' ? [] : [refuse([name, at], 'Only paper burns.')],
    ),
  );
  if (!hasNoRepeats(burnt)) problems.push(refuse(['burnt'], 'Paper burns once.'));
  if (!hasNoRepeats([...burnt, ...burning])) problems.push(refuse(['burning'], 'Paper burns once.'));
  if (burning.length > 0 && (paperGone === 'atOnce' || stage.phase === 'order'))
    problems.push(
      refuse(['burning'], 'Paper that stops a flame is gone at once or, by house rules, when the turn ends.'),
    );
  return problems;
}
