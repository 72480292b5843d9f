import { type Frame, fitting, type Label, type SeatMark, SMALLEST, seatMark } from '@tabletop/game/svg';
import { discAt } from '@tabletop/geometry';
import type { Rules } from '../rules.js';
import type { Figure } from '../state.js';
import { toUnits } from '../units.js';
import type { SkirmishView } from '../view.js';
import { type Base, drawBase } from './bases.js';

/** A figure on the table, with what is written beside it. */
export interface Piece {
  readonly figure: Figure;
  readonly base: Base;
  readonly markup: string;
  /** Its owner's mark, its number, its name and its Actions. */
  readonly label: Label;
  /** The same without the name. */
  readonly shortLabel: Label;
}

/** The widest name beside a figure, in pixels. */
const NAME_WIDTH = 92;

/** All figures, those that are out of the fight first. */
export function pieces(view: SkirmishView, frame: Frame, rules: Rules): readonly Piece[] {
  const out = view.figures.filter(({ status }) => status === 'out');
  const active = view.figures.filter(({ status }) => status === 'active');
  return [...out, ...active].map((figure) => pieceOf(figure, view, frame, rules));
}

function pieceOf(figure: Figure, view: SkirmishView, frame: Frame, rules: Rules): Piece {
  const { id, at, posture, status, profile } = figure;
  const mark = markOf(view, figure);
  const isOut = status === 'out';
  const base: Base = {
    disc: frame.disc(discAt(at, toUnits(rules.figureRadius))),
    number: id,
    isActive: view.moving === id,
    colour: mark.colour,
    isProne: posture === 'prone',
    isOut,
    isInvisible: profile.invisible === true,
  };
  const actions = isOut ? [] : [actionsText(figure)];
  const name = fitting(profile.name, SMALLEST, NAME_WIDTH);
  return {
    figure,
    base,
    markup: drawBase(base),
    label: { mark, text: [id, name, ...actions].join(' ') },
    shortLabel: { mark, text: [id, ...actions].join(' ') },
  };
}

/** The seat of a figure's owner. */
export function markOf({ players }: Pick<SkirmishView, 'players'>, { owner }: Pick<Figure, 'owner'>): SeatMark {
  return seatMark(players.findIndex(({ id }) => id === owner));
}

/** The Actions that a figure has left this turn, of all that it has in one. @rule F-ACTIONS */
export function actionsText({ actions, profile }: Figure): string {
  return `${actions}/${profile.actions}`;
}
