import { type Cell, cellName } from '@tabletop/geometry/grid';
import { describe, expect, test } from 'vitest';
import { checkOrders, type Modification, type ModificationName } from '../src/index.js';
import {
  drawn,
  eventOf,
  eventsOf,
  far,
  ordersOf,
  phases,
  quick,
  round,
  rowsOf,
  type Scenery,
  scene,
} from './support/scene.js';

/** A round: who stands where, how fast each is (3 where nothing is said), what is ordered, and who stands where then. */
interface Round {
  readonly name: string;
  readonly map: readonly string[];
  readonly speeds?: Readonly<Record<string, number>>;
  readonly has?: Readonly<Record<string, readonly (ModificationName | Modification)[]>>;
  readonly rules?: Scenery['rules'];
  readonly orders: readonly string[];
  /** The faces that are thrown, all of them. */
  readonly dice?: readonly number[];
  readonly after: readonly string[];
}

/** The scene of a round: units have what is said, and their Speed. */
function begin({ map, speeds = {}, has = {}, rules = {} }: Omit<Round, 'name' | 'orders' | 'after'>) {
  const names = [...new Set([...Object.keys(speeds), ...Object.keys(has)])];
  const all = names.map((name) => [name, [...(has[name] ?? []), quick((speeds[name] ?? 3) - 3)]] as const);
  return scene(map, { has: Object.fromEntries(all), rules });
}

