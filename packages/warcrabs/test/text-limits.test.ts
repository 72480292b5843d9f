import { isTabletopError } from '@tabletop/dice';
import { playMatch, randomPolicy } from '@tabletop/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { isAlive, TEAMS, type WarcrabsEvent, type WarcrabsState, warcrabs } from '../src/index.js';
import * as text from '../src/text.js';
import { EVENTS, TABLE, viewOf } from './support/telling.js';

/** A state of a fight, with what happened on the way to it. */
interface Stop {
  readonly before: WarcrabsState;
  readonly events: readonly WarcrabsEvent[];
  readonly state: WarcrabsState;
}

/** The stops of fights at random: who can attack does so, so that something happens. */
function stopsOf(seeds: number): readonly Stop[] {
  const stops: Stop[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const setup = {
      players: ['ann', 'ben', 'x'.repeat(80)],
      board: seed % 2 === 0 ? 'cluttered' : 'desk',
      crabs: 'gangs',
      houseRules: { drawAfter: 12 },
    } as const;
    let before = warcrabs.setup(setup, seed);
    playMatch(warcrabs, {
      setup,
      seed,
      policies: () => (turn) => {
        const attacks = turn.legal().filter(({ type }) => type === 'attack' || type === 'lift');
        return attacks[turn.chance.index(Math.max(1, attacks.length))] ?? randomPolicy(turn);
      },
      observe: ({ events, state }) => {
        stops.push({ before, events, state });
        before = state;
      },
    });
  }
  return stops;
}

const STOPS = stopsOf(2);

