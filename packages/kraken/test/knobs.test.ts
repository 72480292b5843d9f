import { isRuleError } from '@tabletop/game';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_RULES,
  type KrakenSetup,
  type KrakenState,
  kraken,
  type Rules,
  type SailorSetup,
} from '../src/index.js';
import { advance, apply, begun, eventsOf, idleUntil } from './support/play.js';

type HouseRules = Partial<Rules>;
type Point = { readonly x: number; readonly y: number };

/** The house rules with only one value each: there is nothing to be felt of them. */
const SINGLE: readonly (keyof Rules)[] = ['baseShape', 'tentaclePlacement', 'reactionOrder', 'flailCritical'];

const faraway = [400, 500, 600, 700, 800, 900, 1000].map((x) => ({ x, y: -240 }));
const at = (x: number, y: number, pluck = 7): SailorSetup => ({ pluck, at: { x, y } });
const crewOf = (...pluck: readonly number[]): readonly SailorSetup[] => pluck.map((points) => ({ pluck: points }));

/** The beginning of a game with a crew of any size, a first tentacle and seven out of the way. */
const setting = (houseRules: HouseRules, crew: readonly SailorSetup[], tentacle: Point): KrakenSetup => ({
  crew,
  tentacles: [tentacle, ...faraway],
  houseRules: { crewMinimum: 1, ...houseRules },
});
const reacting = (houseRules: HouseRules, crew: readonly SailorSetup[], tentacle: Point): KrakenState =>
  idleUntil(begun(setting(houseRules, crew, tentacle)), 'reaction');
const fighting = (houseRules: HouseRules, crew: readonly SailorSetup[], tentacle: Point = beside): KrakenState =>
  idleUntil(begun(setting(houseRules, crew, tentacle)), 'combat');

const beside = { x: 1000, y: 450 };
const bow = at(1600, 210);
const amidships = at(300, 210);

/** Whether a set-up is accepted. */
function accepts(setup: KrakenSetup): boolean {
  try {
    kraken.setup(setup, 1);
    return true;
  } catch (error) {
    if (isRuleError(error) && error.code === 'invalid-setup') return false;
    throw error;
  }
}

/** Whether the first sailor may attack the first tentacle. */
const attacks = (houseRules: HouseRules, y: number): boolean =>
  kraken.actors(fighting(houseRules, [at(1000, y)])).length > 0;

/** Whether the first of some sailors may go straight to a place, with an allowance of 16 cm. */
function goes(houseRules: HouseRules, crew: readonly SailorSetup[], to: Point, tentacle: Point = beside): boolean {
  const state = begun(setting(houseRules, crew, tentacle));
  const ready: KrakenState = { ...state, stage: { phase: 'movement', order: [1], allowance: 320 } };
  return kraken.check(ready, { type: 'move', player: 'captain', sailor: 1, path: [to] }) === undefined;
}

/** The column in which the first tentacle reacts. */
const column = (houseRules: HouseRules, sailor: SailorSetup, tentacle: Point) =>
  eventsOf(advance(reacting(houseRules, [sailor], tentacle), 2).events, 'reacted')[0]?.column;

/** Where the first tentacle is after a reaction with those dice. */
const place = (houseRules: HouseRules, sailor: SailorSetup, tentacle: Point, ...faces: number[]) =>
  advance(reacting(houseRules, [sailor], tentacle), ...faces).state.tentacles[0]?.at;

/** Who is in reach of the first tentacle when it has thrown that die. */
function reached(houseRules: HouseRules, die: number, y: number): number {
  const { stage } = advance(reacting(houseRules, [at(1000, 395), at(1000, y)], beside), die).state;
  return stage.phase === 'reaction' ? (stage.pending?.sailors.length ?? 0) : 0;
}

/** The stage in which the first sailor has thrown those dice in an attempt to move. */
function attempted(houseRules: HouseRules, pluck: number, ...faces: number[]): KrakenState {
  const state = begun({ crew: crewOf(pluck, 3), houseRules: { crewMinimum: 1, ...houseRules } });
  return apply(state, { type: 'attempt-move', player: 'captain', sailor: 1 }, ...faces).state;
}
const allowance = (state: KrakenState) => (state.stage.phase === 'movement' ? state.stage.allowance : undefined);

