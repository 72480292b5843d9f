import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isOnGrid } from '@tabletop/geometry/grid';
import { isShielded } from '../attacks/shield.js';
import { livingUnit, unitOf } from '../find.js';
import { fellowsOf, leaderOf } from '../orders/battalion.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { Effect, Phase, SpcfkrsState, Unit } from '../state.js';
import { areEqual } from './speeds.js';

/** What can be done in a phase. */
const KINDS: { readonly [Each in Phase]: readonly Effect['kind'][] } = {
  special: ['overdose', 'hack'],
  stab: ['damage', 'cover'],
  shoot: ['damage', 'cover', 'shield'],
  move: [],
};

/**
 * What is wrong with what waits for the end of a group of turns: it was done by units of that group whose turn has come,
 * to what was there when the group began.
 *
 * @rule S-SPEED
 */
export function pendingProblems(state: SpcfkrsState, { ties }: Rules): readonly Problem[] {
  const { pending, queue } = state;
  const phase = phaseUnderWay(state);
  const [first] = queue[0] ?? [];
  if (pending.length === 0) return [];
  if (ties !== 'simultaneous' || phase === null || first === undefined)
    return [problem(['pending'], 'Only what is done at the same time waits for the end of a group.', 'S-SPEED')];
  return pending.flatMap((effect, at) => {
    const refuse: Refuse = (field, message, rule) => [problem(['pending', at, field], message, rule)];
    if (!KINDS[phase].includes(effect.kind)) return refuse('kind', 'That is not done in this phase.', 'S-PHASES');
    const by = unitOf(state, effect.by);
    if (by === undefined || leaderOf(state, by.id) !== by.id || !areEqual(state, [by.id, first.unit]))
      return refuse('by', 'What waits was done by a unit, or the first of a battalion, of that group.', 'S-SPEED');
    if (!hasHadTurn(state, by)) return refuse('by', 'The turn of that unit is still to come.', 'S-SPEED');
    return effect.kind === 'cover' ? coverProblems(state, effect, refuse) : unitProblems(state, effect, by, refuse);
  });
}

type Refuse = (field: string, message: string, rule: string) => readonly Problem[];

/** Whether the turn of a unit, or of one of its battalion, is over or, while it fires, under way. */
function hasHadTurn(state: SpcfkrsState, { id }: Unit): boolean {
  const [group = []] = state.queue;
  const toCome = group.slice(state.stage.step === 'shot' ? 1 : 0).map(({ unit }) => unit);
  return fellowsOf(state, id).some((fellow) => !toCome.includes(fellow));
}

function coverProblems(
  { map }: SpcfkrsState,
  { at }: Effect & { readonly kind: 'cover' },
  refuse: Refuse,
): readonly Problem[] {
  return isOnGrid(at, map) ? [] : refuse('at', 'That space is not on the map.', 'S-GRID');
}

function unitProblems(
  state: SpcfkrsState,
  effect: Exclude<Effect, { readonly kind: 'cover' }>,
  by: Unit,
  refuse: Refuse,
): readonly Problem[] {
  const unit = livingUnit(state, effect.unit);
  if (unit === undefined) return refuse('unit', 'Nothing is done to the dead.', 'S-DEATH');
  switch (effect.kind) {
    case 'damage':
      return effect.part < unit.parts.length ? [] : refuse('part', 'That unit has no such part.', 'S-BASE');
    case 'shield':
      return isShielded(unit) ? [] : refuse('unit', 'That unit has no plasma shield that absorbs.', 'S-PSHIELD');
    case 'hack':
      return unit.side === by.side ? refuse('unit', 'Nobody hacks a unit of its own side.', 'S-HACK') : [];
    case 'overdose':
      return unit.profile.powers.includes('overdose') && leaderOf(state, unit.id) === by.id
        ? []
        : refuse('unit', 'That unit has taken no overdose.', 'S-OVERDOSE');
  }
}
