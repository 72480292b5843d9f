import { type Drawn, type LegendItem, legend, seatMark } from '@tabletop/game/svg';
import { count } from '@tabletop/game/text';
import type { PlayerView, SkirmishView } from '../view.js';
import type { Pile } from './dropped.js';
import { actionsText, markOf, type Piece } from './pieces.js';

/**
 * What stands below the table: the players with what is known of them; by name, the figures for whose name there was no
 * room; and what lies on the ground without a label. From `top` pixels down.
 */
export function namesBelow(
  view: SkirmishView,
  awaited: readonly string[],
  unnamed: readonly Piece[],
  unlabelled: readonly Pile[],
  top: number,
): Drawn {
  const players = view.players.map((player, seat): LegendItem => {
    return { mark: seatMark(seat), text: player.id, note: playerNote(view, player, awaited) };
  });
  const figures = unnamed.map(({ figure }): LegendItem => {
    const state = figure.status === 'out' ? 'out' : actionsText(figure);
    return { mark: markOf(view, figure), text: figure.profile.name, note: `number ${figure.id}, ${state}` };
  });
  const ground = unlabelled.map(({ place, names }): LegendItem => ({ mark: seatMark(-1), text: place, note: names }));
  return legend(
    [
      { title: 'Players', items: players, columns: 1 },
      { title: 'Also on the table', items: figures, columns: 3 },
      { title: 'On the ground', items: ground, columns: 2 },
    ],
    top,
  );
}

/** What is known of a player, what matters most first. */
function playerNote(view: SkirmishView, player: PlayerView, awaited: readonly string[]): string {
  const { id, handSize, owed, trading, passing, held } = player;
  const own = view.figures.filter(({ owner }) => owner === id);
  const active = own.filter(({ status }) => status === 'active').length;
  const place = view.order.indexOf(id);
  return [
    ...(awaited.includes(id) ? ['to choose'] : []),
    count(handSize, 'card'),
    ...(owed.cards > 0 ? [`${owed.cards} due`] : []),
    `${active} of ${count(own.length, 'figure')}`,
    ...(trading === null ? [] : ['trades a Joker']),
    ...(passing === 'no' ? [] : [`passes this ${passing}`]),
    ...(held === 0 ? [] : [`held ${count(held, 'turn')}`]),
    ...(place < 0 ? [] : [`moves ${ordinal(place + 1)}`]),
  ].join(', ');
}

/** A place in the order: there are no more players than have words here. */
function ordinal(place: number): string {
  return ORDINALS[place - 1] ?? `number ${place}`;
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
