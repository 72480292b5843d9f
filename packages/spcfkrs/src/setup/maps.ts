import type { BattleMap } from '../map/battle-map.js';

/** A map as it is written: a text for each row, with '.' for no cover, '+' for partial and '#' for full cover. */
function map(name: string, cover: readonly string[]): BattleMap {
  return { name, columns: cover[0]?.length ?? 0, rows: cover.length, cover };
}

/** The same from every one of the four edges: walls that partial cover leads round, and a crossing in the middle. */
const yard = map('Yard', [
  '........................',
  '........................',
  '........................',
  '...+.....++.........+...',
  '............+#+.+##.....',
  '....###+..........#.....',
  '....#..+.....+..+.#.....',
  '....+.+......#...++.....',
  '.........+##+#..........',
  '....+........+.+....+...',
  '....#.+##+.....#....+...',
  '....+...+..++..#........',
  '........#..++..+...+....',
  '...+....#.....+##+.#....',
  '...+....+.+........+....',
  '..........#+##+.........',
  '.....++...#......+.+....',
  '.....#.+..+.....+..#....',
  '.....#..........+###....',
  '.....##+.+#+............',
  '...+.........++.....+...',
  '........................',
  '........................',
  '........................',
]);

/** The same from every one of the four edges: corners of houses around a heap of rubble. */
const ruins = map('Ruins', [
  '................',
  '................',
  '................',
  '...+........+...',
  '....##+..+##....',
  '....#......#....',
  '....+...+..+....',
  '......+++.......',
  '.......+++......',
  '....+..+...+....',
  '....#......#....',
  '....##+..+##....',
  '...+........+...',
  '................',
  '................',
  '................',
]);

/** The same from both ends: narrow, with doorways to hold. */
const alley = map('Alley', [
  '.........',
  '.........',
  '.........',
  '##+..+...',
  '#.....+##',
  '...+##+..',
  '#+.......',
  '..#++..#.',
  '.#..++#..',
  '.......+#',
  '..+##+...',
  '##+.....#',
  '...+..+##',
  '.........',
  '.........',
  '.........',
]);

/** The same from every one of the four edges: nobody is far from anybody. */
const pit = map('Pit', [
  '........',
  '........',
  '..+.#+..',
  '..#++...',
  '...++#..',
  '..+#.+..',
  '........',
  '........',
]);

/** No cover at all. */
const open = map('Open ground', Array<string>(24).fill('.'.repeat(24)));

/**
 * House maps. The four edges of a square one, and the two ends of any other, are alike, so that no side has the better of
 * another.
 *
 * @rule S-GRID
 * @rule S-COVER
 */
export const MAPS: Readonly<Record<'yard' | 'ruins' | 'alley' | 'pit' | 'open', BattleMap>> = {
  yard,
  ruins,
  alley,
  pit,
  open,
};
