import type { Chance } from '@tabletop/dice';
import { type Ranks, type Step, splitTie, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, UnitId } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { queueOf } from './queue.js';
import { withoutNeedlessTies } from './ranks.js';

type TieRules = Pick<Rules, 'ties' | 'tiesWithinSide'>;

/** A match, or what anyone sees of one, as far as it says who rolls. */
type Rolling = Pick<SpcfkrsView, 'stage' | 'units'>;

/**
 * One unit, or battalion, rolls for who goes first among those of its Speed. When all who are tied have rolled they are
 * ranked, highest first, and those still tied roll again among themselves. Where those of equal Speed act at the same time
 * nobody rolls, but for moves.
 *
 * @rule S-SPEED
 */
export function rollOrder(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  if (stage.step !== 'order') return { state, events: [] };
  const { phase } = stage;
  const { rules } = context;
  const ranks = withoutListed(state, phase, stage.ranks, rules);
  const tied = tiedIn(phase, ranks, rules);
  if (tied === undefined) {
    const queue = queueOf(state, phase, ranks, rules);
    return {
      state: changed(state, { queue, pending: [], stage: { step: 'turn', phase, done: 0 } }),
      events: [{ type: 'order-set', rule: 'S-SPEED', phase, ranks }],
    };
  }
  const id = nextToRoll(state, rules);
  if (id === undefined) return { state, events: [] };
  const { result: value, dice } = thrown(chance, (source) => context.resolveTie(source));
  const rolled = [...stage.rolled, { id, value }];
  const worth = (each: UnitId) => rolled.find((roll) => roll.id === each)?.value ?? 0;
  const isDone = rolled.length === tied.length;
  const next = isDone
    ? { ranks: withoutNeedlessTies(state, phase, splitTie(ranks, worth), rules), rolled: [] }
    : { ranks, rolled };
  return {
    state: changed(state, { stage: { step: 'order', phase, ...next } }),
    events: [{ type: 'tie-rolled', rule: 'S-SPEED', dice, phase, unit: id, value }],
  };
}

/** Those who roll for who goes first: of the first rank that is shared; undefined where nobody does. @rule S-SPEED */
export function tiedIn(
  phase: Phase,
  ranks: Ranks<UnitId>,
  { ties }: Pick<Rules, 'ties'>,
): readonly UnitId[] | undefined {
  if (ties === 'simultaneous' && phase !== 'move') return undefined;
  return ranks.find((rank) => rank.length > 1);
}

/** Who rolls next for who goes first; undefined where nobody does. A view says as much. @rule S-SPEED */
export function nextToRoll(view: Rolling, rules: TieRules): UnitId | undefined {
  const { stage } = view;
  if (stage.step !== 'order') return undefined;
  const { phase, ranks, rolled } = stage;
  const tied = tiedIn(phase, withoutListed(view, phase, ranks, rules), rules);
  return tied?.find((id) => !rolled.some((roll) => roll.id === id));
}

/** The ranks without those that are shared by units that go as they are listed. @rule S-SPEED */
function withoutListed(view: Rolling, phase: Phase, ranks: Ranks<UnitId>, rules: TieRules): Ranks<UnitId> {
  return ranks.flatMap((rank) => (goAsListed(view, phase, rank, rules) ? rank.map((id) => [id]) : [rank]));
}

/** Whether those of a rank, all of one side, go as they are listed, by house rules. @rule S-SPEED */
function goAsListed(view: Rolling, phase: Phase, rank: readonly UnitId[], { ties, tiesWithinSide }: TieRules): boolean {
  if (tiesWithinSide !== 'listing' || (ties === 'simultaneous' && phase !== 'move')) return false;
  const sides = rank.map((id) => unitOf(view, id)?.side);
  return sides.every((side) => side === sides[0]);
}
