import { type Policy, playMatch, randomPolicy } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  type Rules,
  type SpcfkrsAction,
  type SpcfkrsEvent,
  type SpcfkrsState,
  type SpcfkrsView,
  spcfkrs,
} from '../src/index.js';
import * as text from '../src/text.js';

/** A state of a match, with what happened on the way to it. */
interface Stop {
  readonly before: SpcfkrsState;
  readonly events: readonly SpcfkrsEvent[];
  readonly state: SpcfkrsState;
}

/** Rather attacks than not, so that something happens. */
const AGGRESSIVE: Policy<SpcfkrsView, SpcfkrsAction> = (turn) => {
  const attacks = (action: SpcfkrsAction) =>
    action.orders.filter(({ act }) => act !== null && act.type !== 'shoot-cover');
  const best = turn.legal().toSorted((a, b) => attacks(b).length - attacks(a).length)[0];
  return best !== undefined && attacks(best).length > 0 ? best : randomPolicy(turn);
};

/** A 12 × 12 map on which everyone soon meets everyone. */
const map = {
  name: 'Pit',
  columns: 12,
  rows: 12,
  cover: Array.from({ length: 12 }, (_, row) => (row % 3 === 1 ? '..+....#..+.' : '............')),
};

function stopsOf(seed: number, houseRules: Partial<Rules>): readonly Stop[] {
  const stops: Stop[] = [];
  const setup = { players: ['ann', 'ben'], map, houseRules: { maxRounds: 8, ...houseRules } };
  let before = spcfkrs.setup(setup, seed);
  playMatch(spcfkrs, {
    setup,
    seed,
    policies: () => AGGRESSIVE,
    observe: ({ events, state }) => {
      stops.push({ before, events, state });
      before = state;
    },
  });
  return stops;
}

const STOPS = [
  ...stopsOf(1, {}),
  ...stopsOf(2, { mode: 'phased' }),
  ...stopsOf(3, { ties: 'simultaneous', mode: 'open' }),
];

const EVENTS = STOPS.flatMap(({ events }) => events);

describe('whole matches', () => {
  test('are told in sentences and headings', () => {
    for (const { before, events } of STOPS) {
      for (const line of text.narrate(events, before)) {
        expect(line).toMatch(/^(ann|ben|[A-Z]).*[.!):]$/u);
        expect(line).not.toMatch(/undefined|NaN|null|unit \d| {2}|\(-?\d+, -?\d+\)/);
      }
    }
    expect(new Set(EVENTS.map(({ type }) => type)).size).toBeGreaterThan(12);
  });

  test('show all dice, whose unit it is, and what is left of it', () => {
    let rolls = 0;
    for (const { before, events, state } of STOPS) {
      for (const event of events) {
        const line = text.describe(event, before);
        for (const face of event.dice ?? []) expect(line).toContain(` ${face}`);
        rolls += event.dice?.length ?? 0;
        if ('unit' in event) expect(line).toContain(text.unitName(event.unit, state));
        if (event.type === 'damaged' && event.left > 0) expect(line).toContain(` to ${text.points(event.left)}.`);
      }
    }
    expect(rolls).toBeGreaterThan(50);
  });

  test('await of whom the game awaits something, and what it offers can be written and read', () => {
    let read = 0;
    for (const { state } of STOPS) {
      const view = spcfkrs.view(state, null);
      const actors = spcfkrs.actors(state);
      for (const { id } of state.players) expect(text.describeChoice(view, id) !== '').toBe(actors.includes(id));
      for (const player of actors) {
        for (const action of spcfkrs.legalActions(state, player).slice(0, 8)) {
          expect(text.describeAction(action, view, { unnamed: true })).toMatch(/^orders [^\n]+\.$/u);
          const { orders, problems } = text.readOrders(text.writeOrders(action.orders, view), view, player);
          expect({ orders, problems }).toEqual({ orders: action.orders, problems: [] });
          read += orders.length;
        }
      }
    }
    expect(read).toBeGreaterThan(50);
  });

  test('say what comes next before it happens', () => {
    const following: Partial<Record<SpcfkrsEvent['type'], RegExp>> = {
      'tie-rolled': / rolls for who goes first\.$/,
      'order-set': /^Next: the order is settled\.$/,
      'shot-judged': / shoots /,
      'stab-judged': / stabs /,
      'hack-judged': / hacks the gun of /,
      'burst-rolled': / rolls for how many shots /,
      'overdose-judged': / rolls for its overdose\.$/,
      'round-began': /^Next: round \d+ begins\.$/,
      'orders-given': / to (give orders|say whether)/,
      moved: /^Next: it is the turn of /,
      followed: /^Next: it is the turn of /,
    };
    const seen = new Set<string>();
    for (const { before, events } of STOPS) {
      const [first] = events;
      const expected = first === undefined ? undefined : following[first.type];
      if (first === undefined || expected === undefined) continue;
      const awaited = text.toText(spcfkrs.view(before, null), { picture: false }).split('\n')[2] ?? '';
      seen.add(first.type);
      expect(awaited).toMatch(expected);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('draw every living unit where it stands, and no dead one', () => {
    for (const { state } of STOPS.filter((_, at) => at % 10 === 0)) {
      const rows = text.toText(spcfkrs.view(state, null)).split('\n\n')[1]?.split('\n').slice(2) ?? [];
      for (const { name, alive, parts } of state.units) {
        const [{ at } = { at: { column: 0, row: 0 } }] = parts;
        const cell = rows[at.row]?.slice(3 + 3 * at.column).split(/[ +.#]/)[0];
        if (alive) expect(cell).toBe(name);
        else expect(rows.join('\n')).not.toContain(name);
      }
    }
  });

  test('fit into a chat message', () => {
    for (const { state } of STOPS.filter((_, at) => at % 10 === 0)) {
      const shown = text.toText(spcfkrs.view(state, 'ann'), { maxLength: text.CHAT_LENGTH });
      expect(shown.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
      expect(shown).toMatch(/\n\nBoard[\s\S]*\n\nUnits\n/);
    }
    const [last] = STOPS.slice(-1);
    const told = last === undefined ? '' : text.recap(EVENTS, last.state, { maxLength: text.CHAT_LENGTH });
    expect(told).toMatch(/^… \d+ more\n/);
    expect(told.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
  });
});

describe('sealed orders [S-ORDERS]', () => {
  test('of others stand in no text for a player or a spectator', () => {
    let sealed = 0;
    for (const { before, events, state } of STOPS) {
      if (!events.some(({ type }) => type === 'orders-given')) continue;
      for (const viewer of ['ann', 'ben', null]) {
        const lines = text.narrate(spcfkrs.viewEvents(events, viewer), before);
        const table = text.toText(spcfkrs.view(state, viewer));
        for (const [at, event] of events.entries()) {
          if (event.type !== 'orders-given' || event.open || event.player === viewer) continue;
          sealed += 1;
          expect(lines[at]).toBe(`${event.player} has given orders.`);
          if (spcfkrs.actors(state).length > 0 && spcfkrs.actors(before).length > 1)
            expect(table).toContain(`sealed, of ${event.player}`);
        }
      }
    }
    expect(sealed).toBeGreaterThan(0);
  });
});
