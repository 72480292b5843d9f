import type { UnitId } from '../ids.js';
import { fellowsOf } from '../orders/battalion.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import { nextToRoll } from '../round/ties.js';
import { rulesFor } from '../rules.js';
import type { SpcfkrsView } from '../view.js';

/** The units whose turn it is or comes next: those that are asked for a phase's orders, that roll, or that do something. */
export function activeUnits(
  view: Pick<SpcfkrsView, 'stage' | 'queue' | 'battalions' | 'units' | 'rules'>,
): readonly UnitId[] {
  const { stage, queue } = view;
  // In the Move phase the first of a battalion stands for all of it.
  const goingWith = (unit: UnitId) => (phaseUnderWay(view) === 'move' ? fellowsOf(view, unit) : [unit]);
  switch (stage.step) {
    case 'orders':
      return stage.ask === 'round' ? [] : stage.units;
    case 'order': {
      const roller = nextToRoll(view, rulesFor(view.rules));
      return roller === undefined ? [] : [roller];
    }
    case 'turn':
      return queue[0]?.flatMap(({ unit }) => goingWith(unit)) ?? [];
    case 'overdose':
    case 'malfunction':
    case 'pilot':
    case 'recharge':
    case 'slag':
    case 'ram':
    case 'hack':
    case 'stab':
    case 'burst':
    case 'shot':
      return [stage.unit];
    case 'round':
    case 'over':
      return [];
  }
}
