import { type Box, type Circle, fitting, type Label, type Line, SMALLEST } from '@tabletop/game/svg';
import { plain } from '@tabletop/game/text';
import type { Cell } from '@tabletop/geometry/grid';
import { isOnMap } from '../condition.js';
import { gunsOf } from '../force/guns-of.js';
import type { CraftProfile } from '../force/profile.js';
import { layerOf } from '../map/layer.js';
import { SPACE, scaleOf } from '../map/scale.js';
import { spacesOfPart } from '../map/spaces.js';
import type { Unit, UnitId } from '../state.js';
import { points as bodyText } from '../text/words.js';
import { passengersOf } from '../transport/bay.js';
import type { SpcfkrsView } from '../view.js';
import { activeUnits } from './active-units.js';
import { bridge, shareEdge } from './bridge.js';
import { anchorOf, boxesOf, type CraftToken, type HullPart } from './craft-token.js';
import { type Face, hasRoomFor, showsBody } from './face.js';
import { markOf } from './marks.js';
import { discOf, type Places } from './places.js';
import { drawToken, type FootToken, facesOf, RADIUS, roomOf, type Token } from './token.js';

/** A unit on the map, with what is written beside it. */
export interface Piece {
  readonly unit: Unit;
  readonly token: Token;
  readonly markup: string;
  /** The room that it takes: the disc from which lines lead to its name first. */
  readonly room: readonly [Circle, ...Circle[]];
  /** The room that the parts of its hull take. */
  readonly hull: readonly Box[];
  /** Its side's mark, its name and, where there was no room for it on the unit, its Body; null where its name is on it. */
  readonly label: Label | null;
  /** The same with its number in place of its name. */
  readonly shortLabel: Label;
}

/** The widest name beside a unit, in pixels. */
const NAME_WIDTH = 170;

/** All units on the map, those whose turn it is last. */
export function pieces(view: SpcfkrsView, places: ReadonlyMap<UnitId, Places>): readonly Piece[] {
  const active = activeUnits(view);
  const isActive = ({ id }: Unit) => active.includes(id);
  const present = view.units.filter(isOnMap);
  const ground = groundOf(view, present);
  return [...present.filter((unit) => !isActive(unit)), ...present.filter(isActive)].flatMap((unit) => {
    const boxes = places.get(unit.id);
    return boxes === undefined ? [] : [pieceOf(tokenOf(unit, boxes, isActive(unit), view, ground), unit, view)];
  });
}

/** The spaces that units below the spaceships are in. */
function groundOf({ map }: SpcfkrsView, units: readonly Unit[]): ReadonlySet<string> {
  const below = units.filter(({ profile }) => layerOf(profile.class) === 'ground');
  return new Set(
    below.flatMap((unit) => unit.parts.flatMap((_, part) => spacesOfPart(map, unit, part))).map((cell) => keyOf(cell)),
  );
}

function keyOf({ column, row }: Cell): string {
  return `${column},${row}`;
}

function tokenOf(unit: Unit, boxes: Places, isActive: boolean, view: SpcfkrsView, ground: ReadonlySet<string>): Token {
  const { profile } = unit;
  const { colour } = markOf(view, unit);
  return profile.class === 'on-foot'
    ? footOf(unit, boxes[0], colour, isActive)
    : craftOf(unit, profile, boxes, colour, isActive, view, ground);
}

function footOf(
  { name, profile, parts, shield, hacked }: Unit,
  box: Box,
  colour: string,
  isActive: boolean,
): FootToken {
  const bare = { disc: discOf(box, 2 * RADIUS), sixths: parts[0]?.sixths ?? 0, body: profile.body };
  const own = plain(name);
  const face: Face = { ...bare, name: hasRoomFor(own, bare) ? own : null };
  return { kind: 'on-foot', face, colour, isActive, shield, isHacked: hacked };
}

/** The share of a part of a hull within which it is written on. */
const WRITTEN = 0.9;

function craftOf(
  unit: Unit,
  { body, bays, class: unitClass }: CraftProfile,
  boxes: Places,
  colour: string,
  isActive: boolean,
  view: SpcfkrsView,
  ground: ReadonlySet<string>,
): CraftToken {
  const { id, profile, parts, shield, hacked, craft } = unit;
  const isAbove = layerOf(unitClass) === 'above';
  const partOf = (box: Box, part: number): HullPart => {
    // Whoever is below a spaceship stays legible: it is written on where nobody is, or nowhere.
    const spaces = isAbove ? spacesOfPart(view.map, unit, part) : [];
    const free = spaces.filter((cell) => !ground.has(keyOf(cell)));
    const written = free.length === spaces.length ? box : freeBox(box, spaces, free[0]);
    const bare = { disc: discOf(written, WRITTEN), sixths: parts[part]?.sixths ?? 0, body };
    const number = String(part + 1);
    return {
      box,
      face: { ...bare, name: hasRoomFor(number, bare) ? number : null },
      guns: gunsOf(profile).filter((gun) => gun.part === part).length,
      aboard: bays.includes(part) ? passengersOf(view, id, part).length : null,
    };
  };
  const [first, ...others] = boxes;
  return {
    kind: 'craft',
    parts: [partOf(first, 0), ...others.map((box, at) => partOf(box, at + 1))],
    joints: scaleOf(view.map, unitClass).eighths < SPACE ? jointsOf(boxes) : [],
    colour,
    isActive,
    shield,
    isHacked: hacked,
    isMalfunctioning: craft?.malfunctioning ?? false,
    hasPilot: craft?.pilot ?? true,
    isAbove,
  };
}

/** The place of one of the spaces of a part on the picture; no room where there is none. */
function freeBox({ x, y, width, height }: Box, spaces: readonly Cell[], free: Cell | undefined): Box {
  const [first, last] = [spaces[0], spaces.at(-1)];
  if (first === undefined || last === undefined || free === undefined) return { x, y, width: 0, height: 0 };
  const [across, down] = [width / (last.column - first.column + 1), height / (last.row - first.row + 1)];
  const [left, top] = [x + (free.column - first.column) * across, y + (free.row - first.row) * down];
  return { x: left, y: top, width: across, height: down };
}

/** Short lines from each part of a craft to the nearest of those before it, where it shares no edge with any. */
function jointsOf(boxes: Places): readonly Line[] {
  return boxes.flatMap((box, at) => {
    const before = boxes.slice(0, at);
    if (before.some((other) => shareEdge(other, box))) return [];
    const [nearest] = [...before].sort((a, b) => apart(a, box) - apart(b, box));
    return nearest === undefined ? [] : [bridge(nearest, box)];
  });
}

/** The square of the way between the middles of two boxes. */
function apart(a: Box, b: Box): number {
  const [from, to] = [discOf(a), discOf(b)];
  return (from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y);
}

function pieceOf(token: Token, unit: Unit, view: SpcfkrsView): Piece {
  const mark = markOf(view, unit);
  const faces = facesOf(token);
  const left = unit.parts.reduce((sum, { sixths }) => sum + sixths, 0);
  const body = faces.every(showsBody) ? [] : [bodyText(left)];
  const shown = fitting(unit.name, SMALLEST, NAME_WIDTH);
  const isNamed = token.kind === 'on-foot' && token.face.name !== null;
  return {
    unit,
    token,
    markup: drawToken(token),
    room: token.kind === 'craft' ? [anchorOf(token)] : roomOf(token),
    hull: token.kind === 'craft' ? boxesOf(token) : [],
    label: isNamed ? null : { mark, text: [shown, ...body].join(' ') },
    shortLabel: { mark, text: [`#${unit.id}`, ...body].join(' ') },
  };
}
