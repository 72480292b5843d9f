import { describe } from 'vitest';
import { type At, found } from './support/found.js';
import { refuses } from './support/refuses.js';

const asked = () => found('orders', ({ rules, sides }) => rules.mode === undefined && sides.length === 2);
const declared = () => found('orders', ({ battalions }, { ask }) => ask === 'declare' && battalions.length === 0);
const inTurn = () => found('orders', ({ queue }, { ask }) => ask === 'shoot' && queue.length > 1);
const reversed = (list: readonly unknown[]) => list.toReversed();

describe('orders are asked of those who have to give them [S-ORDERS]', () => {
  const asksFor = (change: (units: readonly number[]) => readonly number[]) => ({ 'stage.units': change });
  refuses(
    'some',
    'S-ORDERS stage.units',
    asked,
    asksFor((units) => units.slice(1)),
  );
  refuses(
    'strangers',
    'S-ORDERS stage.units',
    asked,
    asksFor((units) => [...units, 64]),
  );
  refuses(
    'all, out of order',
    'S-ORDERS stage.units',
    asked,
    asksFor((units) => units.toReversed()),
  );
  refuses('who cannot move', 'S-ORDERS stage.units', declared, ({ stage }) => ({
    [`units.${(stage.units[0] ?? 1) - 1}.profile.move`]: 0,
  }));
  refuses(
    'nobody',
    'S-ORDERS stage.units',
    declared,
    asksFor(() => []),
  );
  refuses(
    'nobody, in turn',
    'S-ORDERS stage.units',
    inTurn,
    asksFor(() => []),
  );
  refuses('whose turn it is not', 'S-ORDERS stage.units', inTurn, ({ queue }) => ({
    'stage.units': queue.slice(1, 2).flatMap((group) => group.map(({ unit }) => unit)),
  }));
  refuses('who has been asked', 'S-ORDERS stage.units', inTurn, ({ stage }) => ({
    orders: [{ units: [stage.units[0]], act: null, move: null }],
  }));
  refuses('phase by phase, in another mode', 'S-MODE stage.ask', asked, { 'stage.ask': 'declare' });
  refuses('all at once, phase by phase', 'S-MODE stage.ask', asked, { 'rules.mode': 'phased' });
});

describe('orders are given once, in the order of seats, and stand [S-ORDERS]', () => {
  const given = () =>
    found('orders', (_, { ask, given: all }) => {
      const isFull = all.length === 2 && all.every(({ orders }) => orders.length > 1);
      return ask === 'round' && isFull;
    });
  const orders = (state: At<'orders'>, at: number) => state.stage.given[at]?.orders ?? [];
  const first = 'stage.given.0.orders.0';

  refuses('by a stranger', 'S-ORDERS stage.given.0.player', given, { 'stage.given.0.player': 'zoe' });
  refuses('twice', 'S-ORDERS stage.given.1.player', given, ({ stage }) => ({ 'stage.given.1': stage.given[0] }));
  refuses('out of order', 'S-ORDERS stage.given.1.player', given, { 'stage.given': reversed });
  refuses('by who is not asked', 'S-ORDERS stage.given.0.player', inTurn, ({ players, sides, units, stage }) => {
    const side = units[(stage.units[0] ?? 1) - 1]?.side;
    const owner = sides.find(({ id }) => id === side)?.owner;
    return { 'stage.given': [{ player: players.find(({ id }) => id !== owner)?.id, orders: [] }] };
  });
  refuses('for units of another', `S-ORDERS ${first}.units.0`, given, (state) => ({
    'stage.given.0.orders': orders(state, 1),
  }));
  refuses('twice for a unit', 'S-ORDERS stage.given.0.orders.1.units.0', given, (state) => ({
    'stage.given.0.orders.1': orders(state, 0)[0],
  }));
  refuses('to attack itself', `S-ORDERS ${first}.act.target`, given, (state) => ({
    [`${first}.act`]: { type: 'shoot', target: orders(state, 0)[0]?.units[0], through: false },
  }));
  refuses('to delay, all at once', `S-DELAY ${first}.move`, given, { [`${first}.move`]: { type: 'delay' } });
  refuses('and revealed already', 'S-ORDERS orders', given, (state) => ({ orders: orders(state, 0) }));
  const alike = () => found('orders', ({ rules }, { ask }) => ask === 'round' && rules.baseBody === 2);
  refuses('with battalions already', 'S-BATTALION battalions', alike, {
    orders: [{ units: [1, 2], act: null, move: null }],
    battalions: [[1, 2]],
  });
});