const WALKS: readonly Round[] = [
  {
    name: '[S-MOVE] a column whose head is fastest moves up together',
    map: ['P1 P2 P3 . B1'],
    speeds: { P3: 5, P2: 4 },
    orders: ['P1: move B1', 'P2: move C1', 'P3: move D1'],
    after: ['. P1 P2 P3 B1'],
  },
  {
    name: '[S-CONFLICT] a column whose tail is fastest gets nowhere but for its head',
    map: ['P1 P2 P3 . B1'],
    speeds: { P1: 5, P2: 4 },
    orders: ['P1: move B1', 'P2: move C1', 'P3: move D1'],
    after: ['P1 P2 . P3 B1'],
  },
  {
    name: '[S-CONFLICT] a circle of three does not turn: the first finds the second in its way, and so on',
    map: ['P1 P2 B1', '. P3 .'],
    speeds: { P1: 5, P2: 4 },
    orders: ['P1: move B1', 'P2: move B2', 'P3: move A1'],
    after: ['P1 P2 B1', '. P3 .'],
  },
  {
    name: '[S-CONFLICT] a circle with a gap turns as far as the gap lets it, in the order of Speed',
    map: ['P1 P2 B1', '. P3 .'],
    speeds: { P3: 5, P1: 4 },
    orders: ['P1: move B1', 'P2: move B2', 'P3: move A2'],
    after: ['P1 . B1', 'P3 P2 .'],
  },
  {
    name: '[S-CONFLICT] two that would trade places stay',
    map: ['P1 B1 .'],
    speeds: { P1: 5 },
    orders: ['P1: move B1', 'B1: move A1'],
    after: ['P1 B1 .'],
  },
  {
    name: '[S-CONFLICT] two that trade places with a step aside: the faster steps aside, the slower goes through',
    map: ['P1 B1 .', '. . .'],
    speeds: { P1: 5 },
    orders: ['P1: move A2 B1', 'B1: move A1'],
    after: ['B1 . .', 'P1 . .'],
  },
  {
    name: '[S-CONFLICT] a third cannot enter a swap',
    map: ['P1 B1 .', '. P2 .'],
    speeds: { P2: 5, P1: 4 },
    orders: ['P2: move A1', 'P1: move B1', 'B1: move A1'],
    after: ['P1 B1 .', '. P2 .'],
  },
  {
    name: '[S-CONFLICT] two for one space: the faster gets it, the other stops in the last free space before it',
    map: ['P1 . . . B1'],
    speeds: { B1: 4 },
    orders: ['P1: move B1 C1 D1', 'B1: move D1 C1'],
    after: ['. P1 B1 . .'],
  },
  {
    name: '[S-SPEED] two of equal Speed for one space: the higher die gets it',
    map: ['P1 . . B1'],
    orders: ['P1: move B1', 'B1: move C1 B1'],
    dice: [2, 5],
    after: ['P1 B1 . .'],
  },
  {
    name: '[S-SPEED] equal dice are thrown again, by those who are still tied alone',
    map: ['P1 . . B1', '. . . P2'],
    orders: ['P1: move B1', 'P2: move C2 B2', 'B1: move C1 B1'],
    dice: [4, 6, 4, 1, 2],
    after: ['P1 B1 . .', '. P2 . .'],
  },
  {
    name: '[S-SPEED] where nobody rolls for ties, those whose paths share no space move without a die',
    map: ['P1 . . . B1', '. . . . .'],
    rules: { ties: 'simultaneous' },
    orders: ['P1: move B1', 'B1: move D1'],
    after: ['. P1 . B1 .', '. . . . .'],
  },
  {
    name: '[S-SPEED] and those whose paths do roll all the same, though not with others',
    map: ['P1 . B1 . .', '. . . . P2'],
    rules: { ties: 'simultaneous' },
    orders: ['P1: move B1', 'P2: move E1', 'B1: move B1'],
    dice: [1, 6],
    after: ['P1 B1 . . P2', '. . . . .'],
  },
  {
    name: '[S-SPEED] a space that one of them leaves is shared with who goes there',
    map: ['P1 P2 . . B1'],
    rules: { ties: 'simultaneous' },
    orders: ['P1: move B1', 'P2: move C1'],
    dice: [6, 1],
    after: ['P1 . P2 . B1'],
  },
  {
    name: '[S-MOVE] nobody passes through a friend',
    map: ['P1 P2 . B1'],
    orders: ['P1: move B1 C1'],
    after: ['P1 P2 . B1'],
  },
  {
    name: '[S-METRIC] a diagonal step costs 1, and goes between two walls that touch at a corner',
    map: ['P1 # .', '# . .', '. . B1'],
    has: { P1: [far(-5)] },
    orders: ['P1: move B2'],
    after: ['. # .', '# P1 .', '. . B1'],
  },
  {
    name: '[S-METRIC] and between two units',
    map: ['P1 B2 .', 'P2 . .', '. . B1'],
    orders: ['P1: move B2'],
    after: ['. B2 .', 'P2 P1 .', '. . B1'],
  },
  {
    name: '[S-COVER] partial cover costs 2 to enter, and 1 to leave for open ground',
    map: ['P1 + . . B1'],
    has: { P1: [far(-2)] },
    orders: ['P1: move B1 C1 D1'],
    after: ['. + . P1 B1'],
  },
  {
    name: '[S-JET] with a jet pack it costs 1',
    map: ['P1 + + + B1'],
    has: { P1: ['Jet pack', far(-27)] },
    orders: ['P1: move B1 C1 D1'],
    after: ['. + + P1+ B1'],
  },
  {
    name: '[S-DEATH] the space of who dies in this round is free',
    map: ['P1 . B1 . B2', '. . P2 . .'],
    orders: ['P1: shoot B1', 'P2: move C1'],
    dice: [4],
    after: ['P1 . P2 . B2', '. . . . .'],
  },
  {
    name: '[S-DEATH] the dead do not move, whatever they were ordered',
    map: ['P1 . B1 . B2'],
    orders: ['P1: shoot B1', 'B1: move D1'],
    dice: [6],
    after: ['P1 . . . B2'],
  },
];

