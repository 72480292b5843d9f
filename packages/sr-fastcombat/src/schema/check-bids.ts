import { isJoker } from '@tabletop/cards';
import type { Problem } from '@tabletop/dice';
import { problem } from '@tabletop/game';
import { bidsOf } from '../cards/bids.js';
import type { Bid, SkirmishState } from '../state.js';

/**
 * What is wrong with the cards that are asked for in a state: they are `asked`, of these players in this order, and none
 * is further on than it can be.
 *
 * @rule F-ATTACK
 * @rule F-JOKER
 */
export function bidProblems({ stage }: SkirmishState, asked: readonly Bid[], rule: string): readonly Problem[] {
  const bids = bidsOf(stage);
  if (bids.length !== asked.length) {
    const message = `Here ${asked.length === 1 ? 'one card is' : `${asked.length} cards are`} asked for.`;
    return [problem(['stage', 'bids'], message, rule)];
  }
  const problems = bids.flatMap((bid, at): readonly Problem[] => {
    const wanted = asked[at];
    const refuse = (field: keyof Bid, message: string, by = rule): readonly Problem[] => [
      problem(['stage', 'bids', at, field], message, by),
    ];
    if (bid.player !== wanted?.player) return refuse('player', 'This card is asked of another player.');
    if (bid.face !== wanted.face) return refuse('face', `This card is played face ${wanted.face}.`);
    if (bid.mayDecline !== wanted.mayDecline) return refuse('mayDecline', DECLINING, 'F-RESISTED');
    const fault = FAULTS[bid.step](bid);
    return fault === undefined ? [] : refuse('step', fault);
  });
  return problems.length > 0 ? problems : orderProblems(bids, rule);
}

const DECLINING = 'Only the target of a spell that is resisted may decline to play.';

/** What is wrong with a card at a step. */
const FAULTS: { readonly [Step in Bid['step']]: (bid: Bid) => string | undefined } = {
  awaited: ({ card, value }) =>
    card === null && value === null ? undefined : 'A card that is still asked for is not there yet.',
  down: ({ face, value }) =>
    face === 'down' && value === null ? undefined : 'A card that lies face down has no value yet.',
  joker: ({ face, card, value }) =>
    face === 'down' && card !== null && isJoker(card) && value === null
      ? undefined
      : 'A Joker that was turned over has no value yet.',
  open: ({ card, value }) =>
    card === null && value !== null ? undefined : 'A play that is open has its value, and its cards are discarded.',
};

/** Cards go face down first, then up, and are turned over together. */
function orderProblems(bids: readonly Bid[], rule: string): readonly Problem[] {
  const down = bids.filter(({ face }) => face === 'down');
  const early = (holds: (bid: Bid) => boolean, message: string): readonly Problem[] => {
    const at = bids.findIndex(holds);
    return at < 0 ? [] : [problem(['stage', 'bids', at, 'step'], message, rule)];
  };
  if (down.some(({ step }) => step === 'awaited')) {
    const problems = early(
      ({ face, step }) => face === 'up' && step !== 'awaited',
      'Nothing is played face up before all cards lie face down.',
    );
    if (problems.length > 0) return problems;
  }
  return bids.some(({ step }) => step === 'awaited' || step === 'down')
    ? early(
        ({ face, step }) => face === 'down' && (step === 'joker' || step === 'open'),
        'Cards are turned over together, when all are on the table.',
      )
    : [];
}
