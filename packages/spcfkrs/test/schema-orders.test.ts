import { describe } from 'vitest';
import { bladeOf, gunsOf } from '../src/force/guns-of.js';
import type { Order, SpcfkrsState, Unit } from '../src/index.js';
import { found } from './support/found.js';
import { refuses } from './support/refuses.js';

type Holds = (order: Order, unit: Unit) => boolean;

const unitOf = ({ units }: SpcfkrsState, { units: [id = 0] }: Order) => units[id - 1];
const indexOf = (state: SpcfkrsState, holds: Holds) =>
  state.orders.findIndex((order) => {
    const unit = unitOf(state, order);
    return unit !== undefined && holds(order, unit);
  });

/** A state in whose first phase there is such an order: everyone still stands where its path begins. */
function ordered(holds: Holds) {
  const base = () =>
    found(
      'order',
      (state, { phase }) =>
        phase !== 'move' &&
        state.rules.mode === undefined &&
        state.rules.friendlyFire === undefined &&
        indexOf(state, holds) >= 0,
    );
  const at = indexOf(base(), holds);
  return { base, at: `orders.${at}`, unit: `units.${(base().orders[at]?.units[0] ?? 1) - 1}`, index: at };
}

const does = (type: string) => ordered(({ act }) => act?.type === type);
const goes = (type: string) => ordered(({ move }) => move?.type === type);

describe('orders that are revealed could have been given [S-ORDERS]', () => {
  const shot = does('shoot');
  refuses('of a stranger', 'S-ORDERS orders.0.units', shot.base, { 'orders.0.units': [64] });
  refuses('of two sides', 'S-BATTALION orders.0.units', shot.base, ({ units }) => ({
    'orders.0.units': [units[0]?.id, units.at(-1)?.id],
  }));
  refuses(
    'of one unit twice',
    'S-ORDERS orders.1.units.0',
    () => found('order', ({ orders }) => orders.length > 1),
    ({ orders }) => ({ 'orders.1.units': orders[0]?.units }),
  );

  refuses('on a stranger', `S-ORDERS ${shot.at}.act.target`, shot.base, { [`${shot.at}.act.target`]: 64 });
  refuses('on itself', `S-ORDERS ${shot.at}.act.target`, shot.base, ({ orders }) => ({
    [`${shot.at}.act.target`]: orders[shot.index]?.units[0],
  }));
  refuses('on a friend', `S-ORDERS ${shot.at}.act.target`, shot.base, (state) => {
    const order = state.orders[shot.index];
    const shooter = order && unitOf(state, order);
    const friend = state.units.find(({ id, side }) => side === shooter?.side && id !== shooter.id);
    return { [`${shot.at}.act.target`]: friend?.id };
  });
  refuses('at cover off the map', `S-GRID ${shot.at}.act.at`, shot.base, {
    [`${shot.at}.act`]: { type: 'shoot-cover', at: { column: 63, row: 0 } },
  });
  const volley = ordered(({ act, units }) => act?.type === 'shoot' && units.length > 1);
  refuses('on its own battalion', `S-ORDERS ${volley.at}.act.target`, volley.base, ({ orders }) => ({
    'rules.friendlyFire': true,
    [`${volley.at}.act.target`]: orders[volley.index]?.units[1],
  }));
  const bullet = ordered(
    ({ act }, { profile }) => act?.type === 'shoot' && gunsOf(profile)[0]?.weapon.through === null,
  );
  refuses('to shoot through cover without plasma', `S-THROUGH ${bullet.at}.act`, bullet.base, {
    [`${bullet.at}.act.through`]: true,
  });

  const stab = ordered(({ act }, { profile }) => act?.type === 'stab' && bladeOf(profile)?.through === null);
  refuses('to stab through cover with a knife', `S-THROUGH ${stab.at}.act`, stab.base, {
    [`${stab.at}.act.through`]: true,
  });
  refuses('to stab a stranger', `S-ORDERS ${stab.at}.act.target`, stab.base, { [`${stab.at}.act.target`]: 64 });

  const hack = does('hack');
  refuses('to hack without an implant', `S-HACK ${hack.at}.act`, hack.base, { [`${hack.unit}.profile.powers`]: [] });
  refuses('to hack a stranger', `S-ORDERS ${hack.at}.act.target`, hack.base, { [`${hack.at}.act.target`]: 64 });
});

