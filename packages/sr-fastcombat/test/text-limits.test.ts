import { type Card, faceOf } from '@tabletop/cards';
import { isTabletopError } from '@tabletop/dice';
import { playMatch, randomPolicy } from '@tabletop/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../../../scripts/testing/hostile.js';
import { type SkirmishEvent, type SkirmishState, srFastcombat } from '../src/index.js';
import * as text from '../src/text.js';
import { EVENTS, TABLE, viewOf } from './support/telling.js';

/** A state of a game, with what happened on the way to it. */
interface Stop {
  readonly before: SkirmishState;
  readonly events: readonly SkirmishEvent[];
  readonly state: SkirmishState;
}

/** The stops of games played at random. */
function stopsOf(seeds: number): readonly Stop[] {
  const stops: Stop[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const setup = { players: ['ann', 'ben', 'x'.repeat(80)], figures: 'team', houseRules: { maxTurns: 1 } } as const;
    let before = srFastcombat.setup(setup, seed);
    playMatch(srFastcombat, {
      setup,
      seed,
      policies: () => randomPolicy,
      observe: ({ events, state }) => {
        stops.push({ before, events, state });
        before = state;
      },
    });
  }
  return stops;
}

const STOPS = stopsOf(2);
const VIEWERS = ['ann', 'ben', null];

