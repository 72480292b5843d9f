import { describe, expect, test } from 'vitest';
import { digits, exact, lasting, perSecond } from '../figures.mjs';
import { readOptions, UsageError } from '../options.mjs';
import { toJson, toText } from '../report.mjs';

const MACHINE = { node: 'v20.0.0', platform: 'linux x64', processor: 'a processor' };
const GROUPS = [
  {
    title: 'Things',
    figures: [
      {
        subject: 'a thing',
        value: { median: 2, low: 1.5, high: 2.5 },
        of: '× another',
        goal: { atLeast: 1 },
        here: '3 ns',
      },
      { subject: 'a heavy thing', value: exact(1539), of: 'bytes', goal: { atMost: 1000 } },
      { subject: 'an equal thing', value: exact(0), of: 'more', goal: { moreThan: 0 } },
      { subject: 'a mere thing', value: exact(0.5), of: '× another' },
    ],
    notes: ['A note.'],
  },
];

describe('the report', () => {
  test('as a table', () => {
    expect(toText(MACHINE, GROUPS)).toBe(
      [
        'Things',
        '                median   quartiles      goal            on this machine',
        '  a thing',
        '    × another     2.00   1.50 to 2.50   ≥ 1.00: pass    3 ns',
        '  a heavy thing',
        '    bytes        1,539                  ≤ 1,000: miss',
        '  an equal thing',
        '    more             0                  > 0: miss',
        '  a mere thing',
        '    × another    0.500',
        '  A note.',
        '',
        'Node v20.0.0 on linux x64, a processor. Processor time, in turns within one run; only ratios hold elsewhere.',
        '1 of 3 goals reached; missed: a heavy thing; an equal thing.',
      ].join('\n'),
    );
  });

  test('with headings of its own', () => {
    const [, headings] = toText(MACHINE, [{ title: 'Shares', headings: ['share', 'interval'], figures: [] }]).split(
      '\n',
    );
    expect(headings?.trim().split(/ {2,}/)).toEqual(['share', 'interval', 'goal', 'on this machine']);
  });

  test('as JSON', () => {
    const { machine, groups } = JSON.parse(toJson(MACHINE, GROUPS));
    expect(machine).toEqual(MACHINE);
    expect(groups[0].notes).toEqual(['A note.']);
    expect(groups[0].figures).toEqual([
      {
        subject: 'a thing',
        of: '× another',
        median: 2,
        low: 1.5,
        high: 2.5,
        goal: { atLeast: 1 },
        reached: true,
        here: '3 ns',
      },
      {
        subject: 'a heavy thing',
        of: 'bytes',
        median: 1539,
        low: 1539,
        high: 1539,
        goal: { atMost: 1000 },
        reached: false,
      },
      { subject: 'an equal thing', of: 'more', median: 0, low: 0, high: 0, goal: { moreThan: 0 }, reached: false },
      { subject: 'a mere thing', of: '× another', median: 0.5, low: 0.5, high: 0.5 },
    ]);
  });
});

test.each([
  [0, '0'],
  [0.0123456, '0.0123'],
  [1.5, '1.50'],
  [99.96, '100'],
  [1539.4, '1,539'],
])('%d is written %s', (value, text) => {
  expect(digits(value)).toBe(text);
});

test('times are written in the unit that suits them', () => {
  expect(lasting(9.5)).toBe('9.50 ns');
  expect(lasting(2500, 3_100_000, 4e9)).toBe('2.50 µs against 3.10 ms against 4.00 s');
});

test('how often in a second, with the best round', () => {
  expect(perSecond([1e6, 2e6, 4e6])).toEqual({
    value: { median: 500, low: 375, high: 750 },
    of: 'a second on this machine',
    here: '1,000 in the best round',
  });
});

describe('the command line', () => {
  test.each([
    [[], ['dice', 'kraken', 'skirmish', 'crabs', 'spcfkrs'], false],
    [['bots'], ['bots'], false],
    [['kraken', 'dice', '--json'], ['dice', 'kraken'], true],
  ])('%j', (args, groups, json) => {
    expect(readOptions(args)).toEqual({ groups, json, help: false });
  });

  test.each([[['chess']], [['--fast']], [['--json=yes']], [['constructor']], [['__proto__']]])(
    '%j is refused in one line',
    (args) => {
      expect(() => readOptions(args)).toThrow(UsageError);
      expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
    },
  );
});
