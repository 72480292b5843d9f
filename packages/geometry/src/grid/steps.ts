import { TabletopError } from '@tabletop/dice';
import { isWhole, show } from '../whole.js';
import { type Cell, shiftedCell } from './cell.js';
import { COMPASS, STEPS } from './compass.js';
import { enteredBy, readFootprint } from './footprint.js';
import { cellAt, cellIndex, type Grid, isOnGrid, parseGrid } from './grid.js';
import type { Ground } from './ground.js';
import { MAX_CELL_COST } from './limits.js';
import { cellName } from './names.js';
import { leastCorner, toOrigin } from './shape.js';

/**
 * The steps of a unit on its ground. A spot is where the least column and row of the unit are, as the index of that cell;
 * a way is the index of a direction in `COMPASS`.
 */
export interface Steps {
  /** How many indices of spots there are; some of them may be none. */
  readonly spots: number;
  /** The spot of a unit with this place; −1 where it would not be wholly on the grid. */
  readonly spotOf: (place: Cell) => number;
  readonly placeOf: (spot: number) => Cell;
  /** The spot that a step leads to; −1 where it leads off the grid. */
  readonly next: (spot: number, way: number) => number;
  /** What the step costs that led this way to a spot; 0 where it may not be taken. */
  readonly costTo: (spot: number, way: number) => number;
  /** The first cell that the step which led this way to a spot may not enter. */
  readonly closedTo: (spot: number, way: number) => Cell | undefined;
}

const UNKNOWN = -1;
const CLOSED = 0;
const NOWHERE = -1;

const WAYS: readonly Cell[] = /* @__PURE__ */ COMPASS.map((direction) => STEPS[direction]);

/** How a unit lies on a grid. */
interface Lie {
  /** The least column and row of the cells that it covers, as a step from its place. */
  readonly corner: Cell;
  /** Where that corner can be. */
  readonly room: Grid;
  /** For each way, the cells that a step enters: how far their indices are from that of the corner after it. */
  readonly entered: readonly (readonly number[])[];
}

const ORIGIN: Cell = { column: 0, row: 0 };
const ITS_OWN: readonly (readonly number[])[] = /* @__PURE__ */ WAYS.map(() => [0]);

function ofOneCell(grid: Grid): Lie {
  return { corner: ORIGIN, room: grid, entered: ITS_OWN };
}

/** Throws 'invalid-footprint'. */
function ofCells(cells: readonly Cell[], grid: Grid): Lie {
  const footprint = readFootprint(cells);
  const unit = toOrigin(footprint);
  return {
    corner: leastCorner(footprint),
    room: {
      columns: grid.columns - Math.max(...unit.map(({ column }) => column)),
      rows: grid.rows - Math.max(...unit.map(({ row }) => row)),
    },
    entered: WAYS.map((step) => enteredBy(unit, step).map((cell) => cellIndex(cell, grid))),
  };
}

/** The steps on a ground. Throws 'invalid-grid' or 'invalid-footprint'; each cost that is asked for, 'invalid-cost'. */
export function stepsOn(ground: Ground): Steps {
  const grid = parseGrid(ground.grid);
  const { corner, room, entered } = ground.footprint === undefined ? ofOneCell(grid) : ofCells(ground.footprint, grid);
  const costs = new Int32Array(grid.columns * grid.rows).fill(UNKNOWN);
  const { fits } = ground;

  const spotAt = (cell: Cell): number => (isOnGrid(cell, room) ? cellIndex(cell, grid) : NOWHERE);
  const costOf = (index: number): number => {
    const known = costs[index];
    if (known !== undefined && known !== UNKNOWN) return known;
    const cell = cellAt(index, grid);
    const cost = readCost(cell, ground.costOf(cell));
    costs[index] = cost;
    return cost;
  };
  const placeOf = (spot: number): Cell => {
    const { column, row } = cellAt(spot, grid);
    return { column: column - corner.column, row: row - corner.row };
  };
  const isMisfit = (spot: number): boolean => fits !== undefined && !fits(placeOf(spot));
  return {
    spots: costs.length,
    spotOf: (place) => spotAt(shiftedCell(place, corner)),
    placeOf,
    // Whole searches wait for this: no cell is made on the way.
    next: (spot, way) => {
      const step = WAYS[way];
      if (step === undefined) return NOWHERE;
      const column = spot % grid.columns;
      const [toColumn, toRow] = [column + step.column, (spot - column) / grid.columns + step.row];
      const isInside = toColumn >= 0 && toColumn < room.columns && toRow >= 0 && toRow < room.rows;
      return isInside ? toRow * grid.columns + toColumn : NOWHERE;
    },
    costTo: (spot, way) => {
      let dearest = CLOSED;
      for (const offset of entered[way] ?? []) {
        const cost = costOf(spot + offset);
        if (cost === CLOSED) return CLOSED;
        if (cost > dearest) dearest = cost;
      }
      return isMisfit(spot) ? CLOSED : dearest;
    },
    closedTo: (spot, way) => {
      const offset = entered[way]?.find((cell) => costOf(spot + cell) === CLOSED);
      if (offset !== undefined) return cellAt(spot + offset, grid);
      return isMisfit(spot) ? placeOf(spot) : undefined;
    },
  };
}

function readCost(cell: Cell, cost: unknown): number {
  if (cost === null || cost === Number.POSITIVE_INFINITY) return CLOSED;
  if (isWhole(cost, MAX_CELL_COST) && cost > 0) return cost;
  const name = cellName(cell);
  const message = `To enter ${name} costs a whole number from 1 to ${MAX_CELL_COST}, or null, not ${show(cost)}.`;
  throw new TabletopError('invalid-cost', [{ path: ['costOf'], message, details: { cell: name } }]);
}
