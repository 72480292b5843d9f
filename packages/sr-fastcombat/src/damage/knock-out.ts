import { changed, withFigure } from '../change.js';
import type { SkirmishEvent } from '../events.js';
import type { FigureId } from '../ids.js';
import type { SkirmishState } from '../state.js';
import { moveOver } from '../turn/movers.js';

/**
 * The state in which a figure is out of the fight: it lies where it fell, and if it was moving its move is over.
 *
 * @rule F-DAMAGE
 */
export function knockOut(state: SkirmishState, id: FigureId, rule: string, log: SkirmishEvent[]): SkirmishState {
  log.push({ type: 'knocked-out', rule, figure: id });
  const fallen = changed(state, {
    figures: withFigure(state.figures, id, { status: 'out', posture: 'prone', actions: 0 }),
  });
  return state.moving === id ? moveOver(fallen) : fallen;
}
