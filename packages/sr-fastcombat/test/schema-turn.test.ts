import { describe } from 'vitest';
import type { Bid, Occasion, SkirmishState } from '../src/index.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';

const move = () => found('move');
const going = () => found('move', ({ moving }) => moving !== null);
const window = (occasion: Occasion, answered = 0) =>
  found('window', (_, stage) => stage.occasion === occasion && stage.answers.length >= answered);
const indexOf = (state: SkirmishState, id: number | null) => state.figures.findIndex((figure) => figure.id === id);
const everyone = (change: object) => (figures: SkirmishState['figures']) =>
  figures.map((figure) => ({ ...figure, ...change }));

describe('the turn is where it can be', () => {
  refuses('an order of some', 'F-INIT order', move, { order: (order: readonly string[]) => order.slice(1) });
  refuses('an order with one twice', 'F-INIT order', move, ({ order }) => ({ 'order.0': order[1] }));
  refuses(
    'an order before initiative',
    'F-INIT order',
    () => found('deal'),
    ({ players }) => ({
      order: players.map(({ id }) => id),
    }),
  );
  refuses('a move in turn 0', 'F-SEQUENCE turn', move, { turn: 0 });
  refuses('draws for initiative in turn 1', 'F-INIT turn', () => found('initiative'), { turn: 1 });
  refuses('a turn past the last', 'F-WIN turn', move, ({ turn }) => ({ turn: turn + 1, 'rules.maxTurns': turn }));
  refuses(
    'a turn to begin after the last',
    'F-WIN turn',
    () => found('turn', ({ turn }) => turn > 0),
    ({ turn }) => ({
      'rules.maxTurns': turn,
    }),
  );
  refuses(
    'more movers than players',
    'F-SEQUENCE mover',
    () => found('next'),
    ({ players }) => ({
      mover: players.length + 1,
    }),
  );
  refuses('a move of nobody', 'F-SEQUENCE mover', move, ({ players }) => ({ mover: players.length, moving: null }));
  refuses('an end before all have moved', 'F-SEQUENCE mover', () => found('end'), { mover: 0 });
  refuses('a last window before all have moved', 'F-SEQUENCE mover', () => window('last'), { mover: 0 });
  refuses('a move of who has nobody left', 'F-SEQUENCE mover', going, ({ order, mover, figures }) => ({
    figures: figures.map((figure) =>
      figure.owner === order[mover] ? { ...figure, status: 'out', posture: 'prone', actions: 0 } : figure,
    ),
  }));

  refuses('a stranger moving', 'F-SEQUENCE moving', going, { moving: 99 });
  refuses('an enemy’s figure moving', 'F-SEQUENCE moving', going, ({ figures, order, mover }) => ({
    moving: figures.find(({ owner }) => owner !== order[mover])?.id,
  }));
  refuses('a figure moving again', 'F-SEQUENCE moving', going, (state) => ({
    [`figures.${indexOf(state, state.moving)}.moved`]: true,
  }));
  refuses('a figure moving after all', 'F-SEQUENCE moving', () => found('end'), { moving: 1 });
  refuses(
    'a figure moving before its player may',
    'F-SEQUENCE moving',
    () => window('moves'),
    (state) => ({
      moving: state.figures.find(({ owner }) => owner === state.order[state.mover])?.id,
    }),
  );

  refuses('a leg that was not announced', 'F-WINDOW leg', going, { leg: [{ x: 0, y: 0 }] });
  refuses('no leg, yet its window', 'F-WINDOW leg', () => window('leg'), { leg: null });
  refuses('a leg of nobody', 'F-WINDOW moving', () => window('leg'), { moving: null });
  refuses('a leg off the table', 'F-MOVE leg', () => window('leg'), { leg: [{ x: -9, y: -9 }] });
  refuses('a leg that is too long by now', 'F-WINDOW leg', () => window('leg'), { 'rules.legLength': 0.05 });

  const queued = () => found('deeds', ({ queue }) => queue.length > 0);
  refuses('actions to be settled while somebody moves', 'F-INTERRUPT queue', move, () => ({ queue: queued().queue }));
  refuses('an action of an enemy’s figure', 'F-ACT queue.0.figure', queued, ({ queue, figures }) => ({
    'queue.0.figure': figures.find(({ owner }) => owner !== queue[0]?.player)?.id,
  }));
  refuses('two actions of one player', 'F-WINDOW queue.1.player', queued, ({ queue }) => ({
    queue: [queue[0], queue[0]],
  }));
  refuses('a shot without an action', 'F-ACT deed', () => found('shot'), { deed: null });
  refuses('an action while somebody moves', 'F-ACT deed', move, () => ({ deed: found('shot').deed }));
  refuses('an action of a figure that is not there', 'F-ACT deed.figure', () => found('shot'), { 'deed.figure': 99 });
});

