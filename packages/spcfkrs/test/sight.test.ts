import type { Cell } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import {
  type BattleMap,
  COVER_SIGNS,
  type Cover,
  coverBetween,
  defineModification,
  defineWeapon,
  type LostReason,
  lineOfSight,
  type Rules,
  spcfkrs,
} from '../src/index.js';
import { eventOf, eventsOf, quick, round, roundWith, scene, tough, turningThrough } from './support/scene.js';

/** All cells of a square board, by their index. */
function cellsOf(side: number): readonly Cell[] {
  return Array.from({ length: side * side }, (_, at) => ({ column: at % side, row: Math.floor(at / side) }));
}

/** A square board with some cover, by the indices of its cells. */
function board(side: number, cover: ReadonlyMap<number, Cover>): BattleMap {
  const sign = (at: number) => COVER_SIGNS[cover.get(at) ?? 'none'];
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_each, column) => sign(row * side + column)).join(''),
  );
  return { name: 'Board', scale: 'on-foot', columns: side, rows: side, cover: rows };
}

/** The eight turns and mirror images of a square board, as where each of its cells goes. */
function looksOf(side: number): readonly (readonly number[])[] {
  const last = side - 1;
  const ways: readonly ((cell: Cell) => Cell)[] = [
    ({ column, row }) => ({ column, row }),
    ({ column, row }) => ({ column: last - column, row }),
    ({ column, row }) => ({ column, row: last - row }),
    ({ column, row }) => ({ column: last - column, row: last - row }),
    ({ column, row }) => ({ column: row, row: column }),
    ({ column, row }) => ({ column: last - row, row: column }),
    ({ column, row }) => ({ column: row, row: last - column }),
    ({ column, row }) => ({ column: last - row, row: last - column }),
  ];
  return ways.map((way) => cellsOf(side).map((cell) => way(cell).row * side + way(cell).column));
}

/** What covers there are: by their cells and kinds, so that the order of two does not matter. */
function keyOf(cover: readonly (readonly [number, Cover])[]): string {
  return [...cover].sort(([a], [b]) => a - b).join(' ');
}

/** Every board with one cover, and with two, of some kinds. */
function boards(side: number, kinds: readonly Cover[]): readonly (readonly (readonly [number, Cover])[])[] {
  const one = cellsOf(side).flatMap((_, at) => kinds.map((kind) => [at, kind] as const));
  return [
    ...one.map((each) => [each]),
    ...one.flatMap(([at, kind]) => one.filter(([other]) => other > at).map((each) => [[at, kind] as const, each])),
  ];
}

/** What an answer is between all pairs of cells, for every board with one and with two covers of some kinds. */
function answers<Answer>(side: number, kinds: readonly Cover[], ask: (map: BattleMap, a: Cell, b: Cell) => Answer) {
  const cells = cellsOf(side);
  return boards(side, kinds).map((cover) => {
    const map = board(side, new Map(cover));
    return { cover, answer: cells.map((from) => cells.map((to) => ask(map, from, to))) };
  });
}

/** The first pair of cells for which an answer changes with a turn or a mirror image of the board. */
function brokenBySymmetry(side: number, asked: ReturnType<typeof answers<Cover | boolean>>): string | undefined {
  const byKey = new Map(asked.map(({ cover, answer }) => [keyOf(cover), answer]));
  for (const look of looksOf(side)) {
    for (const { cover, answer } of asked) {
      const seen = byKey.get(keyOf(cover.map(([at, kind]) => [look[at] ?? -1, kind])));
      for (const [from, line] of answer.entries())
        for (const [to, value] of line.entries())
          if (seen?.[look[from] ?? -1]?.[look[to] ?? -1] !== value) return `${keyOf(cover)}: ${from} to ${to}`;
    }
  }
  return undefined;
}

/**
 * What blocks the line between two cells, found another way than the rules do: the cells whose inside it meets, and for
 * every corner that it passes exactly the two cells beside it, as bits. Coordinates are doubled: centres are odd.
 */
