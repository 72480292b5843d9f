import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { same } from '@tabletop/geometry';
import { blastDirection } from '../attack/blast.js';
import { crabOf, livingCrab } from '../find.js';
import { isFall } from '../heights/is-fall.js';
import type { Rules } from '../rules.js';
import type { Fighter, Happening, WarcrabsState } from '../state.js';
import { footingAt, groundOf } from '../table/ground.js';
import { isClose } from '../table/reach.js';
import { suffererOf } from '../turn/due.js';

/**
 * What is wrong with what is due in a state: it comes of what the active crab did, and happens to living crabs, once to
 * each.
 *
 * @rule W-TURN
 * @rule W-BLAST
 * @rule W-FALL
 */
export function dueProblems(state: WarcrabsState, rules: Rules): readonly Problem[] {
  const { due, stage } = state;
  if (due.length === 0) return [];
  if (stage.phase !== 'activation') return [problem(['due'], 'Nothing is due but in an activation.', 'W-TURN')];
  if (stage.lifted !== null)
    return [problem(['stage', 'lifted'], 'Nobody holds a crab up while something is due.', 'W-THROW')];
  return due.flatMap((happening, at) => {
    const refuse: Refuse = (field, message) => [problem(['due', at, field], message, RULES[happening.kind])];
    const field = 'crab' in happening ? 'crab' : 'target';
    const id = suffererOf(happening);
    const sufferer = livingCrab(state, id);
    if (sufferer === undefined) return refuse(field, 'What is due happens to a living crab.');
    if (due.findIndex((other) => suffererOf(other) === id) < at)
      return refuse(field, 'One thing is due for a crab at a time.');
    const by = crabOf(state, happening.by ?? stage.crab);
    if (by === undefined || by.id !== stage.crab) return refuse('by', 'What is due comes of the active crab.');
    // By itself a crab falls on its move; what it does to another is its action.
    const isOwnFall = happening.by === null;
    const hasDone = isOwnFall ? stage.moved && stage.left === 0 : stage.acted;
    if (isOwnFall !== (sufferer.id === by.id) || !hasDone)
      return refuse('by', 'A crab falls by itself on its move, and does something to another by its action.');
    return fault(state, by, sufferer, happening, rules, refuse);
  });
}

type Refuse = (field: string, message: string) => readonly Problem[];

const RULES: { readonly [Kind in Happening['kind']]: string } = {
  strike: 'W-LOCATION',
  kamikaze: 'W-KAMIKAZE',
  'near-miss': 'W-NEARMISS',
  blast: 'W-BLAST',
  fall: 'W-FALL',
};

/** What is wrong with what one kind of thing says of the crabs that it is about. */
function fault(
  state: WarcrabsState,
  by: Fighter,
  sufferer: Fighter,
  happening: Happening,
  rules: Rules,
  refuse: Refuse,
): readonly Problem[] {
  switch (happening.kind) {
    case 'fall':
      return fallProblems(state, sufferer, happening, rules, refuse);
    case 'blast':
      return same(happening.direction, blastDirection(by, sufferer))
        ? []
        : refuse('direction', 'An explosive pushes a crab straight away from the attacker.');
    case 'kamikaze':
      return isClose(state, by, sufferer, rules) ? [] : refuse('target', 'Who is far away is not hurt claw-to-claw.');
    case 'strike':
      return happening.bare && happening.explosive ? refuse('explosive', 'Bare claws do not explode.') : [];
    case 'near-miss':
      return [];
  }
}

/** A crab falls from the top of something, and by itself only so deep that it is no step down. */
function fallProblems(
  { board }: WarcrabsState,
  { at }: Fighter,
  { drop, by }: Happening & { readonly kind: 'fall' },
  rules: Rules,
  refuse: Refuse,
): readonly Problem[] {
  const ground = groundOf(board, rules);
  const from = footingAt(ground, at) + drop;
  if (!ground.blocks.some(({ top }) => top === from)) return refuse('drop', 'There is nothing so high to fall from.');
  return by !== null || isFall({ drop }, rules) ? [] : refuse('drop', 'That is a step down.');
}
