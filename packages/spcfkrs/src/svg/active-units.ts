import { tiedRank } from '@tabletop/game';
import type { UnitId } from '../ids.js';
import { fellowsOf } from '../orders/battalion.js';
import { phaseUnderWay } from '../round/phase-under-way.js';
import type { SpcfkrsView } from '../view.js';

/** The units whose turn it is or comes next: those that are asked for a phase's orders, that roll, or that do something. */
export function activeUnits(view: Pick<SpcfkrsView, 'stage' | 'queue' | 'battalions'>): readonly UnitId[] {
  const { stage, queue } = view;
  // In the Move phase the first of a battalion stands for all of it.
  const goingWith = (unit: UnitId) => (phaseUnderWay(view) === 'move' ? fellowsOf(view, unit) : [unit]);
  switch (stage.step) {
    case 'orders':
      return stage.ask === 'round' ? [] : stage.units;
    case 'order':
      return (
        tiedRank(stage.ranks)
          ?.filter((id) => !stage.rolled.some((each) => each.id === id))
          .slice(0, 1) ?? []
      );
    case 'turn':
      return queue[0]?.flatMap(({ unit }) => goingWith(unit)) ?? [];
    case 'overdose':
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
