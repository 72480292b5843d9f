import { readFileSync } from 'node:fs';
import { DEFAULT_RULES, rulings, spcfkrs } from '@tabletop/spcfkrs';
import { describe, expect, test } from 'vitest';
import { drawInWords } from '../src/games/spcfkrs/draws.js';
import { MAX_DRAFT_LINES } from '../src/play/drafting.js';
import { commander } from './support/commander.js';
import { jsonLines, shown } from './support/fake-io.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const PIT = ['--seed', 'ahoy', '--map', 'pit'];
const SHORT = ['--rule', 'maxRounds=2'];

/** The last line that tells how the match ended. */
function endingIn(out: string): string {
  return out.split('\n').findLast((line) => /^(\w+ wins?|A draw)\b/.test(line)) ?? '';
}

async function playing(argv: readonly string[], answer: (asked: string) => string | undefined = commander()) {
  const asked: string[] = [];
  const played = await shown(['play', 'spcfkrs', ...argv], {
    answer(text) {
      asked.push(text);
      return answer(text);
    },
  });
  return { ...played, asked };
}

/** Plays with these lines, and nothing behind them. */
async function writing(lines: readonly string[], argv: readonly string[] = [...PIT, ...SHORT]) {
  const left = [...lines];
  return playing(argv, () => left.shift());
}

describe('watch spcfkrs', () => {
  test('tells a whole match between two, and how it is played again', async () => {
    const { code, out, err } = await shown(['watch', 'spcfkrs', ...PIT]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^SPCFKRS by Lizardman Diaries\nSeed "ahoy"\. Sensible bots play for pink, blue\.\n/);
    expect(out).toMatch(/^Round 1:\nOrders:\n {2}[PB]\d(\+[PB]\d)*: /m);
    expect(out).not.toContain('has given orders');
    expect(endingIn(out)).not.toBe('');
    const command = /^The same game again: tabletop (.*)$/m.exec(out)?.[1] ?? '';
    expect((await shown(command.split(' '))).out).toBe(out);
  });

  test.each([
    [['--players', '3'], /bots play for pink, blue, green\./],
    [['--players', '1'], /bots play for pink\.[\s\S]*pink 6 of 6 units, blue 6 of 6 units/],
    [['--force', 'heavies'], /P1 \(pink\) at \S+: Speed 0, Body 5 of 5, Move 6; Machine gun, Knife/],
    [['--map', 'alley'], /^Alley: pink/m],
    [['--bot', 'random'], /Random bots play/],
    [['--rule', 'mode=open', 'maxRounds=1'], /^ {2}pink orders /m],
  ])('%j is heeded', async (options, expected) => {
    const short = options.includes('--rule') ? [] : ['--rule', 'maxRounds=1'];
    const map = options.includes('--map') ? [] : ['--map', 'pit'];
    const { code, out } = await shown(['watch', 'spcfkrs', '--seed', 'ahoy', ...map, ...short, ...options]);
    expect(code).toBe(0);
    expect(out).toMatch(expected);
  });

  test('--json has every event, --svg the map, --save a record that plays again', async () => {
    const [svg, record] = [file('map.svg'), file('match.json')];
    const argv = ['watch', 'spcfkrs', ...PIT, ...SHORT, '--json', '--svg', svg, '--save', record];
    const lines = jsonLines((await shown(argv)).out);
    expect(lines[0]).toMatchObject({ type: 'round-began', rule: 'S-PHASES', round: 1 });
    expect(lines.at(-2)).toMatchObject({ type: 'ended' });
    expect(lines.at(-1)).toMatchObject({ game: 'spcfkrs', seed: 'ahoy', outcome: { reason: expect.any(String) } });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const replayed = jsonLines((await shown(['replay', record, '--json'])).out);
    expect(replayed.slice(0, -1)).toEqual(lines.slice(0, -1));
    expect(replayed.at(-1)).toMatchObject({ verified: true });
  });
});

