import { standardDeck } from '@tabletop/cards';
import { playMatch, seatOf } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { withoutHelp } from '../../../scripts/testing/without-help.js';
import { chancesOfDraw, unseenCards } from '../src/bots/unseen.js';
import { randomBot, type SkirmishPolicy, sensibleBot } from '../src/bots.js';
import { DEFAULT_RULES, type SkirmishSetup, srFastcombat } from '../src/index.js';
import { run } from './support/play.js';
import { cm, gun, scene } from './support/scene.js';
import { red } from './support/seats.js';
import { SETUPS, walk } from './support/walk.js';

const MATCHES = 20;

/** How many of so many games the sensible bot wins, and how many the random one; each begins half of them. */
function wins(figures: 'pair' | 'team'): { readonly sensible: number; readonly random: number } {
  const won = { sensible: 0, random: 0 };
  for (let seed = 0; seed < MATCHES; seed++) {
    const seat = seed % 2 === 0 ? 'red' : 'blue';
    const policies = (player: string): SkirmishPolicy => (player === seat ? sensibleBot : randomBot);
    const { outcome } = playMatch(srFastcombat, { setup: { figures }, seed: `bots ${seed}`, policies });
    if (outcome?.result === 'win') won[outcome.winners?.[0] === seat ? 'sensible' : 'random']++;
  }
  return won;
}

describe('the bots', () => {
  test.each(['pair', 'team'] as const)(
    'the sensible one beats the random one with the %s: 95 % intervals of their shares lie apart',
    (figures) => {
      const { sensible, random } = wins(figures);
      expect(wilson(sensible, MATCHES)[0]).toBeGreaterThan(wilson(random, MATCHES)[1]);
    },
  );

  test.each(Object.entries(SETUPS))('play every kind of set-up to its end: %s', (_, setup) => {
    for (const bot of [randomBot, sensibleBot]) {
      const match = playMatch(srFastcombat, { setup, seed: 3, policies: () => bot, maxSteps: 20_000 });
      expect(match.outcome).toBeDefined();
    }
  });
});

/** Walls with more corners than ways are looked for around. */
const MAZE: SkirmishSetup['board'] = {
  name: 'Maze',
  corners: [cm(0, 0), cm(120, 0), cm(120, 260), cm(0, 260)],
  terrain: Array.from({ length: 20 }, (_, at) => ({
    kind: 'wall' as const,
    corners: Array.from({ length: 64 }, (_each, corner) => ({ x: 300 + 80 * at + corner, y: 600 + corner * corner })),
  })),
};

describe('the sensible bot', () => {
  test.each(Object.entries(SETUPS))('has a legal wish in every state of %s, from its view alone', (_, setup) => {
    const refused: string[] = [];
    const policy = withoutHelp(sensibleBot, refused);
    const sit = (player: string) => seatOf(srFastcombat, policy, player, 'wishes');
    const seats = new Map<string, ReturnType<typeof sit>>();
    let asked = 0;
    for (const { state } of walk(setup, 'wishes', 200)) {
      for (const player of srFastcombat.actors(state)) {
        const seat = seats.get(player) ?? sit(player);
        seats.set(player, seat);
        expect(srFastcombat.check(state, seat(state))).toBeUndefined();
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(20);
    // What it wishes for first is legal, but for what only the referee can know.
    expect(refused.length / asked).toBeLessThan(0.02);
  });

  test('plays on among too many walls to find a way', () => {
    const setup: SkirmishSetup = { figures: 'pair', board: MAZE, houseRules: { maxTurns: 2 } };
    const match = playMatch(srFastcombat, { setup, seed: 1, policies: () => sensibleBot });
    expect(match.outcome).toBeDefined();
  });
});

describe('what the sensible bot knows of the deck', () => {
  test('[F-SECRET] unseen is what is neither in its hand nor open', () => {
    const hands = [['10C', 'JK', '2C'], ['AS']] as const;
    const figures = [
      { owner: 'red', at: cm(50, 100), sheet: { firearms: [gun()] } },
      { owner: 'blue', at: cm(70, 100) },
    ];
    const state = scene({ quiet: ['blue'], hands, discards: ['7C', '7D'], figures });
    const { state: committed } = run(state, [red.shoot(1, 1, 2), red.commit('10C')]);
    const gone = ['10C', 'JK', '2C', '7C', '7D'];
    const rest = standardDeck({ decks: 1, jokersPerDeck: 2 }).filter((card) => !gone.includes(card));
    expect(unseenCards(srFastcombat.view(committed, 'red'), 'red', DEFAULT_RULES)).toEqual(rest);
    const other = standardDeck({ decks: 1, jokersPerDeck: 2 }).filter((card) => !['AS', '7C', '7D'].includes(card));
    expect(unseenCards(srFastcombat.view(committed, 'blue'), 'blue', DEFAULT_RULES)).toEqual(other);
  });

  test('[F-DRAWN-JOKER] [F-RESHUFFLE] any of them may be turned up; from an empty deck any of the discards', () => {
    const figures = [
      { owner: 'red', at: cm(50, 100) },
      { owner: 'blue', at: cm(70, 100) },
    ];
    const chances = (state: ReturnType<typeof scene>) =>
      new Map(chancesOfDraw(srFastcombat.view(state, 'red'), 'red', DEFAULT_RULES));
    const state = scene({ hands: [['AC', 'AD'], ['AH']], figures });
    // Of 52 cards with a value two are in hand: both aces.
    expect(chances(state).get(12)).toBeCloseTo(2 / 50, 12);
    expect(chances(state).get(2)).toBeCloseTo(8 / 50, 12);
    const empty = scene({ hands: [['AC'], ['AH']], deck: [], discards: ['7C', '7D', '2C', 'JK'], figures });
    expect(chances(empty).get(7)).toBeCloseTo(2 / 3, 12);
  });
});
