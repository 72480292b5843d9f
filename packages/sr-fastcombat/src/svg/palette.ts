import type { RangeBand } from '../armoury/ranges.js';
import type { Terrain } from '../state.js';

/** How a kind of terrain is drawn. What is drawn on it tells it apart without its colours. */
export interface TerrainColours {
  readonly fill: string;
  readonly rim: string;
  /** The colour of the lines on it; null for none. */
  readonly stripes: string | null;
  /** How those lines are broken; null where they are not. */
  readonly dashes: string | null;
}

/** Walls are solid, cover is striped, difficult ground dotted. */
export const TERRAIN: Readonly<Record<Terrain['kind'], TerrainColours>> = {
  wall: { fill: '#4b5157', rim: '#24292d', stripes: null, dashes: null },
  cover: { fill: '#e3c28b', rim: '#6e4f1f', stripes: '#a9803f', dashes: null },
  difficult: { fill: '#d7dfc0', rim: '#7d8c57', stripes: '#6f7f48', dashes: '0.1 7' },
};

export const GROUND = '#ece8dc';
export const EDGE = '#8d8672';
/** The zone of the goal. */
export const ZONE = '#7a1f8f';
/** Actions that were declared. */
export const DECLARED = '#b3261e';
/** A figure that is out of the fight. */
export const FALLEN = '#d9d6cd';
/** Hearts and diamonds. */
export const RED = '#b00020';
/** The back of a card. */
export const BACK = '#3f5f7f';

/** The bands of a range. Their borders and names tell them apart as well. */
export const BANDS: Readonly<Record<RangeBand, string>> = {
  short: '#5f9e79',
  medium: '#a8cf94',
  long: '#f3dd8a',
  extreme: '#eaa66c',
};
export const NO_ATTACK = '#d9d6cd';