function blockers(
  cells: readonly Cell[],
  from: Cell,
  to: Cell,
): { readonly inside: number; readonly corners: number[] } {
  const ends = [from, to].map(({ column, row }) => ({ x: 2 * column + 1, y: 2 * row + 1 }));
  const [a = { x: 0, y: 0 }, b = a] = ends;
  const side = (x: number, y: number) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  const isApart = (low: number, p: number, q: number) => Math.max(p, q) <= low || Math.min(p, q) >= low + 2;
  let inside = 0;
  const touching = new Map<string, number>();
  for (const [at, cell] of cells.entries()) {
    if (cell === from || cell === to) continue;
    const [x, y] = [2 * cell.column, 2 * cell.row];
    const corners = [
      [x, y],
      [x + 2, y],
      [x, y + 2],
      [x + 2, y + 2],
    ] as const;
    const sides = corners.map(([cx, cy]) => side(cx, cy));
    if (sides.includes(1) && sides.includes(-1) && !isApart(x, a.x, b.x) && !isApart(y, a.y, b.y)) {
      inside |= 1 << at;
      continue;
    }
    for (const [cx, cy] of corners) {
      const isBetween = (cx - a.x) * (cx - b.x) + (cy - a.y) * (cy - b.y) < 0;
      if (side(cx, cy) === 0 && isBetween) touching.set(`${cx},${cy}`, (touching.get(`${cx},${cy}`) ?? 0) | (1 << at));
    }
  }
  return { inside, corners: [...touching.values()] };
}

describe('lineOfSight on every pair of spaces of a 5 × 5 board, against every wall and every pair of walls', () => {
  const SIDE = 5;
  const cells = cellsOf(SIDE);
  const asked = answers(SIDE, ['full'], lineOfSight);

  test('there are 325 boards with 625 pairs', () => {
    expect([asked.length, cells.length ** 2]).toEqual([25 + 300, 625]);
    const seen = asked.flatMap(({ answer }) => answer.flat()).filter((sees) => sees).length;
    expect([seen > 100_000, seen < 325 * 625]).toEqual([true, true]);
  });

  test('[S-LOS] A sees B exactly when B sees A', () => {
    const broken = asked.find(({ answer }) =>
      answer.some((line, from) => line.some((sees, to) => sees !== answer[to]?.[from])),
    );
    expect(broken).toBeUndefined();
  });

  test('[S-LOS] every answer is the same in all turns and mirror images', () => {
    expect(brokenBySymmetry(SIDE, asked)).toBeUndefined();
  });

  test('[S-LOS] is what a ruler says: the inside of a wall, or a corner with walls on both sides, is in the way', () => {
    const lines = cells.map((from) => cells.map((to) => blockers(cells, from, to)));
    for (const { cover, answer } of asked) {
      const walls = cover.reduce((bits, [at]) => bits | (1 << at), 0);
      for (const [from, line] of answer.entries()) {
        for (const [to, sees] of line.entries()) {
          const { inside, corners } = lines[from]?.[to] ?? { inside: 0, corners: [] };
          const isBlocked = (inside & walls) !== 0 || corners.some((pair) => (pair & walls) === pair);
          if (sees === isBlocked) throw new Error(`${keyOf(cover)}: ${from} to ${to}`);
        }
      }
    }
  });
});

