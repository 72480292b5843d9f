import { type Card, checkPartition, type Pile, standardDeck } from '@tabletop/cards';
import { seed, seeded } from '@tabletop/dice';
import { convexPolygon, discAt, inset, overlapsPolygon, standsFree } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import {
  decksNeeded,
  type Rules,
  rulesFor,
  type SkirmishAction,
  type SkirmishSetup,
  type SkirmishState,
  srFastcombat,
  toUnits,
  walkCost,
} from '../src/index.js';
import { hiddenFrom } from './support/hidden.js';
import { SETUPS, type Stop, walk } from './support/walk.js';

/** Games played at random: some of every set-up. */
const GAMES: readonly { readonly name: string; readonly stops: readonly Stop[] }[] = Object.entries(SETUPS).flatMap(
  ([name, setup]: [string, SkirmishSetup]) =>
    (name === 'brawl' ? [1, 2, 3, 4] : [1, 2]).map((from) => ({
      name: `${name} ${from}`,
      stops: [...walk(setup, from, 4000)],
    })),
);

/** Where a law does not hold: at the first stop of each game for which it returns something. */
function broken(law: (stop: Stop, rules: Rules) => unknown): readonly string[] {
  return GAMES.flatMap(({ name, stops }) => {
    for (const [step, stop] of stops.entries()) {
      const found = law(stop, rulesFor(stop.state.rules));
      if (found !== undefined && found !== true) return [`${name}, step ${step}: ${JSON.stringify(found)}`];
    }
    return [];
  });
}

/** Everywhere that a card can be. */
function pilesOf(state: SkirmishState): readonly Pile[] {
  const { stage, players, deck, discards } = state;
  const onTable: Card[] = 'bids' in stage ? stage.bids.flatMap(({ card }) => (card === null ? [] : [card])) : [];
  return [
    { path: ['deck'], cards: deck },
    { path: ['discards'], cards: discards },
    { path: ['stage', 'bids'], cards: onTable },
    { path: ['stage', 'turned'], cards: stage.phase === 'area' ? stage.turned : [] },
    ...players.map(({ hand }, at) => ({ path: ['players', at, 'hand'], cards: hand })),
    ...players.map(({ trading }, at) => ({
      path: ['players', at, 'trading'],
      cards: trading === null ? [] : [trading],
    })),
  ];
}

function deckOf(state: SkirmishState, rules: Rules): readonly Card[] {
  const figures = state.players.map(({ id }) => state.figures.filter(({ owner }) => owner === id).length);
  return standardDeck({ decks: decksNeeded(figures, { rules }), jokersPerDeck: rules.jokersPerDeck });
}

