import { isTabletopError } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREWS, checkCrew, DEFAULT_RULES, type KrakenSetup, kraken, VESSELS } from '../src/index.js';

/** The paths and rules of what a set-up is refused for. */
function faults(setup: unknown): readonly string[] {
  try {
    kraken.setup(setup as KrakenSetup, 1);
  } catch (error) {
    if (isTabletopError(error) && error.code === 'invalid-setup')
      return error.problems.map(({ path, rule }) => `${rule ?? ''} ${path.join('.')}`.trim());
    throw error;
  }
  return [];
}

const hull = VESSELS.merchantman.hull;
const vessel = (change: object) => ({ name: 'raft', hull, obstacles: [], ...change });
const seven = (count: number, pluck = 5) => Array.from({ length: count }, () => ({ pluck }));

describe('the vessel', () => {
  test('[K-VESSEL] presets: 88 by 21 cm, tapering over the last 15 cm to 7 cm, with masts or a tower', () => {
    const corners = [
      [0, 7],
      [15, 0],
      [73, 0],
      [88, 7],
      [88, 14],
      [73, 21],
      [15, 21],
      [0, 14],
    ];
    for (const preset of [VESSELS.merchantman, VESSELS.nautilus])
      expect(preset.hull).toEqual(corners.map(([x = 0, y = 0]) => ({ x: x * 20, y: y * 20 })));
    expect(VESSELS.merchantman.obstacles).toEqual([22, 44, 66].map((x) => ({ x: x * 20, y: 210, radius: 30 })));
    expect(VESSELS.nautilus.obstacles).toEqual([{ x: 880, y: 210, radius: 80 }]);
  });

  test.each([
    ['two corners', { hull: hull.slice(0, 2) }, 'K-VESSEL vessel.hull'],
    [
      'no area',
      {
        hull: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
          { x: 20, y: 0 },
        ],
      },
      'K-VESSEL vessel.hull',
    ],
    [
      'a dent',
      {
        hull: [
          { x: 0, y: 0 },
          { x: 900, y: 0 },
          { x: 450, y: 100 },
          { x: 900, y: 400 },
          { x: 0, y: 400 },
        ],
      },
      'K-VESSEL vessel.hull.2',
    ],
    [
      'more than 400 cm',
      {
        hull: [
          { x: 0, y: 0 },
          { x: 8001, y: 0 },
          { x: 0, y: 400 },
        ],
      },
      'K-VESSEL vessel.hull',
    ],
    [
      'fractions',
      {
        hull: [
          { x: 0.5, y: 0 },
          { x: 900, y: 0 },
          { x: 0, y: 400 },
        ],
      },
      'K-VESSEL vessel.hull.0.x',
    ],
    ['an obstacle over the rim', { obstacles: [{ x: 600, y: 29, radius: 30 }] }, 'K-VESSEL vessel.obstacles.0'],
    [
      '33 obstacles',
      { obstacles: Array.from({ length: 33 }, () => ({ x: 600, y: 210, radius: 1 })) },
      'K-VESSEL vessel.obstacles',
    ],
    ['no name', { name: '' }, 'K-VESSEL vessel.name'],
    ['a field too many', { colour: 'red' }, 'K-VESSEL vessel.colour'],
  ])('[K-VESSEL] refused: %s', (_, change, fault) => {
    expect(faults({ vessel: vessel(change) })).toEqual([fault]);
  });

  test('[K-VESSEL] accepted: exactly 400 cm across, an obstacle that touches the rim', () => {
    const long = [
      { x: 0, y: 0 },
      { x: 8000, y: 0 },
      { x: 4000, y: 400 },
    ];
    expect(faults({ vessel: vessel({ hull: long, obstacles: [{ x: 4000, y: 30, radius: 30 }] }) })).toEqual([]);
  });

  test.each([
    [64, []],
    [65, ['K-VESSEL vessel.hull']],
  ])('[K-VESSEL] a hull of %i corners', (count, found) => {
    const corner = (_: unknown, at: number) => {
      const angle = (2 * Math.PI * at) / count;
      return { x: 1500 + Math.round(1500 * Math.cos(angle)), y: 1500 + Math.round(1500 * Math.sin(angle)) };
    };
    expect(faults({ vessel: vessel({ hull: Array.from({ length: count }, corner) }) })).toEqual(found);
  });

  test('[K-VESSEL] [K-CREW] a hull too small for the crew’s bases is refused', () => {
    const dinghy = vessel({
      hull: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 100 },
        { x: 0, y: 100 },
      ],
    });
    expect(faults({ vessel: dinghy, crew: seven(5) })).toContain('K-CREW crew.4');
  });
});

