import { tiedRank } from '@tabletop/game';
import type { UnitId } from '../ids.js';
import type { Phase } from '../stage.js';
import type { SpcfkrsView, StageView } from '../view.js';

/** The phase that is played; undefined between rounds, while orders for a round are given, and when the match is over. @rule S-PHASES */
export function phaseOf(stage: StageView): Phase | undefined {
  switch (stage.step) {
    case 'orders':
      return stage.ask === 'round' ? undefined : stage.ask === 'declare' ? 'move' : stage.ask;
    case 'order':
    case 'turn':
      return stage.phase;
    case 'overdose':
    case 'hack':
      return 'special';
    case 'stab':
      return 'stab';
    case 'burst':
    case 'shot':
      return 'shoot';
    case 'round':
    case 'over':
      return undefined;
  }
}

/** The units whose turn it is or comes next: those that are asked for a phase's orders, that roll, or that do something. */
export function activeUnits({
  stage,
  queue,
  battalions,
}: Pick<SpcfkrsView, 'stage' | 'queue' | 'battalions'>): readonly UnitId[] {
  // In the Move phase the first of a battalion stands for all of it.
  const goingWith = (unit: UnitId) => {
    const fellows = phaseOf(stage) === 'move' ? battalions.find((units) => units.includes(unit)) : undefined;
    return fellows ?? [unit];
  };
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
