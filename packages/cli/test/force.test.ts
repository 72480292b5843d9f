import { writeFileSync } from 'node:fs';
import { FORCES, spcfkrs } from '@tabletop/spcfkrs';
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
