import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CRABS, EQUIPMENT, type Roster, weaponNamed } from '@tabletop/warcrabs';
import { parseRoster } from '@tabletop/warcrabs/schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shown } from './support/fake-io.js';
import { SHOP } from './support/shop.js';
import { temporaryFolder } from './support/temporary.js';

const temporary = temporaryFolder();
/** The file of what is on sale. */
const list = temporary('list.json');
let count = 0;
/** The file of the season of each test, in a folder of its own. */
let file = '';

beforeAll(() => writeFileSync(list, JSON.stringify(SHOP)));

beforeEach(() => {
  const folder = temporary(`season ${count++}`);
  mkdirSync(folder);
  file = `${folder}/league.json`;
});

const roster = (): Roster => parseRoster(readFileSync(file, 'utf8'));
const traits = (strength: number, dexterity: number, endurance: number): readonly string[] => [
  '--strength',
  `${strength}`,
  '--dexterity',
  `${dexterity}`,
  '--endurance',
  `${endurance}`,
];

/** A command about the season that must go well, and what it shows. */
async function done(what: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await shown(['season', what, file, ...words]);
  expect({ code, err: err.replace(/^(It is crab|The season is in) [^\n]*\n$/, '') }).toEqual({ code: 0, err: '' });
  return out;
}

/** A command that must be refused, and leave the file as it was and nothing beside it. */
async function refused(what: string, ...words: readonly string[]): Promise<string> {
  const before = readFileSync(file, 'utf8');
  const { code, out, err } = await shown(['season', what, file, ...words]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tabletop: [^\n]*\n$/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(dirname(file))).toEqual(['league.json']);
  return err.slice('tabletop: '.length, -1);
}

/** A season of ann with Nipper, who has a Pickle Spear, and of bob with Snip. */
async function league(...options: readonly string[]): Promise<void> {
  await done('new', 'ann', 'bob', '--equipment', list, ...options);
  await done('engineer', 'ann', '--name', 'Nipper', ...traits(6, 4, 5), '--weapon', 'Pickle Spear');
  await done('engineer', 'bob', '--name', 'Snip', ...traits(5, 5, 5));
}

