import {
  type ConvexPolygon,
  containsPoint,
  convexPolygon,
  distanceToPolygonWithin,
  nearestOnPolygon,
  subtract,
  type Vector,
} from '@tabletop/geometry';
import { footingOf, toUnits } from '@tabletop/warcrabs';
import { LONGEST_NAME, plain } from '@tabletop/warcrabs/text';
import { moveOf, withFacing } from './facings.js';
import { labelOf, type Option, type Table } from './table.js';
import { canGo, fallsAt, placeTowards } from './ways.js';

/** Something to stand on. */
interface Thing {
  readonly name: string;
  readonly polygon: ConvexPolygon;
  /** Its top over the floor, where that is known: what stands on it may be higher. */
  readonly top: number | undefined;
}

/** The shortest way onto each surface and solid obstacle that the active crab can step or jump onto at once. */
export function thingOptions(table: Table): readonly Option[] {
  const { crab, stage } = table;
  return thingsOf(table)
    .filter(({ polygon }) => !containsPoint(polygon, crab.at) && distanceToPolygonWithin(crab.at, polygon, stage.left))
    .flatMap((thing) => {
      const to = wayOnto(table, thing);
      if (to === undefined) return [];
      const name = plain(thing.name, LONGEST_NAME);
      return [withFacing(table, [to], `onto the ${name}: ${labelOf(table, moveOf(table, [to]))}`)];
    });
}

function thingsOf({ state: { board } }: Table): readonly Thing[] {
  const surfaces = board.surfaces.map(({ name, height, corners }) => ({ name, corners, top: height }));
  const solids = board.obstacles
    .filter(({ kind }) => kind === 'solid')
    .map(({ name, corners }) => ({ name, corners, top: undefined }));
  return [...surfaces, ...solids].map(({ name, corners, top }) => ({ name, top, polygon: convexPolygon(corners) }));
}

/** The end of the shortest way onto a thing, straight to where it is nearest or to its middle; a base further if it can. */
function wayOnto(table: Table, thing: Thing): Vector | undefined {
  const { crab, stage, context } = table;
  const nearest = nearestOnPolygon(crab.at, thing.polygon)?.towards;
  const directions = [...(nearest === undefined ? [] : [nearest]), subtract(middleOf(thing.polygon), crab.at)];
  for (const direction of directions) {
    const isOn = (length: number): boolean => {
      const to = placeTowards(table, direction, length);
      return length <= stage.left && standsOn(table, thing, to) && canGo(table, to) && !fallsAt(table, to);
    };
    for (let length = 1; length <= stage.left; length++) {
      if (!isOn(length)) continue;
      const further = length + toUnits(context.rules.crabRadius);
      return placeTowards(table, direction, isOn(further) ? further : length);
    }
  }
  return undefined;
}

function standsOn({ state, context }: Table, { polygon, top }: Thing, at: Vector): boolean {
  if (!containsPoint(polygon, at)) return false;
  return top === undefined || footingOf(state, { at }, context.rules) === top;
}

/** The middle of the box round a polygon. */
function middleOf({ vertices }: ConvexPolygon): Vector {
  const middle = (values: readonly number[]) => Math.floor((Math.min(...values) + Math.max(...values)) / 2);
  return { x: middle(vertices.map(({ x }) => x)), y: middle(vertices.map(({ y }) => y)) };
}