describe('coverBetween on every pair of spaces of a 4 × 4 board, with one cover or two of any kind', () => {
  const SIDE = 4;
  const [adjacent, own] = (['adjacent', 'own'] as const).map((shootOver) => {
    const using = { rules: { shootOver } };
    return answers<Cover>(SIDE, ['partial', 'full'], (map, shooter, target) =>
      coverBetween(map, shooter, target, using),
    );
  });

  test.each([
    ['adjacent', adjacent],
    ['own', own],
  ])('[S-BEHIND] is the same in all turns and mirror images, with shootOver = %s', (_, asked = []) => {
    expect(asked).toHaveLength(2 * 16 + 4 * 120);
    expect(brokenBySymmetry(SIDE, asked)).toBeUndefined();
  });

  test('[S-BEHIND] full cover hinders both ends alike, where neither stands in cover', () => {
    const isOpen = (cover: readonly (readonly [number, Cover])[], at: number) => !cover.some(([cell]) => cell === at);
    for (const { cover, answer } of adjacent ?? []) {
      for (const [from, line] of answer.entries())
        for (const [to, value] of line.entries())
          if (isOpen(cover, from) && isOpen(cover, to) && (value === 'full') !== (answer[to]?.[from] === 'full'))
            throw new Error(`${keyOf(cover)}: ${from} to ${to}`);
    }
  });

  test('[S-BEHIND] leaning over cover never makes it heavier, and only ever spares a shooter partial cover', () => {
    let spared = 0;
    for (const [index, { cover, answer }] of (adjacent ?? []).entries()) {
      for (const [from, line] of answer.entries())
        for (const [to, value] of line.entries()) {
          const strict = own?.[index]?.answer[from]?.[to];
          if (strict === value) continue;
          if (strict !== 'partial' || value !== 'none') throw new Error(`${keyOf(cover)}: ${from} to ${to}`);
          spared++;
        }
    }
    expect(spared).toBeGreaterThan(0);
  });
});

type Seen = Cover | LostReason;

/** What comes of a unit's order to shoot, with a gun that reaches 24 spaces: the cover that hinders it, or why it is lost. */
function shot(rows: readonly string[], order: string, rules: Partial<Rules> = {}): Seen {
  const has = Object.fromEntries(['P1', 'B1'].map((name) => [name, ['Bullet sniper', tough(9)] as const]));
  const { events } = roundWith(spcfkrs, scene(rows, { has, rules }), order, turningThrough(1));
  const [lost] = eventsOf(events, 'act-lost');
  if (lost !== undefined) return lost.reason;
  const { dice = [], cover, aim } = eventOf(events, 'shot-judged');
  expect(dice).toHaveLength(cover === 'none' && aim.kind === 'unit' ? 1 : 2);
  return cover;
}

/** What P1 and B1 meet when each shoots at the other. */
interface Duel {
  readonly name: string;
  readonly map: readonly string[];
  readonly rules?: Partial<Rules>;
  readonly pink: Seen;
  readonly blue: Seen;
}

const both = (seen: Seen) => ({ pink: seen, blue: seen });