describe('in every reachable state', () => {
  test('games played at random see everything that can happen', () => {
    const seen = new Set(GAMES.flatMap(({ stops }) => stops.flatMap(({ events }) => events.map(({ type }) => type))));
    const phases = new Set(GAMES.flatMap(({ stops }) => stops.map(({ state }) => state.stage.phase)));
    expect(seen.size).toBe(44);
    expect(phases.size).toBe(19);
  });

  test('[F-DECKS] [F-RESHUFFLE] every card of the decks is in exactly one place', () => {
    expect(
      broken(({ state }, rules) => {
        const [problem] = checkPartition(pilesOf(state), deckOf(state, rules));
        return problem?.message;
      }),
    ).toEqual([]);
    expect(
      GAMES.some(({ stops }) => stops.some(({ events }) => events.some(({ type }) => type === 'reshuffled'))),
    ).toBe(true);
  });

  test('[F-EMPTY-HAND] no hand stays empty while there are cards', () => {
    expect(
      broken(({ state }, rules) => {
        const canDraw = state.deck.length > 0 || (rules.reshuffle && state.discards.length > 0);
        const empty = state.players.filter(({ hand, owed }) => hand.length === 0 && owed.cards === 0);
        return !canDraw || empty.length === 0 || state.stage.phase === 'over' || empty.map(({ id }) => id);
      }),
    ).toEqual([]);
  });

  test('[F-MEASURE] [F-TERRAIN] every base is on the table, off the walls, and overlaps no other', () => {
    expect(
      broken(({ state, before }, rules) => {
        if (before?.figures === state.figures) return true;
        const radius = toUnits(rules.figureRadius);
        const area = inset(convexPolygon(state.board.corners), radius);
        const walls = state.board.terrain
          .filter(({ kind }) => kind === 'wall')
          .map(({ corners }) => convexPolygon(corners));
        return state.figures
          .filter(({ id, at }) => {
            const obstacles = state.figures.filter((other) => other.id !== id).map((other) => discAt(other.at, radius));
            const inWall = walls.some((wall) => overlapsPolygon(discAt(at, radius), wall));
            return inWall || !standsFree(at, { radius, area, obstacles });
          })
          .map(({ id }) => id)[0];
      }),
    ).toEqual([]);
  });

  test('[F-MOVE] [F-SPEED] nobody has gone further this turn than its Speed', () => {
    expect(
      broken(({ state }, rules) =>
        state.figures.every(({ walked, profile }) => walkCost(walked, rules) <= toUnits(profile.speed)),
      ),
    ).toEqual([]);
  });

  test('[F-ACT] [F-ACTIONS] nobody has more Actions left than its sheet says, and each one begun takes one', () => {
    expect(
      broken(({ state, before, events }) => {
        if (state.figures.some(({ actions, profile }) => actions < 0 || actions > profile.actions)) return false;
        if (before === null || events.some(({ type }) => type === 'turn-began')) return true;
        const left = (at: SkirmishState) => at.figures.reduce((sum, { actions }) => sum + actions, 0);
        const out = events.some(({ type }) => type === 'knocked-out');
        const begun = events.filter(({ type }) => type === 'action-began').length;
        return out || left(before) - left(state) === begun;
      }),
    ).toEqual([]);
  });

  test('[F-ACTIONS] a turn gives nobody more actions than its sheet says', () => {
    for (const { stops } of GAMES) {
      let done = new Map<number, number>();
      for (const { state, events } of stops) {
        for (const event of events) {
          if (event.type === 'turn-began') done = new Map();
          if (event.type !== 'action-began') continue;
          const times = (done.get(event.deed.figure) ?? 0) + 1;
          done.set(event.deed.figure, times);
          expect(times).toBeLessThanOrEqual(state.figures[event.deed.figure - 1]?.profile.actions ?? 0);
        }
      }
    }
  });

  test('[F-AMMO] [F-RELOAD] [F-READY] no weapon has fewer rounds than none or more than it holds, and no figure more in hand than its hands hold', () => {
    expect(
      broken(({ state }, rules) => {
        const holds = state.items.every(({ rounds, spare, equipment, holder, at }) => {
          const room = equipment.kind === 'firearm' ? (equipment.weapon.ammo ?? 0) : 0;
          return rounds >= 0 && rounds <= room && spare >= 0 && (holder === null) !== (at === null);
        });
        const taken = state.figures.every(({ id }) => {
          const ready = state.items.filter((item) => item.holder === id && item.ready);
          const hands = ready.map(({ equipment }) => {
            const pistol = ['Heavy Pistol', 'Light Pistol', 'Throwing Knife'];
            return equipment.kind === 'firearm' && !pistol.includes(equipment.weapon.type) ? 2 : 1;
          });
          return hands.reduce<number>((sum, each) => sum + each, 0) <= rules.hands;
        });
        return holds && taken && state.items.every(({ ready, holder }) => !ready || holder !== null);
      }),
    ).toEqual([]);
  });

  test('[F-WIN] the game goes on until it is over, and then nothing does', () => {
    for (const { name, stops } of GAMES) {
      const last = stops.at(-1)?.state;
      if (last === undefined) throw new Error('no game');
      expect(srFastcombat.outcome(last), name).toBeDefined();
      expect(srFastcombat.actors(last)).toEqual([]);
      expect(last.queue.length + (last.deed === null ? 0 : 1)).toBe(0);
    }
  });

  test('[F-WINDOW] who is not awaited can do nothing, and while an action is settled nobody can declare one', () => {
    const chance = seeded(seed('outsiders'));
    const said = new Map<string, SkirmishAction>();
    expect(
      broken(({ state }) => {
        const actors = srFastcombat.actors(state);
        for (const player of actors) {
          const action = srFastcombat.sample(state, player, chance);
          said.set(action.type, action);
          if ('bids' in state.stage && !['commit', 'play', 'complete', 'decline', 'trade'].includes(action.type)) {
            return action;
          }
        }
        for (const { id } of state.players) {
          if (actors.includes(id)) continue;
          if (srFastcombat.legalActions(state, id).length > 0) return id;
          for (const action of said.values()) {
            if (srFastcombat.check(state, { ...action, player: id }) === undefined) return { ...action, player: id };
          }
        }
        return undefined;
      }),
    ).toEqual([]);
    expect(said.size).toBe(20);
  });

  test('[F-SEQUENCE] only the figure whose move is under way changes its place, and once moved none does', () => {
    expect(
      broken(({ state, before, events }) => {
        if (before === null || before.figures === state.figures) return true;
        const moved = events.flatMap((event) => (event.type === 'moved' ? [event.figure] : []));
        return state.figures.every((figure, at) => {
          const was = before.figures[at];
          const stays = was?.at.x === figure.at.x && was.at.y === figure.at.y;
          return stays || (moved.includes(figure.id) && before.moving === figure.id && !was?.moved);
        });
      }),
    ).toEqual([]);
  });

  test('[F-SECRET] no view and no event shows anybody a hidden card, wherever in it', () => {
    const names = /"((?:10|[2-9JQKA])[SHDC](?:\.\d+)?|JK(?:\.\d+)?)"/g;
    const cardsIn = (shown: unknown) => [...JSON.stringify(shown).matchAll(names)].map(([, card = '']) => card);
    const seen = { cards: 0 };
    for (const { name, stops } of GAMES) {
      for (const [step, { state, events }] of stops.entries()) {
        if (step % 5 !== 0) continue;
        for (const viewer of [null, ...state.players.map(({ id }) => id)]) {
          const hidden: ReadonlySet<string> = new Set(hiddenFrom(state, viewer));
          const shown = cardsIn([srFastcombat.view(state, viewer), srFastcombat.viewEvents(events, viewer)]);
          seen.cards += shown.length;
          expect(
            shown.filter((card) => hidden.has(card)),
            `${name}, step ${step}, seen by ${viewer}`,
          ).toEqual([]);
        }
      }
    }
    expect(seen.cards).toBeGreaterThan(10_000);
  });

  test('[F-SECRET] a view tells nothing of random state, deck, or answers that are still sealed', () => {
    expect(
      broken(({ state }) =>
        [null, ...state.players.map(({ id }) => id)].every((viewer) => {
          const view = srFastcombat.view(state, viewer);
          const sealed =
            view.stage.phase !== 'window' ||
            view.stage.answers.every(({ player, answer }) => (answer !== null) === (player === viewer));
          const hands = view.players.every(({ id, hand }) => (hand !== null) === (id === viewer));
          return sealed && hands && !('chance' in view) && typeof view.deck === 'number';
        }),
      ),
    ).toEqual([]);
  });
});
