import { playMatch, seatOf, settle } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { withoutHelp } from '../../../scripts/testing/without-help.js';
import { randomBot, sensibleBot, type WarcrabsPolicy } from '../src/bots.js';
import { BOARDS, TEAMS, type WarcrabsEvent, type WarcrabsSetup, warcrabs } from '../src/index.js';
import { box, inch, room, surface, weapon } from './support/scene.js';
import { SCRUMS } from './support/scrums.js';
import { SETUPS, walk } from './support/walk.js';

const MATCHES = 40;
const BOARD_NAMES = Object.keys(BOARDS).filter((name): name is keyof typeof BOARDS => name in BOARDS);

/** A duel of House crabs that are not far from one another. */
function duelOn(board: keyof typeof BOARDS, number: number): WarcrabsSetup {
  const crabs = number % 4 < 2 ? 'duel' : 'gunners';
  return { board, crabs, houseRules: { drawAfter: 40 } };
}

describe('the bots', () => {
  test(`the sensible one beats the random one in ${MATCHES} fights: 95 % intervals of their shares lie apart`, () => {
    const won = { sensible: 0, random: 0 };
    for (let number = 0; number < MATCHES; number++) {
      const seat = number % 2 === 0 ? 'red' : 'blue';
      const { outcome } = playMatch(warcrabs, {
        setup: duelOn(BOARD_NAMES[(number >> 1) % BOARD_NAMES.length] ?? 'desk', number),
        seed: `bots ${number}`,
        policies: (player): WarcrabsPolicy => (player === seat ? sensibleBot : randomBot),
      });
      if (outcome?.result === 'win') won[outcome.winners[0] === seat ? 'sensible' : 'random']++;
    }
    expect(wilson(won.sensible, MATCHES)[0]).toBeGreaterThan(wilson(won.random, MATCHES)[1]);
  });

  test.each(BOARD_NAMES)('two sensible ones fight to the death on the board %s', (board) => {
    for (const crabs of Object.keys(TEAMS).filter((name): name is keyof typeof TEAMS => name in TEAMS)) {
      const { outcome } = playMatch(warcrabs, { setup: { board, crabs }, seed: 1, policies: () => sensibleBot });
      expect(`${crabs}: ${outcome?.reason}`).not.toBe(`${crabs}: turn-limit`);
    }
  });

  test.each(Object.entries({ ...SETUPS, ...SCRUMS }))('play every kind of set-up to its end: %s', (_, setup) => {
    for (const bot of [randomBot, sensibleBot]) {
      const houseRules = { ...setup.houseRules, drawAfter: 8 };
      const match = playMatch(warcrabs, { setup: { ...setup, houseRules }, seed: 3, policies: () => bot });
      expect(match.outcome).toBeDefined();
    }
  });
});