describe('a greatest length', () => {
  const crowd = srFastcombat.view(
    srFastcombat.setup({ players: ['ann', 'ben', 'cleo', 'dirk'], figures: 'team' }, 1),
    null,
  );

  test('gives up the picture first, then the figures, then the hands; what is awaited is kept to the last', () => {
    const whole = text.toText(crowd);
    const [noPicture, fewFigures, noFigures, headOnly] = [whole.length - 1, 1200, 300, 130].map((maxLength) =>
      text.toText(crowd, { maxLength }),
    );
    expect(whole).toContain('The table from above');
    expect(noPicture).not.toContain('The table from above');
    expect(noPicture?.match(/^ {2}#/gm)).toHaveLength(16);
    expect(fewFigures).toMatch(/… and \d+ more$/);
    expect(fewFigures).toContain('  dirk: 0 cards');
    expect(noFigures).not.toContain('Figures');
    expect(noFigures).toContain('  dirk: 0 cards');
    expect(headOnly).toBe(
      'Faster combat system, before the first turn\nBack alley: 108 cards in the deck, 0 discards\nNext: a card is dealt to ann.',
    );
  });

  test('keeps the figures that are nearest to an enemy, and one’s own hand longer than those of others', () => {
    const [ann, ben] = TABLE.players;
    const players = ann === undefined || ben === undefined ? [] : [{ ...ann, id: 'annabel' }, ben];
    const view = viewOf('ben', { players });
    const lengths = Array.from({ length: 400 }, (_, at) => 5 * at + 1);
    const shown = lengths.map((maxLength) => text.toText(view, { maxLength }));
    const parts = ['ben: 10D 3C', 'annabel: 4 cards', '#1 Veronica', '#4 Cora', 'Knife at', '#2 Ada', 'from above'];
    const places = parts.map((part) => shown.findIndex((each) => each.includes(part)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(places.length);
  });

  test('of one chat message holds for the whole of a game', () => {
    for (const { state } of STOPS.filter((_, at) => at % 20 === 0)) {
      const shown = text.toText(srFastcombat.view(state, 'ann'), { maxLength: text.CHAT_LENGTH });
      expect(shown.length).toBeLessThanOrEqual(text.CHAT_LENGTH);
      expect(shown).toContain('Hands\n  ann: ');
    }
  });

  test('is never exceeded, for any text of any game', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STOPS),
        fc.constantFrom(...VIEWERS),
        fc.integer({ min: 1, max: 2500 }),
        ({ state, before, events }, viewer, maxLength) => {
          const limit = { maxLength };
          const view = srFastcombat.view(state, viewer);
          const outcome = srFastcombat.outcome(state);
          const outputs = [
            text.toText(view, limit),
            ...text.narrate(events, srFastcombat.view(before, viewer), limit),
            ...srFastcombat
              .actors(state)
              .flatMap((player) => srFastcombat.legalActions(state, player))
              .map((action) => text.describeAction(action, view, limit)),
            ...(outcome === undefined ? [] : [text.describeOutcome(outcome, limit)]),
            ...state.figures.map((figure) => text.sheet(figure, { ...limit, items: state.items })),
          ];
          for (const output of outputs) expect(output.length).toBeLessThanOrEqual(maxLength);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused', (maxLength) => {
    const [figure] = TABLE.figures;
    const calls = [
      () => text.toText(viewOf(null), { maxLength }),
      () => text.describe(EVENTS.aimed, viewOf(null), { maxLength }),
      () => text.describeAction({ type: 'decline', player: 'ann' }, viewOf(null), { maxLength }),
      () => text.describeOutcome({ reason: 'none-left', winners: [] }, { maxLength }),
      () => figure && text.sheet(figure, { maxLength }),
    ];
    for (const call of calls) {
      const error = thrownBy(call);
      expect(isTabletopError(error) && error.code).toBe('invalid-options');
    }
  });
});

describe('[F-SECRET] what a viewer may not know', () => {
  const CARD = /(?<![\w])(?:(?:10|[A2-9JQK])[CDHS]|JK)(?!\w)/g;

  test('no card stands in a text of the table but those of the viewer’s own hand, or before them', () => {
    let seen = 0;
    for (const { state } of STOPS) {
      for (const viewer of VIEWERS) {
        const own = state.players.find(({ id }) => id === viewer)?.hand ?? [];
        const down = 'bids' in state.stage ? state.stage.bids.filter(({ player }) => player === viewer) : [];
        const known = new Set<string>(
          [...own, ...down.flatMap(({ card }) => card ?? [])].map((card: Card) => faceOf(card)),
        );
        const shown = text.toText(srFastcombat.view(state, viewer), { picture: false }).match(CARD) ?? [];
        seen += shown.length;
        for (const card of shown) expect(known).toContain(card);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('a card dealt or committed to others is “a card”, and an answer of theirs only that it was given', () => {
    let hidden = 0;
    for (const { before, events } of STOPS) {
      for (const viewer of VIEWERS) {
        const lines = text.narrate(srFastcombat.viewEvents(events, viewer), srFastcombat.view(before, viewer));
        for (const [at, event] of events.entries()) {
          const line = lines[at] ?? '';
          const isSecret = event.type === 'dealt' || event.type === 'committed' || event.type === 'answered';
          if (!isSecret || event.player === viewer) continue;
          hidden += 1;
          expect(line).toMatch(/^\S+ (is dealt a card|commits a card face down|has answered)\b/);
          expect(line).not.toMatch(CARD);
        }
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
});

describe('hostile names', () => {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no text', (name) => {
    const [veronica] = TABLE.figures;
    const profile = veronica?.profile;
    const spells = profile?.spells.map((spell) => ({ ...spell, name })) ?? [];
    const hostile = viewOf('ann', {
      board: { ...TABLE.board, name },
      order: [name, name],
      figures: TABLE.figures.map((figure) => ({
        ...figure,
        owner: name,
        profile: { ...figure.profile, name, race: name, spells },
      })),
      items: TABLE.items.map((item) => ({ ...item, equipment: renamed(item.equipment, name) })),
      players: TABLE.players.map((player) => ({ ...player, id: name })),
    });
    const deed = { type: 'scenario', player: name, figure: 1, name } as const;
    const lines = [
      ...Object.values(EVENTS).map((event) =>
        text.describe('player' in event ? { ...event, player: name } : event, hostile),
      ),
      text.describe({ ...EVENTS.ended, winners: [name, name] }, hostile),
      text.describe({ ...EVENTS.exploded, grenade: name }, hostile),
      text.describe({ ...EVENTS.lapsed, deed, why: name }, hostile),
      text.describe({ ...EVENTS['scenario-action'], name }, hostile),
      text.describeAction(deed, hostile),
      text.describeAction({ type: 'pass', player: name, until: 'turn' }, hostile),
    ];
    const table = text.toText(hostile);
    const sheets = hostile.figures.map((figure) => text.sheet(figure, { items: hostile.items }));
    expect(table.split('\n')).toHaveLength(text.toText(viewOf('ann')).split('\n').length);
    expect(sheets.map(heightOf)).toEqual(
      TABLE.figures.map((figure) =>
        heightOf(text.sheet({ ...figure, profile: { ...figure.profile, spells } }, { items: TABLE.items })),
      ),
    );
    for (const line of [...lines, ...[table, ...sheets].flatMap((shown) => shown.split('\n'))]) {
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>]/u);
    }
  });
});

function heightOf(shown: string): number {
  return shown.split('\n').length;
}

type Equipment = SkirmishState['items'][number]['equipment'];

function renamed(equipment: Equipment, name: string): Equipment {
  switch (equipment.kind) {
    case 'grenade':
      return { ...equipment, grenade: { ...equipment.grenade, name } };
    case 'melee':
      return { ...equipment, weapon: { ...equipment.weapon, name } };
    case 'firearm':
      return {
        ...equipment,
        weapon: { ...equipment.weapon, name },
        grenade: equipment.grenade === null ? null : { ...equipment.grenade, name },
      };
  }
}

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
