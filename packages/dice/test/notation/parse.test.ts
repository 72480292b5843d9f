import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds, format, isTabletopError, NOTATION_LIMITS, parse } from '../../src/index.js';
import { outside, refusal } from '../refusal.js';

/** Texts that are refused: why, and the position of what is wrong, counted from 1. */
const REFUSED: readonly (readonly [text: string, code: string, position: number])[] = [
  ['', 'notation-syntax', 1],
  ['   ', 'notation-syntax', 4],
  ['1d20 +', 'notation-syntax', 7],
  ['2d6 2', 'notation-syntax', 5],
  ['d20 adv', 'notation-syntax', 5],
  ['2d6)', 'notation-syntax', 4],
  ['(2d6', 'notation-syntax', 5],
  ['()', 'notation-syntax', 2],
  ['2d', 'notation-syntax', 3],
  ['2dx', 'notation-syntax', 3],
  ['1.5', 'notation-syntax', 2],
  ['1d6+1 0', 'notation-syntax', 7],
  ['2(3)', 'notation-syntax', 2],
  ['+2', 'notation-syntax', 1],
  ['2d6**2', 'notation-syntax', 5],
  ['2d6/2', 'notation-syntax', 4],
  ['\u{1f3b2}', 'notation-syntax', 1],
  ['2d6+\ud83c', 'notation-syntax', 5],
  ['d6r', 'notation-syntax', 4],
  ['d6r+1', 'notation-syntax', 4],
  ['d6ro<3:2', 'notation-syntax', 7],
  ['d6!o:3', 'notation-syntax', 5],
  ['d6!:', 'notation-syntax', 5],
  ['8d6! >=4', 'notation-syntax', 6],
  ['8d6s', 'notation-syntax', 5],
  ['8d6s3', 'notation-syntax', 5],
  ['8d6 3+4', 'notation-syntax', 7],
  ['8d6 3 +', 'notation-syntax', 5],
  ['8d6>=', 'notation-syntax', 6],
  ['4d6d1', 'notation-syntax', 5],
  ['4d6k3', 'notation-syntax', 5],
  ['2d20kh 3', 'notation-syntax', 8],
  ['(2d6+1)kh1', 'notation-syntax', 8],
  ['(1d4)d6', 'notation-syntax', 1],
  ['1d(1d4)', 'notation-syntax', 3],
  ['2d20khkl', 'notation-conflict', 7],
  ['2d20kh1dl1', 'notation-conflict', 8],
  ['d6r1r2', 'notation-conflict', 5],
  ['d6!!!5', 'notation-conflict', 5],
  ['d6!5!6', 'notation-conflict', 5],
  ['5d6>=4<2', 'notation-conflict', 7],
  ['5d6 3+ 4+', 'notation-conflict', 8],
  ['0d6', 'notation-limit', 1],
  ['(2-7)d10', 'notation-limit', 1],
  ['d0', 'notation-limit', 2],
  ['1d(2-7)', 'notation-limit', 3],
  ['1d6+0d6', 'notation-limit', 5],
  ['9999999d999999999', 'notation-limit', 1],
  [`1d${'9'.repeat(32)}`, 'notation-limit', 3],
  ['9'.repeat(400), 'notation-limit', 1],
  ['2d9007199254740991', 'notation-limit', 1],
  ['9007199254740991+1', 'notation-limit', 1],
  ['(0-9007199254740991-1)*0', 'notation-limit', 1],
  ['6000d6+6000d6', 'notation-limit', 8],
  ['9999d6r1!', 'notation-limit', 1],
  ['d6!:101', 'notation-limit', 3],
  ['d6!:0', 'notation-limit', 3],
  ['d6r1:0', 'notation-limit', 3],
  ['3d6kh0', 'notation-limit', 4],
  ['3d6kh3', 'notation-limit', 4],
  ['3d6dl3', 'notation-limit', 4],
  ['1d20kh', 'notation-no-effect', 5],
  ['d6r7', 'notation-no-effect', 3],
  ['d6r<1', 'notation-no-effect', 3],
  ['d6!7', 'notation-no-effect', 3],
  ['4dF!2', 'notation-no-effect', 4],
  ['d6r6!', 'notation-no-effect', 5],
  ['3d1=1', 'notation-no-effect', 4],
  ['dFr-1>=1', 'notation-no-effect', 6],
  ['d1!', 'notation-endless', 3],
  ['d1!!', 'notation-endless', 3],
  ['d1!o', 'notation-endless', 3],
  ['2*(3+(d6+2d1!))', 'notation-endless', 13],
  ['d6!>=1', 'notation-endless', 3],
  ['d6!<=6:3', 'notation-endless', 3],
  ['d6r<=6', 'notation-endless', 3],
  ['d6ro>0', 'notation-endless', 3],
  ['4dFr>=-1', 'notation-endless', 4],
  ['d6r<=5!', 'notation-endless', 7],
];