const FOLLOWS: readonly Round[] = [
  {
    name: '[S-FOLLOW] a follower moves after its target, up to the space next to it, though it is faster',
    map: ['P1 . B1 . . .'],
    speeds: { P1: 5 },
    orders: ['P1: follow B1', 'B1: move D1 E1 F1'],
    after: ['. . . . P1 B1'],
  },
  {
    name: '[S-FOLLOW] who is next to its target stays there, also where another space would be nearer to its way',
    map: ['. P1 .', '. . B1', '. . .'],
    orders: ['P1: follow B1'],
    after: ['. P1 .', '. . B1', '. . .'],
  },
  {
    name: '[S-FOLLOW] of equally cheap spaces next to the target the lower row, then the lower column',
    map: ['. . . . .', '. . . . .', 'P1 . . B1 .', '. . . . .', '. . . . .'],
    orders: ['P1: follow B1'],
    after: ['. . . . .', '. . P1 . .', '. . . B1 .', '. . . . .', '. . . . .'],
  },
  {
    name: '[S-FOLLOW] the same seen in a mirror: not the order of the map’s own directions decides but that of rows',
    map: ['. . . . .', '. . . . .', '. B1 . . P1', '. . . . .', '. . . . .'],
    orders: ['P1: follow B1'],
    after: ['. . . . .', '. . P1 . .', '. B1 . . .', '. . . . .', '. . . . .'],
  },
  {
    name: '[S-FOLLOW] round partial cover where that is cheaper, through it where it is not',
    map: ['P1 + . B1', '# . # .', '. . . .'],
    orders: ['P1: follow B1'],
    after: ['. + P1 B1', '# . # .', '. . . .'],
  },
  {
    name: '[S-FOLLOW] who cannot catch up goes to the space nearest to its target, of these the cheapest, then lower row, then column',
    map: ['P1 . . . . . B1', '. . . . . . .'],
    has: { P1: [far(-3)] },
    orders: ['P1: follow B1'],
    after: ['. . . P1 . . B1', '. . . . . . .'],
  },
  {
    name: '[S-FOLLOW] nearest by range, also where a wall makes that a dead end',
    map: ['. # . . . . .', 'P1 # . B1 . . .', '. # . . . . .', '. # . . . . .', '. . . . . . .'],
    has: { P1: [far(-4)] },
    orders: ['P1: follow B1'],
    after: ['. # . . . . .', 'P1 # . B1 . . .', '. # . . . . .', '. # . . . . .', '. . . . . . .'],
  },
  {
    name: '[S-METRIC] by another metric another space may be the nearest',
    map: ['P1 + . . B1', '. . . . .', '. . . . .'],
    has: { P1: [far(-5)] },
    rules: { metric: 'euclidean' },
    orders: ['P1: follow B1'],
    after: ['. + . . B1', '. P1 . . .', '. . . . .'],
  },
  {
    name: '[S-COVER] with 1 Move left and partial cover next it stops before that',
    map: ['P1 . + . . B1'],
    has: { P1: [far(-4)] },
    orders: ['P1: follow B1'],
    after: ['. P1 + . . B1'],
  },
  {
    name: '[S-FOLLOW] who follows a unit that has died stays',
    map: ['P1 . B1 . B2', 'P2 . . . .'],
    speeds: { P1: 5 },
    orders: ['P1: shoot B1', 'P2: follow B1'],
    dice: [4],
    after: ['P1 . . . B2', 'P2 . . . .'],
  },
  {
    name: '[S-FOLLOW] who follows one that has no order goes up to it',
    map: ['P1 . . B1'],
    orders: ['P1: follow B1'],
    after: ['. . P1 B1'],
  },
  {
    name: '[S-FOLLOW] a chain goes from its head, whatever their Speeds',
    map: ['P3 P2 P1 . . B1'],
    speeds: { P3: 9, P2: 7, P1: 5 },
    orders: ['P1: move D1 E1', 'P2: follow P1', 'P3: follow P2'],
    after: ['. . P3 P2 P1 B1'],
  },
  {
    name: '[S-FOLLOW] followers of different targets go in the order of Speed: the faster takes the space that both want',
    map: ['P1 . . . P2', '. . . . .', '. B1 # B2 .', '. # # # .'],
    speeds: { P2: 4 },
    has: { P1: [far(-4)], P2: [far(-4)] },
    orders: ['P1: follow B2', 'P2: follow B1'],
    after: ['. P1 . . .', '. . P2 . .', '. B1 # B2 .', '. # # # .'],
  },
  {
    name: '[S-FOLLOW] two that follow each other stay',
    map: ['P1 . . B1'],
    speeds: { B1: 4 },
    orders: ['P1: follow B1', 'B1: follow P1'],
    after: ['P1 . . B1'],
  },
  {
    name: '[S-FOLLOW] three that follow each other in a circle stay',
    map: ['P1 . . B1', '. . . .', '. . P2 .'],
    speeds: { P1: 5, P2: 4 },
    orders: ['P1: follow B1', 'B1: follow P2', 'P2: follow P1'],
    after: ['P1 . . B1', '. . . .', '. . P2 .'],
  },
  {
    name: '[S-FOLLOW] who follows one of a circle goes up to it, and who follows that one as well',
    map: ['P1 . . B1', '. . . .', 'P3 . . .', 'P4 . . .'],
    speeds: { P1: 5, P3: 7, P4: 9 },
    orders: ['P1: follow B1', 'B1: follow P1', 'P3: follow B1', 'P4: follow P3'],
    after: ['P1 . P3 B1', '. P4 . .', '. . . .', '. . . .'],
  },
  {
    name: '[S-FOLLOW] where one of a circle has died there is none',
    map: ['P1 . . B1', 'P2 . . .', '. . . B2'],
    speeds: { P2: 4 },
    orders: ['P1: follow B1', 'B1: follow P1', 'P2: shoot B1'],
    dice: [5],
    after: ['P1 . . .', 'P2 . . .', '. . . B2'],
  },
  {
    name: '[S-COVER] full cover is in the way of who follows',
    map: ['P1 . . # B1', 'P2 . . # .'],
    orders: ['P2: follow B1'],
    after: ['P1 . P2 # B1', '. . . # .'],
  },
  {
    name: '[S-COVER] [S-AOE] until a rocket takes it away in the same round',
    map: ['P1 . . # B1', 'P2 . . # .'],
    has: { P1: ['Rocket launcher'], B1: ['Medium armour'] },
    orders: ['P1: shoot cover D1', 'P2: follow B1'],
    dice: [3, 4],
    after: ['P1 . . P2 B1', '. . . . .'],
  },
];