test('[K-VESSEL] [K-CREW] a narrow vessel holds who fits along its middle', () => {
  const canoe = {
    name: 'canoe',
    hull: [
      { x: 0, y: 0 },
      { x: 600, y: 0 },
      { x: 600, y: 51 },
      { x: 0, y: 51 },
    ],
    obstacles: [{ x: 300, y: 25, radius: 25 }],
  };
  expect(faults({ vessel: canoe, crew: seven(5) })).toEqual([]);
});

describe('the tentacles', () => {
  test('[K-TENTACLES] eight, four to starboard then four to port, opposite 1/8 to 7/8, 8 cm off', () => {
    const { tentacles } = kraken.setup({}, 1);
    expect(tentacles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(tentacles.map(({ at }) => at.x)).toEqual([220, 660, 1100, 1540, 220, 660, 1100, 1540]);
    expect(tentacles[1]?.at).toEqual({ x: 660, y: 420 + 160 + 30 });
    expect(tentacles[5]?.at).toEqual({ x: 660, y: -160 - 30 });
    // Beside the taper the nearest point of the hull is not straight across: 190 units off it, and not one less.
    const { x = 0, y = 0 } = tentacles[0]?.at ?? {};
    const off = (py: number) => (140 * (0 - x) + 300 * (py - 280)) ** 2 >= 190 * 190 * (140 * 140 + 300 * 300);
    expect([off(y), off(y - 1)]).toEqual([true, false]);
  });

  test('[K-TENTACLES] of an odd number the greater half lies to starboard', () => {
    const { tentacles } = kraken.setup({ houseRules: { tentacles: 5 } }, 1);
    expect(tentacles.map(({ at }) => at.y > 210)).toEqual([true, true, true, false, false]);
    expect(tentacles.map(({ at }) => at.x)).toEqual([293, 880, 1467, 440, 1320]);
  });

  test.each([{ startDistance: 12 }, { startLimit: 8 }, { startDistance: 0, startLimit: 0 }])(
    '[K-TENTACLES] [K-KNOBS] evenly placed tentacles start under %j',
    (houseRules) => {
      expect(faults({ houseRules })).toEqual([]);
    },
  );

  test('[K-TENTACLES] [K-COMBAT-REACH] with measure centres the same distances run from the centre', () => {
    const houseRules = { measure: 'centres' };
    const row = [{ x: 600, y: 660 }, ...[600, 700, 800, 900, 1000, 1100, 1200].map((x) => ({ x, y: -200 }))];
    expect(faults({ houseRules, tentacles: row })).toEqual([]);
    expect(faults({ houseRules, tentacles: [{ x: 600, y: 661 }, ...row.slice(1)] })).toEqual([
      'K-TENTACLES tentacles.0',
    ]);
    expect(kraken.setup({ houseRules: { measure: 'centres' } }, 1).tentacles[1]?.at).toEqual({ x: 660, y: 580 });
  });

  const others = [600, 700, 800, 900, 1000, 1100, 1200].map((x) => ({ x, y: -200 }));
  test.each([
    ['exactly 12 cm off', { x: 600, y: 690 }, []],
    ['a unit further', { x: 600, y: 691 }, ['K-TENTACLES tentacles.0']],
    ['touching the hull', { x: 600, y: 450 }, []],
    ['a unit onto it', { x: 600, y: 449 }, ['K-TENTACLES tentacles.0']],
    ['on the deck', { x: 600, y: 210 }, ['K-TENTACLES tentacles.0']],
    ['touching another base', { x: 540, y: -200 }, []],
    ['a unit onto another base', { x: 541, y: -200 }, ['K-TENTACLES tentacles.1']],
    ['no point', { x: '600', y: 450 }, ['K-TENTACLES tentacles.0']],
  ])('[K-TENTACLES] [K-BASES] placed %s', (_, at, expected) => {
    expect(faults({ tentacles: [at, ...others] })).toEqual(expected);
  });

  test('[K-TENTACLES] bases may touch one another, and there must be the right number', () => {
    const row = (gap: number) => Array.from({ length: 8 }, (_, k) => ({ x: 500 + gap * k, y: 460 }));
    expect(faults({ tentacles: row(60) })).toEqual([]);
    expect(faults({ tentacles: row(59) })).toHaveLength(7);
    expect(faults({ tentacles: row(60).slice(1) })).toEqual(['K-TENTACLES tentacles']);
  });
});

describe('the crew', () => {
  test.each([
    [[10, 10, 10, 10, 10], 0],
    [[10, 10, 10, 10], 1],
    [[3, 3, 3, 3, 3], 0],
    [[2, 3, 3, 3, 3], 1],
    [[11, 3, 3, 3, 3], 1],
    [[10, 10, 10, 10, 10, 3], 1],
    [Array.from({ length: 16 }, () => 3), 0],
    [Array.from({ length: 17 }, () => 3), 1],
    [[10, 10, 10, 10, 9.5], 1],
    [[Number.NaN, 5, 5, 5, 5], 1],
    [[2, 2, 2, 2], 5],
  ])('[K-CREW] a crew of %j has %i faults', (pluck, count) => {
    expect(checkCrew(pluck)).toHaveLength(count);
  });

  test('[K-CREW] with mustSpendAll the total must be 50', () => {
    const rules = { ...DEFAULT_RULES, mustSpendAll: true };
    expect(checkCrew([10, 10, 10, 10, 9], rules)).toHaveLength(1);
    expect(checkCrew([10, 10, 10, 10, 10], rules)).toHaveLength(0);
  });

  test('[K-CREW] the crews that the game brings spend all the points and need at most nine figures', () => {
    for (const crew of Object.values(CREWS)) {
      expect(checkCrew(crew, { ...DEFAULT_RULES, mustSpendAll: true })).toEqual([]);
      expect(crew.length).toBeLessThanOrEqual(9);
    }
  });

  test('[K-CREW] every sailor belongs to one player, by default in turn', () => {
    const { sailors } = kraken.setup({ players: ['al', 'bo', 'cy'], crew: 'heroes' }, 1);
    expect(sailors.map(({ owner }) => owner)).toEqual(['al', 'bo', 'cy', 'al', 'bo']);
  });

  test.each([
    ['a player without a sailor', { players: ['a', 'b', 'c', 'd', 'e', 'f'], crew: 'heroes' }, ['K-CREW crew']],
    ['an owner who does not play', { crew: [{ pluck: 5, owner: 'zed' }, ...seven(4)] }, ['K-CREW crew.0.owner']],
    ['no players', { players: [] }, ['K-CREW players']],
    ['a player twice', { players: ['a', 'a'] }, ['K-CREW players.1']],
    ['a player without a name', { players: [''] }, ['K-CREW players.0']],
    ['a crew that is no list', { crew: 'pirates' }, ['K-CREW crew']],
    ['a sailor who is none', { crew: [null, ...seven(4)] }, ['K-CREW crew.0', 'K-CREW crew.0.pluck']],
    ['over the rim', { crew: [{ pluck: 5, at: { x: 600, y: 24 } }, ...seven(4)] }, ['K-CREW crew.0.at']],
    ['on a mast', { crew: [{ pluck: 5, at: { x: 440, y: 264 } }, ...seven(4)] }, ['K-CREW crew.0.at']],
    [
      'on another',
      { crew: [{ pluck: 5, at: { x: 600, y: 210 } }, { pluck: 5, at: { x: 649, y: 210 } }, ...seven(3)] },
      ['K-CREW crew.1.at'],
    ],
  ])('[K-CREW] refused: %s', (_, setup, expected) => {
    expect(faults(setup)).toEqual(expected);
  });

  test('[K-CREW] [K-BASES] [K-MOVE-PATH] bases may touch the rim, a mast and one another', () => {
    const at = [
      { x: 600, y: 25 },
      { x: 440, y: 265 },
      { x: 600, y: 75 },
      { x: 600, y: 125 },
      { x: 650, y: 125 },
    ];
    expect(faults({ crew: at.map((place) => ({ pluck: 5, at: place })) })).toEqual([]);
  });

  test.each([
    [395, []],
    [396, ['K-CREW crew.0.at']],
  ])(
    '[K-MOVE-PATH] [K-CREW] with sailorOnDeck centre a place may touch a tentacle, not overlap it (y = %i)',
    (y, found) => {
      const tentacles = [{ x: 500, y: 450 }, ...[100, 300, 500, 700, 900, 1100, 1300].map((x) => ({ x, y: -200 }))];
      const crew = [{ pluck: 5, at: { x: 500, y } }, ...seven(4)];
      expect(faults({ crew, tentacles, houseRules: { sailorOnDeck: 'centre' } })).toEqual(found);
    },
  );

  test.each([
    [64, []],
    [65, ['K-CREW players']],
  ])('[K-CREW] %i players', (count, found) => {
    const players = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
    expect(faults({ players, crew: seven(64), houseRules: { pluckTotal: 1000 } })).toEqual(found);
  });

  test('[K-CREW] those without a place are given one that is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 64 }), fc.constantFrom('merchantman', 'nautilus'), (count, name) => {
        const houseRules = { pluckTotal: 1000 };
        const state = kraken.setup(
          { crew: seven(count), vessel: name === 'nautilus' ? 'nautilus' : 'merchantman', houseRules },
          1,
        );
        const bases = [...state.sailors.map(({ at }) => ({ ...at, radius: 25 })), ...state.vessel.obstacles];
        return bases.every((a, i) =>
          bases.every((b, j) => i >= j || (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= (a.radius + b.radius) ** 2),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('house rules', () => {
  test.each([
    ['tentacles', 1, 24],
    ['crewMaximum', 5, 64],
    ['pluckTotal', 25, 1000],
    ['hullPoints', 1, 1000],
    ['maxTurns', 1, 1_000_000],
    ['combatReach', 0, 400],
    ['grabReach', 0, 400],
  ] as const)('[K-KNOBS] %s from %d to %d', (name, least, most) => {
    const crew = seven(5, 5);
    const set = (value: unknown) =>
      faults({
        crew,
        houseRules: { [name]: value },
        ...(name === 'tentacles' ? { houseRules: { tentacles: value, startDistance: 0, tentacleRadius: 0.5 } } : {}),
      });
    expect(set(least)).toEqual([]);
    expect(set(most)).toEqual([]);
    expect(set(least === 0 ? -0.05 : 0)).toContain(`K-KNOBS houseRules.${name}`);
    expect(set(most + 1)).toContain(`K-KNOBS houseRules.${name}`);
    expect(set(`${least}`)).toContain(`K-KNOBS houseRules.${name}`);
    expect(set(Number.NaN)).toContain(`K-KNOBS houseRules.${name}`);
  });

  test.each([
    [{ combatReach: 3.05 }, []],
    [{ combatReach: 3.01 }, ['combatReach']],
    [{ measure: 'corners' }, ['measure']],
    [{ maxTurns: null }, []],
    [{ maxTurns: 1.5 }, ['maxTurns']],
    [{ reactionTable: [['waft']] }, ['reactionTable']],
    [{ reactionTable: DEFAULT_RULES.reactionTable.map((row) => row.map(() => 'dance')) }, ['reactionTable.0.0']],
    [{ unknown: 1 }, ['unknown']],
    [JSON.parse('{"__proto__":1,"constructor":2,"toString":3}'), ['__proto__', 'constructor', 'toString']],
    [{ startPluckMinimum: 5, startPluckMaximum: 4 }, ['startPluckMinimum']],
    [{ nearColumn: 11 }, ['nearColumn']],
    [{ startDistance: 13 }, ['startDistance']],
  ])('[K-KNOBS] %j is refused at %j', (houseRules, names) => {
    expect(faults({ houseRules })).toEqual(names.map((name) => `K-KNOBS houseRules.${name}`));
  });

  test('[K-KNOBS] the state keeps only what differs from the printed game', () => {
    expect(kraken.setup({ houseRules: { hullPoints: 30, combatReach: 4 } }, 1).rules).toEqual({ combatReach: 4 });
  });
});

describe('hostile set-ups', () => {
  test('no two games share a part of their states', () => {
    const objectsOf = (value: unknown): readonly object[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsOf)] : [];
    const [one, other] = [kraken.setup({}, 1), kraken.setup({}, 1)].map((state) => new Set(objectsOf(state)));
    expect([...(one ?? [])].filter((object) => other?.has(object))).toEqual([]);
  });

  test.each([null, undefined, 7, 'x', [], true])('%j is refused or the default', (setup) => {
    const found = faults(setup);
    expect(found.length).toBe(1);
  });

  test('every bad field is named at once', () => {
    const found = faults({
      players: [1],
      vessel: 'raft',
      crew: [{ pluck: 99 }],
      houseRules: { tentacles: 0 },
      extra: 1,
    });
    expect(new Set(found.map((fault) => fault.split(' ').at(-1)?.split('.')[0]))).toEqual(
      new Set(['players', 'vessel', 'crew', 'houseRules', 'extra']),
    );
  });

  test('a flood of unknown names is refused without a flood of problems', () => {
    const flood = Object.fromEntries(Array.from({ length: 200_000 }, (_, k) => [`k${k}`, 1]));
    for (const setup of [flood, { houseRules: flood }, { vessel: vessel(flood) }, { crew: [flood, ...seven(4)] }]) {
      const found = faults(setup);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(110);
    }
    expect(() => kraken.setup({ houseRules: flood } as never, 1)).toThrow(/and \d+ more/);
  });

  test('any JSON is either set up or refused, and nothing is polluted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (crew, houseRules) => {
        faults({ crew, houseRules });
        return !('polluted' in {});
      }),
    );
  });

  test.each(['__proto__', 'constructor', 'toString', '<script>', '\u001b[31m'])(
    'a player may be called %j',
    (player) => {
      const state = kraken.setup({ players: [player, 'bo'] }, 1);
      expect(state.players[0]?.id).toBe(player);
    },
  );
});
