import { describe } from 'vitest';
import { found } from './support/found.js';
import { DEAD, recast, refuses } from './support/refuses.js';

const next = () => found('next');
const rolling = () => found('order', ({ turn }, { rolled }) => turn === 0 && rolled.length > 0);
const again = () => found('order', ({ turn }) => turn > 1);

describe('crabs act in the order of Dexterity [W-ORDER]', () => {
  refuses('an order of some', 'W-ORDER order', next, { order: (order: readonly number[]) => order.slice(1) });
  refuses('an order with one twice', 'W-ORDER order', next, ({ order }) => ({ 'order.0': order[1] }));
  refuses('an order with one besides', 'W-ORDER order', next, ({ order }) => ({ order: [...order, 1] }));
  refuses('an order with a stranger', 'W-ORDER order', next, { 'order.0': 32 });
  refuses(
    'the lowest Dexterity first',
    'W-ORDER order',
    () => found('next', ({ slot }) => slot === 0),
    ({ order }) => ({
      order: order.toReversed(),
    }),
  );
  refuses('an order before it is rolled for', 'W-ORDER order', rolling, ({ crabs }) => ({
    order: crabs.map(({ id }) => id),
  }));
  refuses('an order of the dead, where it is rolled for each turn', 'W-ORDER order', again, ({ order }) => ({
    order: order.slice(1),
  }));

  refuses('rolls in the first turn', 'W-ORDER stage.phase', again, { turn: 1 });
  refuses('rolls in a later turn', 'W-ORDER stage.phase', again, ({ crabs }) => ({
    'rules.tieRolls': 'once',
    order: crabs.map(({ id }) => id),
  }));
  refuses('ranks without ranks', 'stage.ranks', rolling, { 'stage.ranks': [] });
  refuses('an empty rank', 'stage.ranks.0', rolling, { 'stage.ranks.0': [] });
  refuses('ranks of some', 'W-ORDER stage.ranks', rolling, {
    'stage.ranks': (ranks: readonly unknown[]) => ranks.slice(1),
  });
  refuses('ranks with one twice', 'W-ORDER stage.ranks', rolling, ({ stage: { ranks } }) => ({
    'stage.ranks': [...ranks, ranks[0]],
  }));
  refuses('ranks with a stranger', 'W-ORDER stage.ranks', rolling, { 'stage.ranks.0.0': 32 });
  refuses('ranks of the dead', 'W-ORDER stage.ranks', again, (state) => recast(state, (at) => (at === 0 ? DEAD : {})));
  refuses('the lowest rank first', 'W-ORDER stage.ranks', rolling, {
    'stage.ranks': (ranks: readonly unknown[]) => ranks.toReversed(),
    'stage.rolled': [],
  });
  refuses('unequal crabs in one rank', 'W-ORDER stage.ranks', rolling, ({ stage: { ranks } }) => ({
    'stage.ranks': [ranks.flat()],
  }));
  refuses('a rank out of its order', 'W-ORDER stage.ranks', rolling, {
    'stage.ranks.0': (rank: readonly unknown[]) => rank.toReversed(),
    'stage.rolled': [],
  });
  refuses('a roll of who is not tied', 'W-ORDER stage.rolled', rolling, ({ stage: { ranks } }) => ({
    'stage.rolled': [{ id: ranks.at(-1)?.[0], value: 7 }],
  }));
  refuses('a roll out of turn', 'W-ORDER stage.rolled', rolling, ({ stage: { ranks } }) => ({
    'stage.rolled': [{ id: ranks[0]?.[1], value: 7 }],
  }));
  refuses('a second roll', 'W-ORDER stage.rolled', rolling, ({ stage: { rolled } }) => ({
    'stage.rolled': [rolled[0], ...rolled],
  }));
  refuses('the last roll, not judged', 'W-ORDER stage.rolled', rolling, ({ stage: { ranks } }) => ({
    'stage.rolled': ranks[0]?.map((id) => ({ id, value: 7 })),
  }));
  refuses('a roll where nobody is tied', 'W-ORDER stage.rolled', rolling, ({ stage: { ranks } }) => ({
    'stage.ranks': ranks.flat().map((id) => [id]),
  }));
});
