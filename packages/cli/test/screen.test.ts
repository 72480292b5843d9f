import { Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NobodyReads, Refusal } from '../src/endings.js';
import { wholeIo } from '../src/io.js';
import { run } from '../src/run.js';
import { jsonLine, plain, plainLines, quoted } from '../src/screen/plain.js';
import { PATIENCE, progressOf } from '../src/screen/progress.js';
import { openScreen } from '../src/screen/screen.js';
import { accent, bold, dim, written } from '../src/screen/span.js';
import { wrapped } from '../src/screen/wrap.js';
import { suggestion } from '../src/suggest.js';
import { collector, shown } from './support/fake-io.js';

const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const anyText = fc.string({ unit: 'binary' }).map((text) => `${text}\u001b]0;x\u0007\u202e\u2028\ud800`);

describe('plain text', () => {
  test.each([
    ['Ada', 'Ada'],
    ['\u001b[31m', '\\u001b[31m'],
    ['a\nb\tc', 'a\\u000ab\\u0009c'],
    ['\u202eevil', '\\u202eevil'],
    ['\u009b1m', '\\u009b1m'],
    ['\ud800', '\\ud800'],
    ['naïve ⚓ 帆', 'naïve ⚓ 帆'],
  ])('%j is shown as %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test('no text has anything left that a terminal could take for a command', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plain(text)).not.toMatch(UNSAFE);
        expect(plainLines(text).replaceAll('\n', '')).not.toMatch(UNSAFE);
        expect(quoted(text)).not.toMatch(UNSAFE);
        expect(written([text, bold(text)], false)).not.toMatch(UNSAFE);
      }),
    );
  });

  test('JSON stays the same JSON', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = jsonLine({ [text]: [text] });
        expect(line).not.toMatch(UNSAFE);
        expect(JSON.parse(line)).toEqual({ [text]: [text] });
      }),
    );
  });

  test('a quotation is short', () => {
    expect(quoted('x'.repeat(1_000_000)).length).toBeLessThan(70);
  });
});

describe('styles', () => {
  const codes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`);

  test('are for terminals, and not for those that want none', async () => {
    const argv = ['rulings', 'kraken'];
    expect((await shown(argv, { terminal: true })).out).toMatch(codes);
    expect((await shown(argv)).out).not.toMatch(codes);
    expect((await shown(argv, { terminal: true, env: { NO_COLOR: '1' } })).out).not.toMatch(codes);
    expect((await shown(argv, { terminal: true, env: { NO_COLOR: '' } })).out).toMatch(codes);
    expect((await shown(argv, { terminal: true, env: { TERM: 'dumb' } })).out).not.toMatch(codes);
  });

  test('change nothing but codes', () => {
    const spans = ['a', bold('b'), dim('c'), accent('d')];
    expect(written(spans, true).replaceAll(new RegExp(codes, 'g'), '')).toBe(written(spans, false));
    expect(written(spans, false)).toBe('abcd');
  });

  test('of a text from outside do not come through', () => {
    expect(written(['\u001b[1mbold', bold('\u001b[1m')], true)).toBe('\\u001b[1mbold\u001b[1m\\u001b[1m\u001b[22m');
  });
});

describe('wrapping', () => {
  test('no line is longer than the width, and no word is lost', () => {
    const words = fc.array(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).map((w) => w.replace(/\s/g, 'x')),
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 60 }), (list, width) => {
        const lines = wrapped(list.join(' '), width, '  ');
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(lines.map((line) => line.slice(2)).join(' ')).toBe(list.join(' '));
      }),
    );
  });
});

describe('suggestions', () => {
  test.each([
    ['krakn', ' Did you mean "kraken"?'],
    ['karken', ' Did you mean "kraken"?'],
    ['KRAKEN', ' Did you mean "kraken"?'],
    ['krakenn', ' Did you mean "kraken"?'],
    ['chess', ''],
    ['', ''],
    ['x'.repeat(100_000), ''],
  ])('%s', (typed, expected) => {
    expect(suggestion(typed, ['kraken', 'warcrabs'])).toBe(expected);
  });
});

describe('progress', () => {
  const through = (isTerminal: boolean, times: readonly number[]) => {
    const err = collector();
    let time = 0;
    const io = {
      stdin: process.stdin,
      stdout: collector().stream,
      stderr: err.stream,
      isTTY: { stdin: false, stdout: isTerminal, stderr: isTerminal },
      columns: 80,
      env: {},
      now: () => time,
    };
    const progress = progressOf({ io: wholeIo(io), screen: openScreen(wholeIo(io)) }, (done) => `Step ${done}`);
    for (const [at, next] of times.entries()) {
      time = next;
      progress.at(at);
    }
    progress.end();
    return err.text();
  };

  test('is silent for a second, then speaks now and then, and is gone at the end', () => {
    const text = through(true, [1, PATIENCE - 1, PATIENCE, PATIENCE + 1, PATIENCE + 99, PATIENCE + 100]);
    expect(text.match(/Step \d/g)).toEqual(['Step 2', 'Step 5']);
    expect(text.endsWith('\r\u001b[K')).toBe(true);
    expect(through(true, [1, PATIENCE - 1])).not.toContain('Step');
  });

  test('is silent where nobody looks', () => {
    expect(through(false, [PATIENCE * 10])).toBe('');
  });
});

describe('an output that is not taken', () => {
  const failing = (code: string) => {
    const stream = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error(`write ${code}`), { code }));
      },
    });
    const err = collector();
    const io = {
      stdin: process.stdin,
      stdout: stream,
      stderr: err.stream,
      isTTY: { stdin: false, stdout: false, stderr: false },
      columns: 80,
      env: {},
    };
    return { io, err };
  };

  test('because nobody reads on is no error', async () => {
    const { io, err } = failing('EPIPE');
    expect(await run(['watch', 'kraken', '--seed', 'ahoy', '--rule', 'hullPoints=5'], io)).toBe(0);
    expect(err.text()).toBe('');
    const screen = openScreen(wholeIo(failing('EPIPE').io));
    screen.line('x');
    await expect(screen.settled()).rejects.toThrow(NobodyReads);
  });

  test('because the disk is full is one', async () => {
    const { io, err } = failing('ENOSPC');
    expect(await run(['rulings', 'kraken'], io)).toBe(2);
    expect(err.text()).toBe('tabletop: The output cannot be written: write ENOSPC\n');
    const screen = openScreen(wholeIo(failing('ENOSPC').io));
    screen.line('x');
    await expect(screen.settled()).rejects.toThrow(Refusal);
  });

  test('leaves no listener behind when all goes well', async () => {
    const out = collector();
    const { io } = failing('EPIPE');
    const before = out.stream.listenerCount('error');
    await run(['--version'], { ...io, stdout: out.stream });
    expect(out.stream.listenerCount('error')).toBe(before);
  });
});
