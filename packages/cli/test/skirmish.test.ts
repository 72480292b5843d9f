import { readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_RULES } from '@tabletop/sr-fastcombat';
import { describe, expect, test } from 'vitest';
import { jsonLines, shown } from './support/fake-io.js';
import { optionsIn } from './support/player.js';
import { skirmisher } from './support/skirmisher.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();
const SHORT = ['--rule', 'maxTurns=2'];

/** The last line that tells how the game ended. */
function endingIn(out: string): string {
  return out.split('\n').findLast((line) => /^(\w+ wins|A draw): /.test(line)) ?? '';
}

/** What was asked, each with all that was shown since the answer before. */
async function playing(argv: readonly string[], answer = skirmisher()) {
  const asked: string[] = [];
  const played = await shown(['play', 'sr-fastcombat', ...argv], {
    answer(text) {
      asked.push(text);
      return answer(text);
    },
  });
  return { ...played, asked };
}

describe('watch sr-fastcombat', () => {
  test('tells a whole game between two, and how it is played again', async () => {
    const { code, out, err } = await shown(['watch', 'sr-fastcombat', '--seed', 'ahoy', ...SHORT]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Faster combat system by Gurth\nSeed "ahoy"\. \w+ bots play for red, blue\.\n/);
    expect(out).toMatch(/^Turn 1 begins\.$/m);
    expect(out).toMatch(/^The moves of (red|blue) begin\.$/m);
    expect(endingIn(out)).not.toBe('');
    const command = /^The same game again: tabletop (.*)$/m.exec(out)?.[1] ?? '';
    expect((await shown(command.split(' '))).out).toBe(out);
  });

  test.each([
    [['--players', '3'], /bots play for red, blue, green\./],
    [['--squad', 'duel'], /Figures\n {2}#1 Veteran \(red\).*\n {2}#2 Veteran \(blue\).*\n {2}red is dealt/],
    [['--squad', 'team', '--board', 'warehouse'], /^Warehouse floor: /m],
    [['--board', 'open'], /The table from above\n\.{60}\n/],
    [['--rule', 'jokersPerDeck=0'], /^Back alley: 52 cards in the deck/m],
  ])('%j is heeded', async (options, expected) => {
    const { code, out } = await shown(['watch', 'sr-fastcombat', '--seed', 'ahoy', ...SHORT, ...options]);
    expect(code).toBe(0);
    expect(out).toMatch(expected);
  });

  test('--json has every event, --svg the table, --save a record that plays again', async () => {
    const [svg, record] = [file('skirmish.svg'), file('skirmish.json')];
    const argv = ['watch', 'sr-fastcombat', '--seed', 'ahoy', ...SHORT, '--json', '--svg', svg, '--save', record];
    const lines = jsonLines((await shown(argv)).out);
    expect(lines[0]).toMatchObject({ type: 'dealt', rule: 'F-DECKS', player: 'red' });
    expect(lines.at(-2)).toMatchObject({ type: 'ended' });
    expect(lines.at(-1)).toMatchObject({ game: 'sr-fastcombat', seed: 'ahoy' });
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    const replayed = jsonLines((await shown(['replay', record, '--json'])).out);
    expect(replayed.slice(0, -1)).toEqual(lines.slice(0, -1));
    expect(replayed.at(-1)).toMatchObject({ verified: true });
  });
});

describe('play sr-fastcombat', () => {
  test('is against a bot unless it is said; a whole game is played to its end, and its record plays again', async () => {
    const record = file('played.json');
    const { code, out, err, asked } = await playing(['--seed', 'ahoy', '--save', record, ...SHORT]);
    expect({ code, err }).toEqual({ code: 0, err: `The record is in ${JSON.stringify(record)}.\n` });
    expect(asked.join('')).not.toMatch(/^blue: |nobody else looks/m);
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(out)).not.toBe('');
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  test('shows one’s own cards, and of the other’s that there are some', async () => {
    const { out } = await playing(['--seed', 'ahoy', ...SHORT]);
    expect(out).toMatch(/^ {2}red is dealt [\dAJQK]\w+\.$/m);
    expect(out).not.toMatch(/blue is dealt (?!a card)/);
    expect(out).not.toMatch(/blue commits (?!a card)/);
    expect(out).toMatch(/^ {2}blue: \d+ cards/m);
    expect(out).not.toMatch(/^ {2}blue: (?!\d+ cards?)/m);
  });

  test('menus lead on, and back; the table may be looked at', async () => {
    const answers = ['look', 'acts', 'back', 'acts', 'shoot', 'back', 'back', '^pass$'];
    const menus: (readonly string[])[] = [];
    const { out } = await playing(['--seed', 'ahoy'], (asked) => {
      const options = optionsIn(asked);
      menus.push(options);
      const wish = answers.shift();
      const at = options.findIndex((label) => new RegExp(wish ?? 'nothing').test(label));
      return wish === undefined ? 'stop' : String(at + 1);
    });
    const [first] = menus;
    expect(first).toEqual([
      'pass',
      'pass for the rest of this move',
      'pass for the rest of the turn',
      'red’s Veteran acts (3 Actions left) …',
      'red’s Gunner acts (2 Actions left) …',
      'look at the table',
    ]);
    expect(menus[1]).toEqual(first);
    expect(out.match(/^Act or pass, before the moves begin\. Your hand: /gm)?.length).toBe(4);
    expect(out).toContain('What does red’s Veteran do?');
    expect(out).toContain('Shoot\n');
    expect(out.match(/^The table from above/gm)).toHaveLength(2);
  });

  test('a place may be named, near or far, round what stands in the way', async () => {
    const going = async (...places: readonly string[]) => {
      const left = [...places];
      let naming = false;
      const { out } = await playing(['--seed', 'ahoy', '--players', '2'], (asked) => {
        if (asked.includes('press Enter')) return '';
        if (naming || asked.includes('Nothing goes back.')) {
          naming = true;
          return left.shift() ?? 'no more';
        }
        const options = optionsIn(asked);
        for (const wish of ['name a place', 'red’s Veteran moves …', 'pass for the rest of the turn']) {
          if (options.includes(wish)) return String(options.indexOf(wish) + 1);
        }
        return '1';
      });
      return out;
    };
    expect(await going('4, 22')).toMatch(/> 4, 22\n {2}red’s Veteran goes 3\.65 cm to \(4, 22\)\./);
    expect(await going('40, 20')).toContain('red’s Veteran goes 5 cm to (6, 20).');
    expect(await going('here')).toContain('A place is two lengths in cm, such as 40, 12.5.');
    expect(await going('-4, 20')).toContain('The way leaves the table.');
    expect(await going('20, 10')).toMatch(/A (leg is at most 5 cm long|wall is in the way)\./);
  });

  test('cards may be typed', async () => {
    const typing = async (...lines: readonly string[]) => {
      const left = [...lines];
      let isTyping = false;
      const answer = skirmisher('typist');
      const { out } = await playing(['--seed', 'ahoy'], (asked) => {
        if (isTyping) return left.shift() ?? '99';
        const at = optionsIn(asked).indexOf('type the cards');
        if (at < 0) return answer(asked);
        isTyping = true;
        return String(at + 1);
      });
      return out;
    };
    const held =
      /Your hand: [^\n]*?(\d+[CDHS])[^\n]*\n(?:(?!Your hand)[\s\S])*type the cards/.exec(await typing())?.[1] ?? '';
    expect(await typing('XX', 'AS AS', held)).toMatch(
      new RegExp(`> XX\\n {2}[^\\n]*"XX"[^\\n]*\\n> AS AS\\n[^\\n]*\\n> ${held}\\n {2}red plays ${held}, worth`),
    );
  });
});

describe('several people at one terminal', () => {
  test('are called by name before their hand is shown, and see nothing of the others’', async () => {
    const { code, out, asked } = await playing(['--seed', 'ahoy', '--players', '2', ...SHORT]);
    expect(code).toBe(0);
    const called = new Set(
      asked.flatMap((text) => /(\w+): press Enter when nobody else looks\.\n$/.exec(text)?.[1] ?? []),
    );
    expect(called).toEqual(new Set(['red', 'blue']));
    expect(out).not.toMatch(/is dealt (?!a card)/);
    expect(out).not.toMatch(/commits (?!a card)/);
    // Between one call and the next only whoever was called is asked.
    for (const part of out.split(/^(?=\w+: press Enter)/m).slice(1)) {
      const [, player = ''] = /^(\w+): press Enter/.exec(part) ?? [];
      const hands = part.match(/^.*Your hand: /gm) ?? [];
      for (const line of hands) expect(line.startsWith(`${player}: `)).toBe(true);
    }
    expect(out.match(/Your hand: /g)?.length).toBeGreaterThan(2);
  });

  test('bots fill the last seats', async () => {
    const { out } = await playing(['--seed', 'ahoy', '--players', '3', '--bots', '2', '--rule', 'maxTurns=1']);
    expect(out).not.toContain('press Enter');
    expect(endingIn(out)).not.toBe('');
  });
});

describe('real cards', () => {
  test('are asked for and typed by name or number; the record plays again', async () => {
    const record = file('drawn.json');
    const { code, out, asked } = await playing(['--dice', '--squad', 'duel', '--save', record, ...SHORT]);
    expect(code).toBe(0);
    expect(asked[0]).toContain(
      'Pick one of 1 to 54 at random for a card for red (F-DECKS): type its number or its name, such as AC.\n',
    );
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(replayed.out)).toBe(endingIn(out));
  });

  test('several may be typed on a line, in any case; what is gone is asked for again', async () => {
    const lines = ['10h', 'AS', '10H', 'jk', 'JK', 'JK', '3'];
    const { out } = await playing(['--dice', '--squad', 'duel'], () => lines.shift() ?? 'no more');
    expect(out).toContain('red is dealt 10H.');
    expect(out).toContain('red is dealt AS.');
    expect(out).toContain('"10H" is none of 1 to 52, nor a name of one.');
    expect(out.match(/red is dealt a Joker\./g)).toHaveLength(2);
    expect(out).toContain('"JK" is none of 1 to 50, nor a name of one.');
    // The third card of those left: the ace, the 2 and the 3 of clubs.
    expect(out).toContain('red is dealt 3C.');
  });
});

describe('odds, rulings and help', () => {
  test('odds are those of cards', async () => {
    const { code, out } = await shown(['odds', 'sr-fastcombat']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Faster combat system by Gurth: exact odds\n/);
    expect(out).toContain('F-DAMAGE');
  });

  test('rulings are all there', async () => {
    const { out } = await shown(['rulings', 'sr-fastcombat', '--json']);
    const ids: readonly string[] = JSON.parse(out).map(({ id }: { readonly id: string }) => id);
    expect(ids).toContain('jokerReveal');
    expect(ids).toContain('startReady');
  });

  test('help has the options and every house rule', async () => {
    const { out } = await shown(['play', 'sr-fastcombat', '--help']);
    expect(out).toMatch(/--squad <name>[^-]*"duel",\s+"pair",\s+"team"/);
    expect(out).toMatch(/--board <name>[^-]*"alley",\s+"warehouse",\s+"open"/);
    for (const name of Object.keys(DEFAULT_RULES)) expect(out).toContain(`${name}=`);
  });
});

test('a record that was changed is found out', async () => {
  const record = file('changed.json');
  await shown(['watch', 'sr-fastcombat', '--seed', 'ahoy', ...SHORT, '--save', record]);
  const text = readFileSync(record, 'utf8');
  const { hashes } = JSON.parse(text);
  writeFileSync(record, text.replace(hashes.at(-1)[1], '0'.repeat(16)));
  const { code, err } = await shown(['replay', record]);
  expect(code).toBe(2);
  expect(err).toContain('does not play again');
});
