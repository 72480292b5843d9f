import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { containsPoint, type Vector } from '@tabletop/geometry';
import { awaitedBid } from '../cards/bids.js';
import type { Deed } from '../deed.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { zoneOf } from '../table/ground.js';
import { bidProblems } from './check-bids.js';
import type { StageOf } from './settling.js';

/** What is wrong with a throw that is being settled. @rule F-GRENADE */
export function throwProblems(
  state: SkirmishState,
  { at }: StageOf<'throw'>,
  deed: Deed<'throw' | 'launch'>,
): readonly Problem[] {
  const thrower = figureOf(state, deed.figure);
  if (thrower?.status !== 'active') return [problem(['deed', 'figure'], 'Who throws is active.', 'F-GRENADE')];
  return [...spotProblems(state, at), ...bidProblems(state, [awaitedBid(thrower.owner, 'up')], 'F-GRENADE')];
}

/** What is wrong with a grenade that is about to scatter. @rule F-SCATTER */
export function scatterProblems(state: SkirmishState, { at }: StageOf<'scatter'>): readonly Problem[] {
  return spotProblems(state, at);
}

function spotProblems({ board }: SkirmishState, at: Vector): readonly Problem[] {
  if (containsPoint(zoneOf(board.corners), at)) return [];
  return [problem(['stage', 'at'], 'The spot is on the table.', 'F-GRENADE')];
}

/** What is wrong with a blast that is being resolved: whom it still has to reach is active, by ascending id. @rule F-BLAST */
export function blastProblems(state: SkirmishState, { reached }: StageOf<'blast'>): readonly Problem[] {
  return reached.flatMap(({ figure }, at) => {
    const isAscending = figure > (reached[at - 1]?.figure ?? 0);
    if (isAscending && figureOf(state, figure)?.status === 'active') return [];
    const message = 'A blast reaches active figures by ascending id, each once.';
    return [problem(['stage', 'reached', at, 'figure'], message, 'F-BLAST')];
  });
}
