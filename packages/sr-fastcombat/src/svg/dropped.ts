import {
  type Circle,
  element,
  type Frame,
  fitting,
  INK,
  type Label,
  type Point,
  points,
  SMALLEST,
} from '@tabletop/game/svg';
import { same } from '@tabletop/geometry';
import { hostOf } from '../items/held.js';
import type { Item } from '../state.js';
import { equipmentName } from '../text/teller.js';
import { place } from '../text/words.js';
import type { SkirmishView } from '../view.js';
import type { Base } from './bases.js';

/** What lies on the ground in one place. */
export interface Pile {
  /** Where it is, in words, and what: without what is fitted to other things. */
  readonly place: string;
  readonly names: string;
  /** Where its mark is drawn. */
  readonly disc: Circle;
  readonly label: Label;
}

/** Half of the width of the mark of what lies on the ground, in pixels. */
const HALF = 5;
/** The widest list of things, in pixels. */
const NAMES_WIDTH = 130;

/** The things on the ground. Where a base stands over them, their mark lies at its lower right. @rule F-ACT */
export function piles({ items }: Pick<SkirmishView, 'items'>, frame: Frame, bases: readonly Base[]): readonly Pile[] {
  const places: { readonly at: NonNullable<Item['at']>; readonly items: Item[] }[] = [];
  for (const item of items) {
    const { at } = item;
    if (at === null || hostOf(item) !== null) continue;
    const known = places.find((place) => same(place.at, at));
    if (known === undefined) places.push({ at, items: [item] });
    else known.items.push(item);
  }
  return places.map(({ at, items: lying }) => {
    const names = lying.map(({ equipment }) => equipmentName(equipment)).join(', ');
    return {
      place: place(at),
      names,
      disc: { ...besideBases(frame.point(at), bases), radius: HALF },
      label: { mark: null, text: fitting(names, SMALLEST, NAMES_WIDTH) },
    };
  });
}

function besideBases(at: Point, bases: readonly Base[]): Point {
  const above = bases.find(({ disc: { x, y, radius } }) => {
    const [dx, dy] = [at.x - x, at.y - y];
    return dx * dx + dy * dy < radius * radius;
  });
  if (above === undefined) return at;
  const aside = (above.disc.radius + HALF / 2) * 0.71;
  return { x: above.disc.x + aside, y: above.disc.y + aside };
}

/** The mark of things on the ground. */
export function drawPile({ x, y }: Point): string {
  return element('polygon', {
    points: points([
      { x, y: y - HALF },
      { x: x + HALF, y },
      { x, y: y + HALF },
      { x: x - HALF, y },
    ]),
    fill: '#ffffff',
    stroke: INK,
    'stroke-width': 1.5,
  });
}
