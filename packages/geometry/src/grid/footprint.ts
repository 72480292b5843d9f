import { type Problem, TabletopError } from '@tabletop/dice';
import { isWhole, show } from '../whole.js';
import type { Cell } from './cell.js';
import { MAX_CELLS, MAX_SIDE } from './limits.js';
import { inOrder } from './shape.js';

/** The cells that a unit covers, as a set. Throws 'invalid-footprint'. */
export function readFootprint(footprint: readonly Cell[]): readonly Cell[] {
  if (footprint.length === 0) refuse([{ path: ['footprint'], message: 'A unit covers at least one cell.' }]);
  if (footprint.length > MAX_CELLS) {
    const message = `A unit covers at most ${MAX_CELLS} cells, not ${footprint.length}.`;
    refuse([{ path: ['footprint'], message, details: { most: MAX_CELLS } }]);
  }
  const problems = footprint.flatMap(({ column, row }, i) => [
    ...partProblem([i, 'column'], column),
    ...partProblem([i, 'row'], row),
  ]);
  if (problems.length > 0) refuse(problems);
  return inOrder(footprint);
}

/** The cells of a unit, as they lie after a step, that it did not cover before. */
export function enteredBy(footprint: readonly Cell[], step: Cell): readonly Cell[] {
  const rows = new Map<number, Set<number>>();
  for (const { column, row } of footprint) {
    const columns = rows.get(row) ?? new Set();
    rows.set(row, columns.add(column));
  }
  return footprint.filter(({ column, row }) => !rows.get(row + step.row)?.has(column + step.column));
}

function partProblem(path: Problem['path'], value: unknown): readonly Problem[] {
  const most = MAX_SIDE - 1;
  if (isWhole(value, most)) return [];
  const message = `A cell of a unit is a whole number from −${most} to ${most} away from its place, not ${show(value)}.`;
  return [{ path: ['footprint', ...path], message, details: { most } }];
}

function refuse(problems: readonly Problem[]): never {
  throw new TabletopError('invalid-footprint', problems);
}