describe('parse', () => {
  it.each(REFUSED)('refuses %j with its position', (text, code, position) => {
    const error = refusal(() => parse(text));
    expect(error.code).toBe(code);
    expect(error.problems).toHaveLength(1);
    expect(error.problems[0]?.path).toEqual([]);
    expect(error.problems[0]?.details?.position).toBe(position);
    expect(error.message).toContain(`position ${position}:`);
    expect(error.message.length).toBeLessThan(200);
  });

  it('quotes what it found and says what it expected', () => {
    const [problem] = refusal(() => parse('1d6 + "x"\n')).problems;
    expect(problem?.message).toBe('At position 7: expected a number, dice or an opening parenthesis, found "\\"".');
    expect(problem?.details).toEqual({
      position: 7,
      found: '"',
      expected: 'a number, dice or an opening parenthesis',
    });
    expect(refusal(() => parse('2d6+')).message).toContain('found the end');
    expect(refusal(() => parse('2d6 nonsense')).message).toContain('"nonsense"');
  });

  it.each([undefined, null, 6, Number.NaN, 2n, ['2d6'], { type: 'number' }, new String('2d6'), () => '2d6'])(
    'refuses %s, which is no text',
    (value) => {
      expect(refusal(() => parse(outside(value))).code).toBe('notation-input');
    },
  );

  it('makes plain JSON of a text', () => {
    expect(parse('4d6r1!>=5kh3s>=4 - 2')).toEqual({
      type: 'sum',
      terms: [
        {
          type: 'pool',
          count: 4,
          sides: 6,
          reroll: { when: { operator: '=', target: 1 }, times: null },
          explode: { when: { operator: '>=', target: 5 }, depth: 20, compound: false },
          keep: { action: 'keep', end: 'highest', count: 3 },
          success: { operator: '>=', target: 4 },
        },
        { type: 'negation', operand: { type: 'number', value: 2 } },
      ],
    });
  });

  it('freezes what it makes', () => {
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    for (const text of ['7', 'd6', '-dF', '2d6r1!kh1>=3+(4*-5)', '(1+2d4dl1)*3d8ro<3 - 5d10!!>9']) {
      expect(isFrozen(parse(text)), text).toBe(true);
    }
  });

  it.each([
    ['modifiers in any order', '4d6kh3!r1', '4d6 r1 ! kh3'],
    ['a bare keep before an explosion', '2d20kh!', '2d20!kh1'],
    ['a number in parentheses for sides', '1d(6)', '1d6'],
    ['large letters', '4D6KH3+2DF', '4d6kh3+2df'],
    ['spaces everywhere', ' 4 d 6 kh3 ! >= 5 '.replace('! >=', '!>='), '4d6kh3!>=5'],
    ['the minus sign', '2d6−1', '2d6-1'],
    ['an en dash', '2d6–1', '2d6-1'],
    ['the multiplication sign', '2d6×3', '2d6*3'],
    ['a dot between factors', '2d6·3', '2d6*3'],
    ['no-break and thin spaces', '2d6\u00a0+\u20094\u202f', '2d6+4'],
    ['marks that take no room', '\ufeff2d6\u200b+4', '2d6+4'],
    ['full-width characters', '（２ｄ６＋４）＊２－１', '(2d6+4)*2-1'],
    ['full-width modifiers', '４Ｄ６ＫＨ３！', '4d6kh3!'],
    ['signs of comparison', '5d6≥4+5d6≤2', '5d6>=4+5d6<=2'],
    ['line ends', '2d6\r\n+4', '2d6+4'],
  ])('reads %s', (_, text, plain) => {
    expect(parse(text)).toEqual(parse(plain));
  });

  it('counts the sides of a die up to the greatest safe integer, and truncates none', () => {
    expect(parse('1d9007199254740991')).toMatchObject({ sides: Number.MAX_SAFE_INTEGER });
    expect(parse('1d4294967297')).toMatchObject({ sides: 4_294_967_297 });
    expect(refusal(() => parse('1d9007199254740992')).code).toBe('notation-limit');
  });

  it.each([
    ['20,000 open parentheses', '('.repeat(20_000)],
    ['20,000 minus signs', `${'-'.repeat(20_000)}1`],
    ['a megabyte', '1+'.repeat(500_000)],
    ['as many parentheses as the length allows', '('.repeat(NOTATION_LIMITS.length)],
    ['as many minus signs as the length allows', `${'-'.repeat(NOTATION_LIMITS.length - 1)}1`],
    ['as many numbers as the length allows', `${'1+'.repeat(NOTATION_LIMITS.length / 2 - 1)}1`],
  ])('refuses %s by a limit', (_, text) => {
    expect(refusal(() => parse(text)).code).toBe('notation-limit');
  });

  it('reads what is exactly at each limit', () => {
    const { nesting, terms, dice, length } = NOTATION_LIMITS;
    expect(parse(`${'('.repeat(nesting)}1${')'.repeat(nesting)}`)).toEqual({ type: 'number', value: 1 });
    expect(bounds(`${'1+'.repeat(terms - 1)}1`).maximum).toBe(terms);
    expect(parse(`${dice}d6`)).toMatchObject({ count: dice });
    expect(parse('1'.padEnd(length))).toEqual({ type: 'number', value: 1 });
  });

  it.each([
    ['length', 3, '2d6', '2d20'],
    ['nesting', 1, '(2)', '((2))'],
    ['terms', 2, '1+1', '1+1+1'],
    ['dice', 4, '2d6+2d6', '2d6+3d6'],
    ['sides', 6, '2d6', '2d7'],
    ['depth', 3, 'd6!:3', 'd6!:4'],
    ['depth', 3, 'd6r1:3', 'd6r1:4'],
    ['throws', 6, '3d6!o', '4d6!o'],
  ])('has a limit for %s that the caller lowers to %d', (name, limit, allowed, refused) => {
    const options = { limits: { [name]: limit } };
    expect(format(parse(allowed, options))).toBe(format(parse(allowed)));
    expect(refusal(() => parse(refused, options)).code).toBe('notation-limit');
  });

  it('lets nobody raise a limit, and refuses one that is no number', () => {
    expect(refusal(() => parse('20000d6', { limits: { dice: 1e9 } })).code).toBe('notation-limit');
    expect(refusal(() => parse('2d6', { limits: outside(null) })).code).toBe('notation-options');
    expect(refusal(() => parse('2d6', { limits: { dice: Number.NaN } })).code).toBe('notation-options');
    expect(refusal(() => parse('2d6', { limits: { dice: outside('9') } })).code).toBe('notation-options');
  });

  it('reads or refuses whatever it is given, and nothing else happens', () => {
    const piece = fc.constantFrom(
      ...'0123456789dDfF%khldr!o=<>:s+-*x() ',
      'kh',
      'dl',
      '!!',
      '>=',
      'ro',
      'd6',
      '−',
      '６',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 20 }).map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          try {
            expect(parse(format(parse(text)))).toEqual(parse(text));
          } catch (error) {
            if (!isTabletopError(error)) throw error;
            expect(error.code).toMatch(/^notation-/);
            const position = error.problems[0]?.details?.position;
            expect(position).toBeGreaterThanOrEqual(1);
            expect(position).toBeLessThanOrEqual(text.length + 1);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
