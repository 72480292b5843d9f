import { distribution } from '@tabletop/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bar } from '../src/odds/bar.js';
import { percent } from '../src/odds/percent.js';
import { MAX_ROWS, rowsOf } from '../src/odds/rows.js';
import { shown } from './support/fake-io.js';

describe('odds of dice', () => {
  test('each value has a line with its exact fraction, its chance, and those of at least and at most', async () => {
    const { code, out, err } = await shown(['odds', '2d6']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n').map((line) =>
      line
        .replace(/[█▏▎▍▌▋▊▉]/g, '')
        .replace(/ +/g, ' ')
        .trim(),
    );
    expect(lines).toContain('2 1/36 2.78% 100.00% 2.78%');
    expect(lines).toContain('7 1/6 16.67% 58.33% 58.33%');
    expect(lines).toContain('12 1/36 2.78% 2.78% 100.00%');
  });

  test('the head has mean, deviation, least and greatest value', async () => {
    const { out } = await shown(['odds', '4d6dl1']);
    expect(out).toContain('mean 12.2446 (15869/1296), deviation 2.8468, from 3 to 18');
  });

  test('the most likely value has the longest bar, and bars end where the line does', async () => {
    for (const columns of [60, 80, 132]) {
      const { out } = await shown(['odds', '2d6'], { columns });
      const seven = out.split('\n').find((line) => line.trimStart().startsWith('7 '));
      expect(seven).toHaveLength(columns);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    }
  });

  test('a narrow screen has no bars', async () => {
    expect((await shown(['odds', '2d6'], { columns: 40 })).out).not.toMatch(/[█▏▎▍▌▋▊▉]/);
  });

  test.each(['100d6', '20d6!', '1d1000', '6d6*1d6', '30d2-40', '1000d2'])(
    'many values are grouped into few ranges: %s',
    async (notation) => {
      const { out } = await shown(['odds', notation]);
      expect(out.split('\n').length).toBeLessThan(MAX_ROWS + 10);
      expect(out).toContain('--json gives each');
    },
  );

  test('a notation that begins with a minus sign is no option', async () => {
    expect((await shown(['odds', '-1d6'])).out).toContain('from -6 to -1');
  });

  test.each([
    ['2d6+', 'position 5'],
    ['999999999d999999999', 'from 1 to 10000'],
    ['('.repeat(400), 'nest'],
    ['d1!', 'position 3'],
    ['krakn', 'Did you mean "kraken"?'],
    ['--jsno', 'unknown option'],
    ['10000d6', 'limit'],
    ['\u001b[31m2d6', '\\u001b'],
    ['x'.repeat(5000), 'characters'],
  ])('%s', async (notation, message) => {
    const { code, out, err } = await shown(['odds', notation]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabletop: [^\n]*\n$/);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(600);
  });
});

describe('odds of dice as JSON', () => {
  test('weights and total are exact, shares are doubles', async () => {
    const { out } = await shown(['odds', '1d4', '--json']);
    expect(JSON.parse(out)).toEqual({
      notation: '1d4',
      minimum: 1,
      maximum: 4,
      mean: '5/2',
      variance: '5/4',
      deviation: Math.sqrt(1.25),
      total: '4',
      outcomes: [1, 2, 3, 4].map((value) => ({
        value,
        weight: '1',
        chance: 0.25,
        atLeast: (5 - value) / 4,
        atMost: value / 4,
      })),
    });
  });

  test('the weights add up to the total', async () => {
    const { out } = await shown(['odds', '20d6!', '--json']);
    const { total, outcomes } = JSON.parse(out);
    let sum = 0n;
    for (const { weight } of outcomes) sum += BigInt(weight);
    expect(sum).toBe(BigInt(total));
  });
});

describe('rows', () => {
  test.each(['2d6', '100d6', '1d100-50', '3d6*100', '5d6!', '1d6*1000+1d4'])(
    'the rows of %s hold every value once, in order',
    (notation) => {
      const odds = distribution(notation);
      const rows = rowsOf(odds);
      let below = 0n;
      for (const { weight, atLeast, atMost } of rows) {
        expect(weight).toBeGreaterThan(0n);
        expect(atLeast).toBe(odds.total - below);
        below += weight;
        expect(atMost).toBe(below);
      }
      expect(below).toBe(odds.total);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
    },
  );
});

describe('percent', () => {
  test.each([
    [1n, 6n, 2, '16.67%'],
    [1n, 8n, 1, '12.5%'],
    [1n, 8n, 0, '13%'],
    [0n, 5n, 2, '0.00%'],
    [5n, 5n, 2, '100.00%'],
    [1n, 1_000_000n, 2, '<0.01%'],
    [999_999n, 1_000_000n, 2, '>99.99%'],
    [999_999n, 1_000_000n, 0, '>99%'],
    [1n, 1000n, 0, '<1%'],
  ] as const)('%s of %s with %s digits is %s', (part, whole, digits, text) => {
    expect(percent(part, whole, digits)).toBe(text);
  });

  test('it is within half a unit of the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }), (a, b) => {
        const [part, whole] = a < b ? [a, b] : [b, a];
        const text = percent(part, whole);
        if (/[<>]/.test(text)) return true;
        const hundredths = BigInt(text.replace(/[.%]/g, ''));
        const twice = 2n * (hundredths * whole - 10_000n * part);
        return twice <= whole && -twice <= whole;
      }),
    );
  });
});

describe('bar', () => {
  test.each([
    [1n, 1n, 4, '████'],
    [1n, 2n, 4, '██'],
    [1n, 2n, 1, '▌'],
    [1n, 10n ** 30n, 10, '▏'],
    [0n, 4n, 10, ''],
  ] as const)('%s of %s in %s characters is %s', (part, most, width, text) => {
    expect(bar(part, most, width)).toBe(text);
  });
});

describe('odds of a game', () => {
  test('the tables have every Pluck and the exact fractions', async () => {
    const { code, out } = await shown(['odds', 'kraken']);
    expect(code).toBe(0);
    expect(out).toMatch(/^7 +1\/4 25\.00% +3\/4 75\.00%$/m);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('as JSON, chances are fractions and each row adds up to 1', async () => {
    const { out } = await shown(['odds', 'kraken', '--json']);
    const tables: readonly {
      readonly title: string;
      readonly rule: string;
      readonly rows: readonly { readonly situation: string; readonly chances: readonly string[] }[];
    }[] = JSON.parse(out);
    const destroying = tables.find(({ title }) => title.includes('estroying'));
    expect(destroying?.rule).toBe('K-COMBAT-ROLL');
    expect(destroying?.rows.find(({ situation }) => situation === '7')?.chances).toEqual(['1/4', '3/4']);
    const common = 2n ** 20n * 3n ** 20n;
    for (const { rows } of tables) {
      for (const { chances } of rows) {
        const sum = chances.reduce((all, chance) => {
          const [n = '0', d = '1'] = chance.split('/');
          return all + (BigInt(n) * common) / BigInt(d);
        }, 0n);
        expect(sum).toBe(common);
      }
    }
  });

  test('a table too wide for the screen comes in parts', async () => {
    const narrow = (await shown(['odds', 'kraken'], { columns: 50 })).out;
    const wide = (await shown(['odds', 'kraken'], { columns: 160 })).out;
    const headings = (text: string): number => text.split('\n').filter((line) => line.startsWith('Pluck ')).length;
    expect(headings(narrow)).toBeGreaterThan(headings(wide));
    for (const line of narrow.split('\n')) expect(line.length).toBeLessThanOrEqual(50);
  });
});
