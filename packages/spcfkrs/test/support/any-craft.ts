import type { Cell } from '@tabletop/geometry/grid';
import fc from 'fast-check';
import type { CraftDesign, CraftInput } from '../../src/force/craft.js';
import { CRAFT_MODIFICATIONS, type CraftModificationName } from '../../src/force/craft-modifications.js';
import { type CraftGunName, GUNS } from '../../src/force/guns.js';
import { HULLS } from '../../src/force/hull.js';
import type { CraftModificationInput } from '../../src/force/read-craft-modification.js';
import type { GunInput } from '../../src/force/read-gun.js';
import type { CraftClass } from '../../src/unit-class.js';
import { gun } from './forces.js';

/** A craft in which only what a test is about needs to be said: a vehicle of one light part. */
export function craftInput(of: Partial<CraftInput> = {}): CraftInput {
  return { name: 'V', class: 'vehicle', shape: ['L'], ...of };
}

/** A gun of a craft in which only what a test is about needs to be said. */
export function craftGun(of: Partial<GunInput> = {}): GunInput {
  return { cost: 3, weapon: gun(), ...of };
}

/** A modification of craft in which only what a test is about needs to be said. */
export function craftModification(of: Partial<CraftModificationInput> = {}): CraftModificationInput {
  return { name: 'Skids', cost: 2, ...of };
}

/** Cells as the rows of a shape, each with a sign. */
export function rowsOf(cells: readonly Cell[], sign: string): readonly string[] {
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (_each, column) =>
      cells.some((cell) => cell.column === column + left && cell.row === row + top) ? sign : '.',
    ).join(''),
  );
}

/** Cells that hang together by their edges: each grown from one of those before it. */
export function anyCells(most: number): fc.Arbitrary<readonly Cell[]> {
  return fc
    .array(fc.tuple(fc.nat(), fc.constantFrom([0, 1], [1, 0], [0, -1], [-1, 0])), { maxLength: most - 1 })
    .map((steps) => {
      const cells: Cell[] = [{ column: 0, row: 0 }];
      for (const [from, [right = 0, down = 0]] of steps) {
        const at = cells[from % cells.length] ?? { column: 0, row: 0 };
        const next = { column: at.column + right, row: at.row + down };
        if (!cells.some(({ column, row }) => column === next.column && row === next.row)) cells.push(next);
      }
      return cells;
    });
}

/** Any modifications of the list that a craft of a class can have together. */
function anyModifications(craftClass: CraftClass): fc.Arbitrary<readonly CraftModificationName[]> {
  return fc
    .shuffledSubarray(Object.values(CRAFT_MODIFICATIONS).filter((each) => (each.class ?? craftClass) === craftClass))
    .map((drawn) =>
      drawn
        .filter(({ slot }, at) => slot === null || drawn.findIndex((other) => other.slot === slot) === at)
        .map(({ name }) => name as CraftModificationName),
    );
}

/** Any legal design of so many parts at most. */
export function anyDesign(most = 12): fc.Arbitrary<CraftDesign> {
  const anyClass = fc.constantFrom<CraftClass>('vehicle', 'spaceship');
  const anyHull = fc.constantFrom(...Object.values(HULLS));
  return fc.tuple(anyClass, anyHull, anyCells(most)).chain(([craftClass, hull, cells]) => {
    const parts = fc.nat({ max: cells.length - 1 });
    const anyGun = fc.constantFrom(...(Object.keys(GUNS) as CraftGunName[]));
    const guns = fc
      .array(fc.record({ part: parts, gun: anyGun }), { maxLength: 6 })
      .map((drawn) =>
        drawn.filter(({ part }, at) => drawn.slice(0, at).filter((each) => each.part === part).length < 2),
      );
    const bays = fc.shuffledSubarray([...cells.keys()], { maxLength: Math.min(2, cells.length) });
    return fc.record({
      class: fc.constant(craftClass),
      shape: fc.constant(rowsOf(cells, hull.sign)),
      guns,
      bays,
      modifications: anyModifications(craftClass),
    });
  });
}
