import { type Problem, show } from '@tabletop/dice';
import { type PlayerId, problem, tiedRank, under } from '@tabletop/game';
import { hasEachOnce, isSameList } from '@tabletop/game/schema';
import { awaitedBid } from '../cards/bids.js';
import { figureOf } from '../find.js';
import type { SkirmishState } from '../state.js';
import { lastMark } from '../turn/deeds.js';
import { askedIn, markOf } from '../turn/window.js';
import { bidProblems } from './check-bids.js';
import type { StageOf } from './settling.js';

/**
 * What is wrong with an open window: everyone is asked who has to be, and has answered once at most, in the order of
 * seats, with what could be declared.
 *
 * @rule F-WINDOW
 */
export function windowProblems(state: SkirmishState, stage: StageOf<'window'>): readonly Problem[] {
  const { occasion, asked, answers } = stage;
  const refuse = (path: Problem['path'], message: string) => problem(['stage', ...path], message, 'F-WINDOW');
  const mover = state.order[state.mover];
  if (!isSameList(asked, askedIn(state, occasion === 'halt' ? mover : undefined)))
    return [refuse(['asked'], 'Everyone is asked who could act and has not passed beforehand, in the order of seats.')];
  const seats = state.players.map(({ id }) => id);
  const problems = answers.flatMap((answer, at): readonly Problem[] => {
    const { player } = answer;
    if (!asked.includes(player)) return [refuse(['answers', at, 'player'], 'Only who is asked answers.')];
    const before = answers[at - 1];
    if (before !== undefined && seats.indexOf(before.player) >= seats.indexOf(player))
      return [refuse(['answers', at, 'player'], 'Answers are in the order of seats, one of each.')];
    return answer.kind === 'pass' ? [] : under(['stage', 'answers', at, 'deed'], sealedProblems(state, answer));
  });
  const called = answers.some(({ player, kind }) => player === mover && kind === 'deed');
  if (occasion === 'halt' && !called) problems.push(refuse(['answers'], 'Who halts has declared an action.'));
  return problems;
}

/** What is wrong with a declaration that is still sealed: its figure could act, by the mark at the latest. */
function sealedProblems(
  state: SkirmishState,
  { player, deed }: Extract<StageOf<'window'>['answers'][number], { readonly kind: 'deed' }>,
): readonly Problem[] {
  if (deed.player !== player) return [problem(['player'], 'Everyone declares for themselves.', 'F-WINDOW')];
  const figure = figureOf(state, deed.figure);
  if (figure?.owner !== player || figure.status !== 'active' || figure.actions < 1)
    return [problem(['figure'], 'An action is declared of an active figure with an Action left.', 'F-ACT')];
  const last = lastMark(state);
  return markOf(deed) <= last ? [] : [problem(['mark'], `The last mark of the leg is ${last}.`, 'F-WINDOW')];
}

/**
 * What is wrong with a contest: those whose actions are to be settled are in ranks, tied ones in order of initiative,
 * and the first who are tied play for their places.
 *
 * @rule F-INTERRUPT
 */
export function contestProblems(state: SkirmishState, { ranks }: StageOf<'contest'>): readonly Problem[] {
  const refuse = (message: string) => [problem(['stage', 'ranks'], message, 'F-INTERRUPT')];
  const declared = state.queue.map(({ player }) => player);
  if (!hasEachOnce(ranks.flat(), declared)) return refuse('Everyone who declared has a rank.');
  const tied = tiedRank(ranks);
  if (tied === undefined) return refuse('There is nothing left to play for.');
  const inOrder = (rank: readonly PlayerId[]) =>
    isSameList(
      rank,
      state.order.filter((id) => rank.includes(id)),
    );
  if (!ranks.every(inOrder)) return refuse('Those who are tied stand in the order of initiative.');
  return bidProblems(
    state,
    tied.map((player) => awaitedBid(player, 'down')),
    'F-INTERRUPT',
  );
}

/**
 * What is wrong with the draws for initiative: all players are in ranks, and of the first who are tied the first ones
 * have drawn.
 *
 * @rule F-INIT
 */
export function initiativeProblems({ players }: SkirmishState, stage: StageOf<'initiative'>): readonly Problem[] {
  const { ranks, drawn } = stage;
  const everyone = players.map(({ id }) => id);
  if (!hasEachOnce(ranks.flat(), everyone)) return [problem(['stage', 'ranks'], 'Every player has a rank.', 'F-INIT')];
  const tied = tiedRank(ranks) ?? [];
  const due = tied.slice(0, drawn.length);
  if (
    drawn.length < Math.max(1, tied.length) &&
    isSameList(
      drawn.map(({ player }) => player),
      due,
    )
  )
    return [];
  const message = `Cards are drawn one after the other by ${tied.map(show).join(', ') || 'nobody'}.`;
  return [problem(['stage', 'drawn'], message, 'F-INIT')];
}
