import type { Ranks } from '@tabletop/game';
import { livingUnit } from '../find.js';
import type { Power } from '../force/modification.js';
import { fellowsOf } from '../orders/battalion.js';
import type { Rules } from '../rules.js';
import type { Phase, SpcfkrsState, Turn, UnitId } from '../state.js';
import { hasOrder, isFollowing } from './entries.js';
import { orderOf } from './turns.js';

type QueueRules = Pick<Rules, 'ties' | 'mode'>;

/**
 * The turns of a phase, from the order in which units go: every member of a battalion has one of its own, but in the Move
 * phase, where they go together. Before all specials, those roll who have taken an overdose. Those that delay have their
 * moves after the others, the slowest first; those that follow move last.
 *
 * @rule S-SPEED
 * @rule S-OVERDOSE
 * @rule S-FOLLOW
 * @rule S-DELAY
 */
export function queueOf(
  state: SpcfkrsState,
  phase: Phase,
  ranks: Ranks<UnitId>,
  rules: QueueRules,
): readonly (readonly Turn[])[] {
  if (phase === 'move') return moves(state, ranks, rules);
  const groups = ranks.flatMap((rank) => groupsOf(state, rank, rules));
  const overdoses = phase === 'special' ? groups.map((group) => group.flatMap((turn) => overdoseOf(state, turn))) : [];
  const orders = groups.map((group) => group.filter(({ unit }) => hasTurn(state, unit, phase, rules)));
  return [...overdoses, ...orders].filter((group) => group.length > 0);
}

function groupsOf(state: SpcfkrsState, rank: readonly UnitId[], { ties }: QueueRules): readonly (readonly Turn[])[] {
  const turns = rank.flatMap((id) => fellowsOf(state, id)).map((unit): Turn => ({ unit, does: 'order' }));
  return ties === 'simultaneous' ? [turns] : turns.map((turn) => [turn]);
}

function overdoseOf(state: SpcfkrsState, { unit }: Turn): readonly Turn[] {
  return hasPower(state, unit, 'overdose') ? [{ unit, does: 'overdose' }] : [];
}

/** Whether a unit has something to do in a phase besides an overdose or, phase by phase, may be asked for it. */
function hasTurn(state: SpcfkrsState, id: UnitId, phase: Phase, { mode }: QueueRules): boolean {
  if (mode === 'phased') return phase !== 'special' || hasPower(state, id, 'hacking');
  return hasOrder(state, id, phase);
}

function hasPower(state: SpcfkrsState, id: UnitId, power: Power): boolean {
  return livingUnit(state, id)?.profile.powers.includes(power) ?? false;
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
