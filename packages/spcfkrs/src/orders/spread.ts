import type { PlayerId } from '@tabletop/game';
import { isOnMap } from '../condition.js';
import { LEGAL_LIMIT } from '../limits.js';
import type { Rules } from '../rules.js';
import { ACT_PHASES } from '../stage.js';
import type { Ask, SpcfkrsState, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { askedUnits } from './asked.js';
import { crewOptions } from './crew-options.js';
import { movesFor } from './move-options.js';
import { actOptions } from './options.js';
import type { Act, CrewOrder, Move, Order } from './order.js';
import { orderOrNone } from './order-or-none.js';

/** A match, or what anyone sees of one, as far as it says what can be ordered. */
export type Choosing = Pick<SpcfkrsState, 'map' | 'units' | 'battalions' | 'sides'> & Pick<SpcfkrsView, 'stage'>;

/** What a unit can be told to do, and where to go; null for nothing is always among them. */
interface Choices {
  readonly unit: Unit;
  readonly acts: readonly (Act | null)[];
  readonly moves: readonly (Move | null)[];
  /** What the crews of a craft can do; undefined for nothing. */
  readonly crews: readonly (CrewOrder | undefined)[];
}

/**
 * A fair spread of the orders that a player can give: the first does nothing, and in the others every unit goes through
 * what it can do and where it can go.
 *
 * @rule S-ORDERS
 */
export function ordersSpread(state: Choosing, player: PlayerId, rules: Rules): readonly (readonly Order[])[] {
  if (state.stage.step !== 'orders') return [];
  const { ask } = state.stage;
  // Passengers are out of the spread: whether they may be told anything depends on the orders of their craft.
  const choices = askedUnits(state, player)
    .filter(isOnMap)
    .map((unit) => choicesOf(state, unit, ask, rules));
  const most = Math.max(1, ...choices.map(countOf));
  const count = Math.min(LEGAL_LIMIT, most);
  return Array.from({ length: count }, (_, at) =>
    choices.flatMap((each) => orderAt(each, Math.floor((at * most) / count))),
  );
}

function countOf({ acts, moves, crews }: Choices): number {
  return acts.length * moves.length * crews.length;
}

/** The order at a place in all that a unit can do; none for nothing. */
function orderAt({ unit, acts, moves, crews }: Choices, at: number): readonly Order[] {
  const act = acts[at % acts.length] ?? null;
  const move = moves[Math.floor(at / acts.length) % moves.length] ?? null;
  const crew = crews[Math.floor(at / (acts.length * moves.length)) % crews.length];
  return orderOrNone([unit.id], act, move, crew === undefined ? [] : [crew]);
}

function choicesOf(state: Choosing, unit: Unit, ask: Ask, rules: Rules): Choices {
  const phases = ACT_PHASES.filter((phase) => ask === 'round' || ask === phase);
  const acts = unit.acted ? [] : phases.flatMap((phase) => actOptions(state, unit, phase, rules));
  const crews = ask === 'round' || ask === 'special' ? crewOptions(state, unit, rules) : [];
  return {
    unit,
    acts: [null, ...acts],
    moves: [null, ...movesFor(state, unit, ask, rules)],
    crews: [undefined, ...crews],
  };
}