const DUELS: readonly Duel[] = [
  { name: '[S-SHOOT] nothing between', map: ['P1 . . B1'], ...both('none') },
  { name: '[S-SHOOT] side by side', map: ['P1 B1'], ...both('none') },
  { name: '[S-PARTIAL] partial cover that is next to neither', map: ['P1 . + . B1'], ...both('partial') },
  {
    name: '[S-BEHIND] next to one of them, that one shoots over it',
    map: ['P1 + . . B1'],
    pink: 'none',
    blue: 'partial',
  },
  { name: '[S-BEHIND] next to both of them', map: ['P1 + B1'], ...both('partial') },
  { name: '[S-BEHIND] next to one and in the other’s space', map: ['P1 B1+'], pink: 'partial', blue: 'none' },
  { name: '[S-BEHIND] in one’s own space', map: ['P1+ . . B1'], pink: 'none', blue: 'partial' },
  { name: '[S-BEHIND] in both spaces', map: ['P1+ . . B1+'], ...both('partial') },
  { name: '[S-BEHIND] in both spaces, side by side', map: ['P1+ B1+'], ...both('partial') },
  { name: '[S-BEHIND] on the one’s side and on the other’s', map: ['P1 + . + B1'], ...both('partial') },
  {
    name: '[S-BEHIND] two next to one of them, of which one alone is on the line',
    map: ['P1 + . . B1', '+ . . . .'],
    pink: 'none',
    blue: 'partial',
  },
  {
    name: '[S-BEHIND] with shootOver own nobody shoots over what is next to it',
    map: ['P1 + . . B1'],
    rules: { shootOver: 'own' },
    ...both('partial'),
  },
  {
    name: '[S-BEHIND] nor does its own space hinder it then',
    map: ['P1+ . . B1'],
    rules: { shootOver: 'own' },
    pink: 'none',
    blue: 'partial',
  },
  {
    name: '[S-BEHIND] as in round 4 of the solo match: B1 behind partial cover is shot at with two dice and shoots with one',
    map: ['. . . . . .', 'B1 + . . . P1', '. . . . . .'],
    pink: 'partial',
    blue: 'none',
  },
  { name: '[S-FULL] full cover between', map: ['P1 . # . B1'], ...both('no-sight') },
  {
    name: '[S-FULL] full cover next to one of them: nobody shoots over that',
    map: ['P1 # . . B1'],
    ...both('no-sight'),
  },
  { name: '[S-BEHIND] the heaviest decides', map: ['P1 . + # . B1'], ...both('no-sight') },
  { name: '[S-BEHIND] a second adds nothing', map: ['P1 . + + . B1'], ...both('partial') },
  { name: '[S-LOS] a corner with one wall beside it', map: ['P1 #', '. B1'], ...both('none') },
  { name: '[S-LOS] a corner with walls on both sides', map: ['P1 #', '# B1'], ...both('no-sight') },
  { name: '[S-LOS] a corner with a wall and partial cover: the lighter', map: ['P1 #', '+ B1'], ...both('partial') },
  { name: '[S-LOS] the same the other way round', map: ['P1 +', '# B1'], ...both('partial') },
  { name: '[S-LOS] a corner with partial cover on both sides', map: ['P1 +', '+ B1'], ...both('partial') },
  { name: '[S-LOS] a corner far from both', map: ['P1 . . .', '. . # .', '. # . .', '. . . B1'], ...both('no-sight') },
  { name: '[S-LOS] with one wall', map: ['P1 . . .', '. . # .', '. . . .', '. . . B1'], ...both('none') },
  {
    name: '[S-LOS] two corners on one line, each with a wall on another side',
    map: ['P1 # .', '. . .', '. # B1'],
    ...both('none'),
  },
  { name: '[S-LOS] (0, 0) to (2, 1): the wall on the one tied cell', map: ['P1 # .', '. . B1'], ...both('no-sight') },
  { name: '[S-LOS] (0, 0) to (2, 1): the wall on the other', map: ['P1 . .', '. # B1'], ...both('no-sight') },
  { name: '[S-LOS] (0, 0) to (2, 1): walls around the line', map: ['P1 . #', '# . B1'], ...both('none') },
  {
    name: '[S-LOS] (0, 0) to (3, 1): a corner half way, with one wall',
    map: ['P1 . # .', '. . . B1'],
    ...both('none'),
  },
  { name: '[S-LOS] (0, 0) to (3, 1): with two', map: ['P1 . # .', '. # . B1'], ...both('no-sight') },
  { name: '[S-BLOCK] a friend in the way', map: ['P1 . P2 . B1'], ...both('unit-in-the-way') },
  { name: '[S-BLOCK] a foe in the way', map: ['P1 . B2 . B1'], ...both('unit-in-the-way') },
  { name: '[S-BLOCK] one behind full cover counts more than that', map: ['P1 # P2 . B1'], ...both('unit-in-the-way') },
  { name: '[S-BLOCK] a corner with a unit beside it', map: ['P1 P2', '. B1'], ...both('none') },
  { name: '[S-BLOCK] a corner with units on both sides', map: ['P1 P2', 'B2 B1'], ...both('unit-in-the-way') },
  {
    name: '[S-BLOCK] a corner with a unit and a wall: the lighter is the wall',
    map: ['P1 P2', '# B1'],
    ...both('no-sight'),
  },
  {
    name: '[S-BLOCK] a corner with a unit and partial cover: the lighter is the cover',
    map: ['P1 P2', '+ B1'],
    ...both('partial'),
  },
  {
    name: '[S-BLOCK] a unit in partial cover is in the way as a unit',
    map: ['P1 . P2+ . B1'],
    ...both('unit-in-the-way'),
  },
];

