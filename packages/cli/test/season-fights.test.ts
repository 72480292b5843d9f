import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Roster } from '@tabletop/warcrabs';
import { parseRoster } from '@tabletop/warcrabs/schema';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crabber } from './support/crabber.js';
import { type Faked, jsonLines, type Shown, shown } from './support/fake-io.js';
import { SHOP } from './support/shop.js';
import { temporaryFolder } from './support/temporary.js';

const temporary = temporaryFolder();
const fresh = temporary('fresh.json');
let count = 0;
/** The file of the season of each test, in a folder of its own. */
let file = '';

/** Two owners with a crab each that does not last long, and one of ann's more. */
beforeAll(async () => {
  const frail = ['--strength', '7', '--dexterity', '7', '--endurance', '1', '--weapon', 'Pickle Spear', 'Firecracker'];
  const list = temporary('list.json');
  writeFileSync(list, JSON.stringify(SHOP));
  await shown(['season', 'new', fresh, 'ann', 'bob', '--equipment', list, '--rule', 'prize=200']);
  await shown(['season', 'engineer', fresh, 'ann', '--name', 'Nipper', ...frail]);
  await shown(['season', 'engineer', fresh, 'bob', '--name', 'Snip', ...frail]);
  await shown([
    'season',
    'engineer',
    fresh,
    'ann',
    '--name',
    'Spare',
    '--strength',
    '5',
    '--dexterity',
    '5',
    '--endurance',
    '5',
  ]);
});

beforeEach(() => {
  const folder = temporary(`season ${count++}`);
  mkdirSync(folder);
  file = `${folder}/league.json`;
  copyFileSync(fresh, file);
});

const roster = (): Roster => parseRoster(readFileSync(file, 'utf8'));
const moneyOf = ({ owners }: Roster): number => owners.reduce((sum, { account }) => sum + (account?.money ?? 0), 0);
const fight = (words: readonly string[], faked: Faked = {}): Promise<Shown> =>
  shown(['season', 'fight', file, 'Nipper', 'Snip', '--seed', 'ahoy', ...words], faked);

/** That a fight has changed nothing, nor left anything behind. */
function untouched(): void {
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(fresh, 'utf8'));
  expect(readdirSync(dirname(file))).toEqual(['league.json']);
}

