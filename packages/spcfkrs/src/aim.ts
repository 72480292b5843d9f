import type { Cell } from '@tabletop/geometry/grid';
import type { UnitId } from './ids.js';

/** What a shot is aimed at: parts are counted from 0. @rule S-SHOOT @rule S-PARTS */
export type Aim =
  /** A part of a unit; through the cover before it, or directly. */
  | { readonly kind: 'unit'; readonly unit: UnitId; readonly part: number; readonly through: boolean }
  | { readonly kind: 'cover'; readonly at: Cell };
