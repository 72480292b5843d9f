import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAX_WRONG_ANSWERS } from '../src/play/line-asker.js';
import { MAX_LINE } from '../src/play/lines.js';
import { shown } from './support/fake-io.js';
import { optionsIn, player } from './support/player.js';
import { temporaryFolder } from './support/temporary.js';

const file = temporaryFolder();

/** The last line that tells how the game ended. */
function endingIn(out: string): string {
  return out.split('\n').findLast((line) => line.startsWith('The players ')) ?? '';
}

describe('play, with answers through a pipe', () => {
  test('a whole game is played to its end, and its record plays again', async () => {
    const record = file('played.json');
    const played = await shown(['play', 'kraken', '--seed', 'ahoy', '--save', record], { answer: player() });
    expect(played.code).toBe(0);
    expect(played.err).toBe(`The record is in ${JSON.stringify(record)}.\n`);
    expect(played.out).toContain('The seed was "ahoy".');
    const replayed = await shown(['replay', record]);
    expect(replayed.code).toBe(0);
    expect(endingIn(played.out)).toMatch(/^The players (win|lose)/);
    expect(endingIn(replayed.out)).toBe(endingIn(played.out));
  });

  test('a whole game is played with real dice, and its record plays again with them', async () => {
    const record = file('diced.json');
    const argv = ['play', 'kraken', '--dice', '--crew', 'heroes', '--rule', 'hullPoints=12', '--save', record];
    const played = await shown(argv, { answer: player('thrown') });
    expect(played.code).toBe(0);
    const replayed = await shown(['replay', record]);
    expect(endingIn(replayed.out)).toMatch(/^The players (win|lose)/);
    expect(endingIn(replayed.out)).toBe(endingIn(played.out));
    // The same answers under another seed are the same game: the seed decides nothing.
    const again = await shown([...argv, '--seed', 'another'], { answer: player('thrown') });
    expect(again.out).toBe(played.out);
  });

  test('every line that was answered stands in the transcript', async () => {
    const { out } = await shown(['play', 'kraken', '--seed', 'ahoy'], { input: ['2\n', '2\n'] });
    expect(out).toMatch(/Ada \(Pluck 10\): move\?\n +1 {2}roll to move \(92% succeed\)\n +2 {2}stay\n> 2\n/);
  });
});

describe('answers that are none', () => {
  test('are asked for again, with what is wrong', async () => {
    const wrong = ['3', '0', '', 'roll', '1e0', '-1', '99999', '\u001b[A'];
    const { out } = await shown(['play', 'kraken', '--seed', 'ahoy'], {
      input: [...wrong, '2'].map((line) => `${line}\n`),
    });
    for (const line of wrong) expect(out).toContain(`${JSON.stringify(line)} is no choice: answer 1 to 2.`);
    expect(out).toContain('Ada (Pluck 10) stays put.');
    expect(out).not.toContain('\u001b');
  });

  test('end the game when nothing else comes', async () => {
    const record = file('yes.json');
    const { code, err } = await shown(['play', 'kraken', '--save', record], { answer: () => 'y' });
    expect(code).toBe(2);
    expect(err).toBe(
      `tabletop: ${MAX_WRONG_ANSWERS} answers in a row were none. What was played is in ${JSON.stringify(record)}.\n`,
    );
  });

  test('an endless line is given up', async () => {
    let read = 0;
    function* endless() {
      for (; ; read += 100) yield 'x'.repeat(100);
    }
    const { code, err } = await shown(['play', 'kraken'], { input: endless() });
    expect(code).toBe(2);
    expect(err).toBe(`tabletop: A line of input has at most ${MAX_LINE} characters.\n`);
    expect(read).toBeLessThan(2 * MAX_LINE);
  });
});