describe('everyone is asked in a window, and answers once [F-WINDOW]', () => {
  const answered = () => found('window', (_, { answers }) => answers.length > 1);
  const declared = () => found('window', (_, { answers }) => answers[0]?.kind === 'deed');
  refuses('somebody not asked', 'F-WINDOW stage.asked', () => window('moves'), {
    'stage.asked': (asked: readonly string[]) => asked.slice(1),
  });
  refuses('asked in another order', 'F-WINDOW stage.asked', () => window('moves'), {
    'stage.asked': (asked: readonly string[]) => asked.toReversed(),
  });
  refuses('somebody asked who passed', 'F-WINDOW stage.asked', () => window('moves'), {
    players: (players: SkirmishState['players']) => players.map((player) => ({ ...player, passing: 'turn' })),
  });
  refuses('asked without an Action', 'F-WINDOW stage.asked', () => window('moves'), {
    figures: everyone({ actions: 0 }),
  });
  refuses('an answer of a stranger', 'F-WINDOW stage.answers.0.player', () => window('moves'), {
    'stage.answers': [{ kind: 'pass', player: 'zoe', until: 'now' }],
  });
  refuses('answers in another order', 'F-WINDOW stage.answers.1.player', answered, {
    'stage.answers': (answers: readonly unknown[]) => answers.toReversed(),
  });
  refuses('two answers of one player', 'F-WINDOW stage.answers.1.player', answered, ({ stage: { answers } }) => ({
    'stage.answers': [answers[0], answers[0]],
  }));
  refuses('a declaration for another', 'F-WINDOW stage.answers.0.deed.player', declared, {
    'stage.answers.0.deed.player': 'zoe',
  });
  refuses('a declaration of nobody', 'F-ACT stage.answers.0.deed.figure', declared, {
    'stage.answers.0.deed.figure': 99,
  });
  refuses(
    'a declaration of one without an Action',
    'F-ACT stage.answers.0.deed.figure',
    () =>
      found('window', ({ figures }, { answers: [first] }) => {
        const actors = figures.filter(({ owner, actions }) => owner === first?.player && actions > 0);
        return first?.kind === 'deed' && actors.length > 1;
      }),
    (state) => {
      const [answer] = state.stage.answers;
      const figure = answer?.kind === 'deed' ? answer.deed.figure : null;
      return { [`figures.${indexOf(state, figure)}.actions`]: 0 };
    },
  );
  refuses('a mark beyond the leg', 'F-WINDOW stage.answers.0.deed.mark', declared, {
    'stage.answers.0.deed.mark': 400,
  });
  refuses('a halt without a declaration', 'F-WINDOW stage.answers', () => window('halt'), { 'stage.answers': [] });
});

