import { describe } from 'vitest';
import { far, tough } from './support/scene.js';
import { type Case, judge } from './support/telling.js';

const EXHAUST = { modifications: ['Plasma slag exhaust'] } as const;
const LAYER = { PV: EXHAUST };

/** A map of so many rows, with a vehicle that has an exhaust in one of them, from 1, and an enemy beside the first. */
function lane(rows: number, at: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    if (row === at - 1) return 'PV .';
    return row === 0 ? '. B1' : '. .';
  });
}

const LYING: readonly Case[] = [
  {
    name: '[S-SLAG] with a 3 a line of 2 and a die is laid: 3 spaces with a 1',
    map: lane(20, 11),
    craft: LAYER,
    rounds: [['PV: slag', 3, 1]],
    tale: ['PV lays slag: 3 1 A12 A13 A14'],
  },
  {
    name: '[S-SLAG] and 8 with a 6',
    map: lane(20, 11),
    craft: LAYER,
    rounds: [['PV: slag', 3, 6]],
    tale: ['PV lays slag: 3 6 A12 A13 A14 A15 A16 A17 A18 A19'],
  },
  {
    name: '[S-SLAG] with a 2 none, and no second die is thrown',
    map: lane(20, 11),
    craft: LAYER,
    rounds: [['PV: slag', 2]],
    tale: ['PV lays slag: 2 no'],
  },
  {
    name: '[S-SLAG] slagOn: 2: with a 2',
    map: lane(20, 11),
    craft: LAYER,
    rules: { slagOn: 2 },
    rounds: [['PV: slag', 2, 1]],
    tale: ['PV lays slag: 2 1 A12 A13 A14'],
  },
  {
    name: '[S-SLAG] before its first step, behind is away from the middle row: upwards in the upper half',
    map: lane(20, 10),
    craft: LAYER,
    rounds: [['PV: slag', 3, 1]],
    tale: ['PV lays slag: 3 1 A9 A8 A7'],
  },
  {
    name: '[S-SLAG] and from the very middle to the top as well',
    map: lane(19, 10),
    craft: LAYER,
    rounds: [['PV: slag', 3, 1]],
    tale: ['PV lays slag: 3 1 A9 A8 A7'],
  },
  {
    name: '[S-SLAG] the line ends at the edge of the map',
    map: lane(20, 3),
    craft: LAYER,
    rounds: [['PV: slag', 3, 6]],
    tale: ['PV lays slag: 3 6 A2 A1'],
  },
  {
    name: '[S-SLAG] at the edge there is none',
    map: ['PV . B1', '. . .', '. . .'],
    craft: LAYER,
    rounds: [['PV: slag', 3, 6]],
    tale: ['PV lays slag: 3 6 '],
  },
  {
    name: '[S-SLAG] behind is against the last step, in the round after it',
    map: ['. . . . . PV . .', '. . . . . . . .', 'B1 . . . . . . .'],
    craft: LAYER,
    rounds: [['PV: move F2 G2'], ['PV: slag', 3, 2]],
    tale: ['PV goes F1 F2 G2', 'PV lays slag: 3 2 F2 E2 D2 C2'],
  },
  {
    name: '[S-SLAG] a diagonal one too',
    map: ['. . . . . .', '. . . PV . .', '. . . . . .', '. . . . . .', '. . . . . .', 'B1 . . . . .'],
    craft: LAYER,
    rounds: [['PV: move E1'], ['PV: slag', 3, 1]],
    tale: ['PV goes D2 E1', 'PV lays slag: 3 1 D2 C3 B4'],
  },
  {
    name: '[S-SLAG] in the Special phase: behind where it stands before it moves',
    map: ['. . . . . PV . .', 'B1 . . . . . . .'],
    craft: LAYER,
    rounds: [['PV: move G1'], ['PV: slag; move G2 H2', 3, 1]],
    tale: ['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1', 'PV goes G1 G2 H2'],
  },
  {
    name: '[S-SLAG] from behind the rear-most part, one space wide',
    map: ['. . . . . PV PV .', '. . . . . . PV .', 'B1 . . . . . . .'],
    craft: LAYER,
    rounds: [['PV: move G1'], ['PV: slag', 3, 1]],
    tale: ['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1'],
  },
  {
    name: '[S-SLAG] of parts that are equally far behind, the one in the lower row',
    map: ['. . . . . . . .', '. . . . . PV . .', '. . . . . PV . .', 'B1 . . . . . . .'],
    craft: LAYER,
    rounds: [['PV: move G2'], ['PV: slag', 3, 1]],
    tale: ['PV goes F2 G2', 'PV lays slag: 3 1 F2 E2 D2'],
  },
  {
    name: '[S-SLAG] then the one in the lower column',
    map: ['. . . . .', '. . PV PV .', '. . . . .', '. . . . .', 'B1 . . . .'],
    craft: LAYER,
    rounds: [['PV: slag', 3, 1]],
    tale: ['PV lays slag: 3 1 C1'],
  },
  {
    name: '[S-SLAG] over cover, full too, and under who stands there, whom it does no harm',
    map: ['. . B1 + # PV . .', '. . . . . . . .'],
    craft: LAYER,
    rounds: [['PV: move G1'], ['PV: slag', 3, 2]],
    tale: ['PV goes F1 G1', 'PV lays slag: 3 2 F1 E1 D1 C1'],
  },
];

