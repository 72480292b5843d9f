import type { Chance } from '@tabletop/dice';
import type { PlayerId } from '@tabletop/game';
import { LEGAL_LIMIT } from '../limits.js';
import type { Rules } from '../rules.js';
import type { Ask, SpcfkrsState, Unit } from '../state.js';
import type { SpcfkrsView } from '../view.js';
import { anyPath } from './any-path.js';
import { askedUnits } from './asked.js';
import { areAlike, areTogether } from './battalion.js';
import { actOptions, actsAt, enemiesOf, followOptions, moveOptions, pathOptions } from './options.js';
import type { Act, Move, Order } from './order.js';

type Choosing = Pick<SpcfkrsState, 'map' | 'units' | 'battalions' | 'sides'> & Pick<SpcfkrsView, 'stage'>;

const ACT_PHASES = ['special', 'stab', 'shoot'] as const;

/** What a unit can be told to do, and where to go; null for nothing is always among them. */
interface Choices {
  readonly unit: Unit;
  readonly acts: readonly (Act | null)[];
  readonly moves: readonly (Move | null)[];
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
  const choices = askedUnits(state, player).map((unit) => choicesOf(state, unit, ask, rules));
  const most = Math.max(0, ...choices.map(countOf));
  const count = Math.min(LEGAL_LIMIT, most);
  return Array.from({ length: count }, (_, at) =>
    choices.flatMap((each) => orderAt(each, Math.floor((at * Math.max(most, 1)) / count))),
  );
}

function countOf({ acts, moves }: Choices): number {
  return acts.length * moves.length;
}

/** The order at a place in all that a unit can do; none for nothing. */
function orderAt({ unit, acts, moves }: Choices, at: number): readonly Order[] {
  const act = acts[at % acts.length] ?? null;
  const move = moves[Math.floor(at / acts.length) % moves.length] ?? null;
  return act === null && move === null ? [] : [{ units: [unit.id], act, move }];
}

function choicesOf(state: Choosing, unit: Unit, ask: Ask, rules: Rules): Choices {
  const phases = ACT_PHASES.filter((phase) => ask === 'round' || ask === phase);
  const acts = unit.acted ? [] : phases.flatMap((phase) => actOptions(state, unit, phase, rules));
  return { unit, acts: [null, ...acts], moves: [null, ...movesFor(state, unit, ask, rules)] };
}

function movesFor(state: Choosing, unit: Unit, ask: Ask, rules: Rules): readonly Move[] {
  switch (ask) {
    case 'round':
      return moveOptions(state, unit, rules);
    case 'declare':
      return [{ type: 'delay' }, ...followOptions(state, unit)];
    case 'move':
      return pathOptions(state, unit, rules);
    default:
      return [];
  }
}

/**
 * Some orders of a player: every unit does something or nothing, and goes somewhere or nowhere, at random; now and then
 * units that are alike and stand together form a battalion.
 *
 * @rule S-ORDERS
 */
export function anyOrders(state: Choosing, player: PlayerId, chance: Chance, rules: Rules): readonly Order[] {
  if (state.stage.step !== 'orders') return [];
  const { ask } = state.stage;
  const units = askedUnits(state, player);
  const battalion = chance.index(4) === 0 ? anyBattalion(units, chance) : [];
  const members = battalion.length > 1 ? battalion.map(({ id }) => id) : [];
  return units.flatMap((unit) => {
    if (members.includes(unit.id) && members[0] !== unit.id) return [];
    const together = members[0] === unit.id ? members : [unit.id];
    const { act, move: some } = anyOrder(state, unit, ask, chance, rules);
    // A battalion does not follow one of its own.
    const move = some?.type === 'follow' && together.includes(some.target) ? null : some;
    return act === null && move === null && together.length === 1 ? [] : [{ units: together, act, move }];
  });
}

/** Units of some that are alike, of one side, and stand together. @rule S-BATTALION */
function anyBattalion(units: readonly Unit[], chance: Chance): readonly Unit[] {
  const first = units[chance.index(Math.max(1, units.length))];
  if (first === undefined) return [];
  const members = [first];
  for (const unit of units) {
    const joined = [...members, unit];
    if (unit.id !== first.id && unit.side === first.side && areAlike(joined) && areTogether(joined)) members.push(unit);
  }
  return members;
}

function anyOrder(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): Omit<Order, 'units'> {
  return { act: anyAct(state, unit, ask, chance, rules), move: anyMove(state, unit, ask, chance, rules) };
}

/** Something that a unit can do, to the first of its enemies to whom it can do anything, going round; or nothing. */
function anyAct(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): Act | null {
  const phases = ACT_PHASES.filter((phase) => ask === 'round' || ask === phase);
  const phase = phases[chance.index(Math.max(1, phases.length))];
  if (phase === undefined || unit.acted || chance.index(8) === 0) return null;
  const enemies = enemiesOf(state, unit);
  const first = chance.index(Math.max(1, enemies.length));
  for (const enemy of [...enemies.slice(first), ...enemies.slice(0, first)]) {
    const acts = actsAt(state, unit, enemy, phase, rules);
    if (acts.length > 0) return acts[chance.index(acts.length)] ?? null;
  }
  return null;
}

/** Some way to go, or none: along a path more often than after another unit. @rule S-MOVE @rule S-FOLLOW @rule S-DELAY */
function anyMove(state: Choosing, unit: Unit, ask: Ask, chance: Chance, rules: Rules): Move | null {
  const kind = chance.index(8);
  if (kind < 2) return null;
  if (ask === 'move' || (ask === 'round' && kind > 2)) return anyPath(state, unit, chance, rules) ?? null;
  const others = ask === 'round' ? followOptions(state, unit) : movesFor(state, unit, ask, rules);
  return others[chance.index(others.length + 1)] ?? null;
}