/** The state after an attack of the first sailor with those dice. */
const attacked = (houseRules: HouseRules, pluck: number, ...faces: number[]): KrakenState =>
  apply(
    fighting(houseRules, [at(1000, 395, pluck), amidships]),
    { type: 'attack', player: 'captain', sailor: 1, tentacle: 1 },
    ...faces,
  ).state;

/** How many tentacles the game itself places on the side of rising y. */
const starboard = (houseRules: HouseRules): number =>
  kraken.setup({ houseRules }, 1).tentacles.filter((tentacle) => tentacle.at.y > 210).length;

/** Two players whose sailors are all in reach, and whose second has the sailor of most Pluck. */
const rivals = (houseRules: HouseRules): KrakenSetup => ({
  players: ['al', 'bo'],
  crew: [
    { ...at(400, 395, 7), owner: 'bo' },
    { ...at(500, 395, 7), owner: 'al' },
    { ...at(600, 395, 9), owner: 'bo' },
  ],
  tentacles: [400, 500, 600].map((x) => ({ x, y: 450 })),
  houseRules: { crewMinimum: 1, tentacles: 3, ...houseRules },
});

/** The table of what each house rule changes: with the printed value a scene ends in one way, with another in another. */
const FELT: readonly (readonly [
  knob: keyof Rules,
  value: number | string | boolean | Rules['reactionTable'],
  scene: string,
  result: (houseRules: HouseRules) => unknown,
  printed: unknown,
  changed: unknown,
])[] = [
  ['sailorRadius', 1, 'reach in combat', (h) => attacks(h, 335), true, false],
  ['sailorRadius', 1, 'the rim', (h) => goes(h, [at(500, 210)], { x: 500, y: 400 }), false, true],
  [
    'sailorRadius',
    1,
    'a sailor in the way',
    (h) => goes(h, [at(500, 320), at(400, 320)], { x: 440, y: 320 }),
    false,
    true,
  ],
  ['sailorRadius', 1, 'a place over the rim', (h) => accepts(setting(h, [at(600, 20)], beside)), false, true],
  [
    'sailorRadius',
    1,
    'places side by side',
    (h) => accepts(setting(h, [at(600, 90), at(640, 90)], beside)),
    false,
    true,
  ],
  [
    'sailorRadius',
    1,
    'an overhanging base in the way of an advance',
    (h) => place({ sailorOnDeck: 'centre', ...h }, at(800, 420), { x: 800, y: 560 }, 5, 6),
    { x: 800, y: 475 },
    { x: 800, y: 470 },
  ],
  ['tentacleRadius', 1, 'reach in combat', (h) => attacks(h, 335), true, false],
  ['tentacleRadius', 1, 'the gap to the hull', (h) => column(h, amidships, { x: 1000, y: 510 }), 'near', 'far'],
  [
    'tentacleRadius',
    1,
    'an advance',
    (h) => place(h, at(800, 210), { x: 800, y: 530 }, 5, 6),
    { x: 800, y: 450 },
    { x: 800, y: 440 },
  ],
  [
    'tentacleRadius',
    1,
    'a base in the way of a withdrawal',
    (h) => place(h, amidships, { x: 400, y: -130 }, 1, 6),
    { x: 400, y: -180 },
    { x: 400, y: -200 },
  ],
  [
    'tentacleRadius',
    1,
    'a tentacle in the way of a sailor',
    (h) => goes({ sailorOnDeck: 'centre', ...h }, [at(1000, 210)], { x: 1000, y: 405 }),
    false,
    true,
  ],
  [
    'tentacleRadius',
    1,
    'a tentacle beside a sailor’s place',
    (h) => accepts(setting({ sailorOnDeck: 'centre', ...h }, [at(1000, 405)], beside)),
    false,
    true,
  ],
  [
    'tentacleRadius',
    1,
    'where it starts',
    (h) => kraken.setup({ houseRules: h }, 1).tentacles[1]?.at,
    { x: 660, y: 610 },
    { x: 660, y: 600 },
  ],
  [
    'tentacleRadius',
    1,
    'a place against the hull',
    (h) => accepts(setting(h, [bow], { x: 1000, y: 440 })),
    false,
    true,
  ],
  ['tentacleRadius', 1, 'a place furthest off', (h) => accepts(setting(h, [bow], { x: 1000, y: 690 })), true, false],
  ['tentacleRadius', 1, 'places side by side', (h) => accepts(setting(h, [bow], { x: 360, y: -240 })), false, true],
  ['measure', 'centres', 'reach in combat', (h) => attacks(h, 335), true, false],
  ['measure', 'centres', 'the gap to the hull', (h) => column(h, amidships, { x: 1000, y: 510 }), 'near', 'far'],
  [
    'measure',
    'centres',
    'where tentacles start',
    (h) => kraken.setup({ houseRules: h }, 1).tentacles[1]?.at,
    { x: 660, y: 610 },
    { x: 660, y: 580 },
  ],
  ['sailorOnDeck', 'centre', 'the rim', (h) => goes(h, [at(500, 210)], { x: 500, y: 420 }), false, true],
  ['tentacles', 3, 'how many start to starboard', (h) => starboard(h), 4, 2],
  ['tentacles', 7, 'seven places', (h) => accepts({ tentacles: faraway, houseRules: h }), false, true],
  ['tentacles', 5, 'how many start', (h) => kraken.setup({ houseRules: h }, 1).tentacles.length, 8, 5],
  [
    'startDistance',
    5,
    'where they start',
    (h) => kraken.setup({ houseRules: h }, 1).tentacles[1]?.at,
    { x: 660, y: 610 },
    { x: 660, y: 550 },
  ],
  ['startLimit', 12.05, 'a place', (h) => accepts(setting(h, [bow], { x: 1000, y: 691 })), false, true],
  [
    'pluckTotal',
    60,
    'six heroes',
    (h) => accepts({ crew: crewOf(10, 10, 10, 10, 10, 10), houseRules: h }),
    false,
    true,
  ],
  [
    'mustSpendAll',
    true,
    'a crew that saves points',
    (h) => accepts({ crew: crewOf(9, 9, 9, 9, 9), houseRules: h }),
    true,
    false,
  ],
  ['crewMinimum', 4, 'four sailors', (h) => accepts({ crew: crewOf(9, 9, 9, 9), houseRules: h }), false, true],
  ['crewMaximum', 5, 'six sailors', (h) => accepts({ crew: crewOf(5, 5, 5, 5, 5, 5), houseRules: h }), true, false],
  [
    'startPluckMinimum',
    2,
    'a sailor of 2',
    (h) => accepts({ crew: crewOf(2, 5, 5, 5, 5), houseRules: h }),
    false,
    true,
  ],
  [
    'startPluckMaximum',
    11,
    'a sailor of 11',
    (h) => accepts({ crew: crewOf(11, 5, 5, 5, 5), houseRules: h }),
    false,
    true,
  ],
  ['pluckMinimum', 3, 'a point lost at 3', (h) => attacked(h, 3, 1, 3).sailors[0]?.fate, 'in-play', 'spent'],
  ['pluckMaximum', 10, 'a point gained at 10', (h) => attempted(h, 10, 1, 1).sailors[0]?.pluck, 11, 10],
  [
    'moveTies',
    'owner',
    'the order of equals',
    (h) => begun(rivals(h)).stage,
    { phase: 'movement', order: [3, 1, 2], allowance: null },
    { phase: 'movement', order: [3, 2, 1], allowance: null },
  ],
  ['criticalMove', 5, 'a critical success', (h) => allowance(attempted(h, 7, 1, 1)), 360, 100],
  ['moveBonus', 1, 'a success and 3 + 5', (h) => allowance(attempted(h, 7, 1, 2, 3, 5)), 240, 180],
  ['combatReach', 2.95, 'reach in combat', (h) => attacks(h, 335), true, false],
  [
    'combatOrder',
    'pluck',
    'who attacks first',
    (h) => kraken.actors(idleUntil(begun(rivals(h)), 'combat')),
    ['al'],
    ['bo'],
  ],
  ['destroyOn', 4, 'a success and a 4', (h) => attacked(h, 7, 3, 4, 4).tentacles.length, 8, 7],
  ['destroyOn', 6, 'a success and a 5', (h) => attacked(h, 7, 3, 4, 5).tentacles.length, 7, 8],
  [
    'reactionTable',
    DEFAULT_RULES.reactionTable.map((row) => row.map(() => 'crush')),
    'a 2',
    (h) =>
      eventsOf(advance(reacting(h, [bow], beside), 2, ...('reactionTable' in h ? [1] : [])).events, 'reacted')[0]
        ?.reaction,
    'waft',
    'crush',
  ],
  ['sailorColumn', 4.05, 'the gap to a sailor', (h) => column(h, at(1000, 314), beside), 'near', 'sailor'],
  ['nearColumn', 3.05, 'the gap to the hull', (h) => column(h, amidships, { x: 1000, y: 511 }), 'far', 'near'],
  ['farColumn', 10.05, 'the gap to the hull', (h) => column(h, amidships, { x: 1000, y: 651 }), 'beyond', 'far'],
  [
    'advanceBonus',
    1,
    'an advance of 1',
    (h) => place(h, bow, { x: 800, y: 630 }, 5, 1),
    { x: 800, y: 570 },
    { x: 800, y: 590 },
  ],
  [
    'advanceLeftover',
    'stop',
    'an advance with a rest',
    (h) => place(h, bow, { x: 800, y: 530 }, 5, 4),
    { x: 840, y: 450 },
    { x: 800, y: 450 },
  ],
  ['crushReduction', 0, 'a crush of 3', (h) => advance(reacting(h, [bow], beside), 4, 3).state.hullDamage, 2, 3],
  ['flailReach', 4.05, 'a sailor 81 units off', (h) => reached(h, 4, 314), 1, 2],
  [
    'flailHit',
    9,
    'a flail of 8',
    (h) => advance(advance(reacting(h, [at(1000, 395)], beside), 4).state, 6, 2).state.sailors[0]?.pluck,
    6,
    7,
  ],
  ['grabReach', 6.05, 'a sailor 121 units off', (h) => reached(h, 6, 274), 1, 2],
  [
    'grabCriticals',
    true,
    'a critical success',
    (h) => advance(advance(reacting(h, [at(1000, 395)], beside), 6).state, 0, 1, 1).state.sailors[0]?.pluck,
    7,
    8,
  ],
  [
    'hullPoints',
    5,
    'a crush of 6',
    (h) => advance(reacting(h, [bow], beside), 4, 6).state.stage.phase,
    'reaction',
    'over',
  ],
  [
    'maxTurns',
    1,
    'a second turn',
    (h) => advance({ ...begun({ houseRules: h }), stage: { phase: 'start' } }).state.stage.phase,
    'movement',
    'over',
  ],
  [
    'moralWinner',
    'onWin',
    'a vessel lost',
    (h) => kraken.outcome(advance({ ...reacting(h, [bow], beside), hullDamage: 29 }, 4, 6).state)?.moralWinners,
    ['captain'],
    [],
  ],
];

describe('house rules in play', () => {
  test.each(FELT)('[K-KNOBS] %s = %j is felt: %s', (knob, value, _, result, printed, changed) => {
    expect(changed).not.toEqual(printed);
    expect(result({})).toEqual(printed);
    expect(result({ [knob]: value })).toEqual(changed);
  });

  test('[K-KNOBS] every house rule that has a choice is in the table', () => {
    const felt = new Set<string>([...FELT.map(([knob]) => knob), ...SINGLE]);
    expect([...felt].sort()).toEqual(Object.keys(DEFAULT_RULES).sort());
  });
});
