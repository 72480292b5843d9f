import { seed, seeded } from '@tabletop/dice';
import { hash } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { type SkirmishSetup, type SkirmishState, srFastcombat } from '../src/index.js';
import { walk } from './support/walk.js';

/** Hands that leave little of the deck, so that it soon runs out. */
const SHORT: SkirmishSetup = { figures: 'duel', houseRules: { startHand: 16, maxTurns: 6 } };

const stops = [...walk(SHORT, 'short of cards')];
const reshuffles = stops.flatMap(({ events }, at) => (events.some(({ type }) => type === 'reshuffled') ? [at] : []));

/** Plays on from a state for some steps, by choices that are the same each time. */
function playedOn(from: SkirmishState, steps: number): SkirmishState {
  const chance = seeded(seed('again'));
  let state = from;
  for (let step = 0; step < steps && srFastcombat.outcome(state) === undefined; step++) {
    const [player] = srFastcombat.actors(state);
    state =
      player === undefined
        ? srFastcombat.advance(state).state
        : srFastcombat.apply(state, srFastcombat.sample(state, player, chance)).state;
  }
  return state;
}

describe('a reshuffle', () => {
  test('[F-RESHUFFLE] comes at the moment that a card is wanted and the deck has run out', () => {
    expect(reshuffles.length).toBeGreaterThan(0);
    for (const at of reshuffles) {
      const { before, events } = stops[at] ?? {};
      const asked = events?.find(({ type }) => type === 'dealt' || type === 'turned-up' || type === 'initiative-drawn');
      expect(asked).toBeDefined();
      // Several cards may be turned up in one step: the deck can run out in its middle, but not before it is touched.
      expect(before?.deck.length).toBeLessThanOrEqual(asked?.type === 'dealt' ? 0 : 4);
    }
  });

  test('[F-RESHUFFLE] is undone with all that came of it, the random state too, by going back to the state before it', () => {
    for (const at of reshuffles.slice(0, 5)) {
      const before = stops[at]?.before;
      if (before === undefined || before === null) throw new Error('A reshuffle comes in no first state.');
      const written = JSON.stringify(before);
      const after = playedOn(before, 40);
      expect(JSON.stringify(before)).toBe(written);
      expect(hash(playedOn(before, 40))).toBe(hash(after));
      expect(hash(playedOn(JSON.parse(written), 40))).toBe(hash(after));
    }
  });

  test('[F-SECRET] lets nobody follow a card: neither the deck nor the places drawn from are seen', () => {
    for (const at of reshuffles) {
      for (const { state, events } of stops.slice(at, at + 30)) {
        for (const viewer of ['red', 'blue', null]) {
          expect(srFastcombat.view(state, viewer).deck).toBe(state.deck.length);
          for (const event of srFastcombat.viewEvents(events, viewer)) {
            if (event.type !== 'dealt') continue;
            expect(event.dice).toBeUndefined();
            if (event.player !== viewer) expect(event.card).toBeNull();
          }
        }
      }
    }
  });
});