const BATTALIONS: readonly Round[] = [
  {
    name: '[S-BATTALION] a battalion goes along one path, those in front first',
    map: ['P1 P2 . . B1', 'P3 . . . .'],
    orders: ['P1+P2+P3: move B1 C1'],
    after: ['. . P1 P2 B1', '. . P3 . .'],
  },
  {
    name: '[S-BATTALION] whoever is named first',
    map: ['P1 P2 . . B1', 'P3 . . . .'],
    orders: ['P2+P3+P1: move C1 D1'],
    after: ['. . P1 P2 B1', '. . P3 . .'],
  },
  {
    name: '[S-BATTALION] each as far as it can: the last stand up against who was stopped',
    map: ['P1 P2 . B1 .'],
    orders: ['P1+P2: move B1 C1'],
    after: ['. P1 P2 B1 .'],
  },
  {
    name: '[S-BATTALION] backwards, the rear is the front',
    map: ['B1 . P1 P2 P3'],
    orders: ['P1+P2+P3: move B1'],
    after: ['B1 P1 P2 P3 .'],
  },
  {
    name: '[S-COVER] a member that has 1 Move left, and partial cover next, stops before it',
    map: ['P1 . . . B1', 'P2 . + . .'],
    has: { P1: [far(-4)], P2: [far(-4)] },
    orders: ['P1+P2: move B1 C1'],
    after: ['. . P1 . B1', '. P2 + . .'],
  },
  {
    name: '[S-COVER] cover that was shot away before costs it nothing more',
    map: ['P1 . . . B1', 'P2 . + . .', 'P3 . . . .'],
    has: { P1: [far(-4)], P2: [far(-4)] },
    orders: ['P3: shoot cover C2', 'P1+P2: move B1 C1'],
    dice: [4, 5],
    after: ['. . P1 . B1', '. . P2 . .', 'P3 . . . .'],
  },
  {
    name: '[S-COVER] a member whose path leads into full cover, or off the map, stops before that',
    map: ['P1 P2 . .', '. . # .', '. . . B1'],
    orders: ['P1+P2: move B2 B3 C3'],
    after: ['. P2 . .', '. . # .', '. . P1 B1'],
  },
  {
    name: '[S-FOLLOW] a battalion that follows: the nearest to its target first, all next to it',
    map: ['P1 P2 . . . B1', '. . . . . .'],
    orders: ['P1+P2: follow B1'],
    after: ['. . . . P2 B1', '. . . . P1 .'],
  },
  {
    name: '[S-BATTALION] a battalion whose first member has died goes on from where that fell',
    map: ['P1 P2 . . B1', '. P3 . . .'],
    speeds: { B1: 9 },
    orders: ['B1: shoot P2', 'P2+P1+P3: move C1 D1'],
    dice: [6],
    after: ['. . P1 . B1', '. . . P3 .'],
  },
];

