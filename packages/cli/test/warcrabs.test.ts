import { readFileSync } from 'node:fs';
import { DEFAULT_RULES, rulings } from '@tabletop/warcrabs';
import { describe, expect, test } from 'vitest';
import { drawInWords } from '../src/games/warcrabs/draws.js';
import { crabber } from './support/crabber.js';
import { jsonLines, shown } from './support/fake-io.js';
import { optionsIn } from './support/player.js';
import { atTheEdge } from './support/stunned.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const AHOY = ['--seed', 'ahoy'];
const SHORT = ['--rule', 'drawAfter=3'];

/** The last line that tells how the fight ended. */
function endingIn(out: string): string {
  return out.split('\n').findLast((line) => /^(\w+ wins|A draw)\b/.test(line)) ?? '';
}

async function playing(argv: readonly string[], answer = crabber()) {
  const asked: string[] = [];
  const played = await shown(['play', 'warcrabs', ...argv], {
    answer(text) {
      asked.push(text);
      return answer(text);
    },
  });
  return { ...played, asked };
}

describe('watch warcrabs', () => {
  test('tells a whole fight between two, and how it is fought again', async () => {
    const { code, out, err } = await shown(['watch', 'warcrabs', ...AHOY]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Warcrabs after “Warcrabs!, How to Play \(Core Rules\)”\nSeed "ahoy"\. Sensible bots play for red, blue\.\n/,
    );
    expect(out).toMatch(/^Turn 1 begins\.\nCrustaceanator is up, and may move 5 in\.\n {2}Crustaceanator walks /m);
    expect(out).not.toContain('is done for this turn');
    expect(endingIn(out)).not.toBe('');
    const command = /^The same game again: tabletop (.*)$/m.exec(out)?.[1] ?? '';
    expect((await shown(command.split(' '))).out).toBe(out);
  });

  test.each([
    [['--players', '3', '--team', 'gangs'], /bots play for red, blue, green\.[\s\S]*9 of 9 crabs alive/],
    [['--team', 'gunners'], /#1 Red Dot \(red\)[\s\S]*#2 Shellshock \(blue\)/],
    [['--board', 'cluttered'], /^Cluttered desk: 2 of 2 crabs alive/m],
    [['--rule', 'drawAfter=1'], /after turn 1 it is a draw[\s\S]*^A draw/m],
    [['--bot', 'random'], /Random bots play/],
  ])('%j is heeded', async (options, expected) => {
    const { code, out } = await shown([
      'watch',
      'warcrabs',
      ...AHOY,
      ...SHORT.slice(0, options.includes('--rule') ? 0 : 2),
      ...options,
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(expected);
  });

  test('--json has every event, --svg the desk, --save a record that plays again', async () => {
    const [svg, record] = [file('desk.svg'), file('fight.json')];
    const argv = ['watch', 'warcrabs', ...AHOY, '--json', '--svg', svg, '--save', record];
    const lines = jsonLines((await shown(argv)).out);
    expect(lines[0]).toMatchObject({ type: 'order-set', rule: 'W-ORDER', order: [2, 1] });
    expect(lines.at(-2)).toMatchObject({ type: 'ended' });
    expect(lines.at(-1)).toMatchObject({ game: 'warcrabs', seed: 'ahoy', outcome: { reason: expect.any(String) } });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const replayed = jsonLines((await shown(['replay', record, '--json'])).out);
    expect(replayed.slice(0, -1)).toEqual(lines.slice(0, -1));
    expect(replayed.at(-1)).toMatchObject({ verified: true });
  });
});

describe('play warcrabs', () => {
  test('is against a bot unless it is said; a whole fight is played to its end, and its record plays again', async () => {
    const record = file('played.json');
    const { code, out, err, asked } = await playing([...AHOY, '--save', record]);
    expect({ code, err }).toEqual({ code: 0, err: `The record is in ${JSON.stringify(record)}.\n` });
    expect(asked.join('')).not.toMatch(/^blue: /m);
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(out)).not.toBe('');
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  test('menus lead on to a facing, and back; the desk may be looked at', async () => {
    const wishes = ['look', 'move up', 'north-east', 'walks 2', 'back', 'back', 'towards Crustaceanator', 'towards'];
    const menus: (readonly string[])[] = [];
    const { out } = await playing([...AHOY], (asked) => {
      const options = optionsIn(asked);
      menus.push(options);
      const wish = wishes.shift();
      return wish === undefined ? 'stop' : String(options.findIndex((label) => new RegExp(`^${wish}`).test(label)) + 1);
    });
    expect(menus[0]).toEqual([
      'move up to 4 in …',
      'turn on the spot, without moving …',
      'end the activation',
      'look at the table',
    ]);
    expect(menus[2]).toContain('name a place');
    expect(menus[4]?.slice(0, 3)).toEqual([
      'still east',
      expect.stringMatching(/^towards Crustaceanator, [a-z-]*east$/),
      'north',
    ]);
    expect(menus[5]).toEqual(menus[3]);
    expect(menus[6]).toEqual(menus[2]);
    expect(out).toContain('How far north-east?');
    expect(out).toContain('Where does Death Boy then face?');
    expect(out).toMatch(/^ {2}Death Boy walks \d[^\n]* in [a-z-]*east to \([^\n]*\), and faces [a-z-]*east\.$/m);
  });

  test('people may share a keyboard, and are called by name', async () => {
    const { code, asked } = await playing([...AHOY, '--players', '2', '--rule', 'drawAfter=2']);
    const called = asked.flatMap((text) => /^(\w+): With \w/m.exec(text)?.[1] ?? []);
    expect(code).toBe(0);
    expect(new Set(called)).toEqual(new Set(['red', 'blue']));
  });
});

describe('real dice', () => {
  test('are asked for by what they are for; the record plays again', async () => {
    const record = file('thrown.json');
    const argv = ['--dice', '--players', '2', '--team', 'brawl', '--rule', 'drawAfter=8', '--save', record];
    const { code, out, asked } = await playing(argv);
    expect(code).toBe(0);
    expect(asked[0]).toContain('Throw a d6 for when Pinch Hitter acts (W-ORDER).\n');
    expect(out).toContain('Throw a d6 for when Crustaceanator acts (W-ORDER).\n');
    expect(out).toMatch(/Throw a d6 for (Pinch Hitter|Crustaceanator) to hit \(W-TOHIT\)\.\n/);
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  const { attacking, lifting } = atTheEdge();
  const strike = { kind: 'strike', by: 1, target: 2, arc: 'side', damage: 1, explosive: false, bare: true } as const;

  test.each([
    ['W-TOHIT', attacking, 'Death Boy to hit'],
    ['W-THROW', lifting, 'Death Boy to lift the stunned crab'],
    ['W-LOCATION', { ...attacking, due: [strike] }, 'where Crustaceanator is hit'],
    [
      'W-NEARMISS',
      { ...attacking, due: [{ kind: 'near-miss', by: 1, crab: 2 } as const] },
      'Crustaceanator against being stunned by the near miss',
    ],
    [
      'W-FALL',
      { ...attacking, due: [{ kind: 'fall', by: null, crab: 1, drop: 576 } as const] },
      'Death Boy against being stunned by the fall',
    ],
    ['X-OWN', attacking, 'the draw of X-OWN'],
    [undefined, attacking, 'the draw'],
  ])('of %s are for what is due', (rule, state, purpose) => {
    expect(drawInWords(state, { kind: 'die', size: 6, rule, before: [] })).toEqual({ purpose });
  });
});

describe('odds, rulings and help', () => {
  test('odds are those of hits and harm', async () => {
    const { code, out } = await shown(['odds', 'warcrabs']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Warcrabs after “[^\n]*”: exact odds\n/);
    expect(out).toContain('W-TOHIT');
  });

  test('rulings are all there', async () => {
    const { out } = await shown(['rulings', 'warcrabs', '--json']);
    expect(JSON.parse(out)).toEqual(rulings);
  });

  test('help has the options and every house rule', async () => {
    const { out } = await shown(['play', 'warcrabs', '--help']);
    expect(out).toMatch(/--team <name>[^-]*"duel",\s+"brawl",\s+"gunners",\s+"pairs",\s+"gangs"/);
    expect(out).toMatch(/--board <name>[^-]*"desk",\s+"cluttered",\s+"meeting",\s+"archive"/);
    for (const name of Object.keys(DEFAULT_RULES)) expect(out).toContain(`${name}=`);
  });
});
