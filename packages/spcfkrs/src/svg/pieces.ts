import { type Circle, fitting, type Label, type Line, SMALLEST } from '@tabletop/game/svg';
import { plain } from '@tabletop/game/text';
import { euclideanSquared } from '@tabletop/geometry/grid';
import { placeOf } from '../find.js';
import type { Part, Unit } from '../state.js';
import { points as bodyText } from '../text/words.js';
import type { SpcfkrsView } from '../view.js';
import { activeUnits } from './active-units.js';
import { type Face, hasRoomFor, showsBody } from './face.js';
import { discIn, type MapFrame } from './frame.js';
import { markOf } from './marks.js';
import { drawToken, RADIUS, roomOf, type Token } from './token.js';

/** A living unit on the map, with what is written beside it. */
export interface Piece {
  readonly unit: Unit;
  readonly token: Token;
  readonly markup: string;
  /** The room that it takes, its first part's first. */
  readonly room: readonly [Circle, ...Circle[]];
  /** Its side's mark, its name and, where there was no room for it on the unit, its Body; null where its name is on it. */
  readonly label: Label | null;
  /** The same with its number in place of its name. */
  readonly shortLabel: Label;
}

/** The widest name beside a unit, in pixels. */
const NAME_WIDTH = 170;

/** All living units, those whose turn it is last. */
export function pieces(view: SpcfkrsView, frame: MapFrame): readonly Piece[] {
  const active = activeUnits(view);
  const isActive = ({ id }: Unit) => active.includes(id);
  const living = view.units.filter(({ alive }) => alive);
  return [...living.filter((unit) => !isActive(unit)), ...living.filter(isActive)].map((unit) =>
    pieceOf(unit, isActive(unit), view, frame),
  );
}

function pieceOf(unit: Unit, isActive: boolean, view: SpcfkrsView, frame: MapFrame): Piece {
  const mark = markOf(view, unit);
  const { profile, parts, shield, hacked } = unit;
  const [first, ...others] = parts;
  const bare = ({ at, sixths }: Part) => ({ disc: discIn(at, RADIUS, frame), sixths, body: profile.body });
  const front = bare(first ?? { at: placeOf(unit), sixths: 0 });
  const name = plain(unit.name);
  const faces: readonly [Face, ...Face[]] = [
    { ...front, name: hasRoomFor(name, front) ? name : null },
    ...others.map((part): Face => ({ ...bare(part), name: null })),
  ];
  const token: Token = {
    faces,
    joints: jointsOf(parts, frame),
    colour: mark.colour,
    isActive,
    shield,
    isHacked: hacked,
  };
  const body = faces.every(showsBody) ? [] : [parts.map(({ sixths }) => bodyText(sixths)).join('+')];
  const shown = fitting(unit.name, SMALLEST, NAME_WIDTH);
  return {
    unit,
    token,
    markup: drawToken(token),
    room: roomOf(token),
    label: faces[0].name !== null && body.length === 0 ? null : { mark, text: [shown, ...body].join(' ') },
    shortLabel: { mark, text: [`#${unit.id}`, ...body].join(' ') },
  };
}

/** The lines between the parts of a unit that share an edge. */
function jointsOf(parts: readonly Part[], frame: MapFrame): readonly Line[] {
  return parts.flatMap((from, at) =>
    parts
      .slice(at + 1)
      .filter((to) => euclideanSquared(from.at, to.at) === 1)
      .map((to): Line => [discIn(from.at, 0, frame), discIn(to.at, 0, frame)]),
  );
}