/** A map on which PV lays slag in D2 to F2 in the second round, having gone a step to the right. */
const ROAD = ['. . . . .  .  . .', '. . . . . PV . .', '. . . . . . . .'];
/** The same with others who stand somewhere. */
function road(names: Readonly<Record<string, readonly [column: number, row: number]>>): readonly string[] {
  const spaces = ROAD.map((line) => line.trim().split(/\s+/));
  for (const [name, [column, row]] of Object.entries(names)) {
    const line = spaces[row - 1];
    if (line !== undefined) line[column - 1] = name;
  }
  return spaces.map((line) => line.join(' '));
}

const GO = ['PV: move G2'] as const;
const LAY = ['PV: slag', 3, 1] as const;
const LAID = ['PV goes F2 G2', 'PV lays slag: 3 1 F2 E2 D2'];

const HARM: readonly Case[] = [
  {
    name: '[S-SLAG] [S-CLASS-DMG] who is on foot and enters a vehicle’s takes 4, once a move, and goes on',
    map: road({ B1: [3, 2] }),
    has: { B1: [far(14), tough(9)] },
    craft: LAYER,
    rounds: [GO, LAY, ['B1: move D2 E2 F2 F3'], ['B1: move E2 D1']],
    tale: [
      ...[...LAID, 'B1 goes C2 D2 E2 F2 F3', 'B1 enters slag in D2', 'B1 takes 4: 10 -> 6'],
      ...['B1 goes F3 E2 D1', 'B1 enters slag in E2', 'B1 takes 4: 6 -> 2'],
    ],
  },
  {
    name: '[S-SLAG] [S-DEATH] who dies of it goes no further',
    map: road({ B1: [3, 2], B2: [1, 1] }),
    has: { B1: [far(14)] },
    craft: LAYER,
    rounds: [GO, LAY, ['B1: move D2 E2']],
    tale: [...LAID, 'B1 goes C2 D2, stopped: slag', 'B1 enters slag in D2', 'B1 takes 4: 1 -> 0', 'B1 dies'],
  },
  {
    name: '[S-SLAG] [S-WIN] and may end the match',
    map: road({ B1: [3, 2] }),
    craft: LAYER,
    rounds: [GO, LAY, ['B1: move D2']],
    tale: [
      ...[...LAID, 'B1 goes C2 D2', 'B1 enters slag in D2', 'B1 takes 4: 1 -> 0'],
      ...['B1 dies', 'pink wins: last-side'],
    ],
  },
  {
    name: '[S-SLAG] standing in it and leaving it does no harm; going from one space of it to another does',
    map: road({ B1: [4, 2], B2: [5, 2] }),
    has: { B1: [tough(9)], B2: [tough(9)] },
    craft: LAYER,
    rules: { tiesWithinSide: 'listing' },
    rounds: [GO, LAY, ['B1: move D3 / B2: move D2']],
    tale: [...LAID, 'B1 goes D2 D3', 'B2 goes E2 D2', 'B2 enters slag in D2', 'B2 takes 4: 10 -> 6'],
  },
  {
    name: '[S-SLAG] friend and foe alike, and who laid it, on the first part that enters',
    map: ['. . . . . PV PV . .', '. . . . . . . . .', 'P1 . . . . . . . B1'],
    has: { P1: [far(14), tough(9)] },
    craft: { PV: { hull: 'medium', ...EXHAUST } },
    rounds: [['PV: move G1'], LAY, ['PV: move F2 E1 / P1: move B2 C1 D1', 5, 6]],
    // Two parts wide, its first alone enters slag.
    tale: [
      ...['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1', 'P1 rolls 5', 'PV rolls 6'],
      ...['PV goes G1 F2 E1', 'PV.1 enters slag in E1', 'PV.1 takes 2: 3 -> 1'],
      ...['P1 goes A3 B2 C1 D1', 'P1 enters slag in D1', 'P1 takes 4: 10 -> 6'],
    ],
  },
  {
    name: '[S-SLAG] the part that enters may be the second',
    map: ['. . . . . PV . .', 'BV BV . . . . . .'],
    craft: { ...LAYER, BV: { hull: 'heavy' } },
    rounds: [['PV: move G1'], LAY, ['BV: move B2'], ['BV: move C1']],
    // From B2 and C2 to C1 and D1, where slag lies.
    tale: [
      ...['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1', 'BV goes A2 B2'],
      ...['BV goes B2 C1', 'BV.2 enters slag in D1', 'BV.2 takes 2: 5 -> 3'],
    ],
  },
  {
    name: '[S-SLAG] parts that come after one into a space where slag lies do not enter it again',
    map: ['. . . . . PV . .', 'B1 BV BV . . . . .'],
    craft: { ...LAYER, BV: { hull: 'heavy' } },
    rounds: [['PV: move G1'], LAY, ['BV: move C1'], ['BV: move D1']],
    // First the second part enters D1; then that enters E1, and the first D1, where the second was.
    tale: [
      ...['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1', 'BV goes B2 C1', 'BV.2 enters slag in D1'],
      ...['BV.2 takes 2: 5 -> 3', 'BV goes C1 D1', 'BV.2 enters slag in E1', 'BV.2 takes 2: 3 -> 1'],
    ],
  },
  {
    name: '[S-SLAG] followers and who keeps a distance are harmed as they go',
    map: road({ B1: [3, 2], BV: [1, 1] }),
    has: { B1: [far(14), tough(9)] },
    craft: { ...LAYER, BV: { hull: 'heavy' } },
    rounds: [GO, LAY, ['B1: follow PV'], ['BV: keep 4 from PV']],
    // BV goes A1 B1 C1 to be 4 away, and enters no slag.
    tale: [...[...LAID, 'B1 follows PV: C2 D1 E1 F1', 'BV keeps 4 from PV: A1 B1 C1, at 4']],
  },
  {
    name: '[S-SLAG] slagLasts: game: it lies on in the rounds after, also when who laid it is gone',
    map: road({ B1: [3, 2], P1: [1, 3] }),
    has: { B1: [tough(9), 'Rocket launcher'] },
    craft: LAYER,
    rounds: [GO, LAY, ['B1: shoot PV', 3], ['B1: move D2']],
    tale: [
      ...[...LAID, 'B1 shoots PV.1: 3 hit', 'PV.1 takes 1: 1 -> 0', 'PV.1 is wrecked', 'PV dies'],
      ...['B1 goes C2 D2', 'B1 enters slag in D2', 'B1 takes 4: 10 -> 6'],
    ],
  },
  {
    name: '[S-SLAG] slagLasts: round: it harms in its own, and is gone at the end of it',
    map: road({ B1: [3, 2], B2: [1, 2] }),
    has: { B1: [tough(9)], B2: [far(14)] },
    craft: LAYER,
    rules: { slagLasts: 'round' },
    rounds: [GO, ['PV: slag / B1: move D2', 3, 1], ['B2: move B2 C2 C3 D3 E2']],
    tale: [
      ...[...LAID, 'B1 goes C2 D2', 'B1 enters slag in D2', 'B1 takes 4: 10 -> 6', 'slag is gone: F2 E2 D2'],
      'B2 goes A2 B2 C2 C3 D3 E2',
    ],
  },
  {
    name: '[S-SLAG] [S-PSHIELD] no shield absorbs it',
    map: road({ B1: [3, 2] }),
    has: { B1: [tough(9), 'Plasma shield'] },
    craft: LAYER,
    rounds: [GO, LAY, ['B1: move D2']],
    tale: [...LAID, 'B1 goes C2 D2', 'B1 enters slag in D2', 'B1 takes 4: 10 -> 6'],
  },
  {
    name: '[S-SLAG] where two lines cross, the newer counts',
    map: ['. . . . .  .  . .', '. . . . PS .  . .', '. . . . .  PV . .', '. . . B1 . . . .'],
    scale: 'spaceship',
    has: { B1: [tough(9)] },
    craft: { ...LAYER, PS: { class: 'spaceship', ...EXHAUST } },
    rules: { tiesWithinSide: 'listing' },
    rounds: [['PV: move G3 / PS: move E1'], ['PV: slag / PS: slag', 3, 1, 3, 1], ['B1: move E3']],
    tale: [
      ...['PV goes F3 G3', 'PS goes E2 E1', 'PV lays slag: 3 1 F3 E3 D3', 'PS lays slag: 3 1 E2 E3 E4'],
      ...['B1 goes D4 E3', 'B1 enters slag in E3', 'B1 takes 6: 10 -> 4'],
    ],
  },
];