describe('a new season', () => {
  test('has owners with $1.98 and no crabs, and is shown', async () => {
    const out = await done('new', 'ann', 'bob');
    expect(out).toMatch(/^Warcrabs, a season after 0 fights\n\nann: \$1\.98, .*\n {2}no living crab\n\nbob: \$1\.98/);
    expect(roster().owners.map(({ name, account }) => [name, account?.money])).toEqual([
      ['ann', 198],
      ['bob', 198],
    ]);
    expect(await done('show')).toBe(out);
    expect(JSON.parse(await done('show', '--json'))).toEqual(roster());
  });

  test('may have house rules, and equipment of its own', async () => {
    await done('new', 'ann', 'bob', '--equipment', list, '--rule', 'startMoney=500');
    expect(roster()).toMatchObject({ rules: { startMoney: 500 }, equipment: SHOP });
    expect(await done('shop')).toMatch(/^Pickle Spear: claw weapon, .*, \$0\.75\n[\s\S]*\nSoup Can: .*, \$0\.80\n$/);
    expect(JSON.parse(await done('shop', '--json'))).toEqual(SHOP);
    await done(
      'engineer',
      'ann',
      '--name',
      'Nipper',
      ...traits(6, 4, 5),
      '--weapon',
      'Letter Opener',
      '--shell',
      'Soup Can',
    );
    expect(roster().crabs[0]).toMatchObject({
      weapons: [{ name: 'Letter Opener', weight: 3 }],
      shell: { name: 'Soup Can' },
    });
  });

  test('sells the printed list unless it is said', async () => {
    await done('new', 'ann', 'bob');
    expect(JSON.parse(await done('shop', '--json'))).toEqual(EQUIPMENT);
  });

  test('is never written over a file that is there', async () => {
    for (const content of ['', 'precious', '{}']) {
      writeFileSync(file, content);
      expect(await refused('new', 'ann', 'bob')).toMatch(/^Cannot write ".*": it is there already\.$/);
    }
  });

  test.each([
    [['ann'], /list of 2 to 8 names, not a list of 1\. \(W-SEASON\)$/m],
    [['ann', 'ann'], /There are two owners "ann"\. \(W-SEASON\)$/m],
    [Array.from({ length: 9 }, (_, at) => `owner ${at}`), /not a list of 9\. \(W-SEASON\)$/m],
    [['ann', ''], /text of 1 to 80 characters\. \(W-SEASON\)$/m],
    [['ann', 'bob', '--rule', 'startMony=3'], /Did you mean "startMoney"/],
    [['ann', 'bob', '--rule', 'startMoney=-1'], /"startMoney" is a whole number/],
    [['ann', 'bob', '--equipment', 'no/such/file'], /there is no such file or folder/],
  ])('of %j is refused, and no file is written', async (words, message) => {
    const { code, out, err } = await shown(['season', 'new', file, ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(readdirSync(dirname(file))).toEqual([]);
  });
});

describe('engineering', () => {
  test('makes a crab in a Basic shell, and shows its sheet', async () => {
    await done('new', 'ann', 'bob');
    const out = await done('engineer', 'ann', '--name', 'Nipper', ...traits(6, 4, 5));
    expect(out).toMatch(/^Nipper\nStrength: 6\n[\s\S]*Armour: 10\n[\s\S]*Money: \$1\.98\n$/);
    expect(await done('show', 'Nipper')).toBe(out);
    expect(await done('show', '#1')).toBe(out);
    expect(JSON.parse(await done('show', '1', '--json'))).toEqual(roster().crabs[0]);
  });

  test.each(Object.values(CRABS))('buys and fits all that $name wears', async (crab) => {
    await done('new', 'ann', 'bob');
    const from = `${dirname(file)}/crab.json`;
    writeFileSync(from, JSON.stringify(crab));
    await done('engineer', 'bob', from);
    const [made] = roster().crabs;
    expect(made).toMatchObject({ owner: 'bob', name: crab.name, traits: crab.traits, shell: crab.shell });
    expect(made?.weapons.map(({ name }) => name)).toEqual(crab.weapons.map(({ name }) => name));
    const price = [crab.shell, ...crab.weapons].reduce((sum, item) => sum + item.price, 0);
    expect(roster().owners[1]?.account?.money).toBe(198 - price);
  });

  test('is all or nothing', async () => {
    await league();
    const own = ['ann', '--name', 'Third', ...traits(5, 5, 5)];
    expect(await refused('engineer', ...own, '--weapon', 'Pickle Spear', 'Letter Opener')).toBe(
      'That costs $1.60; the account holds $0.48. (W-MONEY)',
    );
    expect(await refused('engineer', 'carl', ...own.slice(1))).toBe('No owner is called "carl". (W-ROSTER)');
    expect(await refused('engineer', 'ann', '--name', 'Snip', ...traits(5, 5, 5))).toBe(
      'There is a crab called "Snip". (W-ROSTER)',
    );
    expect(await refused('engineer', 'ann', '--name', 'Third', ...traits(6, 6, 4))).toBe(
      'The three traits share 15 points; these take 16. (W-TRAITS)',
    );
    expect(await refused('engineer', ...own, '--weapon', 'Nuke')).toBe(
      'There is no weapon called "Nuke". (W-KIT-HOUSE)',
    );
    expect(await refused('engineer', 'ann', '--name', 'Third')).toMatch(/^Describe a crab/);
  });

  test('takes no equipment but what is on sale', async () => {
    await league();
    const from = temporary('other.json');
    const crab = (change: object) => ({
      ...CRABS['Death Boy'],
      weapons: [{ ...weaponNamed('Firecracker'), ...change }],
    });
    writeFileSync(from, JSON.stringify(crab({ damage: 9 })));
    expect(await refused('engineer', 'ann', from)).toMatch(
      /: What is on sale under that name is another: Firecracker: tossed weapon, .*\. \(W-KIT-HOUSE\)$/,
    );
    writeFileSync(from, JSON.stringify(crab({ name: 'Nuke' })));
    expect(await refused('engineer', 'ann', from)).toMatch(/: No "Nuke" is on sale\. \(W-KIT-HOUSE\)$/);
  });
});

describe('between fights', () => {
  test('what is bought goes into the store, is fitted, taken off and sold', async () => {
    await league();
    expect(await done('buy', 'bob', 'Firecracker', 'Firecracker', 'Soup Can')).toBe(
      'Bought for $1.20: Firecracker (×2), Soup Can.\nbob has $0.78.\n',
    );
    expect(await done('equip', 'Snip', 'Soup Can', 'Firecracker')).toBe(
      'Fitted: Soup Can, Firecracker.\nSnip has a Weight of 2 of 10 and moves 5 in.\n',
    );
    expect(roster().crabs[1]).toMatchObject({ shell: { name: 'Soup Can' }, weapons: [{ name: 'Firecracker' }] });
    expect(await done('remove', '2', 'Firecracker')).toBe(
      'Taken off, and in store: Firecracker.\nSnip has a Weight of 2 of 10 and moves 5 in.\n',
    );
    expect(await done('sell', 'bob', 'Firecracker', 'Firecracker')).toBe(
      'Sold for $0.20: Firecracker (×2).\nbob has $0.98.\n',
    );
    expect(await done('show')).toMatch(/In store: Basic shell/);
  });

  test('a crab is given, or sold', async () => {
    await league();
    expect(await done('give', 'Nipper', 'bob')).toBe('#1 Nipper was a crab of ann and now is one of bob.\n');
    expect(await done('give', 'Nipper', 'ann', '--price', '0.50')).toBe(
      '#1 Nipper was a crab of bob and now is one of ann, for $0.50.\nbob has $2.48.\nann has $0.73.\n',
    );
    expect(roster().crabs[0]?.owner).toBe('ann');
  });

  test('a crab is let go, and its things are kept', async () => {
    await league();
    expect(await done('dismiss', '#1')).toBe('#1 Nipper of ann has left the season.\n');
    expect(roster().crabs.map(({ name }) => name)).toEqual(['Snip']);
    expect(roster().owners[0]?.account?.store.weapons).toMatchObject([{ name: 'Pickle Spear' }]);
  });

  test('a crab is repaired, for a price where a house rule says so', async () => {
    await league('--rule', 'repairs=priced', 'repairPrice=3');
    const hurt = roster();
    const crabs = hurt.crabs.map((crab) => ({ ...crab, hitPoints: 2, shell: { ...crab.shell, left: 6 } }));
    writeFileSync(file, JSON.stringify({ ...hurt, crabs }));
    expect(await done('repair', 'Snip', '--hit-points', '1')).toBe(
      'Snip has 3 of 5 Hit Points, and armour 6 of 10. That cost $0.03.\n',
    );
    expect(await done('repair', 'Snip', '--armour', '2')).toContain('armour 8 of 10. That cost $0.06.');
    expect(await refused('repair', 'Snip', '--hit-points', '3')).toMatch(/lacks 2 Hit Points.* \(W-SEASON\)$/);
    expect(await done('repair', 'Snip')).toBe('Snip has 5 of 5 Hit Points, and armour 10 of 10. That cost $0.12.\n');
    expect(roster().owners[1]?.account?.money).toBe(198 - 21);
  });

  test('where each crab has its own account, it pays for itself', async () => {
    await league('--rule', 'purse=crab');
    expect(await refused('buy', 'ann', 'Firecracker')).toMatch(/owners have none.* \(W-MONEY\)$/);
    expect(await done('buy', 'Snip', 'Firecracker')).toBe('Bought for $0.20: Firecracker.\nSnip has $1.78.\n');
    expect(await done('equip', 'Snip', 'Firecracker')).toContain('Fitted: Firecracker.');
    expect(await refused('give', 'Snip', 'ann', '--price', '1')).toMatch(/ \(W-MONEY\)$/);
  });

  test('of an owner and a crab of one name, the one pays who has an account', async () => {
    await done('new', 'ann', 'bob', '--equipment', list, '--rule', 'purse=crab');
    await done('engineer', 'bob', '--name', 'ann', ...traits(5, 5, 5));
    expect(await done('buy', 'ann', 'Firecracker')).toContain('ann has $1.78.');
    expect(roster().crabs[0]?.account?.money).toBe(178);
  });

  test.each([
    ['buy', ['ann', 'Rocket'], 'That costs $6.00; the account holds $1.23. (W-MONEY)'],
    ['buy', ['ann', 'Firecraker'], 'No "Firecraker" is on sale. Did you mean "Firecracker"? (W-KIT-HOUSE)'],
    ['buy', ['anna', 'Firecracker'], 'No owner or living crab is called "anna". Did you mean "ann"?'],
    ['buy', ['ann', 'Firecracker', 'Nuke'], 'No "Nuke" is on sale. (W-KIT-HOUSE)'],
    ['buy', ['__proto__', 'Firecracker'], 'No owner or living crab is called "__proto__".'],
    ['sell', ['ann', 'Pickle Spear'], 'There is no "Pickle Spear" in the store. (W-SEASON)'],
    ['equip', ['Nipper', 'Pickle Spear'], 'There is no "Pickle Spear" in the store. (W-SEASON)'],
    ['equip', ['Niper', 'Pickle Spear'], 'No living crab is called "Niper". Did you mean "Nipper"?'],
    ['equip', ['#7', 'Pickle Spear'], 'No living crab is called "#7".'],
    ['remove', ['Nipper', 'Pickle Spaer'], 'Nipper has no weapon called "Pickle Spaer". Did you mean "Pickle Spear"?'],
    ['remove', ['Nipper', 'Pickle Spear', 'Pickle Spear'], 'Nipper has no weapon called "Pickle Spear".'],
    ['give', ['Nipper', 'ann'], '"Nipper" is a crab of "ann" already. (W-ROSTER)'],
    ['give', ['Nipper', 'carl'], 'No owner is called "carl". (W-ROSTER)'],
    ['give', ['Nipper', 'bob', '--price', '2'], 'That costs $2.00; the account holds $1.98. (W-MONEY)'],
    ['give', ['Nipper', 'bob', '--price', 'x'], '--price is an amount of dollars such as 1.98, not "x".'],
    ['dismiss', ['Nobody'], 'No living crab is called "Nobody".'],
    ['repair', ['Nipper', '--armour', '1'], 'The crab lacks 0 points of armour; no more come back. (W-SEASON)'],
    ['repair', ['Nipper', '--armour', 'x'], '--armour is a whole number from 0 to 1000, not "x".'],
    ['show', ['Nobody'], 'No living crab is called "Nobody".'],
    ['fight', ['Nipper'], 'A fight has crabs of two owners at least. (W-FIGHT)'],
    ['fight', ['--play', 'carl'], 'No owner called "carl" is in that fight.'],
    ['fight', ['--dice'], '--dice is for fights in which people --play.'],
    ['fight', ['--json', '--play', 'ann'], '--json is for fights between bots, not with --play.'],
    ['fight', ['--board', 'moon'], expect.stringContaining('desk, cluttered')],
    ['fight', ['--bot', 'clever'], expect.stringContaining('--bot is sensible or random')],
  ])('%s %j is refused, and changes nothing', async (what, words, message) => {
    await league();
    expect(await refused(what, ...words)).toEqual(message);
  });
});

describe('the file of a season', () => {
  test.each([
    ['no JSON', '{', /The text is no JSON/],
    ['empty', '', /The text is no JSON/],
    ['null', 'null', /: An object is wanted, not null\. \(W-ROSTER\)$/m],
    ['a list', '[]', /: An object is wanted, not a list of 0\. \(W-ROSTER\)$/m],
    [
      'of another game',
      '{"game":"kraken","version":1}',
      /game: A roster of warcrabs is wanted, but this is one of "kraken"/,
    ],
    ['of a later version', '{"game":"warcrabs","version":99}', /version: Rosters have version/],
    ['a record', '{"format":1,"game":"warcrabs"}', /, format: There is no field "format" here\. \(W-ROSTER\)$/m],
    ['with a prototype', '{"__proto__":{"game":"warcrabs"}}', /__proto__/],
    ['nested deeply', '['.repeat(100_000), /The text is no JSON/],
  ])('that is %s is refused by every command, and never written over', async (_, content, message) => {
    writeFileSync(file, content);
    for (const [what, ...words] of [
      ['show'],
      ['buy', 'ann', 'Firecracker'],
      ['engineer', 'ann', '--name', 'x', ...traits(5, 5, 5)],
      ['fight'],
    ]) {
      const { code, out, err } = await shown(['season', what ?? '', file, ...words]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^(tabletop: [^\n]*\n)+$/);
      expect(err).toMatch(message);
      expect(readFileSync(file, 'utf8')).toBe(content);
    }
  });

  test('has a line for each thing that is wrong with it, with place and rule', async () => {
    await league();
    const broken = JSON.parse(readFileSync(file, 'utf8'));
    broken.owners[0].account.money = -1;
    broken.crabs[1].traits.strength = 99;
    writeFileSync(file, JSON.stringify(broken));
    const { err } = await shown(['season', 'show', file]);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/, owners\[0\]\.account\.money: .* \(W-MONEY\)$/),
      expect.stringMatching(/, crabs\[1\]\.traits\.strength: .* \(W-TRAITS\)$/),
    ]);
  });

  test('keeps its mode, and is found through a link', async () => {
    await league();
    chmodSync(file, 0o640);
    const link = `${dirname(file)}/link.json`;
    symlinkSync(file, link);
    expect((await shown(['season', 'buy', link, 'ann', 'Firecracker'])).code).toBe(0);
    expect(roster().owners[0]?.account?.money).toBe(198 - 75 - 20);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(file)).sort()).toEqual(['league.json', 'link.json']);
  });

  test('loses nothing where many change it at once: what is not kept is refused', async () => {
    await league('--rule', 'startMoney=100000');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => shown(['season', 'buy', file, 'ann', 'Firecracker'])),
    );
    const kept = all.filter(({ code }) => code === 0);
    expect(kept.length).toBeGreaterThan(0);
    expect(roster().owners[0]?.account?.store.weapons).toHaveLength(kept.length);
    for (const { code, err } of all)
      if (code !== 0)
        expect(err).toMatch(/^tabletop: "[^\n]*" (is being changed by somebody else|was changed meanwhile)/);
    expect(readdirSync(dirname(file))).toEqual(['league.json']);
  });

  test('is left as it is where somebody else has begun to change it, and the refusal says what to do', async () => {
    await league();
    const before = readFileSync(file, 'utf8');
    mkdirSync(`${dirname(file)}/.league.json.changing`);
    const { code, err } = await shown(['season', 'buy', file, 'ann', 'Firecracker']);
    expect(code).toBe(2);
    expect(err).toMatch(/ If nobody is any more, delete the folder "[^\n]*\.league\.json\.changing"\.\n$/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(dirname(file)).sort()).toEqual(['.league.json.changing', 'league.json']);
  });

  test.each([
    ['that is not there', () => `${file}.not`, 'there is no such file or folder'],
    ['that is a folder', () => dirname(file), 'it is a folder'],
    ['that is a device', () => '/dev/null', 'no JSON'],
  ])('%s is refused', async (_, path, message) => {
    const { code, err } = await shown(['season', 'buy', path(), 'ann', 'Firecracker']);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('season', () => {
  test.each([
    [[], 'Say what is to be done: tabletop season new league.json …'],
    [['league.json'], 'A season knows no "league.json". There is new, show, shop, engineer'],
    [['fihgt', 'league.json'], 'A season knows no "fihgt". Did you mean "fight"?'],
    [['--seed'], 'Say what is to be done'],
    [['buy'], 'file'],
    [['buy', 'league.json', 'ann'], 'items'],
    [['fight'], 'file'],
  ])('%j is refused', async (argv, message) => {
    const { code, out, err } = await shown(['season', ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toContain(message);
  });
});
