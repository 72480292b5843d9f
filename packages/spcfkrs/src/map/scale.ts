import type { UnitClass } from '../unit-class.js';
import type { BattleMap } from './battle-map.js';

/** How many of the smallest units fill a space: loads of spaces are counted in eighths. @rule S-SCALE */
export const SPACE = 8;

/** How large a part of a unit is on a map, and how far it moves. @rule S-SCALE */
export interface Scale {
  /** What a part fills, in eighths of a space: 8 is one space, 32 four, 1 an eighth. */
  readonly eighths: number;
  /** The spaces that a part fills, along the columns and the rows: 1 each where it is no larger than a space. */
  readonly columns: number;
  readonly rows: number;
  /** The parts of one craft that lie in a space, along the columns and the rows: 1 each where it is no smaller than one. */
  readonly abreast: number;
  /** Its Move is multiplied by `times` and divided by `per`, and rounded down. */
  readonly times: number;
  readonly per: number;
}

/** A part as large as a space. */
const NATIVE: Scale = { eighths: SPACE, columns: 1, rows: 1, abreast: 1, times: 1, per: 1 };
const FOUR_SPACES: Scale = { eighths: 4 * SPACE, columns: 2, rows: 2, abreast: 1, times: 4, per: 1 };
const EIGHT_SPACES: Scale = { eighths: 8 * SPACE, columns: 4, rows: 2, abreast: 1, times: 8, per: 1 };
const QUARTER: Scale = { eighths: SPACE / 4, columns: 1, rows: 1, abreast: 2, times: 1, per: 4 };
const EIGHTH: Scale = { eighths: SPACE / 8, columns: 1, rows: 1, abreast: 1, times: 1, per: 8 };

// biome-ignore format: the table of the rule book
const SCALES: Readonly<Record<UnitClass, Readonly<Record<UnitClass, Scale>>>> = {
  // map           units on foot          parts of vehicles       parts of spaceships
  'on-foot':   { 'on-foot': NATIVE,  'vehicle': FOUR_SPACES, 'spaceship': EIGHT_SPACES },
  'vehicle':   { 'on-foot': QUARTER, 'vehicle': NATIVE,      'spaceship': FOUR_SPACES },
  'spaceship': { 'on-foot': EIGHTH,  'vehicle': QUARTER,     'spaceship': NATIVE },
};

/** How large a part of a unit of a class is on a map, and how far it moves. @rule S-SCALE */
export function scaleOf({ scale }: Pick<BattleMap, 'scale'>, unitClass: UnitClass): Scale {
  return SCALES[scale][unitClass];
}

/** A Move on the scale of a map: rounded down, but at least 1 where it was. @rule S-SCALE */
export function scaledMove(move: number, { times, per }: Pick<Scale, 'times' | 'per'>): number {
  return Math.max(Math.min(1, move), Math.floor((move * times) / per));
}
