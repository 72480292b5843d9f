import { type Cell, cellIndex, isOnGrid } from '@tabletop/geometry/grid';
import { isOnMap, isWhole } from '../condition.js';
import type { UnitId } from '../ids.js';
import { COVER_SIGNS, coverAt } from '../map/battle-map.js';
import { layerOf } from '../map/layer.js';
import { spacesOfPart } from '../map/spaces.js';
import type { SpcfkrsView } from '../view.js';
import type { Markers } from './markers.js';

/** What a picture of the board shows. */
export type Pictured = Pick<SpcfkrsView, 'map' | 'units' | 'slag'>;

/** The signs of a board besides those of cover and of units. */
export const BOARD_SIGNS: Readonly<Record<'inCover' | 'wrecked' | 'together' | 'above' | 'slag', string>> = {
  inCover: COVER_SIGNS.partial,
  wrecked: '/',
  together: ':',
  above: '^',
  slag: '~',
};

/** Who is in a layer of a space: each unit, with whether any part of it there is whole. */
type Crowd = Map<UnitId, boolean>;

interface Space {
  readonly at: Cell;
  readonly ground: Crowd;
  readonly above: Crowd;
}

/** What stands in each space of the board that holds more than cover, and which signs are among it. */
export interface BoardCells {
  readonly texts: ReadonlyMap<number, string>;
  readonly signs: ReadonlySet<keyof typeof BOARD_SIGNS>;
  /** The spaces in which there are several units of one layer, and which. */
  readonly shared: readonly { readonly at: Cell; readonly units: readonly UnitId[] }[];
}

/**
 * The texts of the spaces of a board. Of several units in a space the first stands for all, with their number; a spaceship
 * follows on what it is above.
 *
 * @rule S-PARTS
 * @rule S-SCALE
 * @rule S-LAYERS
 * @rule S-SLAG
 */
export function boardCells(view: Pictured, markers: Markers): BoardCells {
  const { map, slag } = view;
  const spaces = spacesTaken(view);
  const slagged = new Set(slag.map(({ at }) => cellIndex(at, map)));
  for (const { at } of slag) spaceAt(spaces, at, map);
  const signs = new Set<keyof typeof BOARD_SIGNS>();
  const sign = (name: keyof typeof BOARD_SIGNS) => {
    signs.add(name);
    return BOARD_SIGNS[name];
  };
  const crowdText = (crowd: Crowd) => {
    const [first] = crowd;
    if (first === undefined) return '';
    const wrecked = first[1] ? '' : sign('wrecked');
    const others = crowd.size === 1 ? '' : `${sign('together')}${crowd.size}`;
    return `${markers.get(first[0]) ?? ''}${wrecked}${others}`;
  };
  const groundText = ({ at, ground }: Space) => {
    const cover = coverAt(map, at);
    if (ground.size === 0) return cover === 'none' ? '' : COVER_SIGNS[cover];
    return `${crowdText(ground)}${cover === 'partial' ? sign('inCover') : ''}`;
  };
  const texts = [...spaces].map(([index, space]) => {
    const below = `${groundText(space)}${slagged.has(index) ? sign('slag') : ''}`;
    const above = crowdText(space.above);
    return [index, below !== '' && above !== '' ? `${below}${sign('above')}${above}` : `${below}${above}`] as const;
  });
  const shared = [...spaces.values()].flatMap(({ at, ground, above }) =>
    [ground, above].filter(({ size }) => size > 1).map((crowd) => ({ at, units: [...crowd.keys()] })),
  );
  return { texts: new Map(texts), signs, shared };
}

/** The spaces with somebody in them, in the order of the units. */
function spacesTaken({ map, units }: Pictured): Map<number, Space> {
  const spaces = new Map<number, Space>();
  for (const unit of units) {
    if (!isOnMap(unit)) continue;
    for (const part of unit.parts.keys())
      for (const at of spacesOfPart(map, unit, part)) {
        if (!isOnGrid(at, map)) continue;
        const crowd = spaceAt(spaces, at, map)[layerOf(unit.profile.class)];
        crowd.set(unit.id, crowd.get(unit.id) === true || isWhole(unit, part));
      }
  }
  return spaces;
}

function spaceAt(spaces: Map<number, Space>, at: Cell, map: Pictured['map']): Space {
  const index = cellIndex(at, map);
  const space = spaces.get(index) ?? { at, ground: new Map(), above: new Map() };
  spaces.set(index, space);
  return space;
}
