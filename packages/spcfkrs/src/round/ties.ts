import type { Chance } from '@tabletop/dice';
import { type Ranks, type Step, splitTie, thrown } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, UnitId } from '../state.js';
import { queueOf } from './queue.js';
import { withoutNeedlessTies } from './ranks.js';

type TieRules = Pick<Rules, 'ties' | 'tiesWithinSide'>;

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
  const ranks = stage.ranks.flatMap((rank) =>
    goAsListed(state, phase, rank, rules) ? rank.map((id) => [id]) : [rank],
  );
  const tied = tiedIn(phase, ranks, rules);
  if (tied === undefined) {
    const queue = queueOf(state, phase, ranks, rules);
    return {
      state: changed(state, { queue, pending: [], stage: { step: 'turn', phase } }),
      events: [{ type: 'order-set', rule: 'S-SPEED', phase, ranks }],
    };
  }
  const id = tied.find((each) => !stage.rolled.some((roll) => roll.id === each));
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

/** Whether those of a rank, all of one side, go as they are listed, by house rules. @rule S-SPEED */
function goAsListed(
  state: SpcfkrsState,
  phase: Phase,
  rank: readonly UnitId[],
  { ties, tiesWithinSide }: TieRules,
): boolean {
  if (tiesWithinSide !== 'listing' || (ties === 'simultaneous' && phase !== 'move')) return false;
  const sides = rank.map((id) => unitOf(state, id)?.side);
  return sides.every((side) => side === sides[0]);
}