describe('who shoots at whom', () => {
  test.each(DUELS)('$name', ({ map, rules, pink, blue }) => {
    expect([shot(map, 'P1: shoot B1', rules), shot(map, 'B1: shoot P1', rules)]).toEqual([pink, blue]);
  });

  test.each<readonly [name: string, map: readonly string[], at: string, seen: Seen]>([
    ['cover next to the shooter', ['P1 + . B1'], 'B1', 'partial'],
    ['cover behind partial cover', ['P1 . + # B1'], 'D1', 'full'],
    ['cover behind full cover', ['P1 . # + B1'], 'D1', 'no-sight'],
    ['cover behind a corner with two walls', ['P1 # .', '# + B1'], 'B2', 'no-sight'],
    ['cover behind a unit', ['P1 B1 + .'], 'C1', 'unit-in-the-way'],
    ['cover in which a unit stands', ['P1 . B1+ .'], 'C1', 'partial'],
    ['cover in the shooter’s own space', ['P1+ . . B1'], 'A1', 'partial'],
  ])('[S-HITCOVER] [S-BLOCK] at %s', (_, map, at, seen) => {
    expect(shot(map, `P1: shoot cover ${at}`)).toBe(seen);
  });

  test('[S-BLOCK] [S-BATTALION] the members of a battalion shoot past one another, and others do not', () => {
    const map = ['P1 P2 . B1'];
    const state = scene(map, { has: { B1: [tough(9)] } });
    const lost = (orders: string) =>
      eventsOf(roundWith(spcfkrs, state, orders, turningThrough(1, 2)).events, 'act-lost').map(({ unit }) => unit);
    expect(lost('P1+P2: shoot B1')).toEqual([]);
    expect(lost('P1: shoot B1\nP2: shoot B1')).toEqual([1]);
  });

  test('[S-BLOCK] [S-DEATH] the dead are in nobody’s way', () => {
    const state = scene(['P1 . B2 B1', '. P2 . .'], { has: { P2: [quick(1)] } });
    const shots = 'P1: shoot B1\nP2: shoot B2';
    expect(eventsOf(round(state, shots, 4, 4).events, 'died').map(({ unit }) => unit)).toEqual([4, 3]);
    expect(eventOf(round(state, shots, 1).events, 'act-lost')).toMatchObject({ unit: 1, reason: 'unit-in-the-way' });
  });

  test.each<readonly [metric: Rules['metric'], map: readonly string[], seen: Seen]>([
    ['chebyshev', ['P1 . . B1'], 'none'],
    ['chebyshev', ['P1 . . . B1'], 'out-of-range'],
    ['chebyshev', ['P1 . . .', '. . . .', '. . . .', '. . . B1'], 'none'],
    ['euclidean', ['P1 . . B1'], 'none'],
    ['euclidean', ['P1 . . .', '. . . .', '. . B1 .'], 'none'],
    ['euclidean', ['P1 . . .', '. . . B1'], 'out-of-range'],
  ])('[S-METRIC] a gun with a range of 3, by %s: %j is %s', (metric, map, seen) => {
    const weapon = defineWeapon({ name: 'Spud gun', kind: 'gun', damage: 1, range: 3 });
    const spud = defineModification({ name: 'Spud gun', cost: 1, weapon });
    const state = scene(map, { has: { P1: [spud], B1: [tough(9)] }, rules: { metric } });
    const { events } = roundWith(spcfkrs, state, 'P1: shoot B1', turningThrough(1));
    expect(eventsOf(events, 'act-lost')[0]?.reason ?? eventOf(events, 'shot-judged').cover).toBe(seen);
  });
});
