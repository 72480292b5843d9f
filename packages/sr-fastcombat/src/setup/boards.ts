import type { Board, Terrain } from '../state.js';
import { toUnits } from '../units.js';

/** A rectangle, its corners in centimetres from the left and from the far edge. */
function box(left: number, top: number, right: number, bottom: number): Terrain['corners'] {
  return [
    { x: toUnits(left), y: toUnits(top) },
    { x: toUnits(right), y: toUnits(top) },
    { x: toUnits(right), y: toUnits(bottom) },
    { x: toUnits(left), y: toUnits(bottom) },
  ];
}

function piece(kind: Terrain['kind'], left: number, top: number, right: number, bottom: number): Terrain {
  return { kind, corners: box(left, top, right, bottom) };
}

const alley: Board = {
  name: 'Back alley',
  corners: box(0, 0, 60, 40),
  terrain: [
    piece('wall', 18, 0, 21, 14),
    piece('wall', 39, 26, 42, 40),
    piece('cover', 27, 18, 33, 22),
    piece('cover', 12, 26, 15, 32),
    piece('cover', 45, 8, 48, 14),
    piece('difficult', 24, 30, 34, 38),
  ],
};

const warehouse: Board = {
  name: 'Warehouse floor',
  corners: box(0, 0, 120, 80),
  terrain: [
    piece('wall', 30, 10, 33, 34),
    piece('wall', 30, 46, 33, 70),
    piece('wall', 87, 10, 90, 34),
    piece('wall', 87, 46, 90, 70),
    piece('cover', 48, 20, 56, 24),
    piece('cover', 64, 56, 72, 60),
    piece('cover', 57, 37, 63, 43),
    piece('difficult', 40, 60, 56, 74),
    piece('difficult', 64, 6, 80, 20),
  ],
};

const open: Board = { name: 'Open ground', corners: box(0, 0, 60, 60), terrain: [] };

/** House tables to fight on. @rule F-TERRAIN */
export const BOARDS: Readonly<Record<'alley' | 'warehouse' | 'open', Board>> = { alley, warehouse, open };
