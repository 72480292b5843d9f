import type { SpcfkrsState, Unit, UnitId } from './state.js';

/** The fields of a state that a step may change. */
export type Change = Partial<
  Pick<
    SpcfkrsState,
    | 'decision'
    | 'map'
    | 'units'
    | 'round'
    | 'orders'
    | 'battalions'
    | 'queue'
    | 'pending'
    | 'idle'
    | 'slag'
    | 'rams'
    | 'stage'
  >
>;

/**
 * The state with some fields changed. Whole games wait for this: a literal of every field is made many times as fast
 * as a spread of the state. A fork's state has the same fields: what else it needs to know belongs into its events.
 */
export function changed(state: SpcfkrsState, change: Change): SpcfkrsState {
  return {
    game: state.game,
    version: state.version,
    rules: state.rules,
    chance: state.chance,
    decision: change.decision ?? state.decision,
    map: change.map ?? state.map,
    players: state.players,
    sides: state.sides,
    units: change.units ?? state.units,
    round: change.round ?? state.round,
    orders: change.orders ?? state.orders,
    battalions: change.battalions ?? state.battalions,
    queue: change.queue ?? state.queue,
    pending: change.pending ?? state.pending,
    idle: change.idle ?? state.idle,
    slag: change.slag ?? state.slag,
    rams: change.rams ?? state.rams,
    stage: change.stage ?? state.stage,
  };
}

type UnitChange = Partial<Pick<Unit, 'parts' | 'alive' | 'shield' | 'hacked' | 'acted' | 'craft' | 'aboard'>>;

/** The units with some of one's fields changed. */
export function withUnit(units: readonly Unit[], id: UnitId, change: UnitChange): readonly Unit[] {
  return units.map((unit) => (unit.id === id ? changedUnit(unit, change) : unit));
}

/** A unit with some fields changed. */
export function changedUnit(unit: Unit, change: UnitChange): Unit {
  return {
    id: unit.id,
    name: unit.name,
    side: unit.side,
    profile: unit.profile,
    parts: change.parts ?? unit.parts,
    alive: change.alive ?? unit.alive,
    shield: change.shield ?? unit.shield,
    hacked: change.hacked ?? unit.hacked,
    acted: change.acted ?? unit.acted,
    craft: change.craft ?? unit.craft,
    // Null is a change: to leave a craft.
    aboard: change.aboard === undefined ? unit.aboard : change.aboard,
  };
}
