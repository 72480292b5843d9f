import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../src/files.js';
import { shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const good = file('good.json');
let text = '';

beforeAll(async () => {
  await shown(['watch', 'kraken', '--seed', 'ahoy', '--rule', 'maxTurns=12', '--save', good]);
  text = readFileSync(good, 'utf8');
});

/** What is changed in a record, as its JSON. */
interface Draft {
  game: unknown;
  version: number;
  revision: number;
  rulesHash: string;
  setup: Record<string, unknown>;
  seed: unknown;
  entries: Record<string, unknown>[];
  hashes: [number, string][];
  outcome?: Record<string, unknown>;
}

async function replayed(content: string) {
  const path = file('changed.json');
  writeFileSync(path, content);
  return shown(['replay', path]);
}

const changed = (change: (draft: Draft) => void) => {
  const draft: Draft = JSON.parse(text);
  change(draft);
  return replayed(JSON.stringify(draft));
};

describe('a record that holds', () => {
  test('is told from the first state to the last', async () => {
    const { code, out, err } = await shown(['replay', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/holds: all \d+ steps play again as recorded\./);
    expect(out).toMatch(/^Turn 1 begins\./m);
    expect(out).toMatch(/^The players (win|lose)/m);
  });

  test('what takes long is spoken of on a terminal, and gone when it is done', async () => {
    const long = file('long.json');
    writeFileSync(long, text + ' '.repeat(1_000_000));
    let time = 0;
    const now = () => {
      time += 300;
      return time;
    };
    const { code, err } = await shown(['replay', long, '--json'], { terminal: true, now });
    expect(code).toBe(0);
    expect(err).toMatch(/Reading "[^"]*long\.json" …/);
    expect(err).toMatch(/Checked \d+ of \d+ steps …/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
    expect((await shown(['replay', long, '--json'], { now })).err).toBe('');
  });

  test('--svg never writes over the record', async () => {
    const { code, err } = await shown(['replay', good, '--svg', good]);
    expect(code).toBe(2);
    expect(err).toContain('that file is wanted for something else.');
    expect((await shown(['replay', good])).code).toBe(0);
  });

  test('--svg writes the last table', async () => {
    const svg = file('replayed.svg');
    expect((await shown(['replay', good, '--svg', svg])).err).toContain('replayed.svg');
    expect(readFileSync(svg, 'utf8')).toContain('</svg>');
  });
});

describe('a record that does not hold ends with one clear line and exit code 2', () => {
  test.each<[string, (draft: Draft) => void, RegExp]>([
    ['another action', ({ entries }) => delete entries[3]?.action, /step \d+/],
    [
      'an action of another sailor',
      ({ entries }) => Object.assign(entries[2]?.action ?? {}, { sailor: 7 }),
      /step \d+, rule "K-[A-Z-]+": /,
    ],
    ['another seed', (draft) => Object.assign(draft, { seed: 'avast' }), /step \d+/],
    ['another crew', ({ setup }) => Object.assign(setup, { crew: 'heroes' }), /step 0/],
    ['another house rule', ({ setup }) => Object.assign(setup, { houseRules: { maxTurns: 11 } }), /step 0: .*rules/],
    ['a false house rule', ({ setup }) => Object.assign(setup, { houseRules: { maxTurns: -1 } }), /rule "K-KNOBS"/],
    ['another hash', ({ hashes }) => hashes.splice(1, 1, [64, 'beef']), /step 64.*hashes to/],
    ['another outcome', (draft) => Object.assign(draft.outcome ?? {}, { result: 'win' }), /step \d+: .*end/],
    ['fewer entries', ({ entries }) => entries.splice(-5), /step \d+/],
    ['more entries', ({ entries }) => entries.push(...entries.slice(-1)), /step \d+/],
    ['a later version', (draft) => Object.assign(draft, { version: 99 }), /version 99/],
    ['another revision', (draft) => Object.assign(draft, { revision: 99 }), /revision 99/],
    [
      'another game',
      (draft) => Object.assign(draft, { game: 'chess' }),
      /another game\. There is no game called "chess"/,
    ],
    ['the game __proto__', (draft) => Object.assign(draft, { game: '__proto__' }), /no game called "__proto__"/],
    ['a game that is none', (draft) => Object.assign(draft, { game: 7 }), /text/],
    ['an escape for a game', (draft) => Object.assign(draft, { game: '\u001b[2J' }), /\\u001b/],
    ['a seed that is none', (draft) => Object.assign(draft, { seed: null }), /seed/],
  ])('%s', async (_, change, message) => {
    const { code, out, err } = await changed(change);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toMatch(message);
    expect(err.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  });

  test.each([
    ['cut off in the middle', () => text.slice(0, text.length / 2), 'no JSON'],
    ['empty', () => '', 'no JSON'],
    ['a list', () => '[]', 'A record is an object'],
    ['null', () => 'null', 'A record is an object'],
    ['an object of something else', () => '{"name":"package"}', 'record'],
    [
      'nested deeply',
      () => text.replace('"setup":{', `"setup":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`),
      'levels',
    ],
  ])('%s', async (_, content, message) => {
    const { code, out, err } = await replayed(content());
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: "[^\n]*\n$/);
    expect(err).toContain(message);
  });
});

describe('files', () => {
  test.each([
    ['that is not there', () => file('nowhere.json'), 'there is no such file or folder'],
    ['that is a folder', () => file('.'), 'it is a folder'],
    ['with a NUL in its name', () => 'a\u0000b', 'Cannot read'],
    ['in a path through a file', () => `${good}/x`, 'no folder'],
  ])('one %s', async (_, path, message) => {
    const { code, out, err } = await shown(['replay', path()]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toContain(message);
  });

  test('one that is no text', async () => {
    const path = file('binary');
    writeFileSync(path, new Uint8Array([0xff, 0xfe, 0x00]));
    expect((await shown(['replay', path])).err).toMatch(/is no text in UTF-8\.\n$/);
  });

  test('one that is too large is not read to its end', async () => {
    const path = file('large.json');
    writeFileSync(path, '');
    truncateSync(path, MAX_FILE_BYTES * 2);
    expect((await shown(['replay', path])).err).toContain(`larger than ${MAX_FILE_BYTES} bytes`);
  });
});
