import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { run } from '../src/run.js';
import { collector } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const ENTER = '\r';
const DOWN = '\u001b[B';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
/** What a terminal does to the input when the command goes on after Ctrl-Z. */
const STOPPED = 'stopped';

/** Plays on a terminal: types the next keys each time that a question stands there; null is the end of it. */
async function typed(argv: readonly string[], keys: readonly (string | null)[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const out = collector();
  const err = collector();
  const left = [...keys];
  const io = {
    stdin,
    stdout: out.stream,
    stderr: err.stream,
    isTTY: { stdin: true, stdout: true, stderr: true },
    columns: 80,
    env: {},
  };
  const typing = setInterval(() => {
    const next = left.shift();
    if (next === null) stdin.end();
    else if (next === STOPPED) stdin.pause();
    else if (next !== undefined) stdin.write(next);
  }, 20);
  try {
    return { code: await run(argv, io), out: out.text(), err: err.text() };
  } finally {
    clearInterval(typing);
  }
}

describe('play, on a terminal', () => {
  test('the menu has the legal choices; Enter takes one, Ctrl-C ends politely', async () => {
    const record = file('typed.json');
    const { code, out, err } = await typed(
      ['play', 'kraken', '--seed', 'ahoy', '--save', record],
      [DOWN, ENTER, DOWN, ENTER, CTRL_C],
    );
    expect(code).toBe(130);
    expect(out).toContain('roll to move (92% succeed)');
    expect(out).toContain('Ada (Pluck 10) stays put.');
    expect(out).toContain('Bram (Pluck 8) stays put.');
    expect(err).toBe(`tabletop: Stopped. What was played is in ${JSON.stringify(record)}.\n`);
  });

  test.each([
    ['Ctrl-D at a menu', [ENTER, CTRL_D]],
    ['the end of the terminal', [ENTER, null]],
  ])('%s ends it as the end of input does, and what was played is kept', async (_, keys) => {
    const record = file('ended.json');
    const { code, err } = await typed(['play', 'kraken', '--seed', 'ahoy', '--save', record], keys);
    expect({ code, err }).toEqual({
      code: 2,
      err: `tabletop: The input ended before the game did. What was played is in ${JSON.stringify(record)}.\n`,
    });
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ game: 'kraken' });
  });

  test('goes on where it was stopped with Ctrl-Z and is taken up again', async () => {
    const { code, out } = await typed(['play', 'kraken', '--seed', 'ahoy'], [ENTER, STOPPED, DOWN, ENTER, CTRL_C]);
    expect(code).toBe(130);
    expect(out).toContain('Ada (Pluck 10) may move up to');
  });

  test('Ctrl-D where something is to be typed ends it too', async () => {
    const { code, err } = await typed(['play', 'kraken', '--dice', '--seed', 'ahoy'], [ENTER, CTRL_D]);
    expect({ code, err }).toEqual({ code: 2, err: 'tabletop: The input ended before the game did.\n' });
  });

  test('between people with secrets the screen is cleared, and each is called', async () => {
    const { code, out } = await typed(
      ['play', 'sr-fastcombat', '--seed', 'ahoy', '--players', '2'],
      [ENTER, ENTER, ENTER, DOWN, ENTER, CTRL_C],
    );
    expect(code).toBe(130);
    const [before = '', between = '', after = ''] = out.split('\u001b[2J\u001b[3J\u001b[H');
    expect(before).toContain('red: press Enter when nobody else looks.');
    expect(before).toContain('red: Act or pass');
    expect(between).toContain('blue: press Enter when nobody else looks.');
    expect(between).toContain('blue: Act or pass');
    expect(between).not.toContain('red: Act');
    expect(after).not.toContain('Your hand');
  });

  test('orders are written a line after the other, each checked before it is taken', async () => {
    const { code, out } = await typed(
      ['play', 'spcfkrs', '--map', 'pit', '--seed', 'ahoy'],
      ['P1: hol', ENTER, 'd', ENTER, '?', ENTER, ENTER, CTRL_C],
    );
    expect(code).toBe(130);
    expect(out).toContain('Expected "hack", "stab"');
    expect(out).toContain('Another line? Without orders: P2, P3, P4, P5, P6.');
    expect(out).toContain('What each can do as things stand');
    expect(out).toMatch(/Orders:\S*\n {2}P1: hold\n/);
  });

  test('what is typed is checked before it is taken', async () => {
    const { code, out } = await typed(
      ['play', 'kraken', '--dice', '--seed', 'ahoy'],
      [ENTER, '7', ENTER, '\u007f', '6 6', ENTER, CTRL_C],
    );
    expect(code).toBe(130);
    expect(out).toContain('"7" is none of 1 to 6.');
    expect(out).toContain('Ada throws 6 + 6 = 12');
  });
});
