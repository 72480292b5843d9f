import { playMatch } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import { sensibleBot } from '../src/bots.js';
import { BOARDS, TEAMS, warcrabs } from '../src/index.js';

const SEEDS = 3;

/** How many turns matches last between House teams, whose crabs are fitted out for the same money, on all boards. */
function lengths(): readonly number[] {
  const teams = (['duel', 'brawl', 'gunners', 'pairs'] as const).filter((team) => team in TEAMS);
  const boards = (['desk', 'cluttered', 'meeting', 'archive'] as const).filter((board) => board in BOARDS);
  const setups = teams.flatMap((crabs) => boards.map((board) => ({ crabs, board })));
  return setups.flatMap((setup) =>
    Array.from(
      { length: SEEDS },
      (_, number) => playMatch(warcrabs, { setup, seed: `balance ${number}`, policies: () => sensibleBot }).state.turn,
    ),
  );
}

describe('the House numbers', () => {
  test('[W-KIT-HOUSE] let nine of ten matches between sensible bots with equal money last 5 to 40 turns', () => {
    const found = lengths();
    const good = found.filter((turns) => turns >= 5 && turns <= 40);
    expect(good.length / found.length).toBeGreaterThanOrEqual(0.9);
  });
});
