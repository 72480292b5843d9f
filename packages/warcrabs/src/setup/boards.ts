import type { Vector } from '@tabletop/geometry';
import type { Board, Obstacle, Surface } from '../state.js';
import { toUnits } from '../units.js';

/** A rectangle, its corners in inches from the left and from the far edge of the floor. */
function box(left: number, top: number, right: number, bottom: number): readonly Vector[] {
  return [
    { x: toUnits(left), y: toUnits(top) },
    { x: toUnits(right), y: toUnits(top) },
    { x: toUnits(right), y: toUnits(bottom) },
    { x: toUnits(left), y: toUnits(bottom) },
  ];
}

/** A rectangle whose corners are cut off by so many inches: a table with rounded ends, or a mug. */
function rounded(left: number, top: number, right: number, bottom: number, cut: number): readonly Vector[] {
  return [
    { x: toUnits(left + cut), y: toUnits(top) },
    { x: toUnits(right - cut), y: toUnits(top) },
    { x: toUnits(right), y: toUnits(top + cut) },
    { x: toUnits(right), y: toUnits(bottom - cut) },
    { x: toUnits(right - cut), y: toUnits(bottom) },
    { x: toUnits(left + cut), y: toUnits(bottom) },
    { x: toUnits(left), y: toUnits(bottom - cut) },
    { x: toUnits(left), y: toUnits(top + cut) },
  ];
}

/** Something round, as the octagon round its middle. */
function round(x: number, y: number, radius: number): readonly Vector[] {
  return rounded(x - radius, y - radius, x + radius, y + radius, 0.6 * radius);
}

function surface(name: string, height: number, corners: readonly Vector[]): Surface {
  return { name, height: toUnits(height), corners };
}

function solid(name: string, height: number, corners: readonly Vector[]): Obstacle {
  return { name, kind: 'solid', height: toUnits(height), corners };
}

function paper(name: string, height: number, corners: readonly Vector[]): Obstacle {
  return { name, kind: 'paper', height: toUnits(height), corners };
}

const desktop = surface('desk', 36, box(90, 105, 150, 135));

const desk: Board = { name: 'Desk', floor: box(0, 0, 240, 240), surfaces: [desktop], obstacles: [] };

/** A mug stands between the first two crabs; drawer and cabinet are a step down, the chair is a fall. */
const cluttered: Board = {
  name: 'Cluttered desk',
  floor: box(0, 0, 240, 240),
  surfaces: [
    desktop,
    surface('drawer', 30, box(96, 135, 114, 147)),
    surface('cabinet', 28, box(150, 108, 166, 132)),
    surface('chair', 18, rounded(118, 139, 138, 157, 3)),
  ],
  obstacles: [
    solid('mug', 4, round(120, 120, 1.75)),
    solid('dictionary', 2, box(97, 107, 106, 113)),
    solid('notebook', 0.5, box(124, 124, 132, 131)),
    solid('keyboard', 1, box(107, 126, 121, 131)),
    solid('in-tray', 3, box(137, 106, 149, 114)),
    solid('pen pot', 4, round(134, 128, 1.5)),
    solid('memo pads', 3, box(104, 135, 109, 139)),
    solid('box of staples', 4, box(150, 117, 155, 122)),
    paper('crumpled memo', 2, round(113, 114, 1.25)),
    paper('crumpled bill', 2, round(128, 110, 1.25)),
    paper('sweet wrapper', 1.5, round(125, 119, 0.75)),
  ],
};

/** The chairs are eleven inches below the table, and so a step down; the trolley is three inches above it. */
const meeting: Board = {
  name: 'Meeting room',
  floor: box(0, 0, 320, 240),
  surfaces: [
    surface('table', 29, rounded(110, 98, 210, 142, 12)),
    surface('trolley', 32, box(210, 110, 234, 130)),
    surface('chair', 18, box(126, 80, 144, 98)),
    surface('chair', 18, box(176, 80, 194, 98)),
    surface('chair', 18, box(126, 142, 144, 160)),
    surface('chair', 18, box(176, 142, 194, 160)),
  ],
  obstacles: [
    solid('projector', 4, box(156, 116, 164, 124)),
    solid('jug', 9, round(143, 110, 2.5)),
    solid('mug', 4, round(176, 129, 1.75)),
    solid('mug', 4, round(152, 133, 1.75)),
    solid('laptop', 1, box(128, 122, 141, 131)),
    solid('minutes', 1.5, box(178, 107, 187, 115)),
    solid('biscuit tin', 2.5, round(196, 121, 3)),
    solid('coffee pot', 8, round(226, 115, 3)),
    paper('crumpled agenda', 2, round(150, 118, 1.25)),
    paper('crumpled agenda', 2, round(169, 122, 1.25)),
    paper('napkin', 1.5, round(160, 106, 1)),
  ],
};

/** Three cabinets in a row: from the low one a jump up, from the high one a fall down, and files to climb by. */
const archive: Board = {
  name: 'Archive',
  floor: box(0, 0, 200, 140),
  surfaces: [
    surface('middle cabinet', 27, box(80, 55, 122, 83)),
    surface('low cabinet', 24, box(44, 55, 80, 83)),
    surface('high cabinet', 40, box(122, 55, 150, 83)),
    surface('footstool', 12, round(101, 92, 9)),
  ],
  obstacles: [
    solid('file box', 3, box(110, 60, 114, 66)),
    solid('file box', 6, box(114, 60, 118, 66)),
    solid('file box', 9, box(118, 60, 122, 66)),
    solid('card index', 5, box(98, 64, 104, 72)),
    solid('ledger', 2, box(84, 75, 94, 81)),
    solid('ink bottle', 3, round(93, 60, 1.25)),
    solid('lamp', 14, round(130, 78, 2.5)),
    solid('date stamp', 1, box(62, 66, 68, 71)),
    paper('carbon paper', 2, round(108, 74, 1.25)),
    paper('torn envelope', 1.5, round(70, 60, 1)),
    paper('waste paper', 4, round(70, 100, 3)),
  ],
};

/** House tables to fight on. Lengths are units. @rule W-TABLE @rule W-DEPLOY */
export const BOARDS: Readonly<Record<'desk' | 'cluttered' | 'meeting' | 'archive', Board>> = {
  desk,
  cluttered,
  meeting,
  archive,
};
