import { writeFileSync } from 'node:fs';
import { CRAFT, FORCES, type SideSetup, spcfkrs } from '@tabletop/spcfkrs';
import { writeForce } from '@tabletop/spcfkrs/text';
import { describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();

const PUNKS = `# of the solo match
@name Pink Punks
@budget 20
P1: metal legs, Medium armour, Plasma sword
P2: Plasma rifle
P3: Plasma sniper

P4
P5:
`;

function fileWith(content: unknown): string {
  const path = file('force');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** What is shown of a force that is in order. */
async function priced(content: unknown, ...flags: readonly string[]): Promise<string> {
  const { code, out, err } = await shown(['force', fileWith(content), ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** What is wrong with a force, a line for each thing, without the file. */
async function faults(content: unknown, ...flags: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await shown(['force', fileWith(content), ...flags]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^(tabletop: [^\n]*\n)+$/);
  return err
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^tabletop: ("[^"]*force")?/, ''));
}

describe('force', () => {
  test('prints a line for each unit with its cost, the total and the budget [S-BUDGET] [S-SLOTS]', async () => {
    expect(await priced(PUNKS)).toBe(
      `Pink Punks

Unit  Speed  Body  Move  Points  Gun            Blade         Besides
P1        1     3    12       6  Pistol         Plasma sword  Metal legs, Medium armour
P2        3     1     6       4  Plasma rifle   Knife
P3        3     1     6       7  Plasma sniper  Knife
P4        3     1     6       1  Pistol         Knife
P5        3     1     6       1  Pistol         Knife

The force costs 19 of 20 points.
`,
    );
  });

  test.each([
    [['--rule', 'plasmaSwordCost=3'], 'The force costs 20 of 20 points.'],
    [['--budget', '19'], 'The force costs 19 of 19 points.'],
    [['--rule', 'baseCost=0'], 'The force costs 14 of 20 points.'],
    [
      ['--sheets'],
      '\nP2\nSpeed: 3\nStab/Shoot: hits on 3+. Armed with:\n  Plasma rifle: 2 damage, range 12, fires twice',
    ],
    [['--sheets', '--rule', 'hitsOn=2'], 'Stab/Shoot: hits on 2+.'],
  ])('%j is heeded', async (flags, expected) => {
    expect(await priced(PUNKS, ...flags)).toContain(expected);
  });

  test('without a budget of its own, a force may cost what the rules say', async () => {
    expect(await priced('P1')).toContain('The force costs 1 of 20 points.');
    expect(await priced('P1', '--rule', 'budget=7')).toContain('The force costs 1 of 7 points.');
  });

  test.each(Object.entries(FORCES))('%s costs the same in JSON and as it is written', async (_, units) => {
    const written = units.map(({ name, modifications = [] }) => {
      return { name, modifications: modifications.map((each) => (typeof each === 'string' ? each : each.name)) };
    });
    const text = await priced(writeForce({ units: written }), '--budget', '22');
    expect(await priced({ units, budget: 22 })).toBe(text);
    expect(await priced(units, '--budget', '22')).toBe(text);
  });

  test('what --json prints comes into a match, and is priced again', async () => {
    const json: unknown = JSON.parse(await priced(PUNKS, '--json'));
    expect(json).toMatchObject({ budget: 20, units: [{ name: 'P1' }, {}, {}, {}, { name: 'P5', modifications: [] }] });
    expect(JSON.parse(await priced(json, '--json'))).toEqual(json);
    const { units } = json as { readonly units: typeof FORCES.squad };
    const state = spcfkrs.setup({ sides: [{ id: 'pink', force: units }, { id: 'blue' }] }, 1);
    expect(state.units[0]).toMatchObject({ name: 'P1', side: 'pink', profile: { cost: 6 } });
  });

  test('modifications of one’s own are priced in JSON', async () => {
    const horn = { name: 'Horn', cost: 3, slot: 'blade', weapon: { name: 'Horn', kind: 'blade', damage: 2 } };
    const out = await priced([{ name: 'U', modifications: [horn, 'Metal legs'] }]);
    expect(out).toMatch(/^U +3 +1 +12 +5 +Pistol +Horn +Metal legs$/m);
  });
});

const RAID = `@name Raid
@vehicle-budget 18
P1: Metal legs
V1 vehicle .M./MMM: Rail gun on 1, Gun on 4, Transport bay on 3, Hover sled
S1 spaceship LL: Assault gun on 1, Plasma fuel
`;

/** The same in JSON, with a House design. */
const RAID_JSON = {
  units: [{ name: 'P1', modifications: ['Metal legs'] }],
  craft: [
    {
      name: 'V1',
      class: 'vehicle',
      shape: ['.M.', 'MMM'],
      guns: [{ part: 0, gun: 'Rail gun' }, { part: 3 }],
      bays: [2],
      modifications: ['Hover sled'],
    },
    { name: 'S1', design: 'fighter' },
  ],
  vehicleBudget: 18,
};

describe('a force with craft', () => {
  const told = `Unit  Speed  Body  Move  Points  Gun     Blade  Besides
P1        3     1    12       2  Pistol  Knife  Metal legs

Craft  Class      Hull      Speed  Body  Move  Points  Guns                     Besides
V1     vehicle    4 medium      3     3    10      17  Rail gun on 1, Gun on 4  Transport bay on 3, Hover sled
S1     spaceship  2 light       3     1    12       5  Assault gun on 1         Plasma fuel

The force costs 2 of 20 points.
The vehicles cost 17 of 18 points.
The spaceships cost 5 of 20 points.
`;

  test('costs the same in JSON and as it is written, each class of its own budget [S-BUDGET] [S-HULL]', async () => {
    expect(await priced(RAID)).toBe(`Raid\n\n${told}`);
    expect(await priced(RAID_JSON)).toBe(told);
  });

  test.each([
    [['--vehicle-budget', '30'], 'The vehicles cost 17 of 30 points.'],
    [['--spaceship-budget', '5'], 'The spaceships cost 5 of 5 points.'],
    [['--budget', '2'], 'The force costs 2 of 2 points.'],
    [['--rule', 'spaceshipBudget=7'], 'The spaceships cost 5 of 7 points.'],
    [['--sheets'], '\nVehicle: 4 medium parts\nSpeed: 3\nShoot: hits on 3+. Armed with:\n  1 Rail gun: '],
    [['--sheets'], '\nS1: Plasma fuel: +6 Move, 1 point\nSpaceship: 2 light parts\n'],
  ])('%j', async (flags, expected) => {
    expect(await priced(RAID, ...flags)).toContain(expected);
  });

  test('needs nobody on foot, and then says nothing of them', async () => {
    const out = await priced({ craft: [{ name: 'T', design: 'tank' }] });
    expect(out).toMatch(/^Craft [^\n]*\nT +vehicle +4 heavy [^\n]*\n\nThe vehicles cost 20 of 20 points\.\n$/);
    expect(await priced('S1 spaceship LL: No gun')).toMatch(/^S1 +spaceship +2 light +3 +1 +6 +2$/m);
  });

  test.each([RAID, RAID_JSON])('what --json prints of it comes into a match, and is priced again', async (content) => {
    const json: unknown = JSON.parse(await priced(content, '--json'));
    expect(await priced(json)).toBe(told);
    const { units: force, ...side } = json as Omit<SideSetup, 'id' | 'force'> & { readonly units: typeof FORCES.squad };
    const state = spcfkrs.setup({ sides: [{ id: 'pink', force, ...side }, { id: 'blue' }] }, 1);
    const [, v1] = state.units;
    expect(v1).toMatchObject({ name: 'V1', side: 'pink', profile: { class: 'vehicle', cost: 17 } });
    expect(state.sides[0]).toMatchObject({ budget: 20, vehicleBudget: 18, spaceshipBudget: 20 });
  });

  test.each(Object.entries(CRAFT))('a %s is priced as it is designed', async (design, { class: craftClass }) => {
    const out = await priced({ craft: [{ name: 'C', design }] }, `--${craftClass}-budget`, '20');
    expect(out).toMatch(new RegExp(`^The ${craftClass}s cost (5|10|20) of 20 points\\.$`, 'm'));
  });

  const CRAFT_FAULTS: readonly (readonly [string, unknown, readonly string[], readonly unknown[]])[] = [
    [
      'is dear in two classes',
      RAID,
      ['--vehicle-budget', '16', '--spaceship-budget', '4'],
      [
        ': The vehicles cost 17 points, 1 more than their budget of 16. (S-BUDGET)',
        ': The spaceships cost 5 points, 1 more than their budget of 4. (S-BUDGET)',
      ],
    ],
    [
      'has craft that cannot be',
      [
        'V1 vehicle MH',
        'V2 vehicle M.M',
        'V3 vehicle MM: Rail gn on 1',
        'V4 vehicle MM: Gun on 3',
        'v1',
        'S1 spaceship M: Hover sled',
        'V5 vehicle M: Gun on 1, Gun on 1, Gun on 1',
        '@vehicle-budget x',
      ].join('\n'),
      [],
      [
        ', line 1: A hull is of one kind of parts, not of medium and heavy ones. (S-HULL)',
        ', line 2: All parts are connected by edges that they share. (S-HULL)',
        expect.stringMatching(/^, line 3, character 16: No gun is called "Rail gn"\. Did you mean "Rail gun"\?/),
        expect.stringMatching(/^, line 4, character 23: Expected a part of V4, 1 to 2, not "3"\./),
        expect.stringMatching(/^, line 5: There is a unit "v1" already\./),
        ', line 6: "Hover sled" is for vehicles alone, not for a spaceship. (S-VMODS)',
        ', line 7: Part 1 would hold more than 2 guns. (S-GUNS)',
        expect.stringMatching(/^, line 8, character 17: Expected a whole number of points /),
      ],
    ],
    [
      'has much that is wrong with its craft in JSON',
      {
        units: [{ name: 'P1' }],
        vehicleBudget: -1,
        craft: [
          { name: 'V1', class: 'vehicle', shape: ['L'], guns: [{ part: 1, gun: 'Cannon' }], hat: 1 },
          { name: 'V2', design: 'tnak' },
          { name: 'V3', design: 'tank', at: 'C4' },
          { name: 'p1', design: 'tank' },
          7,
        ],
      },
      [],
      [
        ', vehicleBudget: "vehicleBudget" is a whole number from 0 to 100000, not -1. (S-BUDGET)',
        expect.stringMatching(/^, craft\[0\]\.guns\[0\]\.part: /),
        ', craft[0].guns[0].gun: There is no gun called "Cannon". (S-GUNLIST)',
        ', craft[0].hat: There is no field "hat" here. (S-HULL)',
        ', craft[1].design: No House design is called "tnak". Did you mean "tank"? (S-HULL)',
        ', craft[2].at: A craft of a House design has no field "at". (S-HULL)',
        ', craft[3].name: There are two units called "p1", capitals aside. (S-ORDERS)',
        expect.stringMatching(/^, craft\[4\]: /),
      ],
    ],
    [
      'has a design that is none by far',
      { craft: [{ name: 'V', design: '__proto__' }] },
      [],
      [expect.stringMatching(/^, craft\[0\]\.design: No House design is called "__proto__"\. There is buggy, /)],
    ],
    [
      'has craft that are no list',
      { units: [{ name: 'P1' }], craft: 5 },
      [],
      [expect.stringMatching(/^, craft: "craft" is a list of at most 64, not 5\./)],
    ],
    ['has nobody at all', { craft: [] }, [], [', units: "units" is a list of 1 to 64 units, not nothing. (S-BUDGET)']],
    [
      'asks for no points',
      RAID,
      ['--vehicle-budget', 'x'],
      ['--vehicle-budget is a whole number from 0 to 100000, not "x".'],
    ],
  ];

  test.each(CRAFT_FAULTS)('%s: each thing has its line, its place and its rule', async (_, content, flags, lines) => {
    expect(await faults(content, ...flags)).toEqual(lines);
  });
});

describe('everything that is wrong with a force', () => {
  test('has its line, its place and its rule', async () => {
    const lines = [
      'P1: Metal leg',
      'P2: Heavy armour, Medium armour',
      'p2',
      'P 3',
      '@budget x',
      'P4: Jet pack, Jet pack',
    ];
    expect(await faults(lines.join('\n'))).toEqual([
      expect.stringMatching(
        /^, line 1, character 5: No modification is called "Metal leg"\. Did you mean "Metal legs"\?/,
      ),
      ', line 2: A unit has one armour at most: "Heavy armour" or "Medium armour". (S-SLOTS)',
      ', line 3: There is a unit "p2" already. (S-BUDGET)',
      expect.stringMatching(/^, line 4: Expected the name of a unit, .*, not "P 3"\. \(S-BUDGET\)$/),
      expect.stringMatching(/^, line 5, character 9: Expected a whole number of points .*, not "x"\. \(S-BUDGET\)$/),
      ', line 6: A unit has "Jet pack" once at most. (S-SLOTS)',
    ]);
  });

  const dear = ': The force costs 19 points, 1 more than its budget of 18. (S-BUDGET)';

  test.each<readonly [string, unknown, readonly string[], readonly unknown[]]>([
    ['is dear', PUNKS, ['--budget', '18'], [dear]],
    ['is dear by its own budget', PUNKS.replace('20', '18'), [], [dear]],
    ['has no unit', '# nobody\n', [], [expect.stringMatching(/^There is no unit in "/)]],
    ['is empty', '', [], [expect.stringMatching(/^There is no unit in "/)]],
    [
      'has too many units',
      Array.from({ length: 65 }, (_, at) => `U${at}`).join('\n'),
      [],
      [expect.stringMatching(/ 1 to 64 units/)],
    ],
    ['is long', 'P1\n'.repeat(2000), [], [expect.stringMatching(/^, line 1001: The text has too many lines/)]],
    ['has escapes', '\u001b[2J', [], [expect.stringMatching(/not "\\u001b\[2J"/)]],
    ['is broken JSON', '{', [], [': The text is no JSON, or not the whole of it.']],
    ['is deep', '['.repeat(100_000), [], [expect.anything()]],
    ['has a strange field', { units: [{ name: 'P1' }], hat: 1 }, [], [', hat: A force has no field "hat". (S-BUDGET)']],
    ['has a prototype', '{"__proto__": {}}', [], [expect.stringMatching(/__proto__/)]],
    ['has no units', '{}', [], [', units: "units" is a list of 1 to 64 units, not nothing. (S-BUDGET)']],
    [
      'has much that is wrong in JSON',
      { units: [{ name: 'cover' }, { name: 'P1', modifications: ['Nuke'] }], budget: -1 },
      [],
      [
        expect.stringMatching(/^, budget: "budget" is a whole number/),
        expect.stringMatching(/^, units\[0\]\.name: "name" is 1 to 20 letters/),
        ', units[1].modifications[0]: There is no modification called "Nuke". (S-SLOTS)',
      ],
    ],
  ])('a force that %s', async (_, content, flags, lines) => {
    expect(await faults(content, ...flags)).toEqual(lines);
  });

  test.each([
    [['--budget', 'x'], '--budget is a whole number from 0 to 100000, not "x".'],
    [['--rule', 'plasmaSwordCosts=3'], 'Did you mean "plasmaSwordCost"?'],
    [['--rule', 'baseCost=x'], 'baseCost is a whole number'],
    [['another'], 'too many arguments'],
    [['--sheet'], 'Did you mean --sheets?'],
  ])('%j is refused', async (flags, message) => {
    const [line] = await faults(PUNKS, ...flags);
    expect(line).toContain(message);
  });
});
