import {
  drawFigure,
  type Figure,
  type Frame,
  fitsInside,
  fitting,
  type Label,
  type SeatMark,
  SMALLEST,
  seatMark,
} from '@tabletop/game/svg';
import { type Disc, subtract } from '@tabletop/geometry';
import { sailorBase, tentacleBase } from '../bases.js';
import { hullOf } from '../deck.js';
import { floorOf } from '../floor.js';
import { distanceToHull } from '../reach.js';
import type { Rules } from '../rules.js';
import type { Sailor, SailorId, Tentacle, TentacleId } from '../state.js';
import { centimetres } from '../text/words.js';
import type { KrakenView } from '../view.js';
import { shownAt } from './frame.js';
import { atTheRim, drawTentacle, type FarFigure } from './tentacle.js';

/** A figure as it is drawn, with what is written beside it. */
export interface Piece {
  readonly figure: Figure;
  readonly markup: string;
  readonly label: Label | null;
  /** The sailor that it is; null for a tentacle. */
  readonly sailor: Sailor | null;
}

/** The widest name beside a figure, in pixels. */
const NAME_WIDTH = 92;

/** The sailors in play, each with its owner's mark and its name, and with its Pluck where that does not fit inside. */
export function sailorPieces(view: KrakenView, frame: Frame, rules: Rules): readonly Piece[] {
  const active = activeSailors(view, rules);
  return view.sailors
    .filter(({ fate }) => fate === 'in-play')
    .map((sailor): Piece => {
      const { id, at, name, pluck } = sailor;
      const disc = frame.disc(sailorBase(at, rules));
      const figure = { disc, number: pluck, isActive: active.includes(id) };
      const mark = markOf(view, sailor);
      const text = `${fitting(name, SMALLEST, NAME_WIDTH)}${fitsInside(figure) ? '' : ` ${pluck}`}`;
      return { figure, markup: drawFigure(figure, mark.colour), label: { mark, text }, sailor };
    });
}

/** The seat of a sailor's owner. */
export function markOf({ players }: Pick<KrakenView, 'players'>, { owner }: Pick<Sailor, 'owner'>): SeatMark {
  return seatMark(players.findIndex(({ id }) => id === owner));
}

/** The sailors who may act now. */
function activeSailors(view: KrakenView, rules: Rules): readonly SailorId[] {
  if (view.stage.phase === 'movement') return view.stage.order.slice(0, 1);
  return floorOf(view, rules)?.attackers.map(({ sailor }) => sailor) ?? [];
}

/**
 * The tentacles. One has a label where its number does not fit into its base, or where it is further away than it is
 * shown; those take their places at the edge clear of everything else.
 */
export function tentaclePieces(
  view: KrakenView,
  frame: Frame,
  rules: Rules,
  sailors: readonly Piece[],
): readonly Piece[] {
  const taken = sailors.map(({ figure }) => figure.disc);
  for (const tentacle of view.tentacles) {
    const { at, isFar } = shownAt(view.vessel, tentacle);
    if (!isFar) taken.push(baseAt(at, frame, rules));
  }
  const active = activeTentacle(view);
  return view.tentacles.map((tentacle): Piece => {
    const { at, isFar } = shownAt(view.vessel, tentacle);
    const here = { disc: baseAt(at, frame, rules), number: tentacle.id, isActive: tentacle.id === active };
    if (!isFar) return tentaclePiece(here, '');
    const towards = subtract(tentacle.at, at);
    const far = { ...here, towards, disc: atTheRim(here.disc, towards, taken, frame.area) };
    taken.push(far.disc);
    return tentaclePiece(far, `${away(tentacle, view, rules)} off`);
  });
}

function tentaclePiece(figure: Figure | FarFigure, distance: string): Piece {
  const number = fitsInside(figure) ? '' : `tentacle ${figure.number}`;
  const text = [number, distance].filter((part) => part !== '').join(', ');
  return { figure, markup: drawTentacle(figure), label: text === '' ? null : { mark: null, text }, sailor: null };
}

function baseAt(at: Tentacle['at'], frame: Frame, rules: Rules): Disc {
  return frame.disc(tentacleBase(at, rules));
}

function away(tentacle: Tentacle, { vessel }: KrakenView, rules: Rules): string {
  return centimetres(distanceToHull(tentacle, hullOf(vessel), rules));
}

/** The tentacle that acts next. */
function activeTentacle({ stage }: KrakenView): TentacleId | undefined {
  return stage.phase === 'reaction' ? (stage.pending?.tentacle ?? stage.order[0]) : undefined;
}
