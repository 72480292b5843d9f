import { type ConvexPolygon, convexPolygon, type Disc, type Inset, inset } from '@tabletop/geometry';
import { sailorBase, tentacleBase } from './bases.js';
import type { Rules } from './rules.js';
import type { KrakenState, Sailor, Vessel } from './state.js';
import { toUnits } from './units.js';

/** A vessel's hull, ready to be measured. */
export type Hull = ConvexPolygon;

const hulls = /* @__PURE__ */ new WeakMap<Vessel, Hull>();
const decks = /* @__PURE__ */ new WeakMap<Vessel, Map<number, Inset>>();

/** The hull of a vessel; prepared once for each vessel object. */
export function hullOf(vessel: Vessel): Hull {
  const known = hulls.get(vessel);
  if (known !== undefined) return known;
  const hull = convexPolygon(vessel.hull);
  hulls.set(vessel, hull);
  return hull;
}

/** How far from the rim the centre of a sailor's base must stay, in units. @rule K-MOVE-PATH */
export function rimMargin(rules: Pick<Rules, 'sailorOnDeck' | 'sailorRadius'>): number {
  return rules.sailorOnDeck === 'base' ? toUnits(rules.sailorRadius) : 0;
}

/**
 * Where the centre of a sailor's base may be: its whole base on the hull or, by house rule, its centre alone.
 *
 * @rule K-MOVE-PATH
 */
export function deckOf(vessel: Vessel, rules: Pick<Rules, 'sailorOnDeck' | 'sailorRadius'>): Inset {
  const margin = rimMargin(rules);
  const known = decks.get(vessel) ?? new Map<number, Inset>();
  decks.set(vessel, known);
  const deck = known.get(margin) ?? inset(hullOf(vessel), margin);
  known.set(margin, deck);
  return deck;
}

/**
 * What a sailor's base may touch but not overlap: obstacles, the bases of other sailors in play, and those of
 * tentacles.
 *
 * @rule K-MOVE-PATH
 */
export function blockingSailor(
  sailor: Sailor,
  state: Pick<KrakenState, 'vessel' | 'sailors' | 'tentacles'>,
  rules: Pick<Rules, 'sailorRadius' | 'tentacleRadius'>,
): readonly Disc[] {
  const bases: Disc[] = [...state.vessel.obstacles];
  for (const other of state.sailors) {
    if (other.fate === 'in-play' && other.id !== sailor.id) bases.push(sailorBase(other.at, rules));
  }
  for (const tentacle of state.tentacles) bases.push(tentacleBase(tentacle.at, rules));
  return bases;
}