describe('a fight between bots', () => {
  test('is told; the prize is paid, the dead leave, the others heal, and all is counted', async () => {
    const before = roster();
    const { code, out, err } = await fight([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Warcrabs after [^\n]*\nSeed "ahoy"\. Sensible bots play for ann, bob\.\n/);
    const [, winner = '', paid = '', dead = '', loser = ''] =
      /\n(ann|bob) wins: [\s\S]*\n\1 is paid a prize of \$2\.00, and has (\$\d\.\d\d)\.\n#\d (\w+) of (\w+) is dead, and leaves the season\.\n$/.exec(
        out,
      ) ?? [];
    const after = roster();
    expect([winner, loser].sort()).toEqual(['ann', 'bob']);
    expect(paid).toBe('$3.03');
    expect(after.crabs.map(({ name }) => name)).toEqual(
      before.crabs.map(({ name }) => name).filter((name) => name !== dead),
    );
    for (const { traits, hitPoints, shell } of after.crabs)
      expect([hitPoints, shell.left]).toEqual([traits.endurance, shell.armour]);
    expect(after.fights).toBe(1);
    expect(after.owners.map(({ name, fights, wins }) => [fights, wins === 1, name])).toEqual([
      [1, winner === 'ann', 'ann'],
      [1, winner === 'bob', 'bob'],
    ]);
    expect(moneyOf(after)).toBe(moneyOf(before) + 200);
    expect(readdirSync(dirname(file))).toEqual(['league.json']);
  });

  test('is the same from the same seed', async () => {
    const first = await fight([]);
    const settled = readFileSync(file, 'utf8');
    copyFileSync(fresh, file);
    expect(await fight([])).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(settled);
  });

  test('is between all crabs unless it is said', async () => {
    const { out } = await shown(['season', 'fight', file, '--seed', 'ahoy', '--board', 'cluttered', '--bot', 'random']);
    expect(out).toContain('Random bots play for ann, bob.');
    expect(out).toContain('Cluttered desk: 3 of 3 crabs alive');
    expect(roster().fights).toBe(1);
  });

  test('that nobody wins is paid to nobody', async () => {
    const drawn = JSON.parse(readFileSync(fresh, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...drawn, rules: { drawAfter: 1, repairs: 'priced' } }));
    const before = roster();
    const { out } = await fight([]);
    expect(out).toMatch(
      /\nA draw: [\s\S]*\n\nNobody is paid for a draw\.\n(\w+ has 1 of 1 Hit Points, and armour \d+ of 10\.\n)*$/,
    );
    expect(roster().crabs.map(({ id }) => id)).toEqual(before.crabs.map(({ id }) => id));
    expect(roster().fights).toBe(1);
    expect(moneyOf(roster())).toBe(moneyOf(before));
  });

  test('--json has every event, the outcome and what was settled; --svg the desk, --save a record', async () => {
    const [svg, record] = [temporary('fight.svg'), temporary('fight.json')];
    const { code, out, err } = await fight(['--json', '--svg', svg, '--save', record]);
    const lines = jsonLines(out);
    expect(code).toBe(0);
    expect(err).toContain('The record is in');
    expect(lines.at(-3)).toMatchObject({ type: 'ended' });
    expect(lines.at(-2)).toMatchObject({ game: 'warcrabs', outcome: { result: 'win' } });
    expect(lines.at(-1)).toMatchObject({ settled: { winner: expect.any(String), crabs: [{ id: 1 }, { id: 2 }] } });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const replayed = jsonLines((await shown(['replay', record, '--json'])).out);
    expect(replayed.slice(0, -1)).toEqual(lines.slice(0, -2));
  });

  test.each(['--svg', '--save'])('a %s that cannot be written is refused before the fight', async (option) => {
    const { code, out, err } = await fight([option, `${dirname(file)}/no/such/folder`]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Cannot write');
    untouched();
  });

  test.each(['--svg', '--save'])(
    'a %s that is the season itself, by any path, is refused before the fight',
    async (option) => {
      const link = temporary(`link ${count}`);
      symlinkSync(file, link);
      for (const path of [file, link]) {
        const { code, out, err } = await fight([option, path]);
        expect({ code, out, err }).toEqual({
          code: 2,
          out: '',
          err: `tabletop: Cannot write ${JSON.stringify(path)}: that file is wanted for something else.\n`,
        });
      }
      untouched();
    },
  );
});

describe('a fight in which people play', () => {
  test('asks them alone, and is settled', async () => {
    const asked: string[] = [];
    const answer = crabber();
    const { code, out } = await fight(['--play', 'bob'], {
      answer(text) {
        asked.push(text);
        return answer(text);
      },
    });
    expect(code).toBe(0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.join('')).toContain('With Snip, move up to');
    expect(asked.join('')).not.toContain('With Nipper,');
    expect(out).toMatch(/The seed was "ahoy"\.\n\n(\w+ is paid|Nobody is paid)/);
    expect(roster().fights).toBe(1);
  });

  test('may be thrown with real dice', async () => {
    const { code, out } = await fight(['--play', 'ann', 'bob', '--dice'], { answer: crabber('thrown') });
    expect(code).toBe(0);
    expect(out).toContain('Throw a d6 for when Nipper acts (W-ORDER).');
    expect(roster().fights).toBe(1);
  });

  test('changes nothing when it is broken off; the record is kept where it was asked for', async () => {
    const record = temporary('broken.json');
    expect(await fight(['--play', 'ann'])).toMatchObject({
      code: 2,
      err: 'tabletop: The input ended before the game did.\n',
    });
    untouched();
    const { code, err } = await fight(['--play', 'ann', '--save', record]);
    expect(code).toBe(2);
    expect(err).toContain(`What was played is in ${JSON.stringify(record)}.`);
    expect((await shown(['replay', record])).out).toContain('The record ends here; the game was not over.');
    untouched();
  });

  test('is not settled over what somebody else has changed meanwhile', async () => {
    const answer = crabber();
    let changed = '';
    const { code, err } = await fight(['--play', 'bob'], {
      answer(text) {
        if (changed === '') {
          changed = `${readFileSync(file, 'utf8')}\n`;
          writeFileSync(file, changed);
        }
        return answer(text);
      },
    });
    expect({ code, err }).toEqual({
      code: 2,
      err: `tabletop: ${JSON.stringify(file)} was changed meanwhile; it is left as it is now.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(changed);
    expect(readdirSync(dirname(file))).toEqual(['league.json']);
  });
});