/** Who lays slag, who enters it, and what that takes: 2 by the classes of the two. */
const BY_CLASS: readonly Case[] = (
  [
    ['vehicle', 'B1', '4: 10 -> 6'],
    ['vehicle', 'BV', '2: 5 -> 3'],
    ['vehicle', 'BS', '1: 5 -> 4'],
    ['spaceship', 'B1', '6: 10 -> 4'],
    ['spaceship', 'BV', '4: 5 -> 1'],
    ['spaceship', 'BS', '2: 5 -> 3'],
  ] as const
).map(([layer, name, took]): Case => {
  const craft: NonNullable<Case['craft']> = {
    PV: { class: layer, hull: 'heavy', ...EXHAUST },
    ...(name === 'BV' ? { BV: { hull: 'heavy', modifications: ['Copter rotors'] } } : {}),
    ...(name === 'BS' ? { BS: { class: 'spaceship', hull: 'heavy' } } : {}),
  };
  const part = name === 'B1' ? name : `${name}.1`;
  return {
    name: `[S-SLAG] [S-CLASS-DMG] [S-LAYERS] of a ${layer}: ${part} takes ${took}`,
    map: ['. . . . . PV . .', `. . ${name} . . . . .`, '. . . . . . . .'],
    // One space each: spaceships and parts of vehicles are so on the largest scale.
    scale: 'spaceship',
    has: { B1: [tough(9)] },
    craft,
    rounds: [['PV: move G1'], LAY, [`${name}: move D1`]],
    tale: [
      ...['PV goes F1 G1', 'PV lays slag: 3 1 F1 E1 D1'],
      ...[`${name} goes C2 D1`, `${part} enters slag in D1`, `${part} takes ${took}`],
    ],
  };
});

function judgeAmongVehicles(cases: readonly Case[]): void {
  judge(cases.map((each) => ({ scale: 'vehicle', ...each })));
}

describe('where slag lies', () => judgeAmongVehicles(LYING));
describe('whom slag harms', () => judgeAmongVehicles(HARM));
describe('slag between classes', () => judge(BY_CLASS));
