import type { Chance } from '@tabletop/dice';
import { thrown } from '@tabletop/game';
import {
  approach,
  type Disc,
  distanceSquared,
  nearestOnOutline,
  retreat,
  slide,
  type Vector,
} from '@tabletop/geometry';
import { sailorBase, tentacleBase } from './bases.js';
import { changed } from './change.js';
import type { Context } from './context.js';
import { hullOf } from './deck.js';
import type { KrakenEvent } from './events.js';
import type { Using } from './resolvers.js';
import { DEFAULT_RULES, type Rules } from './rules.js';
import type { KrakenState, Sailor, Tentacle } from './state.js';
import { toUnits } from './units.js';

/**
 * How far a tentacle advances, in centimetres: a die and 2.
 *
 * @rule K-ADVANCE
 */
export function resolveAdvance(chance: Chance, using: Using = { rules: DEFAULT_RULES }): number {
  return chance.die(6, 'K-ADVANCE') + using.rules.advanceBonus;
}

/**
 * How far a tentacle withdraws, in centimetres: a die.
 *
 * @rule K-WITHDRAW
 */
export function resolveWithdraw(chance: Chance): number {
  return chance.die(6, 'K-WITHDRAW');
}

/**
 * A tentacle goes straight towards the nearest point of the hull until its base touches; what is left of its allowance
 * it spends sliding along the hull towards the nearest sailor. Another base stops it on contact.
 *
 * @rule K-ADVANCE
 */
export function advance(
  state: KrakenState,
  tentacle: Tentacle,
  chance: Chance,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  const { rules } = context;
  const { result, dice } = thrown(chance, (source) => context.resolveAdvance(source, context));
  const allowance = toUnits(result);
  const path = pathOfAdvance(state, tentacle, allowance, rules);
  log.push({ type: 'advanced', rule: 'K-ADVANCE', dice, tentacle: tentacle.id, from: tentacle.at, path, allowance });
  return withTentacleAt(state, tentacle, path.at(-1) ?? tentacle.at);
}

function pathOfAdvance(state: KrakenState, tentacle: Tentacle, allowance: number, rules: Rules): readonly Vector[] {
  const hull = hullOf(state.vessel);
  const radius = toUnits(rules.tentacleRadius);
  const bases = blockingTentacle(tentacle, state, rules);
  const inward = approach(tentacle.at, radius, hull, allowance, bases);
  const path = inward.length > 0 ? [inward.at] : [];
  const target = nearestSailor(state, inward.at);
  if (!inward.touches || target === undefined || rules.advanceLeftover === 'stop') return path;
  const beside = nearestOnOutline(target.at, hull);
  const along = slide(inward.at, radius, hull, beside, allowance - inward.length, bases);
  return along.length > 0 ? [...path, along.at] : path;
}

/** The sailor in play nearest to a place; of equals, the one with the lower id. */
function nearestSailor(state: KrakenState, at: Vector): Sailor | undefined {
  let nearest: Sailor | undefined;
  for (const sailor of state.sailors) {
    if (sailor.fate !== 'in-play') continue;
    if (nearest === undefined || distanceSquared(at, sailor.at) < distanceSquared(at, nearest.at)) nearest = sailor;
  }
  return nearest;
}

/**
 * A tentacle goes straight away from the nearest point of the hull. Another base stops it on contact; the sea has no
 * edge.
 *
 * @rule K-WITHDRAW
 */
export function withdraw(
  state: KrakenState,
  tentacle: Tentacle,
  chance: Chance,
  log: KrakenEvent[],
  context: Context,
): KrakenState {
  const { rules } = context;
  const { result, dice } = thrown(chance, (source) => context.resolveWithdraw(source, context));
  const allowance = toUnits(result);
  const bases = blockingTentacle(tentacle, state, rules);
  const to = retreat(tentacle.at, toUnits(rules.tentacleRadius), hullOf(state.vessel), allowance, bases).at;
  log.push({ type: 'withdrew', rule: 'K-WITHDRAW', dice, tentacle: tentacle.id, from: tentacle.at, to, allowance });
  return withTentacleAt(state, tentacle, to);
}

/** The bases that stop a tentacle: those of the others and, where sailors' bases may overhang the rim, of sailors. */
function blockingTentacle(tentacle: Tentacle, state: KrakenState, rules: Rules): readonly Disc[] {
  const tentacles = state.tentacles.filter(({ id }) => id !== tentacle.id).map(({ at }) => tentacleBase(at, rules));
  if (rules.sailorOnDeck === 'base') return tentacles;
  const sailors = state.sailors.filter(({ fate }) => fate === 'in-play');
  return [...tentacles, ...sailors.map(({ at }) => sailorBase(at, rules))];
}

function withTentacleAt(state: KrakenState, tentacle: Tentacle, at: Vector): KrakenState {
  const { id } = tentacle;
  return changed(state, { tentacles: state.tentacles.map((each) => (each.id === id ? { id, at } : each)) });
}
