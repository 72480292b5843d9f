/** A kind of hull part. @rule S-HULL */
export type HullName = 'light' | 'medium' | 'heavy';

/** What a hull of one kind of parts is like. @rule S-HULL */
export interface Hull {
  /** The sign of a part of this kind in the shape of a craft. */
  readonly sign: string;
  /** Of each part, in points. */
  readonly body: number;
  readonly speed: number;
  /** In spaces of a map of the craft's own class. */
  readonly move: number;
  /** Of each part, in points. */
  readonly cost: number;
}

/**
 * The kinds of hull parts. Body and points are those of each part, Speed and Move those of the whole craft.
 *
 * @rule S-HULL
 */
export const HULLS: Readonly<Record<HullName, Hull>> = {
  light: { sign: 'L', body: 1, speed: 3, move: 6, cost: 1 },
  medium: { sign: 'M', body: 3, speed: 3, move: 4, cost: 2 },
  heavy: { sign: 'H', body: 5, speed: 2, move: 2, cost: 4 },
};
