import { type Cell, parseCellName } from '@tabletop/geometry/grid';
import { type Changes, put } from '../../../../scripts/testing/put.js';
import {
  type Order,
  type Rules,
  type SpcfkrsSetup,
  type SpcfkrsState,
  type StepName,
  spcfkrs,
} from '../../src/index.js';
import { parseState } from '../../src/schema.js';
import { crawler } from './craft-setups.js';
import type { At } from './found.js';

/** A space by its name. */
export function at(name: string): Cell {
  return parseCellName(name, { columns: 10, rows: 8 });
}

/** The spaces of a path by their names. */
export function path(names: string): readonly Cell[] {
  return names.split(' ').map(at);
}

/** The numbers of the units of the field. */
export const P1 = 1;
export const P2 = 2;
export const P3 = 3;
export const PV = 4;
export const B1 = 5;
export const BV = 6;
export const BS = 7;

/**
 * Among vehicles: pink has PV at C6, D6 and C7, with every crew, P2 in its bay at C7 and P3 beside that, and P1, who hacks;
 * blue has B1, BV in a row from E2 to H2 and, above the corner, BS.
 */
const FIELD: SpcfkrsSetup = {
  map: {
    name: 'Field',
    scale: 'vehicle',
    columns: 10,
    rows: 8,
    cover: Array.from({ length: 8 }, (_, row) => (row === 4 ? '.......#+.' : '..........')),
  },
  sides: [
    {
      id: 'pink',
      force: [{ name: 'P1', modifications: ['Hacking implant'], at: 'A8' }, { name: 'P2' }, { name: 'P3', at: 'B7' }],
      craft: [
        {
          ...crawler('PV'),
          guns: [{ part: 0, gun: 'Repeater gun' }, { part: 1 }, { part: 1, gun: 'Assault gun' }],
          at: 'C6',
          turn: 0,
          aboard: [{ unit: 'P2', part: 2 }],
        },
      ],
    },
    {
      id: 'blue',
      force: [{ name: 'B1', at: 'J8' }],
      craft: [
        {
          name: 'BV',
          class: 'vehicle',
          shape: ['MMMM'],
          guns: [{ part: 0, gun: 'Rocket launcher' }],
          modifications: ['Pilot amph dose'],
          at: 'E2',
          turn: 0,
        },
        {
          name: 'BS',
          class: 'spaceship',
          shape: ['LL'],
          guns: [{ part: 0, gun: 'Plasma repeater gun' }],
          at: 'A1',
          turn: 0,
        },
      ],
    },
  ],
};

/** What is special about a round on the field. */
interface Round {
  readonly orders?: readonly Partial<Order>[];
  readonly rules?: Partial<Rules>;
  /** What is put at some places of the state in which orders are asked for. */
  readonly change?: Changes;
}

const SEEDS = 200;
const BUDGETS = { budget: 100, vehicleBudget: 100, spaceshipBudget: 100 } as const;

/** A state at a step of the first round on the field, with these orders, for which something holds. */
export function reached<Step extends StepName>(
  step: Step,
  { orders = [], rules = {}, change = {} }: Round = {},
  holds: (state: At<Step>) => boolean = () => true,
): At<Step> {
  const isThere = (state: SpcfkrsState): state is At<Step> => state.stage.step === step && holds(state as At<Step>);
  for (let seed = 0; seed < SEEDS; seed++) {
    const setup = { ...FIELD, houseRules: { ...BUDGETS, ...rules } };
    let state = spcfkrs.advance(spcfkrs.setup(setup, seed)).state;
    if (state.stage.step === 'orders') state = parseState(put(state, change));
    while (state.round === 1 && state.stage.step !== 'over') {
      if (isThere(state)) return state;
      const [player] = spcfkrs.actors(state);
      state = player === undefined ? spcfkrs.advance(state).state : given(state, player, orders);
    }
  }
  throw new Error(`the field was never at the step ${step}`);
}

/** The state after a player has given those of the orders that are for units that are the player's own and are asked. */
function given(state: SpcfkrsState, player: string, orders: readonly Partial<Order>[]): SpcfkrsState {
  const side = state.sides.find(({ owner }) => owner === player)?.id;
  const asked = state.stage.step === 'orders' ? state.stage.units : [];
  const own = orders
    .filter(({ units: [id = 0] = [] }) => asked.includes(id) && state.units[id - 1]?.side === side)
    .map((order): Order => ({ units: [], act: null, move: null, ...order }));
  return spcfkrs.apply(state, { type: 'orders', player, orders: own }).state;
}