describe('contests and draws go on', () => {
  const contest = () => found('contest');
  const three = () => found('contest', (_, { ranks }) => ranks.length > 1);
  refuses('a contest of others', 'F-INTERRUPT stage.ranks', contest, { 'stage.ranks': [['zoe', 'yan']] });
  refuses('a contest without one of them', 'F-INTERRUPT stage.ranks', contest, {
    'stage.ranks.0': (rank: readonly string[]) => rank.slice(1),
  });
  refuses('a contest that is decided', 'F-INTERRUPT stage.ranks', contest, ({ queue }) => ({
    'stage.ranks': queue.map(({ player }) => [player]),
  }));
  refuses('a tie out of order', 'F-INTERRUPT stage.ranks', contest, {
    'stage.ranks.0': (rank: readonly string[]) => rank.toReversed(),
  });
  refuses('a card of who is not tied', 'F-INTERRUPT stage.bids', three, ({ stage: { bids } }) => ({
    'stage.bids': [...bids, bids[0]],
  }));
  refuses('a card of a stranger', 'F-INTERRUPT stage.bids.0.player', contest, { 'stage.bids.0.player': 'zoe' });

  const drawn = () => found('initiative', (_, stage) => stage.drawn.length > 0);
  const settled = () => found('initiative', (_, stage) => stage.ranks.length > 1 && stage.drawn.length === 0);
  refuses('initiative without a player', 'F-INIT stage.ranks', drawn, {
    'stage.ranks.0': (rank: readonly string[]) => rank.slice(1),
  });
  refuses('a draw out of order', 'F-INIT stage.drawn', drawn, ({ stage: { ranks } }) => ({
    'stage.drawn.0.player': ranks[0]?.at(-1),
  }));
  refuses('all drawn, yet not ranked', 'F-INIT stage.drawn', drawn, ({ stage: { ranks } }) => ({
    'stage.drawn': ranks[0]?.map((player) => ({ player, value: 1 })),
  }));
  refuses('a draw with nothing to settle', 'F-INIT stage.drawn', settled, ({ players }) => ({
    'stage.drawn': [{ player: players[0]?.id, value: 3 }],
    'stage.ranks': players.map(({ id }) => [id]),
  }));
});

describe('cards are asked of whom they can be, and are as far as they can be [F-ATTACK]', () => {
  const committed = () => found('shot', (_, { bids }) => bids[0]?.step === 'down' && bids[0].card !== null);
  const asked = () => found('shot', (_, { bids }) => bids[0]?.step === 'awaited');
  const joker = () => found('melee', (_, { bids }) => bids.some(({ step }) => step === 'joker'));
  const bid = (change: Partial<Bid>) => (before: Bid) => ({ ...before, ...change });
  refuses('of nobody', 'F-ATTACK stage.bids.0.player', asked, { 'stage.bids.0.player': 'zoe' });
  refuses('one too few', 'F-ATTACK stage.bids', asked, { 'stage.bids': (bids: readonly Bid[]) => bids.slice(1) });
  refuses('face up', 'F-ATTACK stage.bids.0.face', asked, { 'stage.bids.0.face': 'up' });
  refuses('to be declined', 'F-RESISTED stage.bids.0.mayDecline', asked, { 'stage.bids.0.mayDecline': true });
  refuses('asked for, yet there', 'F-ATTACK stage.bids.0.step', committed, { 'stage.bids.0.step': 'awaited' });
  refuses('asked for, yet worth something', 'F-ATTACK stage.bids.1.step', committed, { 'stage.bids.1.value': 3 });
  refuses('face down, yet worth something', 'F-ATTACK stage.bids.0.step', committed, { 'stage.bids.0.value': 3 });
  refuses('a Joker that is none', 'F-ATTACK stage.bids.0.step', committed, ({ deck }) => ({
    'stage.bids.0.step': 'joker',
    'stage.bids.0.card': deck.find((card) => !card.startsWith('JK')),
  }));
  refuses('open, without a value', 'F-ATTACK stage.bids.1.step', committed, { 'stage.bids.1.step': 'open' });
  refuses('open, yet not discarded', 'F-ATTACK stage.bids.0.step', committed, {
    'stage.bids.0': bid({ step: 'open', value: 3 }),
  });
  refuses('face down where it is played face up', 'F-ATTACK stage.bids.1.step', committed, {
    'stage.bids.1.step': 'down',
  });
  refuses('the answer before the question', 'F-ATTACK stage.bids.1.step', asked, {
    'stage.bids.1': bid({ step: 'open', value: 3 }),
  });
  refuses('turned over before all are on the table', 'F-ATTACK stage.bids.0.step', committed, {
    'stage.bids.0': bid({ step: 'open', card: null, value: 3 }),
  });
  refuses('a Joker turned over by itself', 'F-MELEE stage.bids', joker, {
    'stage.bids': (bids: readonly Bid[]) => [...bids, ...bids],
  });
});