describe('moves that are revealed could have been ordered [S-MOVE]', () => {
  const follow = goes('follow');
  const walk = goes('path');
  refuses('after a stranger', `S-FOLLOW ${follow.at}.move.target`, follow.base, { [`${follow.at}.move.target`]: 64 });
  refuses('after itself', `S-FOLLOW ${follow.at}.move.target`, follow.base, ({ orders }) => ({
    [`${follow.at}.move.target`]: orders[follow.index]?.units[0],
  }));
  refuses('later, in a round of all at once', `S-DELAY ${walk.at}.move`, walk.base, {
    [`${walk.at}.move`]: { type: 'delay' },
  });
  refuses('nowhere', `S-MOVE ${walk.at}.move.path`, walk.base, { [`${walk.at}.move.path`]: [] });
  refuses('with a leap', `S-MOVE ${walk.at}.move.path`, walk.base, {
    [`${walk.at}.move.path`]: (path: readonly object[]) => [...path, { column: 0, row: 0 }, { column: 3, row: 0 }],
  });
  refuses('off the map', `S-MOVE ${walk.at}.move.path`, walk.base, {
    [`${walk.at}.move.path`]: [{ column: 63, row: 63 }],
  });
  refuses('too far', `S-MOVE ${walk.at}.move.path`, walk.base, { [`${walk.unit}.profile.move`]: 0 });

  const moved = () =>
    found(
      'turn',
      ({ orders, queue, rules }, { phase }) =>
        phase === 'move' &&
        rules.mode === undefined &&
        queue.length === 0 &&
        orders.some(({ move }) => move?.type === 'path'),
    );
  const walked = `orders.${moved().orders.findIndex(({ move }) => move?.type === 'path')}.move.path`;
  refuses('with a leap, by who has moved', `S-MOVE ${walked}`, moved, {
    [walked]: [0, 2].map((column) => ({ column, row: 0 })),
  });
});

describe('phase by phase there are the orders of one phase [S-PHASES]', () => {
  const late = () =>
    found(
      'turn',
      ({ orders, rules }, { phase }) =>
        rules.mode === 'phased' && phase === 'shoot' && orders.some(({ act }) => act !== null),
    );
  const at = `orders.${late().orders.findIndex(({ act }) => act !== null)}`;
  refuses('a shot in the Stab phase', `S-PHASES ${at}.act`, late, { 'stage.phase': 'stab' });
  refuses('a move in the Shoot phase', `S-PHASES ${at}.move`, late, { [`${at}.move`]: { type: 'delay' } });
});

describe('battalions are of units that are alike [S-BATTALION]', () => {
  const joined = () =>
    found(
      'order',
      ({ battalions, rules, units }, { phase }) =>
        phase !== 'move' && rules.mode === undefined && battalions.length > 0 && units.length === 8,
    );
  const members = joined().battalions[0] ?? [];
  const of = (...ids: readonly (number | undefined)[]) => ({ 'battalions.0': ids });
  refuses('one unit', 'S-BATTALION battalions.0', joined, of(members[0]));
  refuses('strangers', 'S-BATTALION battalions.0', joined, of(63, 64));
  refuses('units of two sides', 'S-BATTALION battalions.0', joined, of(1, 8));
  refuses('one unit twice', 'S-BATTALION battalions.0', joined, of(members[0], members[0]));
  refuses('units of another one', 'S-BATTALION battalions.1', joined, { battalions: [members, members] });
  refuses('units that differ', 'S-BATTALION battalions.0', joined, {
    [`units.${(members[0] ?? 1) - 1}.profile.speed`]: 9,
  });
  refuses('units with orders of their own', 'S-BATTALION battalions.0', joined, ({ orders }) => ({
    orders: orders.flatMap(({ units, ...rest }) => units.map((id) => ({ ...rest, units: [id] }))),
  }));
});
