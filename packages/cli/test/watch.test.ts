import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { describe, expect, test } from 'vitest';
import { jsonLines, shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
/** A game that is over soon. */
const SHORT = ['--rule', 'hullPoints=5'];
const AHOY = ['--seed', 'ahoy', ...SHORT];

describe('watch', () => {
  test('tells a whole game, from the first turn to the outcome and the moral winner', async () => {
    const { code, out, err } = await shown(['watch', 'kraken', '--seed', 'ahoy']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^KRAKEN by Matthew Hartley\n/);
    expect(out).toMatch(/^Turn 1 begins\./m);
    expect(out).toMatch(/^The players (win|lose): .* Moral winner: captain\.$/m);
  });

  test('the same seed tells the same game, another seed another', async () => {
    const tell = async (seed: string) => (await shown(['watch', 'kraken', '--seed', seed, ...SHORT])).out;
    const ahoy = await tell('ahoy');
    expect(await tell('ahoy')).toBe(ahoy);
    expect((await tell('avast')).replaceAll('avast', 'ahoy')).not.toBe(ahoy);
  });

  test('without a seed a fresh one is drawn, and the last line plays the same game again', async () => {
    const once = (await shown(['watch', 'kraken', '--crew', 'heroes', '--rule', 'hullPoints=5'])).out;
    const command = /^The same game again: tabletop (.*)$/m.exec(once)?.[1] ?? '';
    expect(command).toMatch(/^watch kraken --seed [a-z]{5}(-[a-z]{5}){3} --crew heroes --rule hullPoints=5$/);
    expect((await shown(command.split(' '))).out).toBe(once);
    expect((await shown(['watch', 'kraken', '--rule', 'hullPoints=5'])).out).not.toContain(command);
  });

  test('a seed is text: "7" and "07" are two, and an empty one is one', async () => {
    const first = async (seed: string) =>
      jsonLines((await shown(['watch', 'kraken', '--json', '--seed', seed, ...SHORT])).out);
    const [seven, zeroSeven, empty] = await Promise.all([first('7'), first('07'), first('')]);
    expect(seven.slice(0, -1)).not.toEqual(zeroSeven.slice(0, -1));
    expect(empty.at(-1)?.seed).toBe('');
    expect(seven.at(-1)?.seed).toBe('7');
  });

  test.each([
    [['--players', '3'], /player 1, player 2, player 3/],
    [['--crew', 'heroes'], /#5 Elsa, Pluck 10/],
    [['--vessel', 'nautilus'], /^nautilus: hull damage 0 of 5/m],
    [['--rule', 'moveBonus=7'], /\d \+ \d \+ 7: up to/],
    [['--rule', 'moveBonus=7', 'tentacles=3'], /tentacles 3 of 3/],
    [['--rule', 'measure=centres', '--rule', 'maxTurns=2'], /the last turn is over/],
    [['--bot', 'random'], /\. Random bots play for captain\.$/m],
  ])('%j is heeded', async (options, expected) => {
    const { code, out } = await shown(['watch', 'kraken', ...AHOY, ...options]);
    expect(code).toBe(0);
    expect(out).toMatch(expected);
  });
});

test('a game that takes longer than a second is counted on a terminal', async () => {
  let time = 0;
  const now = () => {
    time += 300;
    return time;
  };
  expect((await shown(['watch', 'kraken', ...AHOY, '--json'], { terminal: true, now })).err).toMatch(/Step \d+ …/);
  expect((await shown(['watch', 'kraken', ...AHOY, '--json'], { now })).err).toBe('');
});

describe('watch --json', () => {
  test('has every event on a line of its own, then the outcome, and nothing else', async () => {
    const { out, err } = await shown(['watch', 'kraken', ...AHOY, '--json']);
    const lines = jsonLines(out);
    const events = lines.slice(0, -1);
    expect(err).toBe('');
    expect(events[0]).toMatchObject({ type: 'turn-began', rule: 'K-MOVE-ORDER', turn: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    expect(lines.at(-1)).toMatchObject({ game: 'kraken', seed: 'ahoy', outcome: { result: expect.any(String) } });
  });
});

describe('files', () => {
  test('--svg writes the table at the end and says so beside the output', async () => {
    const svg = file('table.svg');
    const plain = await shown(['watch', 'kraken', ...AHOY, '--json']);
    const { out, err } = await shown(['watch', 'kraken', ...AHOY, '--json', '--svg', svg]);
    expect(out).toBe(plain.out);
    expect(err).toContain('table.svg');
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  });

  test('--save writes a record that plays again to the same story', async () => {
    const record = file('watched.json');
    const watched = await shown(['watch', 'kraken', ...AHOY, '--players', '2', '--json', '--save', record]);
    const replayed = await shown(['replay', record, '--json']);
    expect(replayed.code).toBe(0);
    expect(jsonLines(replayed.out).slice(0, -1)).toEqual(jsonLines(watched.out).slice(0, -1));
    expect(jsonLines(replayed.out).at(-1)).toEqual({ ...jsonLines(watched.out).at(-1), verified: true });
  });

  test('--svg and --save cannot be one file, unless nothing is kept there', async () => {
    const both = file('both');
    const { code, out, err } = await shown(['watch', 'kraken', ...AHOY, '--svg', both, '--save', both]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('that file is wanted for something else.');
    const nowhere = ['--svg', devNull, '--save', devNull];
    expect(await shown(['watch', 'kraken', ...AHOY, ...nowhere])).toMatchObject({ code: 0 });
  });

  test.each(['--svg', '--save'])('a %s that cannot be written is refused before the game', async (option) => {
    const { code, out, err } = await shown(['watch', 'kraken', option, file('no/such/folder/x')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: Cannot write "[^\n]*": there is no such file or folder\.\n$/);
  });
});
