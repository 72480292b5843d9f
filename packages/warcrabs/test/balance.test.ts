import { seed, seeded } from '@tabletop/dice';
import { playMatch } from '@tabletop/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { wilson } from '../../../scripts/testing/wilson.js';
import { sensibleBot } from '../src/bots.js';
import { DEFAULT_RULES, EQUIPMENT, type Traits, warcrabs } from '../src/index.js';
import { hasItem, type Outfit, outfitsFor } from './support/outfits.js';

const MATCHES = 64;
const BOARDS = ['desk', 'cluttered', 'meeting', 'archive'] as const;
const BUILDS: readonly Traits[] = [
  { strength: 4, dexterity: 6, endurance: 5 },
  { strength: 5, dexterity: 5, endurance: 5 },
  { strength: 4, dexterity: 7, endurance: 4 },
];

interface Fought {
  readonly sides: readonly [Outfit, Outfit];
  readonly turns: number;
  /** What the first side has of it: 1 for a win, a half for a draw. */
  readonly score: number;
}

/** Matches of equal crabs in outfits for the money that an account starts with, each from both seats. */
function matches(): readonly Fought[] {
  const chance = seeded(seed('balance'));
  return Array.from({ length: MATCHES / 2 }, (_, number) => {
    const traits = BUILDS[number % BUILDS.length] ?? { strength: 5, dexterity: 5, endurance: 5 };
    const outfits = outfitsFor(traits, DEFAULT_RULES.startMoney);
    const [one, other] = [outfits[chance.index(outfits.length)], outfits[chance.index(outfits.length)]];
    if (one === undefined || other === undefined) throw new Error('there is an outfit for that money');
    const board = BOARDS[number % BOARDS.length] ?? 'desk';
    return (
      [
        [one, other],
        [other, one],
      ] as const
    ).map((sides, seat): Fought => {
      const crabs = sides.map((outfit, at) => ({ crab: { name: `Crab ${at + 1}`, traits, ...outfit } }));
      const setup = { board, crabs };
      const match = playMatch(warcrabs, { setup, seed: `balance ${number} ${seat}`, policies: () => sensibleBot });
      const winner = match.outcome?.winners?.[0];
      return { sides, turns: match.state.turn, score: winner === undefined ? 0.5 : winner === 'red' ? 1 : 0 };
    });
  }).flat();
}

describe('the House numbers, by matches between sensible bots with equal money', () => {
  let fought: readonly Fought[] = [];
  beforeAll(() => {
    fought = matches();
  });

  test('[W-KIT-HOUSE] nine of ten last 5 to 40 turns', () => {
    const good = fought.filter(({ turns }) => turns >= 5 && turns <= 40);
    expect(good.length / fought.length).toBeGreaterThanOrEqual(0.9);
  });

  // So few matches cannot say more; the benchmark of the balance does, with thousands.
  test('[W-KIT-HOUSE] of no item is it sure that those win more than 6 of 10, or less than 4, who have it against those who have not', () => {
    const seen: string[] = [];
    for (const { name } of [...EQUIPMENT.weapons, ...EQUIPMENT.shells]) {
      let [wins, games] = [0, 0];
      for (const { sides, score } of fought) {
        const [one, other] = sides.map((side) => hasItem(side, name));
        if (one === other) continue;
        games++;
        wins += one ? score : 1 - score;
      }
      if (games === 0) continue;
      seen.push(name);
      const [low, high] = wilson(wins, games);
      expect(`${name} ${low < 0.6 && high > 0.4}`).toBe(`${name} true`);
    }
    expect(seen).toEqual(expect.arrayContaining(['Pickle Spear', 'Firecracker', 'Laser Pointer', 'Soup Can', 'Basic']));
  });
});