describe('an input that ends early', () => {
  test('is one clear line and exit code 2; what was played is kept and plays again', async () => {
    const record = file('early.json');
    const { code, err } = await shown(['play', 'kraken', '--save', record], { input: ['1\n', '2\n', '2\n'] });
    expect(code).toBe(2);
    expect(err).toBe(
      `tabletop: The input ended before the game did. What was played is in ${JSON.stringify(record)}.\n`,
    );
    const { code: again, out } = await shown(['replay', record]);
    expect(again).toBe(0);
    expect(out).toContain('The record ends here; the game was not over.');
  });

  test('keeps nothing unless it was asked to', async () => {
    const { code, err } = await shown(['play', 'kraken']);
    expect({ code, err }).toEqual({ code: 2, err: 'tabletop: The input ended before the game did.\n' });
  });

  test('a last line without an end still counts', async () => {
    const { out } = await shown(['play', 'kraken', '--seed', 'ahoy'], { input: ['2'] });
    expect(out).toContain('Ada (Pluck 10) stays put.');
  });

  test('lines may come in pieces, or many at once, with ends of either kind', async () => {
    const told = async (input: readonly string[]) =>
      (await shown(['play', 'kraken', '--seed', 'ahoy'], { input })).out.match(/stays put/g)?.length;
    expect(await told(['2\n', '2\n', '2\n'])).toBe(3);
    expect(await told(['2\r\n2\r\n2\r\n'])).toBe(3);
    expect(await told(['2', '\n2', '\n', '2\n'])).toBe(3);
  });
});

describe('Ctrl-C', () => {
  test('ends politely: exit code 130, one line, what was played is kept', async () => {
    const record = file('stopped.json');
    let press = (): void => {};
    let isHeard = true;
    const { code, err } = await shown(['play', 'kraken', '--save', record], {
      answer: (asked) => {
        if (asked.includes('Bram')) press();
        return '2';
      },
      onInterrupt(listener) {
        press = listener;
        return () => {
          isHeard = false;
        };
      },
    });
    expect(code).toBe(130);
    expect(err).toBe(`tabletop: Stopped. What was played is in ${JSON.stringify(record)}.\n`);
    expect(isHeard).toBe(false);
    expect((await shown(['replay', record])).code).toBe(0);
  });
});

describe('real dice', () => {
  const diced = (lines: readonly string[]) =>
    shown(['play', 'kraken', '--dice'], { input: lines.map((line) => `${line}\n`) });

  test('are asked for by their sides, what they are for, and the rule', async () => {
    const { out } = await diced(['1', '6', '1', '2', '3']);
    expect(out.match(/Throw a d6 for Ada to move \(K-MOVE-ROLL\)\.\n> /g)).toHaveLength(2);
    expect(out.match(/Throw a d6 for how far Ada may go \(K-MOVE-ROLL\)\.\n> /g)).toHaveLength(2);
    expect(out).toContain('Ada throws 6 + 1 = 7 against Pluck 10 to move: a success. 2 + 3 + 4: up to 9 cm.');
  });

  test('several may be typed on a line', async () => {
    expect((await diced(['1', '6 1', '2,3'])).out).toContain('2 + 3 + 4: up to 9 cm.');
    expect((await diced(['1', '6 1 2 3'])).out).toContain('2 + 3 + 4: up to 9 cm.');
  });

  test('too many on a line are not used for another roll', async () => {
    const { out } = await diced(['1', '6 6 5', '1', '1']);
    expect(out).toContain('Not used: 5.');
    expect(out).toMatch(/Bram[\s\S]*Throw a d6 for Bram to move \(K-MOVE-ROLL\)\.\n> 1/);
  });

  test.each(['0', '7', '-1', '1.5', 'six', '', '99999999999999999999', '1e0'])(
    '%j is asked for again',
    async (face) => {
      const { out } = await diced(['1', face, '6 6']);
      expect(out).toMatch(/is none of 1 to 6\.\n> 6 6\n/);
      expect(out).toContain('Ada throws 6 + 6 = 12 against Pluck 10 to move: a critical failure, no move.');
    },
  );

  test('a wrong face behind a right one is spoken of when its turn comes', async () => {
    const { out } = await diced(['1', '6 9', '6']);
    expect(out).toContain('"9" is none of 1 to 6.');
    expect(out).toContain('Ada throws 6 + 6 = 12');
  });

  test('a random choice is made by number, and the record has the index', async () => {
    const record = file('grabbed.json');
    let picked = '';
    const answer = player('thrown');
    await shown(['play', 'kraken', '--dice', '--crew', 'heroes', '--rule', 'grabReach=50', '--save', record], {
      answer(asked) {
        const pick = /Pick one of 1 to (\d) at random for the grab \(K-GRAB\): ([^\n]*)\.\n$/.exec(asked);
        if (pick === null) return asked.includes('for the reaction of') ? '6' : answer(asked);
        picked ||= pick[2] ?? '';
        return pick[1];
      },
    });
    expect(picked).toMatch(/^1 Ada, 2 \w+/);
    const { entries } = JSON.parse(readFileSync(record, 'utf8'));
    const draws: readonly { readonly index?: number; readonly value: number }[] = entries.flatMap(
      (entry: { readonly draws?: readonly object[] }) => entry.draws ?? [],
    );
    const picks = draws.filter(({ index }) => index !== undefined);
    expect(picks.length).toBeGreaterThan(0);
    for (const { index = 0, value } of picks) expect(value).toBe(index - 1);
  });
});

