import type { Chance } from '@tabletop/dice';
import type { Step } from '@tabletop/game';
import { thrown } from '@tabletop/game';
import { advance, withdraw } from './advance.js';
import { changed } from './change.js';
import type { Context } from './context.js';
import { crush } from './crush.js';
import { hullOf } from './deck.js';
import { testsMorale } from './ending.js';
import type { KrakenEvent } from './events.js';
import { beginFlail, flailNext } from './flail.js';
import { beginGrab, grabOne } from './grab.js';
import { distanceToHull, distanceToSailor } from './reach.js';
import type { ReactionColumn } from './reaction-table.js';
import { REACTION_COLUMNS } from './reaction-table.js';
import type { Distances, ReactionRoll, Using } from './resolvers.js';
import type { Rules } from './rules.js';
import { DEFAULT_RULES } from './rules.js';
import type { KrakenState, Tentacle } from './state.js';

/**
 * The column of the reaction table that applies: the first of a sailor within 4 cm, the vessel within 3 cm, the vessel
 * within 10 cm, the vessel beyond that. Each bound belongs to the nearer column.
 *
 * @rule K-REACT
 */
export function reactionColumn(distances: Distances, using: Using = { rules: DEFAULT_RULES }): ReactionColumn {
  const { rules } = using;
  if (distances.sailor !== null && distances.sailor <= rules.sailorColumn) return 'sailor';
  if (distances.vessel <= rules.nearColumn) return 'near';
  if (distances.vessel <= rules.farColumn) return 'far';
  return 'beyond';
}

/**
 * Throws a tentacle's reaction die and reads the table.
 *
 * @rule K-REACT
 */
export function resolveReaction(
  chance: Chance,
  column: ReactionColumn,
  using: Using = { rules: DEFAULT_RULES },
): ReactionRoll {
  const die = chance.die(6, 'K-REACT');
  const reaction = using.rules.reactionTable[die - 1]?.[REACTION_COLUMNS.indexOf(column)];
  return { die, reaction: reaction ?? 'waft' };
}

/** What the reaction table asks of a tentacle: how far it is from the nearest sailor in play, and from the hull. */
export function distancesOf(state: KrakenState, tentacle: Tentacle, rules: Rules): Distances {
  let nearest: number | null = null;
  for (const sailor of state.sailors) {
    if (sailor.fate !== 'in-play') continue;
    const distance = distanceToSailor(tentacle, sailor, rules);
    if (nearest === null || distance < nearest) nearest = distance;
  }
  return { sailor: nearest, vessel: distanceToHull(tentacle, hullOf(state.vessel), rules) };
}

/**
 * When the sailors’ combat is over, every surviving tentacle reacts, by ascending id.
 *
 * @rule K-REACT
 */
export function beginReaction(state: KrakenState): Step<KrakenState, KrakenEvent> {
  const order = state.tentacles.map((tentacle) => tentacle.id);
  return {
    state: changed(state, { stage: { phase: 'reaction', order, pending: null } }),
    events: [{ type: 'phase-began', rule: 'K-REACT', phase: 'reaction' }],
  };
}

/**
 * One step of the tentacles' phase: what is left of a flail or a grab, else the reaction of the next tentacle, else
 * the end of the phase.
 *
 * @rule K-REACT
 * @rule T-STEPS
 */
export function react(state: KrakenState, chance: Chance, context: Context): Step<KrakenState, KrakenEvent> {
  const { stage } = state;
  if (stage.phase !== 'reaction') return { state, events: [] };
  if (stage.pending !== null) {
    const act = stage.pending.reaction === 'flail' ? flailNext : grabOne;
    return act(state, stage.pending, chance, context);
  }
  const [id, ...order] = stage.order;
  const tentacle = state.tentacles.find((candidate) => candidate.id === id);
  if (id === undefined) return endReaction(state);
  const waiting = changed(state, { stage: { phase: 'reaction', order, pending: null } });
  return tentacle === undefined ? { state: waiting, events: [] } : reactionOf(tentacle, waiting, chance, context);
}

/**
 * One die for the column that applies now; what it brings happens at once. A tentacle that wafts does nothing.
 *
 * @rule K-REACT
 * @rule K-WAFT
 */
function reactionOf(
  tentacle: Tentacle,
  state: KrakenState,
  chance: Chance,
  context: Context,
): Step<KrakenState, KrakenEvent> {
  const column = context.reactionColumn(distancesOf(state, tentacle, context.rules), context);
  const { result, dice } = thrown(chance, (source) => context.resolveReaction(source, column, context));
  const { reaction } = result;
  const log: KrakenEvent[] = [{ type: 'reacted', rule: 'K-REACT', dice, tentacle: tentacle.id, column, reaction }];
  switch (reaction) {
    case 'waft':
      return { state, events: log };
    case 'withdraw':
      return { state: withdraw(state, tentacle, chance, log, context), events: log };
    case 'advance':
      return { state: advance(state, tentacle, chance, log, context), events: log };
    case 'crush':
      return { state: crush(state, tentacle, chance, log, context), events: log };
    case 'flail':
      return { state: beginFlail(state, tentacle, context.rules), events: log };
    case 'grab':
      return { state: beginGrab(state, tentacle, context.rules), events: log };
  }
}

/**
 * A kraken that lost a tentacle this turn goes on to test its morale; otherwise the next turn follows.
 *
 * @rule K-MORALE
 */
function endReaction(state: KrakenState): Step<KrakenState, KrakenEvent> {
  if (!testsMorale(state)) return { state: changed(state, { stage: { phase: 'start' } }), events: [] };
  return {
    state: changed(state, { stage: { phase: 'morale' } }),
    events: [{ type: 'phase-began', rule: 'K-MORALE', phase: 'morale' }],
  };
}
