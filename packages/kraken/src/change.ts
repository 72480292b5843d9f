import type { KrakenState, Sailor, SailorId } from './state.js';

/** The fields of a state that a step may change. */
type Changing = Pick<
  KrakenState,
  'decision' | 'players' | 'sailors' | 'tentacles' | 'turn' | 'lostThisTurn' | 'hullDamage' | 'stage'
>;

/**
 * The state with some fields changed. Whole games wait for this: a literal of every field is made thirty times as fast
 * as a spread of the state. A fork's state has the same fields: what else it needs to know belongs into its events.
 */
export function changed(state: KrakenState, change: Partial<Changing>): KrakenState {
  return {
    game: state.game,
    version: state.version,
    rules: state.rules,
    chance: state.chance,
    decision: change.decision ?? state.decision,
    vessel: state.vessel,
    players: change.players ?? state.players,
    sailors: change.sailors ?? state.sailors,
    tentacles: change.tentacles ?? state.tentacles,
    turn: change.turn ?? state.turn,
    lostThisTurn: change.lostThisTurn ?? state.lostThisTurn,
    hullDamage: change.hullDamage ?? state.hullDamage,
    stage: change.stage ?? state.stage,
  };
}

/** The state with some of a sailor's fields changed. */
export function withSailor(
  state: KrakenState,
  id: SailorId,
  change: Partial<Pick<Sailor, 'pluck' | 'at' | 'fate'>>,
): KrakenState {
  const sailors = state.sailors.map((sailor): Sailor => {
    if (sailor.id !== id) return sailor;
    const { name, owner, pluck, at, fate } = sailor;
    return { id, name, owner, pluck: change.pluck ?? pluck, at: change.at ?? at, fate: change.fate ?? fate };
  });
  return changed(state, { sailors });
}
