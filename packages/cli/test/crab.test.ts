import { writeFileSync } from 'node:fs';
import { CRABS, EQUIPMENT, shellNamed, warcrabs, weaponNamed } from '@tabletop/warcrabs';
import { describeItem, dollars } from '@tabletop/warcrabs/text';
import { describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
/** Items by name, whatever their numbers are. */
const [spear, pointer, cracker, swarm, can] = [
  weaponNamed('Pickle Spear'),
  weaponNamed('Laser Pointer'),
  weaponNamed('Firecracker'),
  weaponNamed('MBRLS'),
  shellNamed('Soup Can'),
];
const tooDear = `That costs ${dollars(swarm.price)}, and there is $1.98. (W-MONEY)`;
const TRAITS = ['--strength', '6', '--dexterity', '4', '--endurance', '5'];

function fileWith(content: unknown): string {
  const path = file('crab.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** What is wrong with a crab, a line for each thing, without the file. */
async function faults(argv: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await shown(['crab', ...argv]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^(tabletop: [^\n]*\n)+$/);
  return err
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^tabletop: ("[^"]*crab\.json")?/, ''));
}

describe('crab', () => {
  test('prints the ten fields of the sheet, what it carries, and the price', async () => {
    const weapons = ['--weapon', 'Laser Pointer', 'Firecracker', 'Firecracker'];
    const { code, out, err } = await shown(['crab', '--name', 'Death Boy', ...TRAITS, ...weapons]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [sheet = '', items = '', price] = out.split('\n\n');
    expect(sheet.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
      'Death Boy',
      'Strength',
      'Dexterity',
      'Endurance',
      'Optimum Shell Capacity',
      'Maximum Shell Capacity',
      'Weight',
      'Armour',
      'Hit Points',
      'Movement',
      'Money',
    ]);
    const cost = pointer.price + 2 * cracker.price;
    expect(sheet).toContain(`\nMoney: ${dollars(198 - cost)}`);
    expect(items.split('\n')).toEqual([
      'Basic: shell, armour 10, weight 1, $0.00',
      describeItem(pointer),
      `${describeItem(cracker)} (×2)`,
    ]);
    expect(price).toBe(`It costs ${dollars(cost)} of $1.98.\n`);
  });

  test.each(Object.values(CRABS))('$name is read from its file, and printed again as it was', async (crab) => {
    const { code, out } = await shown(['crab', fileWith(crab), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(crab);
  });

  test('what --json prints comes into a fight', async () => {
    const { out } = await shown(['crab', ...TRAITS, '--shell', 'Soup Can', '--json']);
    const crab = JSON.parse(out);
    const state = warcrabs.setup({ crabs: [{ crab }, { crab: 'Red Dot' }] }, 'crab');
    expect(state.crabs[0]).toMatchObject({ name: 'Warcrab', armour: can.armour, traits: { strength: 6 } });
  });

  test('options say what is otherwise than in the file', async () => {
    const from = fileWith({
      name: 'Nipper',
      traits: { strength: 6, dexterity: 4, endurance: 5 },
      weapons: ['Pickle Spear'],
    });
    const argv = ['crab', from, '--json', '--name', 'Snip', '--endurance', '3', '--weapon', 'Laser Pointer'];
    expect(JSON.parse((await shown(argv)).out)).toMatchObject({
      name: 'Snip',
      traits: { strength: 6, dexterity: 4, endurance: 3 },
      weapons: [{ name: 'Laser Pointer' }],
    });
  });

  test.each([
    [
      ['--money', dollars(swarm.price), '--weapon', 'MBRLS'],
      `It costs ${dollars(swarm.price)} of ${dollars(swarm.price)}.`,
    ],
    [['--money', '$40', '--shell', 'Soup Can'], `It costs ${dollars(can.price)} of $40.00.`],
    [['--money', '0.5'], 'It costs $0.00 of $0.50.'],
    [['--rule', 'startMoney=500'], 'It costs $0.00 of $5.00.'],
    [['--rule', 'traitPoints=20', 'mustSpendAll=true', '--strength', '10', '--endurance', '6'], 'Strength: 10'],
  ])('%j is heeded', async (options, expected) => {
    expect((await shown(['crab', ...TRAITS, ...options])).out).toContain(expected);
  });

  test('--list is all that is on sale', async () => {
    const { out } = await shown(['crab', '--list']);
    const names = out
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/:.*/, ''));
    expect(names).toEqual([...EQUIPMENT.weapons, ...EQUIPMENT.shells].map(({ name }) => name));
    expect(JSON.parse((await shown(['crab', '--list', '--json'])).out)).toEqual(EQUIPMENT);
  });
});

describe('everything that is wrong with a crab', () => {
  test('has a line with its rule, and exit code 2', async () => {
    expect(await faults(['--strength', '11', '--dexterity', 'x', '--shell', 'Egg', '--weapon', 'Nuke'])).toEqual([
      'There is no shell called "Egg". (W-SHELL)',
      'There is no weapon called "Nuke". (W-KIT-HOUSE)',
      '"strength" is a whole number from 1 to 10, not 11. (W-TRAITS)',
      '"dexterity" is a whole number from 1 to 10, not "x". (W-TRAITS)',
      expect.stringMatching(/^"endurance" is a whole number from 1 to 10, .* \(W-TRAITS\)$/),
    ]);
  });

  test.each([
    [['--endurance', '6'], ['The three traits share 15 points; these take 16. (W-TRAITS)']],
    [['--endurance', '2.5'], ['"endurance" is a whole number from 1 to 10, not 2.5. (W-TRAITS)']],
    [
      ['--endurance', '6', '--weapon', 'MBRLS'],
      ['The three traits share 15 points; these take 16. (W-TRAITS)', tooDear],
    ],
    [
      ['--strength', '1', '--dexterity', '1', '--weapon', 'MBRLS'],
      [`The Maximum Shell Capacity is 2; this is a Weight of ${1 + swarm.weight}. (W-WEIGHT)`, tooDear],
    ],
    [
      ['--money', dollars(spear.price - 1), '--weapon', 'Pickle Spear'],
      [`That costs ${dollars(spear.price)}, and there is ${dollars(spear.price - 1)}. (W-MONEY)`],
    ],
    [['--name', ''], [expect.stringMatching(/^"name" .* \(W-SHEET\)$/)]],
    [
      ['--weapon', ...Array.from({ length: 17 }, () => 'Firecracker')],
      [expect.stringMatching(/\b16\b.* \(W-KIT-HOUSE\)$/)],
    ],
  ])('%j', async (options, lines) => {
    expect(await faults([...TRAITS, ...options])).toEqual(lines);
  });

  test.each([
    ['{', [': The text is no JSON, or not the whole of it.']],
    ['', [': The text is no JSON, or not the whole of it.']],
    ['5', [expect.stringMatching(/^: .*not 5\. \(W-SHEET\)$/)]],
    ['[]', [expect.stringMatching(/^: .* \(W-SHEET\)$/)]],
    ['{"__proto__": {}}', [expect.stringMatching(/__proto__/)]],
    ['['.repeat(100_000), [expect.anything()]],
    [
      { name: 'x', traits: { strength: 5, dexterity: 5, endurance: 5 }, hat: 1 },
      [', hat: There is no field "hat" here. (W-SHEET)'],
    ],
    [
      { name: 'x', traits: { strength: 50, dexterity: 5, endurance: 5 }, weapons: ['MBRLS'] },
      [', traits.strength: "strength" is a whole number from 1 to 10, not 50. (W-TRAITS)', `: ${tooDear}`],
    ],
  ])('a file with %j', async (content, lines) => {
    expect(await faults([fileWith(content)])).toEqual(lines);
  });

  test.each([
    [[], 'Describe a crab: tabletop crab --strength 6'],
    [['--name', 'Nipper'], 'Describe a crab'],
    [[...TRAITS, '--money', 'x'], '--money is an amount of dollars such as 1.98, not "x".'],
    [[...TRAITS, '--money', '-1'], '--money is an amount'],
    [[...TRAITS, '--money', '1.999'], '--money is an amount'],
    [[...TRAITS, '--rule', 'traitPoint=3'], 'Did you mean "traitPoints"?'],
    [[...TRAITS, '--rule', 'traitPoints=x'], 'traitPoints is a whole number'],
    [['no/such/file.json'], 'there is no such file or folder'],
    [['one', 'two'], 'too many arguments'],
    [['--strenght', '5'], 'Did you mean --strength?'],
  ])('%j is refused', async (argv, message) => {
    const { code, out, err } = await shown(['crab', ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toContain(message);
  });

  test('names are made plain', async () => {
    const { out } = await shown(['crab', ...TRAITS, '--name', '\u001b[31mred\nend']);
    expect(out).not.toContain('\u001b');
    expect(out).toMatch(/^\[31mred end\nStrength/);
  });
});