describe('moves', () => {
  test.each([...WALKS, ...FOLLOWS, ...BATTALIONS])('$name', ({ orders, dice = [], after, ...of }) => {
    expect(drawn(round(begin(of), orders.join('\n'), ...dice).state)).toEqual(rowsOf(after));
  });

  test('[S-COVER] nobody is ordered along a path that costs too much, or into full cover, as cover is when the order is given', () => {
    const state = begin({ map: ['P1 . + .', '# . . B1'], has: { P1: [far(-4)] } });
    const refused = ordersOf(state, 'P1: move B1 C1').flatMap(
      ({ player, orders }) => checkOrders(state, player, orders).refused,
    );
    expect(refused.map(({ problem }) => [problem.rule, problem.path.join('.')])).toEqual([
      ['S-MOVE', 'orders.0.move.path.1'],
    ]);
    const [wall] = ordersOf(state, 'P1: move A2').flatMap(
      ({ player, orders }) => checkOrders(state, player, orders).refused,
    );
    expect(wall?.problem).toMatchObject({ rule: 'S-COVER', path: ['orders', 0, 'move', 'path', 0] });
  });

  test('[S-CONFLICT] [S-FOLLOW] events tell the ways that were gone and why they ended', () => {
    const state = begin({
      map: ['P1 P2 . . B1', 'P3 . . . .', '. . . . .', 'G1 . . . G2'],
      speeds: { P1: 9, P2: 8, P3: 7, G1: 6, G2: 2 },
      has: { P3: [far(-5)] },
    });
    const { events } = round(
      state,
      'P1: move B1 C1\nP2: move C1\nP3: follow B1\nG1: follow G2\nG2: follow G1\nB1: move E2 D3',
    );
    const cells = (path: readonly Cell[]) => path.map(cellName).join(' ');
    const moved = eventsOf(events, 'moved').map(({ unit, path, stopped }) => [unit, cells(path), stopped]);
    expect(moved).toEqual([
      [1, 'A1', 'unit-in-the-way'],
      [2, 'B1 C1', null],
      [4, 'E1 E2 D3', null],
    ]);
    const { unit, path, caughtUp } = eventOf(events, 'followed');
    expect([unit, cells(path), caughtUp]).toEqual([3, 'A2 B1', false]);
    expect(eventsOf(events, 'stayed').map(({ unit: id, target, reason }) => [id, target, reason])).toEqual([
      [5, 6, 'circle'],
      [6, 5, 'circle'],
    ]);
  });

  test('[S-BATTALION] members that are cut off are units of their own, and told of', () => {
    const state = begin({ map: ['P1 P2 . .', '. . # .', '. . . B1'] });
    const { events } = round(state, 'P1+P2: move B2 B3 C3');
    expect(eventOf(events, 'cut-apart')).toMatchObject({ units: [1, 2], groups: [[2], [1]] });
    const stops = eventsOf(events, 'moved').map(({ unit, stopped }) => [unit, stopped]);
    expect(stops).toEqual([
      [2, 'full-cover'],
      [1, null],
    ]);
  });
});