describe('several players', () => {
  test('a question names its player, and the floor goes round', async () => {
    const asked = new Set<string>();
    const answer = player();
    await shown(['play', 'kraken', '--seed', 'ahoy', '--players', '3', '--rule', 'maxTurns=3'], {
      answer(text) {
        const name = /^(player \d): /m.exec(text.split('\n\n').at(-1) ?? '')?.[1];
        if (name !== undefined) asked.add(name);
        return answer(text);
      },
    });
    expect([...asked].sort()).toEqual(['player 1', 'player 2', 'player 3']);
  });

  test('bots play the last seats as they do when they are watched', async () => {
    const record = file('bots.json');
    const watched = file('watched.json');
    const asked: string[] = [];
    const answer = player();
    const options = ['--seed', 'ahoy', '--players', '2', '--rule', 'maxTurns=2'];
    await shown(['play', 'kraken', ...options, '--bots', '1', '--save', record], {
      answer(text) {
        asked.push(text);
        return answer(text);
      },
    });
    expect(asked.join('')).not.toContain('player 2: ');
    expect(asked.join('')).not.toContain('player 1: ');
    await shown(['watch', 'kraken', ...options, '--save', watched]);
    const actionsOf = (path: string, by: string) =>
      JSON.parse(readFileSync(path, 'utf8')).entries.filter(
        ({ action }: { readonly action: { readonly player: string } }) => action.player === by,
      );
    expect(actionsOf(record, 'player 2')[0]).toEqual(actionsOf(watched, 'player 2')[0]);
    expect((await shown(['replay', record])).code).toBe(0);
  });
});

describe('naming a place', () => {
  /** Answers until somebody may move, then names the places, one after the other. */
  const going = async (places: readonly string[]) => {
    let left: readonly string[] | undefined;
    const { out } = await shown(['play', 'kraken', '--seed', 'ahoy'], {
      answer(asked) {
        const at = optionsIn(asked).indexOf('name a place');
        if (left === undefined && at < 0) return '1';
        if (left === undefined) {
          left = places;
          return String(at + 1);
        }
        const [next, ...others] = left;
        left = others;
        return next;
      },
    });
    return out;
  };

  test('takes the sailor there', async () => {
    expect(await going(['10, 10'])).toMatch(/> 10, 10\n {2}Ada moves 4\.\d+ cm\./);
    expect(await going(['10 10.5 cm'])).toMatch(/> 10 10\.5 cm\n {2}Ada moves /);
  });

  test.each([
    ['2, 4', 'may not leave the vessel'],
    ['80, 10', 'further than the 11 cm'],
    ['16.5, 10.5', 'may not go through'],
    ['here', 'two lengths in cm'],
    ['1e3, 5', 'two lengths in cm'],
    ['9999, 9999', 'further than the 11 cm'],
  ])('%s is refused: %s', async (place, reason) => {
    const out = await going([place, '10, 10']);
    expect(out.split(`> ${place}\n`)[1]?.split('\n')[0]).toContain(reason);
    expect(out).toMatch(/> 10, 10\n {2}Ada moves /);
  });

  test('nothing goes back to the list', async () => {
    expect(await going(['', '1'])).toContain('Ada stays in place after all.');
  });
});
