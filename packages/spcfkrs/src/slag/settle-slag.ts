import type { Chance } from '@tabletop/dice';
import { type Step, thrown } from '@tabletop/game';
import { sameCell } from '@tabletop/geometry/grid';
import { changed } from '../change.js';
import type { Context } from '../context.js';
import type { SpcfkrsEvent } from '../events.js';
import { unitOf } from '../find.js';
import { endDeed } from '../round/turns.js';
import type { Slag, SpcfkrsState } from '../state.js';
import { slagLine } from './slag-line.js';

/** A craft lays a line of slag behind it, where the die allows. New slag takes the place of old. @rule S-SLAG */
export function settleSlag(state: SpcfkrsState, chance: Chance, context: Context): Step<SpcfkrsState, SpcfkrsEvent> {
  const { stage } = state;
  const craft = stage.step === 'slag' ? unitOf(state, stage.unit) : undefined;
  if (stage.step !== 'slag' || craft === undefined) return { state, events: [] };
  const { result, dice } = thrown(chance, (source) => context.resolveSlag(source, context));
  const { succeeds: success, length } = result;
  const cells = slagLine(state.map, craft, length);
  const unit = craft.id;
  const log: SpcfkrsEvent[] = [{ type: 'slag-judged', rule: 'S-SLAG', dice, unit, success, length, cells }];
  const older = state.slag.filter(({ at }) => !cells.some((cell) => sameCell(cell, at)));
  const slag = [...older, ...cells.map((at): Slag => ({ at, by: unit }))];
  return { state: endDeed(changed(state, { slag }), 'special', stage.done, log), events: log };
}