describe('play spcfkrs', () => {
  test.each(['secret', 'open', 'phased'])('%s, to its end; the record plays again', async (mode) => {
    const record = file(`${mode}.json`);
    const { code, out, err, asked } = await playing([...PIT, ...SHORT, `mode=${mode}`, '--save', record]);
    expect({ code, err }).toEqual({ code: 0, err: `The record is in ${JSON.stringify(record)}.\n` });
    expect(asked.join('')).not.toMatch(/^blue: /m);
    expect(out).toMatch(/^ {2}P\d \(Speed \d\) shoots /m);
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(out)).not.toBe('');
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  test('shows the board, and asks for orders as they are written', async () => {
    const { asked, out } = await writing(['P1: shoot B6; move A3', 'P2: hold', '']);
    const [first = '', second = '', third = ''] = asked;
    expect(first).toMatch(/\n {2}A {2}B {2}C {2}D [\s\S]*\nUnits\n/);
    const hint = 'An empty line hands them in; ? helps, look shows the table.';
    expect(first).toMatch(
      /\nGive orders for the round to P1, P2, P3, P4, P5, P6, a line for each, such as P1: [^\n]*\n$/,
    );
    expect(first.endsWith(`${hint}\n`)).toBe(true);
    expect(second.endsWith('Another line? Without orders: P2, P3, P4, P5, P6.\n')).toBe(true);
    expect(third).not.toContain(hint);
    expect(out).toMatch(/\nOrders:\n {2}P1: shoot B6; move A3\n {2}P2: hold\n {2}B/);
  });

  test.each([
    ['P1: shot B6', /Expected "hack", "stab", "shoot", [^\n]*, not "shot"\. \(At character 5\.\)/],
    ['help: hold', /No unit is called "help"\./],
    ['?: hold', /Expected the name of a unit, not "\?"\./],
    ['P7: hold', /No unit is called "P7"\. Did you mean "P1"\?/],
    ['B1: hold', /"B1" takes no orders from you\./],
    ['P1: shoot B6; move Z9', /"Z9" names no cell/],
    ['P1: move H8', /H8 is not next to the space before it\. \(S-MOVE\)/],
    ['P1: hack B6', /Unit "P1" has no hacking implant\. \(S-HACK\)/],
    ['P1: delay', /A move can only be delayed where a round is played phase by phase\. \(S-DELAY\)/],
    ['P1+P2: hold', /The units of a battalion are alike in every modification\. \(S-BATTALION\)/],
    ['\u001b[2J', /Expected the name of a unit, not "\\u001b"\./],
    [`P1: move${' A1 B1'.repeat(130)}`, /no more than 256 spaces in a path/],
  ])('%.30s is refused and asked for again, and the rest stands', async (line, refusal) => {
    const { asked, out } = await writing(['P2: shoot B6', line, 'P1: stab B6', '']);
    expect(asked[2]).toMatch(refusal);
    expect(asked[2]).toMatch(/^> [^\n]*\n {2}[^\n]*\n$/);
    expect(out).toMatch(/\nOrders:\n {2}P1: stab B6\n {2}P2: shoot B6\n/);
    expect(out).not.toContain('\u001b');
  });

  test('a line takes the place of those for the same units; what would be lost is said at once', async () => {
    const { asked, out } = await writing(['P1: hold', 'p1: stab b6', '# that is all', '']);
    expect(asked[2]).toContain('  In place of P1: hold.\n  As things stand, P1: stab B6 would be lost.\n');
    expect(asked[3]).toMatch(/^> # that is all\nAnother line\? Without orders: P2, /);
    expect(out).toMatch(/\nOrders:\n {2}P1: stab B6\n {2}B/);
    expect(out).toContain('P1 (Speed 3) cannot stab B6: ');
  });

  test('? tells how to write, and what each unit can do; ? with a unit shows its sheet; look shows the table', async () => {
    const { asked } = await writing(['?', 'help', '? p2', '? B1', '? X', 'look', '']);
    const [, help = '', again, sheet, theirs, nobody, table] = asked;
    expect(help).toMatch(
      /^> \?\nAn order is a line: [\s\S]*\n {2}P1: shoot cover C3\n[\s\S]*\n {2}P6: hold\n|\n {2}P1: hold\n/,
    );
    expect(help).toMatch(/\n {2}P1: shoot B5 \(69%\), [\s\S]*,\s+move up to 6\.\n/);
    expect(again?.replace('> help', '> ?')).toBe(help);
    expect(sheet).toMatch(/^> \? p2\nP2\nSpeed: 3\n[\s\S]*Plasma rifle: /);
    expect(theirs).toMatch(/^> \? B1\nB1\n/);
    expect(nobody).toMatch(/^> \? X\nNo unit is called "X"\.\n/);
    expect(table).toMatch(/^> look\nSPCFKRS, round 1: orders\n/);
  });

  test('who plays alone commands two sides', async () => {
    const { asked } = await writing(['P1: hold', 'B1: hold', ''], [...PIT, '--players', '1', ...SHORT]);
    expect(asked[0]).toContain('Give orders for the round to P1, P2, P3, P4, P5, P6, B1, B2, B3, B4, B5, B6, ');
    expect(asked[2]).toContain('Another line? Without orders: P2, P3, P4, P5, P6, B2, B3, B4, B5, B6.\n');
  });

  test('phase by phase, units are asked on their turn', async () => {
    const { out } = await playing([...PIT, '--rule', 'mode=phased', 'maxRounds=1']);
    expect(out).toMatch(/Give orders for the Shoot phase to P\d, a line for each, such as P\d: shoot B\d\./);
    expect(out).toMatch(/Say whether to follow or delay with P\d[^\n]*, such as P\d: follow B\d\./);
    expect(out).toMatch(/Give orders for the Move phase to P\d, a line for each, such as P\d: move /);
    expect(out).not.toContain('would be lost');
  });

  test.each(['P1: hold', 'look'])('lines without an end (%s) come to one', async (line) => {
    const { code, err } = await playing(PIT, () => line);
    expect({ code, err }).toEqual({
      code: 2,
      err: `tabletop: ${MAX_DRAFT_LINES} lines were written, and there was no end of them.\n`,
    });
  });

  test('an answer that is none is not asked for for ever', async () => {
    const { code, err } = await playing(PIT, () => 'what');
    expect({ code, err }).toEqual({ code: 2, err: 'tabletop: 20 answers in a row were none.\n' });
  });
});

describe('several people at one terminal', () => {
  const ORDERS = { pink: 'P1: shoot B6; move A3', blue: 'B1: shoot cover F5' };

  /** Answers for two, each with one order a round. */
  function two(asked: string): string {
    if (asked.endsWith('press Enter when nobody else looks.\n')) return '';
    const player = /\b(pink|blue): Give orders[^\n]*\n$/.exec(asked)?.[1];
    return player === 'pink' || player === 'blue' ? ORDERS[player] : '';
  }

  test('are called by name, shown the table, and see no sealed orders of the others', async () => {
    const { code, out } = await playing([...PIT, '--players', '2', '--rule', 'maxRounds=1'], two);
    expect(code).toBe(0);
    const [, pink = '', blue = ''] = out.split(/^(?=\w+: press Enter when nobody else looks\.$)/m);
    expect(pink).toMatch(/^pink: press[\s\S]*\nSPCFKRS, round 1: orders\n[\s\S]*\npink: Give orders/);
    expect(blue).toMatch(/^blue: press[\s\S]*\nSPCFKRS, round 1: orders\n[\s\S]*\nblue: Give orders/);
    const unrevealed = blue.slice(0, blue.indexOf('\nOrders:\n  P1'));
    expect(unrevealed).toContain('sealed, of pink');
    expect(unrevealed).not.toContain('shoot B6');
    expect(blue).toContain(`\nOrders:\n  ${ORDERS.pink}\n  ${ORDERS.blue}\n`);
  });

  test('need not look away where orders are open, and see those of the others', async () => {
    const { out, asked } = await playing([...PIT, '--players', '2', '--rule', 'maxRounds=1', 'mode=open'], two);
    expect(out).not.toContain('press Enter');
    const blue = asked.find((text) => text.includes('blue: Give orders'));
    expect(blue).toContain('pink orders P1: shoot B6; move A3.');
  });

  test('need not look away phase by phase, unless several are asked together', async () => {
    const phased = [...PIT, '--players', '2', '--rule', 'maxRounds=1', 'mode=phased'];
    const { out } = await playing(phased, () => '');
    expect(out).toMatch(/^pink: Give orders for the Shoot phase to P3, /m);
    const calls = out.match(/^\w+: press Enter[^\n]*\n>[\s\S]*?^\w+: (Give orders for the \w+|Say)/gm) ?? [];
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call).toMatch(/Say$/);
  });
});

describe('real dice', () => {
  test('are asked for by what they are for; the record plays again', async () => {
    const record = file('thrown.json');
    const { code, out } = await playing([...PIT, ...SHORT, '--dice', '--players', '1', '--save', record]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Throw a d6 for when [PB]\d goes \(S-SPEED\)\.$/m);
    expect(out).toMatch(/^Throw a d6 for [PB]\d to shoot [PB]\d \(S-SHOOT\)\.$/m);
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  const state = spcfkrs.setup(
    { map: 'pit', sides: ['pink', 'blue'].map((id) => ({ id, force: 'specialists' as const })) },
    1,
  );
  const at = { column: 2, row: 2 };
  const aim = { kind: 'unit', unit: 5, part: 0, through: false } as const;

  test.each([
    ['S-OVERDOSE', { step: 'overdose', unit: 2 }, 'the overdose of P2'],
    ['S-HACK', { step: 'hack', unit: 3, target: 5, done: 0 }, 'P3 to hack the gun of B1'],
    ['S-STAB', { step: 'stab', unit: 4, target: 5, part: 0, through: false }, 'P4 to stab B1'],
    ['S-MG', { step: 'burst', unit: 1, gun: 0, aim, done: 0 }, 'how many more shots P1 fires'],
    ['S-SHOOT', { step: 'shot', unit: 1, gun: 0, aim, left: 3, done: 0 }, 'P1 to shoot B1'],
    [
      'S-SHOOT',
      { step: 'shot', unit: 1, gun: 0, aim: { kind: 'cover', at }, left: 3, done: 0 },
      'P1 to shoot the cover in C3',
    ],
    ['S-SHOOT', { step: 'round' }, 'a unit to shoot its target'],
    ['S-SPEED', { step: 'round' }, 'when a unit goes'],
    ['X-OWN', { step: 'round' }, 'the draw of X-OWN'],
    [undefined, { step: 'round' }, 'the draw'],
  ] as const)('of %s are for what is going on: %j', (rule, stage, purpose) => {
    expect(drawInWords({ ...state, stage }, { kind: 'die', size: 6, rule, before: [] })).toEqual({ purpose });
  });
});

describe('odds, rulings and help', () => {
  test('odds are those of shots, stabs and craft', async () => {
    const { code, out } = await shown(['odds', 'spcfkrs']);
    expect(code).toBe(0);
    expect(out).toMatch(/^SPCFKRS by Lizardman Diaries: exact odds\n/);
    for (const rule of ['S-SHOOT', 'S-STAB', 'S-GUNLIST', 'S-PARTS', 'S-RAM', 'S-VMODS', 'S-SLAG'])
      expect(out).toMatch(new RegExp(`^\\S.*  ${rule}$`, 'm'));
  });

  test('rulings are all there', async () => {
    const { out } = await shown(['rulings', 'spcfkrs', '--json']);
    expect(JSON.parse(out)).toEqual(rulings);
  });

  test('help has the options and every house rule', async () => {
    const { out } = await shown(['play', 'spcfkrs', '--help']);
    expect(out).toMatch(/--scenario <name>[^-]*"escort",\s+"overwatch",\s+"armour"/);
    expect(out).toMatch(/--force <name>[^-]*"squad",\s+"stabbers",\s+"heavies"/);
    expect(out).toMatch(/--map <name>[^-]*"yard",\s+"ruins",\s+"alley",\s+"pit",\s+"open"/);
    for (const name of Object.keys(DEFAULT_RULES)) expect(out).toContain(`${name}=`);
  });
});
