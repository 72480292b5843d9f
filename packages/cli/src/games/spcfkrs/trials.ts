import { exactly, seed, seeded } from '@tabletop/dice';
import {
  type Order,
  type RamMove,
  type Rules,
  type SpcfkrsEvent,
  type SpcfkrsState,
  spcfkrs,
  type UnitId,
} from '@tabletop/spcfkrs';
import { percent } from '../../odds/percent.js';
import type { Deed } from './deeds.js';

/** A match in which it is the turn of a unit to do something, and of nobody else. */
function onTurn(state: SpcfkrsState, unit: UnitId, { phase, order }: Deed): SpcfkrsState {
  return {
    ...state,
    orders: [order],
    battalions: order.units.length > 1 ? [order.units] : state.battalions,
    queue: [[{ unit, does: 'order' }]],
    stage: { step: 'turn', phase, done: 0 },
  };
}

/** What would be lost of something that a unit is to do, were it its turn as things stand: the game itself is asked. */
export function lostOf(state: SpcfkrsState, unit: UnitId, deed: Deed): Order | undefined {
  const { events } = spcfkrs.advance(onTurn(state, unit, deed));
  if (events.some(({ type }) => type === 'act-lost' || type === 'gun-silent')) return deed.order;
  const lost = events.flatMap((event) => (event.type === 'transport-lost' ? [event.unit] : []));
  return lost.length === 0
    ? undefined
    : { ...deed.order, crew: (deed.order.crew ?? []).map((act) => onlyOf(act, lost)) };
}

/** What a bay does for some units alone. */
function onlyOf(act: NonNullable<Order['crew']>[number], units: readonly UnitId[]): typeof act {
  if (act.type !== 'transport') return act;
  const { board, leave } = act;
  return {
    ...act,
    board: board.filter((id) => units.includes(id)),
    leave: leave.filter(({ unit }) => units.includes(unit)),
  };
}

/** The match as it is when the bays of craft have been loaded and unloaded as ordered. Nothing is thrown for that. */
export function afterTransport(state: SpcfkrsState, deeds: readonly Deed[]): SpcfkrsState {
  let units = state.units;
  for (const deed of deeds) {
    const [craft] = deed.order.units;
    if (craft === undefined || deed.order.crew?.[0]?.type !== 'transport') continue;
    units = spcfkrs.advance(onTurn({ ...state, units }, craft, deed)).state.units;
  }
  return { ...state, units };
}

/** The exact chance that the first roll for something succeeds as things stand; undefined where nothing is rolled. */
export function chanceOf(state: SpcfkrsState, unit: UnitId, deed: Deed): string | undefined {
  const begun = spcfkrs.advance(onTurn(state, unit, deed)).state;
  const { stage } = begun;
  if (stage.step === 'turn') return undefined;
  // How many shots a burst has says nothing of how well they are aimed.
  return chanceIn(stage.step === 'burst' ? { ...begun, stage: { ...stage, step: 'shot', left: 1 } } : begun);
}

/** The exact chance that a ram damages its target, once it comes to that. */
export function ramChanceOf(state: SpcfkrsState, unit: UnitId, { target, part = 0 }: RamMove): string {
  return chanceIn({ ...state, rams: [{ unit, target, part, own: 0 }], stage: { step: 'ram', unit } });
}

/** Chances that were worked out, by the rules in force and by all that they depend on besides. */
const KNOWN = new WeakMap<Rules, Map<string, string>>();

/** The exact chance of the roll that is next, as a whole percentage. */
function chanceIn(state: SpcfkrsState): string {
  const rules = spcfkrs.rules(state);
  const known = KNOWN.get(rules) ?? new Map<string, string>();
  KNOWN.set(rules, known);
  const key = keyOf(spcfkrs.advance(state, seeded(seed('trial'))).events);
  const found = known.get(key) ?? workedOut(state);
  known.set(key, found);
  return found;
}

function workedOut(state: SpcfkrsState): string {
  const { n, d } = exactly((chance) => spcfkrs.advance(state, chance).events.some(succeeds)).probability(Boolean);
  return percent(n, d, 0);
}

/** How a roll is made, whatever came of it: those made alike have the same chance. */
function keyOf(events: readonly SpcfkrsEvent[]): string {
  const [roll] = events.filter((event) => isRoll(event));
  if (roll === undefined) return '';
  const { type, rule } = roll;
  if (type !== 'shot-judged' && type !== 'stab-judged') return `${type} ${rule}`;
  const how = type === 'stab-judged' ? roll.through : `${roll.cover} ${roll.aim.kind === 'unit' && roll.aim.through}`;
  return `${type} ${roll.hitsOn} ${roll.dice?.length} ${how}`;
}

const ROLLS = [
  'shot-judged',
  'stab-judged',
  'hack-judged',
  'recharge-judged',
  'slag-judged',
  'ram-judged',
] as const satisfies readonly SpcfkrsEvent['type'][];

/** What tells of a roll that succeeds or not. */
type Roll = Extract<SpcfkrsEvent, { readonly type: (typeof ROLLS)[number] }>;

function isRoll(event: SpcfkrsEvent): event is Roll {
  return ROLLS.some((type) => type === event.type);
}

function succeeds(event: SpcfkrsEvent): boolean {
  if (!isRoll(event)) return false;
  return event.type === 'shot-judged' || event.type === 'stab-judged' ? event.hit : event.success;
}
