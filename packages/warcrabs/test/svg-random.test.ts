import { seed, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elements, faults, number, overlaps, texts } from '../../../scripts/testing/picture.js';
import { type WarcrabsSetup, type WarcrabsState, warcrabs } from '../src/index.js';
import { toSvg } from '../src/svg.js';

/** Fights of every House team on every House board, and one with house rules that change what is drawn. */
const SETUPS: readonly WarcrabsSetup[] = [
  { crabs: 'duel' },
  { crabs: 'pairs', board: 'cluttered' },
  { crabs: 'gangs', board: 'meeting', players: ['ann', 'ben', 'cy'] },
  { crabs: 'brawl', board: 'archive' },
  { crabs: 'gunners', board: 'cluttered', houseRules: { splitMove: true, paperGone: 'endOfTurn', crabRadius: 1 } },
];

/** The state of a fight after so many steps at random. */
function stateAfter(setup: WarcrabsSetup, from: number, steps: number): WarcrabsState {
  const chance = seeded(seed(`walk ${from}`));
  let state = warcrabs.setup(setup, from);
  for (let step = 0; step < steps && warcrabs.outcome(state) === undefined; step++) {
    const [player] = warcrabs.actors(state);
    state = (
      player === undefined ? warcrabs.advance(state) : warcrabs.apply(state, warcrabs.sample(state, player, chance))
    ).state;
  }
  return state;
}

/** Any state on the way through any fight. */
const STATES = fc
  .record({ setup: fc.constantFrom(...SETUPS), from: fc.nat({ max: 1_000_000 }), steps: fc.nat({ max: 120 }) })
  .map(({ setup, from, steps }) => stateAfter(setup, from, steps));

test('in any state of a fight at random nothing is hidden, is missing or depends on who looks', () => {
  fc.assert(
    fc.property(STATES, (state) => {
      const svg = toSvg(warcrabs.view(state, null));
      expect(overlaps(svg)).toEqual([]);
      expect(faults(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);

      // Every crab is on the table, living or dead, and in the list below it.
      const shown = texts(svg);
      for (const { id, name } of state.crabs)
        expect(shown.some((text) => text.startsWith(`${id} ${name}: `))).toBe(true);
      const rings = elements(svg, 'circle').filter(({ attributes }) => attributes.get('stroke-opacity') === '0.7');
      const living = state.crabs.filter(({ hitPoints }) => hitPoints > 0);
      expect(rings.filter((ring) => number(ring, 'r') > 0).length).toBeGreaterThanOrEqual(living.length);

      // It is the same whoever looks, whatever dice are to come, and after a detour by JSON.
      const other: WarcrabsState = JSON.parse(JSON.stringify({ ...state, chance: seeded(seed('other')).state() }));
      expect(toSvg(warcrabs.view(other, state.players[0]?.id ?? null))).toBe(svg);
    }),
    { numRuns: 16, seed: 1 },
  );
});
