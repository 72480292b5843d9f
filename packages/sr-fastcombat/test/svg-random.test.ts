import { type Card, formatCard, isJoker } from '@tabletop/cards';
import { seed, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faults, overlaps, texts } from '../../../scripts/testing/picture.js';
import { type SkirmishState, srFastcombat } from '../src/index.js';
import { toSvg } from '../src/svg.js';
import { scramble } from './support/hidden.js';
import { CROWD } from './support/tables.js';
import { SETUPS, walk } from './support/walk.js';

/** Any state on the way through any game at random, and somebody who looks at it. */
const LOOKS = fc
  .record({
    setup: fc.constantFrom(...Object.values(SETUPS), CROWD),
    from: fc.nat({ max: 1_000_000 }),
    steps: fc.nat({ max: 300 }),
    viewer: fc.nat({ max: 8 }),
  })
  .map(({ setup, from, steps, viewer }) => {
    const states = [...walk(setup, from, steps)].map(({ state }) => state);
    const state = states.at(-1) ?? srFastcombat.setup(setup, from);
    const viewers = [...state.players.map(({ id }) => id), null];
    return { state, viewer: viewers[viewer % viewers.length] ?? null, from };
  });

/** The cards that a viewer may see, as they are written: those of one's hand, and what one played or that was turned over. */
function openTo(state: SkirmishState, viewer: string | null): readonly string[] {
  const bids = 'bids' in state.stage ? state.stage.bids : [];
  const played = bids.flatMap(({ player, step, card }) =>
    card !== null && (player === viewer || step !== 'down') ? [card] : [],
  );
  return [...(state.players.find(({ id }) => id === viewer)?.hand ?? []), ...played].map(written);
}

function written(card: Card): string {
  return isJoker(card) ? 'Joker' : formatCard(card, { symbols: true, copies: false });
}

describe('in any state of a game at random, for any viewer', () => {
  test('nothing covers another text or leaves the picture', () => {
    fc.assert(
      fc.property(LOOKS, ({ state, viewer }) => {
        const svg = toSvg(srFastcombat.view(state, viewer));
        expect(overlaps(svg)).toEqual([]);
        expect(faults(svg)).toEqual([]);
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  test('no card is shown but those that the viewer may see [F-SECRET]', () => {
    fc.assert(
      fc.property(LOOKS, ({ state, viewer }) => {
        const shown = texts(toSvg(srFastcombat.view(state, viewer))).filter((text) => /[♣♦♥♠]|^Joker$/.test(text));
        const open = openTo(state, viewer);
        expect(shown.filter((text) => !open.includes(text))).toEqual([]);
        expect(new Set(shown)).toEqual(new Set(open));
      }),
      { numRuns: 30, seed: 2 },
    );
  });

  test('a picture is the same whatever is hidden from its viewer [F-SECRET]', () => {
    fc.assert(
      fc.property(LOOKS, ({ state, viewer, from }) => {
        const other = scramble(state, viewer, seeded(seed(`other ${from}`)));
        expect(toSvg(srFastcombat.view(other, viewer))).toBe(toSvg(srFastcombat.view(state, viewer)));
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});
