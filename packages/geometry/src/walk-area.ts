import type { Disc } from './disc.js';
import type { Inset } from './inset.js';
import type { ConvexPolygon } from './polygon.js';

/** What a disc moves about in: how large it is, where it must stay and what it must not overlap. */
export interface WalkArea {
  /** The radius of the disc that moves, in units. */
  readonly radius: number;
  /** Where its centre must stay; without it, anywhere up to `MAX_COORDINATE` from zero. */
  readonly area?: Inset;
  /** Discs that it may touch but not overlap. */
  readonly obstacles: readonly Disc[];
  /** Convex shapes that it may touch but not overlap; they may overlap each other. Without it, none. */
  readonly walls?: readonly ConvexPolygon[];
}