describe('moves, phase by phase', () => {
  const PHASED = { mode: 'phased' } as const;

  test('[S-MODE] the fastest moves first, and the next knows where it went', () => {
    const state = begin({ map: ['P1 . . B1'], speeds: { B1: 5 }, rules: PHASED });
    const { state: after, events } = phases(state, { move: 'P1: move B1\nB1: move C1 B1' });
    expect(drawn(after)).toEqual(rowsOf(['P1 B1 . .']));
    expect(eventsOf(events, 'moved').map(({ unit, stopped }) => [unit, stopped])).toEqual([
      [2, null],
      [1, 'unit-in-the-way'],
    ]);
  });

  test('[S-DELAY] who waits goes after all who do not, the slowest of them first; who follows goes after both', () => {
    const state = begin({
      map: ['P1 . . B1', 'P2 . . B2', 'P3 . . .'],
      speeds: { P1: 9, P2: 8, P3: 7, B1: 6, B2: 5 },
      rules: PHASED,
    });
    const { state: after, events } = phases(state, {
      declare: 'P1: delay\nP2: follow B1\nB1: delay',
      move: 'P1: move B1\nP3: move B3\nB1: move C1\nB2: move C2',
    });
    const order = events.flatMap((event) => (event.type === 'moved' || event.type === 'followed' ? [event.unit] : []));
    expect(order).toEqual([3, 5, 4, 1, 2]);
    expect(drawn(after)).toEqual(rowsOf(['. P1 B1 .', '. P2 B2 .', '. P3 . .']));
  });

  test('[S-DELAY] who waits chooses its way when all others have gone', () => {
    const state = begin({ map: ['P1 . . B1'], speeds: { P1: 5 }, rules: PHASED });
    const { asked } = phases(state, { declare: 'P1: delay', move: 'B1: move C1\nP1: move B1' });
    expect(asked).toEqual(['shoot P1', 'shoot B1', 'declare P1', 'declare B1', 'move B1', 'move P1']);
  });

  test('[S-BATTALION] a battalion that is formed in the Move phase moves as one', () => {
    const state = begin({ map: ['P1 P2 . . . B1'], speeds: { B1: 2 }, rules: PHASED });
    const { state: after, events } = phases(state, { move: 'P1+P2: move B1 C1' }, 3, 4, 3, 4);
    expect(drawn(after)).toEqual(rowsOf(['. . P1 P2 . B1']));
    expect(eventsOf(events, 'moved').map(({ unit }) => unit)).toEqual([2, 1]);
  });

  test('[S-BATTALION] one that was formed to shoot can move on as one, delay, follow, or part', () => {
    const map = ['P1 P2 . . . B1', '. . . . . .'];
    const begun = begin({ map, speeds: { B1: 2 }, has: { B1: ['Heavy armour'] }, rules: PHASED });
    const shoot = 'P1+P2: shoot B1';
    // Two roll for their tie; the battalion shoots, misses twice, and rolls no more.
    const dice = [6, 1, 1, 1];
    expect(drawn(phases(begun, { shoot, move: 'P1+P2: move B1 C1' }, ...dice).state)).toEqual(
      rowsOf(['. . P1 P2 . B1', '. . . . . .']),
    );
    expect(
      drawn(
        phases(begun, { shoot, declare: 'P1+P2: delay', move: 'B1: move E1\nP1+P2: move B1 C1 D1' }, ...dice).state,
      ),
    ).toEqual(rowsOf(['. . P1 P2 B1 .', '. . . . . .']));
    expect(drawn(phases(begun, { shoot, declare: 'P2+P1: follow B1' }, ...dice).state)).toEqual(
      rowsOf(['. . . . P2 B1', '. . . . P1 .']),
    );
    // Who part roll again for who goes first.
    expect(drawn(phases(begun, { shoot, declare: 'P1: follow B1', move: 'P2: move C2' }, ...dice, 2, 1).state)).toEqual(
      rowsOf(['. . . . P1 B1', '. . P2 . . .']),
    );
  });
});