describe('a greatest length', () => {
  const gangs = { players: ['ann', 'ben', 'cleo', 'dirk'], crabs: 'gangs', board: 'cluttered' } as const;
  const crowd = warcrabs.view(warcrabs.setup(gangs, 1), null);
  const fighters = 4 * TEAMS.gangs.flat().length;

  test('gives up the picture first, then what stands about, then crabs; what is awaited is kept to the last', () => {
    const whole = text.toText(crowd);
    const [noPicture, noStands, fewCrabs, headOnly] = [whole.length - 1, 1800, 600, 250].map((maxLength) =>
      text.toText(crowd, { maxLength }),
    );
    expect(whole).toContain('The table from above');
    expect(text.toText(crowd, { picture: false })).toBe(noPicture);
    expect(noPicture).not.toContain('The table from above');
    expect(noPicture).toContain('Standing about');
    expect(noStands).not.toContain('Standing about');
    expect(noStands?.match(/^ {2}#/gm)?.length).toBeGreaterThan(fighters / 2);
    expect(fewCrabs).toMatch(/ {2}#[\s\S]*… and \d+ more$/);
    expect(headOnly).not.toContain('#');
    expect(headOnly).toContain('\nNext: ');
  });

  test('keeps the active crab and those nearest to an enemy longest, then the order, then the dead', () => {
    const lengths = Array.from({ length: 400 }, (_, at) => 4 * at + 1);
    const shown = lengths.map((maxLength) => text.toText(viewOf(), { maxLength, picture: false }));
    const parts = ['to choose', '#1 Death Boy', '#4 Cora', 'Order', '#2 Ada', 'mug:'];
    const places = parts.map((part) => shown.findIndex((each) => each.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  test('of one chat message holds for the whole of a fight', () => {
    for (const { state } of STOPS.filter((_, at) => at % 20 === 0)) {
      const shown = text.toText(warcrabs.view(state, 'ann'), { maxLength: text.CHAT_LENGTH });
      expect(shown.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
      expect(shown).toMatch(/\nCrabs\n {2}#/);
    }
    const story = text.recap(
      STOPS.flatMap(({ events }) => events),
      TABLE,
      { maxLength: text.CHAT_LENGTH },
    );
    expect(story.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
  });

  test('is never exceeded, for any text of any fight', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STOPS),
        fc.integer({ min: 1, max: 2500 }),
        ({ state, before, events }, maxLength) => {
          const limit = { maxLength };
          const view = warcrabs.view(state, null);
          const outcome = warcrabs.outcome(state);
          const outputs = [
            text.toText(view, limit),
            ...text.narrate(events, warcrabs.view(before, null), limit),
            text.recap(events, view, limit),
            ...warcrabs
              .actors(state)
              .flatMap((player) => [
                text.describeChoice(view, player, limit),
                ...warcrabs.legalActions(state, player).map((action) => text.describeAction(action, view, limit)),
              ]),
            ...(outcome === undefined ? [] : [text.describeOutcome(outcome, limit)]),
            ...state.crabs.map((crab) => text.sheet(crab, limit)),
            ...state.crabs.flatMap(({ shell, weapons }) =>
              [shell, ...weapons.map(({ weapon }) => weapon)].map((item) => text.describeItem(item, limit)),
            ),
          ];
          for (const output of outputs) expect(output.length).toBeLessThanOrEqual(maxLength);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused', (maxLength) => {
    const [crab] = TABLE.crabs;
    const calls = [
      () => text.toText(viewOf(), { maxLength }),
      () => text.describe(EVENTS.fell, viewOf(), { maxLength }),
      () => text.narrate([], viewOf(), { maxLength }),
      () => text.recap([], viewOf(), { maxLength }),
      () => text.describeAction({ type: 'end', player: 'ann', crab: 1 }, viewOf(), { maxLength }),
      () => text.describeChoice(viewOf(), 'ben', { maxLength }),
      () => text.describeOutcome({ reason: 'none-left', winners: [] }, { maxLength }),
      () => crab && text.sheet(crab, { maxLength }),
      () => crab && text.describeItem(crab.shell, { maxLength }),
    ];
    for (const call of calls) {
      const error = thrownBy(call);
      expect(isTabletopError(error) && error.code).toBe('invalid-options');
    }
  });
});

describe('whole fights', () => {
  const events = STOPS.flatMap((stop) => stop.events);

  test('are told in sentences', () => {
    for (const { before, events: told } of STOPS) {
      for (const line of text.narrate(told, before)) {
        expect(line).toMatch(/^(ann|ben|x+…|[A-Z]).*[.!]$/u);
        expect(line).not.toMatch(/undefined|NaN|null|\bcrab \d|nowhere| {2}/);
      }
    }
    const types = new Set(events.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(12);
  });

  test('show the dice of every roll', () => {
    let rolls = 0;
    for (const { before, events: told } of STOPS) {
      for (const event of told) {
        if (event.dice === undefined || event.dice.length === 0) continue;
        rolls += 1;
        expect(text.describe(event, before)).toContain(event.dice.join(' + '));
      }
    }
    expect(rolls).toBeGreaterThan(20);
  });

  test('await of whom the game awaits something, and what it offers is told without a gap', () => {
    for (const { state } of STOPS.filter((_, at) => at % 10 === 0)) {
      const view = warcrabs.view(state, null);
      const actors = warcrabs.actors(state);
      for (const { id } of state.players) expect(text.describeChoice(view, id) !== '').toBe(actors.includes(id));
      for (const action of actors.flatMap((player) => warcrabs.legalActions(state, player))) {
        const told = text.describeAction(action, view, { unnamed: true });
        expect(told).toMatch(/^[a-z].*\.$/u);
        expect(told).not.toMatch(/undefined|NaN|null|moves|weapon \d|what it holds/);
      }
    }
  });

  test('say what comes next before it happens', () => {
    const following: Partial<Record<WarcrabsEvent['type'], RegExp>> = {
      'order-rolled': /^Next: .* rolls for who acts first\.$/,
      'order-set': /^Next: the order is settled\.$/,
      'turn-began': /^Next: turn \d+ begins\.$/,
      'activation-began': /^Next: .* is activated\.$/,
      'activation-missed': /^Next: .* misses its activation\.$/,
      'activation-ended': /to choose: .*or end the activation\.$|^Next: the activation of .* ends\.$/,
      moved: /to choose: .*(move up to|turn)/,
      attacked: /to choose: .*take an action/,
      struck: /^Next: .* takes the hit\.$/,
      scorched: /^Next: the explosion hurts both/,
      'endurance-rolled': /^Next: .* rolls against Endurance after the near miss\.$/,
      blasted: /^Next: the blast pushes/,
      fell: /^Next: .* falls/,
      thrown: /to choose: throw/,
    };
    const seen = new Set<string>();
    for (const { before, events: told } of STOPS) {
      const [first] = told;
      const expected = first === undefined ? undefined : following[first.type];
      if (first === undefined || expected === undefined) continue;
      const awaited = text.toText(warcrabs.view(before, null), { picture: false }).split('\n')[2] ?? '';
      seen.add(first.type);
      expect(awaited).toMatch(expected);
      if ('crab' in first) expect(awaited).toContain(text.crabName(first.crab, before));
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  test('draw every living crab, or a + where there is no room for it', () => {
    for (const { state } of STOPS.filter((_, at) => at % 20 === 0)) {
      const drawn = text.toText(warcrabs.view(state, null)).split('\n\n')[1];
      for (const { id } of state.crabs.filter(isAlive)) expect(drawn).toMatch(new RegExp(`${id}[↖↑↗←→↙↓↘]|\\+`, 'u'));
    }
  });
});

describe('hostile names', () => {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text', (name) => {
    const hostile = viewOf({
      board: {
        ...TABLE.board,
        name,
        surfaces: TABLE.board.surfaces.map((surface) => ({ ...surface, name })),
        obstacles: TABLE.board.obstacles.map((obstacle) => ({ ...obstacle, name })),
      },
      players: TABLE.players.map((player) => ({ ...player, id: name })),
      crabs: TABLE.crabs.map((crab) => ({
        ...crab,
        owner: name,
        name,
        shell: { ...crab.shell, name },
        weapons: crab.weapons.map((carried) => ({ ...carried, weapon: { ...carried.weapon, name } })),
      })),
    });
    const by = { player: name, crab: 1 } as const;
    const lines = [
      ...text.narrate(
        Object.values(EVENTS).map((event) => ('weapon' in event ? { ...event, weapon: name } : event)),
        hostile,
      ),
      text.describe({ ...EVENTS.ended, winners: [name, name] }, hostile),
      text.describeAction({ type: 'attack', ...by, weapon: 1, target: 3 }, hostile),
      text.describeAction({ type: 'attack', ...by, weapon: 3, target: 3 }, hostile),
      text.describeChoice(hostile, name),
      ...hostile.crabs.flatMap(({ shell, weapons }) =>
        [shell, ...weapons.map(({ weapon }) => weapon)].map((item) => text.describeItem(item)),
      ),
    ];
    const table = text.toText(hostile);
    const sheets = hostile.crabs.map((crab) => text.sheet(crab));
    expect(heightOf(table)).toBe(heightOf(text.toText(viewOf())));
    for (const sheet of sheets) expect(heightOf(sheet)).toBe(11);
    for (const line of [...lines, ...[table, ...sheets].flatMap((shown) => shown.split('\n'))]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
    }
  });
});

function heightOf(shown: string): number {
  return shown.split('\n').length;
}

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
