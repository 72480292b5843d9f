import { type Circle, type Frame, fitting, type Label, type SeatMark, SMALLEST, seatMark } from '@tabletop/game/svg';
import { discAt } from '@tabletop/geometry';
import { isAlive } from '../find.js';
import type { Rules } from '../rules.js';
import type { Fighter } from '../state.js';
import { toUnits } from '../units.js';
import type { WarcrabsView } from '../view.js';
import { activeCrab } from './active.js';
import { type CrabFigure, drawCrab, roomOf } from './crab.js';
import { unit } from './round.js';

/** A crab on the table, with what is written beside it. */
export interface Piece {
  readonly crab: Fighter;
  readonly figure: CrabFigure;
  readonly markup: string;
  /** The room that it takes. */
  readonly room: readonly Circle[];
  /** Beside what its label stands: itself or, round the active crab, how far its claws reach. */
  readonly beside: Circle;
  /** Its owner's mark, its number, its name, its Hit Points and armour. */
  readonly label: Label;
  /** The same without the name. */
  readonly shortLabel: Label;
}

/** The widest name beside a crab, in pixels. */
const NAME_WIDTH = 110;

/** The widest ring round the active crab outside of which its label stands, in pixels. */
const WIDE = 60;

/** All crabs: the dead first, the active one last. */
export function pieces(view: WarcrabsView, frame: Frame, rules: Rules): readonly Piece[] {
  const active = activeCrab(view)?.id;
  const rank = (crab: Fighter) => (crab.id === active ? 2 : isAlive(crab) ? 1 : 0);
  return [...view.crabs]
    .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
    .map((crab) => pieceOf(crab, crab.id === active, view, frame, rules));
}

function pieceOf(crab: Fighter, isActive: boolean, view: WarcrabsView, frame: Frame, rules: Rules): Piece {
  const mark = markOf(view, crab);
  const isDead = !isAlive(crab);
  const figure: CrabFigure = {
    disc: frame.disc(discAt(crab.at, toUnits(rules.crabRadius))),
    number: crab.id,
    isActive,
    colour: mark.colour,
    facing: unit(crab.facing),
    isStunned: crab.stun !== null && !isDead,
    isDead,
  };
  const room = roomOf(figure);
  const claws = frame.disc(discAt(crab.at, toUnits(rules.crabRadius) + toUnits(rules.clawReach)));
  const left = isDead ? [] : [leftText(crab)];
  const name = fitting(crab.name, SMALLEST, NAME_WIDTH);
  return {
    crab,
    figure,
    markup: drawCrab(figure),
    room,
    beside: isActive && !isDead && claws.radius <= WIDE ? claws : room[0],
    label: { mark, text: [crab.id, name, ...left].join(' ') },
    shortLabel: { mark, text: [crab.id, ...left].join(' ') },
  };
}

/** The seat of a crab's owner. */
export function markOf({ players }: Pick<WarcrabsView, 'players'>, { owner }: Pick<Fighter, 'owner'>): SeatMark {
  return seatMark(players.findIndex(({ id }) => id === owner));
}

/** What a crab has left, in figures: its Hit Points and its armour. */
function leftText({ hitPoints, armour }: Fighter): string {
  return `${hitPoints}+${armour}`;
}
