import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import { buildCraft } from '../../src/force/build-craft.js';
import type { CraftDesign } from '../../src/force/craft.js';
import type { CraftProfile } from '../../src/force/profile.js';
import { scaleOf } from '../../src/map/scale.js';
import { partsAt } from '../../src/map/spaces.js';
import { SIXTHS } from '../../src/sixths.js';
import type { Unit } from '../../src/state.js';
import type { UnitClass } from '../../src/unit-class.js';
import type { SpcfkrsView } from '../../src/view.js';
import { MAP, unit, viewOf } from './text-scene.js';

/** What may be told of a craft besides its design. */
export interface CraftChange extends Partial<Omit<Unit, 'profile' | 'parts' | 'craft'>> {
  /** What is left of its parts, in sixths, from the first; of the others all. */
  readonly sixths?: readonly number[];
  readonly malfunctioning?: boolean;
  readonly pilot?: boolean;
}

/** A craft with its first part at a place, on a map drawn for units of a class. */
export function craft(
  id: number,
  name: string,
  side: string,
  at: string,
  design: CraftDesign,
  scale: UnitClass,
  change: CraftChange = {},
): Unit & { readonly profile: CraftProfile } {
  const { profile, shape } = buildCraft({ name, ...design });
  const { sixths = [], malfunctioning = false, pilot = true, ...rest } = change;
  const places = partsAt(shape, scaleOf({ scale }, profile.class));
  const first = parseCellName(at, { columns: 64, rows: 64 });
  const [corner = { column: 0, row: 0 }] = places;
  const moved = ({ column, row }: Cell): Cell => ({
    column: first.column + column - corner.column,
    row: first.row + row - corner.row,
  });
  return {
    id,
    name,
    side,
    profile,
    parts: places.map((place, part) => ({ at: moved(place), sixths: sixths[part] ?? profile.body * SIXTHS })),
    alive: true,
    shield: profile.powers.includes('plasma-shield') ? 'ready' : 'none',
    hacked: false,
    acted: false,
    craft: { malfunctioning, pilot, heading: null },
    aboard: null,
    ...rest,
  };
}

/** A vehicle of three parts with two guns alike, a third of its own, a bay, and every crew. */
export const CRAWLER: CraftDesign = {
  class: 'vehicle',
  shape: ['MM', '.M'],
  guns: [{ part: 0 }, { part: 0 }, { part: 1, gun: 'Rail gun' }],
  bays: [2],
  modifications: ['Plasma shield', 'Plasma technician crew', 'Plasma slag exhaust', 'Hacking crew', 'Hover sled'],
};
export const TANK: CraftDesign = { class: 'vehicle', shape: ['HHHH'], guns: [{ part: 0, gun: 'Repeater gun' }] };
export const SCOUT: CraftDesign = { class: 'spaceship', shape: ['LL'] };

/**
 * Among vehicles: of ann’s, V1 (7), with its second part wrecked, P1 (1) and P3 (3) in one space, and P4 (4) in the bay of
 * V1; of ben’s, V2 (8), which malfunctions and has no pilot, and S1 (9) above its first part. There is slag at B5 and B6.
 */
export const VEHICLES: SpcfkrsView = viewOf({
  map: { ...MAP, scale: 'vehicle' },
  units: [
    unit(1, 'P1', 'Punks', 'A6'),
    unit(2, 'P2', 'Punks', 'B6', [], { alive: false, sixths: 0 }),
    unit(3, 'P3', 'Punks', 'A6', ['Plasma sniper']),
    unit(4, 'P4', 'Punks', 'B3', [], { aboard: { craft: 7, part: 2 } }),
    craft(7, 'V1', 'Punks', 'A2', CRAWLER, 'vehicle', { sixths: [15, 0] }),
    craft(8, 'V2', 'Bruisers', 'E6', TANK, 'vehicle', { malfunctioning: true, pilot: false }),
    craft(9, 'S1', 'Bruisers', 'E5', SCOUT, 'vehicle'),
    craft(10, 'V3', 'Bruisers', 'H1', { class: 'vehicle', shape: ['L'] }, 'vehicle', { alive: false, sixths: [0] }),
  ],
  battalions: [],
  orders: [],
  slag: ['B5', 'B6'].map((at) => ({ at: parseCellName(at, MAP), by: 7 })),
  stage: { step: 'round' },
});
