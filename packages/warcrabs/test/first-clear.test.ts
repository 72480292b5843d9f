import { seed, seeded } from '@tabletop/dice';
import { add, displacement, type Vector } from '@tabletop/geometry';
import { describe, expect, test } from 'vitest';
import { type Descent, firstClear } from '../src/heights/first-clear.js';
import { type Board, MAX_LENGTH, warcrabs } from '../src/index.js';
import { groundOf, standsClear } from '../src/table/ground.js';
import { box, inch, thing } from './support/scene.js';
import { inRubble } from './support/scrums.js';

const descentOn = (board: Board, crabRadius: number, crabHeight = 1): Descent => ({
  id: 1,
  crabs: [{ id: 2, at: inch(0, 0), hitPoints: 1 }],
  ground: groundOf(board, { crabRadius, crabHeight }),
  from: 1000,
});

/** Places all over a hall, and columns on them. */
const places = [200, 600, 1000, 1400, 1800, 2200].flatMap((x) => [200, 600, 1000, 1400, 1800].map((y) => inch(x, y)));
const columns = places.map(({ x, y }) => ({
  ...thing('solid', 1, 0, 0, 1, 1),
  corners: [
    { x, y },
    { x: x + 320, y },
    { x: x + 320, y: y + 320 },
    { x, y: y + 320 },
  ],
}));

describe('the first clear place on a way', () => {
  test('[W-BLAST] [W-FALL] is the first of all its places, asked one by one', () => {
    const chance = seeded(seed('ways'));
    const anywhere = () => inch(chance.index(37) - 18, chance.index(25) - 12);
    let found = 0;
    for (let from = 1; from <= 15; from++) {
      const { board } = warcrabs.setup({ ...inRubble(from), crabs: 'duel' }, 1);
      const descent = descentOn(board, 1 + chance.index(4), 1 + 20 * chance.index(2));
      for (let way = 0; way < 20; way++) {
        const [start, direction] = [anywhere(), anywhere()];
        const pointAt = (units: number) => add(start, displacement(direction, units));
        const ends = [1 + chance.index(20), 200 + chance.index(200)];
        const [first = 0, last = 0] = chance.index(2) === 0 ? ends : [...ends].reverse();
        const all = Array.from({ length: Math.abs(last - first) + 1 }, (_, at) =>
          pointAt(first + (first < last ? at : 0 - at)),
        );
        const wanted = all.find((at) => standsClear(at, descent.id, descent.crabs, descent.ground, descent.from));
        expect(firstClear(pointAt, first, last, descent), `${from}, ${way}`).toEqual(wanted);
        if (wanted !== undefined && wanted !== all[0]) found++;
      }
    }
    expect(found).toBeGreaterThan(40);
  });

  test.each([
    ['low columns', columns, 1],
    ['crabs as tall as can be', [], MAX_LENGTH],
  ])(
    'is found without asking for each place of a hall in which there is no room for %s',
    (_what, obstacles, height) => {
      const hall: Board = { name: 'Hall', floor: box(0, 0, MAX_LENGTH, MAX_LENGTH), surfaces: [], obstacles };
      const crabs = places.map((at, index) => ({ id: 2 + index, at, hitPoints: 1 }));
      let asked = 0;
      const pointAt = (units: number): Vector => {
        asked++;
        return add(inch(320, 350), displacement({ x: 1, y: 0 }, units));
      };
      expect(firstClear(pointAt, 1, 16 * 1700, { ...descentOn(hall, 300, height), crabs })).toBeUndefined();
      expect(asked).toBeLessThan(1000);
    },
  );
});
