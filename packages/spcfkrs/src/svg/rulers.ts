import { type Box, baseline, letters, multiples, roundStep, SMALLEST } from '@tabletop/game/svg';
import { columnName, type Grid } from '@tabletop/geometry/grid';
import { discIn, type MapFrame, RULER_HEIGHT, RULER_WIDTH } from './frame.js';

/** How far apart letters and numbers are at least, in pixels. */
const COLUMNS_APART = 20;
const ROWS_APART = 15;

/** The letters of columns and the numbers of rows, as spaces are named by them; of small spaces every so many. @rule S-GRID */
export function rulers({ columns, rows }: Grid, frame: MapFrame): string {
  const { map, scale } = frame;
  const named = (many: number, apart: number) =>
    multiples(
      0,
      many - 1,
      roundStep((step) => step * scale, apart),
    );
  return [
    ...named(columns, COLUMNS_APART).map((column) => {
      const { x } = discIn({ column, row: 0 }, 0, frame);
      return letters(columnName(column), x, map.y - RULER_HEIGHT / 2 + baseline(SMALLEST), { anchor: 'middle' });
    }),
    ...named(rows, ROWS_APART).map((row) => {
      const { y } = discIn({ column: 0, row }, 0, frame);
      return letters(String(row + 1), map.x - 6, y + baseline(SMALLEST), { anchor: 'end' });
    }),
  ].join('');
}

/** The room that the rulers take, which labels leave free. */
export function rulerBoxes({ map }: MapFrame): readonly Box[] {
  return [
    { x: map.x, y: map.y - RULER_HEIGHT, width: map.width, height: RULER_HEIGHT },
    { x: map.x - RULER_WIDTH, y: map.y, width: RULER_WIDTH, height: map.height },
  ];
}
