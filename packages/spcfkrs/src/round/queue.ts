import type { Ranks } from '@tabletop/game';
import { livingUnit } from '../find.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Turn, UnitId } from '../state.js';
import { type AutomaticRoll, hasOrder, isFollowing, mayBeAsked, rollsOf } from './entries.js';
import { orderOf } from './order-of.js';

type QueueRules = Pick<Rules, 'ties' | 'mode' | 'friendlyFire'>;

/** The rolls that come of themselves, in the order of their kinds. @rule S-PHASES */
const ROLLS: readonly AutomaticRoll[] = ['overdose', 'malfunction', 'pilot'];

/**
 * The turns of a phase, from the order in which units go: every member of a battalion has one of its own, but in the Move
 * phase, where they go together. Before all specials, those roll who have taken an overdose, then wrecked craft, then for
 * the pilots of craft. Those that delay have their moves after the others, the slowest first; those that follow move last.
 *
 * @rule S-SPEED
 * @rule S-OVERDOSE
 * @rule S-PARTS
 * @rule S-FOLLOW
 * @rule S-DELAY
 * @rule S-RAM
 */
export function queueOf(
  state: SpcfkrsState,
  phase: Phase,
  ranks: Ranks<UnitId>,
  rules: QueueRules,
): readonly (readonly Turn[])[] {
  if (phase === 'move') return moves(state, ranks, rules);
  if (phase === 'ram') return ranks.flatMap((rank) => groupsOf(state, rank, rules, 'ram'));
  const groups = ranks.flatMap((rank) => groupsOf(state, rank, rules, 'order'));
  const rolls = phase === 'special' ? ROLLS.flatMap((roll) => groups.map((group) => rolling(state, group, roll))) : [];
  const orders = groups.map((group) => group.filter(({ unit }) => hasTurn(state, unit, phase, rules)));
  return [...rolls, ...orders].filter((group) => group.length > 0);
}

/** The turns of those in a group that roll for something of themselves. */
function rolling(state: SpcfkrsState, group: readonly Turn[], does: AutomaticRoll): readonly Turn[] {
  return group.flatMap(({ unit: id }) => {
    const unit = livingUnit(state, id);
    return unit !== undefined && rollsOf(unit).includes(does) ? [{ unit: id, does }] : [];
  });
}

function groupsOf(
  state: SpcfkrsState,
  rank: readonly UnitId[],
  { ties }: QueueRules,
  does: 'order' | 'ram',
): readonly (readonly Turn[])[] {
  const units = does === 'ram' ? rank : rank.flatMap((id) => fellowsOf(state, id));
  const turns = units.map((unit): Turn => ({ unit, does }));
  return ties === 'simultaneous' ? [turns] : turns.map((turn) => [turn]);
}

/** Whether a unit has something to do in a phase besides what it rolls for of itself or, phase by phase, may be asked. */
function hasTurn(state: SpcfkrsState, id: UnitId, phase: Phase, rules: QueueRules): boolean {
  if (rules.mode !== 'phased') return hasOrder(state, id, phase);
  if (phase !== 'special') return true;
  const unit = livingUnit(state, id);
  return unit !== undefined && mayBeAsked(state, unit, phase, rules);
}

function moves(state: SpcfkrsState, ranks: Ranks<UnitId>, { mode }: QueueRules): readonly (readonly Turn[])[] {
  const ids = ranks.flat();
  const following = ids.filter((id) => isFollowing(state, id));
  // Phase by phase, whether they go together is said on the turn of the first.
  const movers = ids
    .filter((id) => !following.includes(id))
    .flatMap((id) => (mode === 'phased' ? fellowsOf(state, id) : [id]));
  const delaying = movers.filter((id) => orderOf(state, id)?.move?.type === 'delay');
  const prompt = movers.filter((id) => !delaying.includes(id));
  return [
    ...[...prompt, ...delaying.reverse()].map((unit): readonly Turn[] => [{ unit, does: 'order' }]),
    ...following.map((unit): readonly Turn[] => [{ unit, does: 'follow' }]),
  ];
}
