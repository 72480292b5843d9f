import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { isOnGrid } from '@tabletop/geometry/grid';
import { isShielded } from '../attacks/shield.js';
import { livingUnit, unitOf } from '../find.js';
import { fellowsOf, leaderOf } from '../orders/battalion.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { Rules } from '../rules.js';
import type { Effect, Phase, SpcfkrsState, Unit, UnitId } from '../state.js';
import { rollingStage } from '../wrecks/settle-malfunction.js';
import { speedsBefore } from './speeds.js';
import { doneIn } from './under-way.js';

/** What can be done in a phase. */
const KINDS: { readonly [Each in Phase]: readonly Effect['kind'][] } = {
  special: ['death', 'malfunction', 'pilot', 'hack', 'recharge'],
  stab: ['damage', 'cover'],
  shoot: ['damage', 'cover', 'shield'],
  move: [],
  ram: ['damage'],
};

/**
 * What is wrong with what waits for the end of a group of turns: it was done by units of that group whose turn has come,
 * to what was there when the group began.
 *
 * @rule S-SPEED
 */
export function pendingProblems(state: SpcfkrsState, rules: Rules): readonly Problem[] {
  const { pending, queue } = state;
  const phase = phaseUnderWay(state);
  const [first] = queue[0] ?? [];
  if (pending.length === 0) return [];
  if (rules.ties !== 'simultaneous' || phase === null || first === undefined)
    return [problem(['pending'], 'Only what is done at the same time waits for the end of a group.', 'S-SPEED')];
  return pending.flatMap((effect, at) => {
    const refuse: Refuse = (field, message, rule) => [problem(['pending', at, field], message, rule)];
    if (!KINDS[phase].includes(effect.kind)) return refuse('kind', 'That is not done in this phase.', 'S-PHASES');
    const by = unitOf(state, effect.by);
    if (by === undefined || leaderOf(state, by.id) !== by.id || !mayBeOfOneSpeed(state, by.id, first.unit, rules))
      return refuse('by', 'What waits was done by a unit, or the first of a battalion, of that group.', 'S-SPEED');
    if (!hasHadTurn(state, by)) return refuse('by', 'The turn of that unit is still to come.', 'S-SPEED');
    return effect.kind === 'cover'
      ? coverProblems(state, effect, refuse)
      : sufferedProblems(state, effect, by, rules, refuse);
  });
}

type Refuse = (field: string, message: string, rule: string) => readonly Problem[];

/** Whether two units may have been of one Speed when the phase began. */
function mayBeOfOneSpeed(state: SpcfkrsState, a: UnitId, b: UnitId, rules: Rules): boolean {
  const speeds = speedsBefore(state, a, rules);
  return speedsBefore(state, b, rules).some((speed) => speeds.includes(speed));
}

/** Whether the turn of a unit, or of one of its battalion, is over or, once something of it is done, under way. */
function hasHadTurn(state: SpcfkrsState, { id }: Unit): boolean {
  const [group = []] = state.queue;
  const isBegun = state.stage.step === 'shot' || doneIn(state.stage) > 0;
  const toCome = group.slice(isBegun ? 1 : 0).map(({ unit }) => unit);
  return fellowsOf(state, id).some((fellow) => !toCome.includes(fellow));
}

function coverProblems(
  { map }: SpcfkrsState,
  { at }: Effect & { readonly kind: 'cover' },
  refuse: Refuse,
): readonly Problem[] {
  return isOnGrid(at, map) ? [] : refuse('at', 'That space is not on the map.', 'S-GRID');
}

function sufferedProblems(
  state: SpcfkrsState,
  effect: Exclude<Effect, { readonly kind: 'cover' }>,
  by: Unit,
  rules: Rules,
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
    default: {
      const fault = leaderOf(state, unit.id) === by.id ? ownFault(unit, effect.kind, rules) : NOT_ITS_OWN;
      return fault === undefined ? [] : refuse('unit', ...fault);
    }
  }
}

type Fault = readonly [message: string, rule: string];

const NOT_ITS_OWN: Fault = ['That is nothing that another unit does.', 'S-ORDERS'];

/** Why nothing that a unit has, or has taken, does that to it. @rule S-VMODS @rule S-PARTS @rule S-OVERDOSE */
function ownFault(
  { profile: { powers }, shield, craft, parts }: Unit,
  kind: 'recharge' | 'malfunction' | 'pilot' | 'death',
  { pilotDeath }: Pick<Rules, 'pilotDeath'>,
): Fault | undefined {
  const isDosed = powers.includes('overdose');
  const isWreck = craft !== null && rollingStage({ parts }) !== undefined;
  switch (kind) {
    case 'recharge':
      return craft !== null && powers.includes('technician') && shield === 'spent'
        ? undefined
        : ['That unit has no crew, or no shield, for that.', 'S-VMODS'];
    case 'malfunction':
      return isWreck && !craft.malfunctioning ? undefined : ['That unit does not begin to malfunction.', 'S-PARTS'];
    case 'pilot':
      return isDosed && craft?.pilot && pilotDeath === 'drifts'
        ? undefined
        : ['That unit has no pilot who dies.', 'S-VMODS'];
    case 'death':
      if (craft === null) return isDosed ? undefined : ['That unit has taken no overdose.', 'S-OVERDOSE'];
      return (isWreck && craft.malfunctioning) || (isDosed && pilotDeath === 'destroyed')
        ? undefined
        : ['That craft does not blow up.', 'S-PARTS'];
  }
}
