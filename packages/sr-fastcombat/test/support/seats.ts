import type { Card } from '@tabletop/cards';
import type { Vector } from '@tabletop/geometry';
import type { Pass, SkirmishAction } from '../../src/index.js';

/** Everything that a player does, in words. Figures and items are ids, places are units. */
export interface Seat {
  readonly pass: (until?: Pass['until']) => SkirmishAction;
  readonly announce: (figure: number, ...path: Vector[]) => SkirmishAction;
  readonly endMoves: () => SkirmishAction;
  readonly shoot: (figure: number, weapon: number, target: number, mark?: number) => SkirmishAction;
  readonly strike: (figure: number, weapon: number | null, target: number, mark?: number) => SkirmishAction;
  readonly throw: (figure: number, grenade: number, at: Vector) => SkirmishAction;
  readonly launch: (figure: number, weapon: number, at: Vector) => SkirmishAction;
  readonly cast: (figure: number, spell: number, force: number, on: number | Vector) => SkirmishAction;
  readonly reload: (figure: number, weapon: number) => SkirmishAction;
  readonly ready: (figure: number, item: number, stow?: number) => SkirmishAction;
  readonly pickUp: (figure: number, item: number) => SkirmishAction;
  readonly drop: (figure: number, item: number) => SkirmishAction;
  readonly lieDown: (figure: number, mark?: number) => SkirmishAction;
  readonly standUp: (figure: number, mark?: number) => SkirmishAction;
  readonly scenario: (figure: number, name: string) => SkirmishAction;
  readonly commit: (card: Card | null) => SkirmishAction;
  readonly play: (...cards: Card[]) => SkirmishAction;
  readonly complete: (...cards: Card[]) => SkirmishAction;
  readonly decline: () => SkirmishAction;
  readonly trade: (joker: Card) => SkirmishAction;
}

/** What a player of that name can do. */
export function seat(player: string): Seat {
  const marked = (mark: number | undefined) => (mark === undefined ? {} : { mark });
  return {
    pass: (until = 'now') => ({ type: 'pass', player, until }),
    announce: (figure, ...path) => ({ type: 'announce', player, figure, path }),
    endMoves: () => ({ type: 'end-moves', player }),
    shoot: (figure, weapon, target, mark) => ({ type: 'shoot', player, figure, weapon, target, ...marked(mark) }),
    strike: (figure, weapon, target, mark) => ({ type: 'strike', player, figure, weapon, target, ...marked(mark) }),
    throw: (figure, grenade, at) => ({ type: 'throw', player, figure, grenade, at }),
    launch: (figure, weapon, at) => ({ type: 'launch', player, figure, weapon, at }),
    cast: (figure, spell, force, on) => {
      const aim = typeof on === 'number' ? { target: on, at: null } : { target: null, at: on };
      return { type: 'cast', player, figure, spell, force, ...aim };
    },
    reload: (figure, weapon) => ({ type: 'reload', player, figure, weapon }),
    ready: (figure, item, stow) => ({ type: 'ready', player, figure, item, stow: stow ?? null }),
    pickUp: (figure, item) => ({ type: 'pick-up', player, figure, item }),
    drop: (figure, item) => ({ type: 'drop', player, figure, item }),
    lieDown: (figure, mark) => ({ type: 'lie-down', player, figure, ...marked(mark) }),
    standUp: (figure, mark) => ({ type: 'stand-up', player, figure, ...marked(mark) }),
    scenario: (figure, name) => ({ type: 'scenario', player, figure, name }),
    commit: (card) => ({ type: 'commit', player, card }),
    play: (...cards) => ({ type: 'play', player, cards }),
    complete: (...cards) => ({ type: 'complete', player, cards }),
    decline: () => ({ type: 'decline', player }),
    trade: (joker) => ({ type: 'trade', player, joker }),
  };
}

export const red: Seat = seat('red');
export const blue: Seat = seat('blue');
export const green: Seat = seat('green');
