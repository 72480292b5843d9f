import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { livingUnit } from '../find.js';
import { followNext } from '../moves/follow.js';
import { walk } from '../moves/walk.js';
import { ramOf, withoutRam } from '../rams/settle-ram.js';
import type { Phase, SpcfkrsState, Turn } from '../state.js';
import { asking } from './asking.js';
import { deedBegun } from './begin-deed.js';
import { phaseAfter } from './begin-phase.js';
import { type AutomaticRoll, rollsOf } from './entries.js';
import { endTurn } from './turns.js';

type Settled = Step<SpcfkrsState, SpcfkrsEvent>;

/**
 * The next turn of a phase begins, or goes on: what was ordered is carried out if it still can be; phase by phase it is
 * asked for first. After the last turn the next phase begins.
 *
 * @rule S-PHASES
 * @rule S-MODE
 */
export function beginTurn(state: SpcfkrsState, _chance: Chance, context: Context): Settled {
  const { stage } = state;
  if (stage.step !== 'turn') return { state, events: [] };
  const log: SpcfkrsEvent[] = [];
  return { state: turnBegun(state, stage.phase, stage.done, context, log), events: log };
}

function turnBegun(
  state: SpcfkrsState,
  phase: Phase,
  done: number,
  context: Context,
  log: SpcfkrsEvent[],
): SpcfkrsState {
  const [turn] = state.queue[0] ?? [];
  if (turn === undefined) return phaseAfter(state, phase, context.rules, log);
  const asked = asking(state, phase, context);
  if (asked !== undefined) return asked;
  switch (turn.does) {
    case 'overdose':
    case 'pilot':
    case 'malfunction':
      return rolls(state, turn, turn.does)
        ? changed(state, { stage: { step: turn.does, unit: turn.unit } })
        : endTurn(state, phase, log);
    case 'follow':
      return followNext(state, context, log);
    case 'ram':
      return ramBegun(state, turn, log);
    case 'order':
      return phase === 'move'
        ? endTurn(walk(state, turn.unit, context, log), phase, log)
        : deedBegun(state, turn, phase, done, context, log);
  }
}

/** Whether a unit is still there to roll for its overdose, its pilot, or as a wreck. @rule S-OVERDOSE @rule S-VMODS @rule S-PARTS */
function rolls(state: SpcfkrsState, { unit: id }: Turn, does: AutomaticRoll): boolean {
  const unit = livingUnit(state, id);
  return unit !== undefined && rollsOf(unit).includes(does);
}

/** A ram is about to be settled, or comes to nothing. @rule S-RAM */
function ramBegun(state: SpcfkrsState, { unit }: Turn, log: SpcfkrsEvent[]): SpcfkrsState {
  const found = ramOf(state, unit);
  if (found === 'rammer-gone' || found === 'target-gone') {
    const target = state.rams.find((ram) => ram.unit === unit)?.target ?? unit;
    log.push({ type: 'ram-lost', rule: 'S-RAM', unit, target, reason: found });
    return endTurn(withoutRam(state, unit), 'ram', log);
  }
  return found === undefined ? endTurn(state, 'ram', log) : changed(state, { stage: { step: 'ram', unit } });
}
