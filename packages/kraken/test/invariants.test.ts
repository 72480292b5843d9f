import { convexPolygon, discAt, overlapsPolygon } from '@tabletop/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KrakenEvent, type KrakenState, kraken, rulesFor } from '../src/index.js';
import { SETUPS, type Stop, walk } from './support/walk.js';

const PHASES = ['start', 'movement', 'combat', 'reaction', 'morale'];

/** Checks every stop of games played at random from set-ups of every kind. */
function always(law: (stop: Stop, game: readonly Stop[]) => boolean, numRuns = 12): void {
  const setups = fc.constantFrom(...Object.values(SETUPS));
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      const game = [...walk(setup, seed)];
      return game.every((stop) => law(stop, game));
    }),
    { numRuns },
  );
}

const squared = (a: { x: number; y: number }, b: { x: number; y: number }) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

describe('in every reachable state', () => {
  test('[K-PLUCK-BOUNDS] every sailor in play has a Pluck from 2 to 11', () => {
    always(({ state }) => state.sailors.every(({ fate, pluck }) => fate !== 'in-play' || (pluck >= 2 && pluck <= 11)));
  });

  test('[K-CREW] the crew is as it was, and Pluck only changes by what events tell', () => {
    always(({ state, before, events }) => {
      if (before === null) return state.sailors.reduce((sum, { pluck }) => sum + pluck, 0) <= 50;
      const told = events.reduce((sum, event) => sum + (event.type === 'pluck-changed' ? event.change : 0), 0);
      const total = (at: KrakenState) => at.sailors.reduce((sum, { pluck }) => sum + pluck, 0);
      return state.sailors.length === before.sailors.length && total(state) - total(before) === told;
    });
  });

  test('[K-MORAL] the Pluck lost of the players is the sum of all losses', () => {
    always(({ state }, game) => {
      const until = game.slice(0, game.findIndex((stop) => stop.state === state) + 1);
      const losses = until
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === 'pluck-changed' && event.change < 0 ? [-event.change] : []));
      return (
        state.players.reduce((sum, { pluckLost }) => sum + pluckLost, 0) === losses.reduce((sum, loss) => sum + loss, 0)
      );
    }, 4);
  });

  test('[K-MOVE-PATH] [K-BASES] nobody leaves the deck, and bases overlap neither one another nor, in the water, the hull', () => {
    always(({ state }) => {
      const rules = rulesFor(state.rules);
      const bases = [
        ...state.sailors
          .filter(({ fate }) => fate === 'in-play')
          .map(({ at }) => ({ ...at, radius: rules.sailorRadius * 20 })),
        ...state.vessel.obstacles,
      ];
      const tentacles = state.tentacles.map(({ at }) => ({ ...at, radius: rules.tentacleRadius * 20 }));
      const margin = rules.sailorOnDeck === 'base' ? rules.sailorRadius * 20 : 0;
      const all = [...bases, ...tentacles];
      const hull = convexPolygon(state.vessel.hull);
      return (
        all.every((a, i) => all.every((b, j) => i >= j || squared(a, b) >= (a.radius + b.radius) ** 2)) &&
        bases.slice(0, -state.vessel.obstacles.length).every((base) => depth(state, base) >= margin - 1e-9) &&
        tentacles.every((base) => !overlapsPolygon(discAt(base, base.radius), hull))
      );
    });
  });

  test('[K-REACT] phases follow one another in order, each finished before the next', () => {
    always(({ state, before }) => {
      if (before === null || state.stage.phase === 'over') return true;
      const [from, to] = [PHASES.indexOf(before.stage.phase), PHASES.indexOf(state.stage.phase)];
      const isNext = to === from || to === from + 1 || (to === 0 && from >= 3);
      const isDone = from === to || kraken.actors(before).length === 0;
      return isNext && isDone;
    });
  });

  test('[K-CRUSH] hull damage only ever grows, and only by crushes', () => {
    always(({ state, before, events }) => {
      const crushed = events.reduce((sum, event) => sum + (event.type === 'crushed' ? event.damage : 0), 0);
      return state.hullDamage === (before?.hullDamage ?? 0) + crushed;
    });
  });

  test('[K-MORALE] morale is only rolled in a turn in which a tentacle was lost', () => {
    always(({ before, events }) =>
      events.every(({ type }) => type !== 'morale-rolled' || (before?.lostThisTurn ?? 0) > 0),
    );
  });
});

describe('in every turn of every game', () => {
  const turnsOf = (game: readonly Stop[]): readonly (readonly KrakenEvent[])[] => {
    const turns: KrakenEvent[][] = [[]];
    for (const event of game.flatMap(({ events }) => events)) {
      if (event.type === 'turn-began') turns.push([]);
      turns.at(-1)?.push(event);
    }
    return turns;
  };
  const once = (turn: readonly KrakenEvent[], type: KrakenEvent['type'], key: 'sailor' | 'tentacle') => {
    const ids = turn.flatMap((event) =>
      event.type === type ? Object.entries(event).flatMap(([name, value]) => (name === key ? [value] : [])) : [],
    );
    return new Set(ids).size === ids.length;
  };

  test('[K-MOVE-ROLL] [K-COMBAT-ROLL] [K-REACT] one roll to move and one attack per sailor, one die per tentacle', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(SETUPS)), fc.integer(), (setup, seed) =>
        turnsOf([...walk(setup, seed)]).every(
          (turn) =>
            once(turn, 'move-rolled', 'sailor') &&
            once(turn, 'attacked', 'sailor') &&
            once(turn, 'reacted', 'tentacle'),
        ),
      ),
      { numRuns: 12 },
    );
    expect(turnsOf([...walk({}, 1)]).length).toBeGreaterThan(3);
  });
});

/** How far inside the hull a point lies, in units; negative outside. */
function depth(state: KrakenState, point: { x: number; y: number }): number {
  const { hull } = state.vessel;
  return Math.min(
    ...hull.map((a, i) => {
      const b = hull[(i + 1) % hull.length] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      return (dx * (point.y - a.y) - dy * (point.x - a.x)) / Math.sqrt(dx * dx + dy * dy);
    }),
  );
}