describe('the sensible bot', () => {
  test.each(Object.entries({ ...SETUPS, ...SCRUMS }))(
    'has a legal wish in every state of %s, from its view alone',
    (_, setup) => {
      const refused: string[] = [];
      const policy = withoutHelp(sensibleBot, refused);
      let asked = 0;
      for (const { before } of walk(setup, 'wishes', 80)) {
        for (const player of warcrabs.actors(before)) {
          expect(warcrabs.check(before, seatOf(warcrabs, policy, player, 'wishes')(before))).toBeUndefined();
          asked++;
        }
      }
      expect(asked).toBeGreaterThan(0);
      expect(refused).toEqual([]);
    },
  );

  test('chooses the same whenever it sees the same', () => {
    for (const { before } of walk({ board: 'cluttered', crabs: 'pairs' }, 'again', 60)) {
      const [player] = warcrabs.actors(before);
      if (player === undefined) continue;
      const choices = ['one', 'other'].map((seed) => seatOf(warcrabs, sensibleBot, player, seed)(before));
      expect(choices[0]).toEqual(choices[1]);
    }
  });

  // The first is up on the board's largest surface, the second on the floor beside it, with nothing but claws.
  test.each([
    ['desk', 110, 120, 80, 120],
    ['cluttered', 110, 120, 85, 120],
    ['meeting', 150, 115, 100, 90],
    ['archive', 105, 75, 101, 120],
  ] as const)(
    '[W-FALL] comes down to an enemy that it cannot reach otherwise, on the board %s',
    (board, x, y, downX, downY) => {
      const crab = {
        name: 'Claw',
        traits: { strength: 4, dexterity: 6, endurance: 5 },
        weapons: [weapon({ kind: 'claw', damage: 3 })],
      };
      const setup = {
        board,
        crabs: [
          { crab, at: inch(x, y) },
          { crab, at: inch(downX, downY) },
        ],
      };
      const types = new Set<WarcrabsEvent['type']>();
      const { outcome } = playMatch(warcrabs, {
        setup,
        seed: 2,
        policies: () => sensibleBot,
        observe: ({ events }) => {
          for (const { type } of events) types.add(type);
        },
      });
      expect([...types]).toEqual(expect.arrayContaining(['fell', 'attacked']));
      expect(outcome?.reason).not.toBe('turn-limit');
    },
  );

  test('does not fall to its death for it', () => {
    const crab = { name: 'Claw', traits: { strength: 5, dexterity: 5, endurance: 3 } };
    const { state, outcome } = playMatch(warcrabs, {
      setup: {
        crabs: [
          { crab, at: inch(110, 120) },
          { crab, at: inch(80, 120) },
        ],
        houseRules: { drawAfter: 60 },
      },
      seed: 1,
      policies: () => sensibleBot,
    });
    expect(outcome?.reason).toBe('turn-limit');
    expect(state.crabs.map(({ hitPoints }) => hitPoints)).toEqual([3, 3]);
  });

  test('[W-JUMP] climbs to an enemy by steps that it can take', () => {
    const stairs = [4, 8, 12].map((height, at) => surface(height, 6 + 8 * at, -8, 14 + 8 * at, 8));
    const crab = { name: 'Claw', traits: { strength: 4, dexterity: 7, endurance: 4 } };
    const setup = {
      board: room(stairs),
      crabs: [
        { crab, at: inch(0, 0) },
        { crab: { ...crab, traits: { strength: 1, dexterity: 1, endurance: 9 } }, at: inch(26, 0) },
      ],
      houseRules: { drawAfter: 20 },
    };
    const heights: number[] = [];
    playMatch(warcrabs, {
      setup,
      seed: 1,
      policies: () => sensibleBot,
      observe: ({ events }) => {
        for (const event of events)
          if (event.type === 'moved' && event.crab === 1) heights.push(...event.legs.map(({ rise }) => rise));
      },
    });
    expect(heights.filter((rise) => rise >= 64).length).toBeGreaterThanOrEqual(3);
  });
});

test('[W-TABLE] in a full hall every choice of the sensible bot is soon made', () => {
  const kinds = ['claw', 'ranged', 'tossed'] as const;
  const weapons = Array.from({ length: 16 }, (_, at) =>
    weapon({ name: `Weapon ${at}`, kind: kinds[at % 3] ?? 'claw', damage: 1 + (at % 3), explosive: at % 2 === 0 }),
  );
  const things = Array.from({ length: 32 }, (_, at) => {
    const [x, y] = [8 + 14 * (at % 8), 8 + 14 * Math.floor(at / 8)];
    return { name: `Box ${at}`, kind: 'solid', height: 16 * (1 + (at % 5)), corners: box(x, y, x + 5, y + 5) } as const;
  });
  const crab = { name: 'Arsenal', traits: { strength: 4, dexterity: 6, endurance: 5 }, weapons };
  const crabs = Array.from({ length: 32 }, (_, at) => ({
    crab,
    at: inch(4 + 14 * (at % 8), 4 + 14 * Math.floor(at / 8)),
  }));
  const board = { name: 'Hall', floor: box(0, 0, 120, 70), surfaces: [], obstacles: things };
  let { state } = settle(warcrabs, warcrabs.setup({ board, crabs }, 1));
  // Warmed up, a choice takes a tenth of that; the machine may be slow, and busy.
  let slowest = 0;
  for (let choice = 0; choice < 16; choice++) {
    const [player = ''] = warcrabs.actors(state);
    const seat = seatOf(warcrabs, sensibleBot, player, 1);
    const began = Date.now();
    const action = seat(state);
    if (choice > 3) slowest = Math.max(slowest, Date.now() - began);
    state = settle(warcrabs, warcrabs.apply(state, action).state).state;
  }
  expect(slowest).toBeLessThan(1000);
});
