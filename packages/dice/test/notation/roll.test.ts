import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bounds,
  type Chance,
  chanceFrom,
  type Expression,
  format,
  parse,
  REROLL_THROWS,
  recording,
  roll,
  rollTotal,
  scripted,
  seed,
  seeded,
} from '../../src/index.js';
import { settlePool } from '../../src/notation/settle-pool.js';
import { throwDice } from '../../src/notation/throw.js';
import { outside, refusal } from '../refusal.js';
import { anyExpression, anyPool, plain, USUAL } from './arbitraries.js';

/** What is rolled, what the dice show in the order thrown, the total, and the dice that count. */
const ROLLS: readonly (readonly [
  text: string,
  faces: readonly number[],
  total: number,
  counting: readonly number[],
])[] = [
  ['2d6+4', [3, 5], 12, [3, 5]],
  ['d6-1', [1], 0, [1]],
  ['4+d6', [6], 10, [6]],
  ['d%', [57], 57, [57]],
  // A fate die is a die of three sides that shows 2 less.
  ['4dF', [1, 2, 3, 3], 1, [-1, 0, 1, 1]],
  ['-d6', [4], -4, [4]],
  ['2d6*(1d4-3)', [1, 2, 4], 3, [1, 2, 4]],
  ['1d6+1d8+1d10', [1, 8, 10], 19, [1, 8, 10]],
  ['3d6kh2', [2, 6, 4], 10, [6, 4]],
  ['3d6kl', [2, 6, 4], 2, [2]],
  ['3d6dh', [2, 6, 4], 6, [2, 4]],
  ['4d6dl1', [3, 5, 1, 6], 14, [3, 5, 6]],
  // Every die of the pool is thrown first, then the extra dice, and those of them, and so on.
  ['2d6!', [6, 6, 6, 2, 5], 25, [6, 6, 5, 6, 2]],
  ['4d4!o', [4, 4, 4, 1, 4, 2, 4], 23, [4, 4, 4, 2, 4, 4, 1]],
  ['2d6!:2', [6, 6, 6, 1, 6], 25, [6, 6, 6, 6, 1]],
  ['2d6!>=5', [5, 1, 6, 2], 14, [5, 6, 2, 1]],
  ['2d6!!', [6, 3, 4], 13, [6, 4, 3]],
  ['2d2!:1', [2, 1, 2], 5, [2, 2, 1]],
  // All dice that are rerolled are thrown again together, extra dice too.
  ['3d6r1', [1, 1, 4, 1, 5, 2], 11, [2, 5, 4]],
  ['3d6ro<3', [1, 2, 4, 1, 6], 11, [1, 6, 4]],
  ['1d6r<3:2', [1, 2, 1], 1, [1]],
  ['2d6r1!', [1, 6, 6, 1, 2, 3], 17, [6, 3, 6, 2]],
  // A chain is one die to a keep: 6 + 1 is better than 5.
  ['2d6!kh1', [5, 6, 1], 7, [6, 1]],
  ['3d6!dl1', [6, 5, 6, 1, 1], 14, [6, 1, 6, 1]],
  ['5d6>=4', [4, 3, 6, 1, 5], 3, [4, 3, 6, 1, 5]],
  ['5d6=4', [4, 3, 6, 1, 4], 2, [4, 3, 6, 1, 4]],
  ['8d6 3+ - 2', [1, 2, 3, 4, 5, 6, 1, 2], 2, [1, 2, 3, 4, 5, 6, 1, 2]],
  ['4dF<0', [1, 2, 3, 1], 2, [-1, 0, 1, -1]],
  ['3d6kh2s>=5', [5, 4, 3], 1, [5, 4]],
  // Each die of a chain counts after `!` alone; the chain counts as one after `!!` and after a keep.
  ['2d6!s>=5', [6, 2, 5], 2, [6, 5, 2]],
  ['2d6!!s>=5', [6, 2, 5], 1, [6, 5, 2]],
  ['2d6!!s>=11', [6, 6, 5, 4], 1, [6, 5, 6, 4]],
  ['2d6!kh1s>=7', [6, 5, 1], 1, [6, 1]],
];

const shown = (expression: Expression | string, faces: readonly number[]): ReturnType<typeof roll> => {
  const chance = scripted(faces);
  const rolled = roll(chance, expression);
  chance.finish();
  return rolled;
};

describe('roll', () => {
  it.each(ROLLS)('%s with %j is %d', (text, faces, total, counting) => {
    const { total: sum, pools } = shown(text, faces);
    expect(sum).toBe(total);
    expect(pools.flatMap(({ dice }) => dice.filter(({ kept }) => kept).map(({ face }) => face))).toEqual(counting);
  });

  it.each(ROLLS)('rollTotal gives the total of %s with the same dice', (text, faces, total) => {
    const chance = scripted(faces);
    expect(rollTotal(chance, text)).toBe(total);
    chance.finish();
  });

  it('throws seven dice for 4d4 that explode once on 4, 4, 4 and 1', () => {
    const { dice } = shown('4d4!o', [4, 4, 4, 1, 4, 2, 4]).pools[0] ?? { dice: [] };
    expect(dice).toHaveLength(7);
    expect(dice.filter(({ extra }) => extra).map(({ exploded }) => exploded)).toEqual([false, false, false]);
    expect(dice.map(({ chain }) => chain)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  it('tells everything about every die', () => {
    expect(shown('3d6r1!kh1s>=7', [1, 6, 2, 3, 4]).pools[0]?.dice).toEqual([
      { face: 1, chain: 0, extra: false, rerolled: true, exploded: false, kept: false, success: false },
      { face: 3, chain: 0, extra: false, rerolled: false, exploded: false, kept: false, success: false },
      { face: 6, chain: 1, extra: false, rerolled: false, exploded: true, kept: true, success: true },
      { face: 4, chain: 1, extra: true, rerolled: false, exploded: false, kept: true, success: true },
      { face: 2, chain: 2, extra: false, rerolled: false, exploded: false, kept: false, success: false },
    ]);
    expect(shown('1d6', [2]).pools[0]?.dice[0]?.success).toBeNull();
  });

  it('keeps the earlier of equal dice', () => {
    const keptOf = (text: string): readonly boolean[] =>
      shown(text, [4, 4, 4]).pools[0]?.dice.map(({ kept }) => kept) ?? [];
    expect(keptOf('3d6kh1')).toEqual([true, false, false]);
    expect(keptOf('3d6kl1')).toEqual([true, false, false]);
    expect(keptOf('3d6dl1')).toEqual([true, true, false]);
  });

  it('stops to explode at the depth of 20', () => {
    const draws = recording(always(6));
    expect(rollTotal(draws, '1d6!')).toBe(126);
    expect(draws.draws()).toHaveLength(21);
  });

  it('rerolls no longer than stated, and then picks among the other faces', () => {
    const draws = recording(always(1));
    expect(rollTotal(draws, '2d6r1')).toBe(4);
    expect(draws.draws().filter((draw) => 'die' in draw)).toHaveLength(2 * (REROLL_THROWS + 1));
    expect(draws.draws().filter((draw) => 'index' in draw)).toEqual([
      { index: 5, value: 0 },
      { index: 5, value: 0 },
    ]);
  });

  it.each([
    ['1d6r3', 3, [1, 2, 4, 5, 6]],
    ['1d6r<=4', 2, [5, 6]],
    ['dFr0', 2, [-1, 1]],
  ])('picks each of the other faces of %s after rerolls in vain', (text, vain, others) => {
    const faces = others.map((_, index) =>
      rollTotal(
        scripted([...new Array<number>(REROLL_THROWS + 1).fill(vain), { index: others.length, value: index }]),
        text,
      ),
    );
    expect(faces).toEqual(others);
  });

  it('draws each die by its sides and for the rule', () => {
    const chance = recording(seeded(seed('rule')));
    roll(chance, '2d6+1d20+1dF', { rule: 'K-TEST' });
    expect(chance.draws().map((draw) => ('die' in draw ? draw.die : 0))).toEqual([6, 6, 20, 3]);
    expect(chance.draws().every(({ rule }) => rule === 'K-TEST')).toBe(true);
  });

  it('asks for the die that is missing, as dice on a table need it', () => {
    const [problem] = refusal(() => roll(scripted([6, 5]), '2d6!', { rule: 'T' })).problems;
    expect(problem?.details).toMatchObject({ die: 6, rule: 'T' });
  });

  it('is never −0', () => {
    for (const text of ['-(1d6-1)', '0*-1d6', '-0', '-1d6*0', '0-0', '1dF*-1+1d6-1']) {
      expect(Object.is(rollTotal(scripted([1, 1]), text), -0), text).toBe(false);
    }
  });

  it('rolls an expression any number of times and leaves it as it is', () => {
    const expression = parse('4d6!dl1');
    const before = JSON.stringify(expression);
    const totals = Array.from({ length: 50 }, (_, index) => rollTotal(seeded(seed(index)), expression));
    expect(new Set(totals).size).toBeGreaterThan(5);
    expect(JSON.stringify(expression)).toBe(before);
    expect(roll(seeded(seed(1)), expression).expression).toBe(expression);
  });

  it('stays within the bounds, and rollTotal agrees', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), fc.integer(), (expression, start) => {
        const { minimum, maximum } = bounds(expression);
        const { total, pools } = roll(seeded(seed(start)), expression);
        expect(total).toBeGreaterThanOrEqual(minimum);
        expect(total).toBeLessThanOrEqual(maximum);
        expect(rollTotal(seeded(seed(start)), expression)).toBe(total);
        expect(JSON.parse(JSON.stringify(pools))).toEqual(pools);
      }),
    );
  });

  it('rolls a pool without modifiers as it rolls all others', () => {
    fc.assert(
      fc.property(anyPool(USUAL).map(plain), fc.integer(), (pool, start) => {
        const [chance, other] = [recording(seeded(seed(start))), recording(seeded(seed(start)))];
        const dice = throwDice(other, pool, 'RULE');
        const total = settlePool(pool, dice);
        expect(roll(chance, pool, { rule: 'RULE' })).toStrictEqual({
          expression: pool,
          total,
          pools: [{ pool, total, dice }],
        });
        expect(chance.draws()).toEqual(other.draws());
      }),
    );
  });

  it('rolls a text as it rolls what parse makes of it', () => {
    fc.assert(
      fc.property(anyExpression(USUAL).map(format), fc.integer(), (text, start) => {
        const rolled = roll(seeded(seed(start)), text);
        expect(rolled).toStrictEqual(roll(seeded(seed(start)), parse(text)));
        expect(roll(seeded(seed(start)), rolled.expression)).toStrictEqual(rolled);
      }),
    );
  });

  it('makes the sum of a pool from the dice that are kept', () => {
    fc.assert(
      fc.property(anyExpression(USUAL), fc.integer(), (expression, start) => {
        for (const { pool, total, dice } of roll(seeded(seed(start)), expression).pools) {
          const standing = dice.filter(({ kept }) => kept);
          expect(new Set(dice.map(({ chain }) => chain)).size).toBe(pool.count);
          expect(dice.filter(({ exploded }) => exploded)).toHaveLength(
            dice.filter(({ extra, rerolled }) => extra && !rerolled).length,
          );
          if (pool.success === null) expect(total).toBe(standing.reduce((sum, { face }) => sum + face, 0));
        }
      }),
    );
  });

  it('shows only faces that the die has, also of the largest die', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(
      rollTotal(
        chanceFrom(() => 0),
        `1d${most}`,
      ),
    ).toBe(1);
    expect(
      rollTotal(
        chanceFrom((size) => size - 1),
        `1d${most}`,
      ),
    ).toBe(most);
  });

  it('throws the most that the limits allow', () => {
    expect(rollTotal(always(6), '10000d6!')).toBe(1_260_000);
    expect(roll(always(1), '1000d6r1!').pools[0]?.dice).toHaveLength(1000 * (REROLL_THROWS + 2));
  });

  it('refuses what parse refuses, and lower limits', () => {
    const chance = seeded(seed(1));
    const before = chance.state();
    expect(refusal(() => roll(chance, '2d6+')).code).toBe('notation-syntax');
    expect(refusal(() => rollTotal(chance, 'd1!')).code).toBe('notation-endless');
    expect(refusal(() => roll(chance, outside(6))).code).toBe('notation-input');
    expect(refusal(() => roll(chance, parse('20d6'), { limits: { dice: 19 } })).code).toBe('notation-limit');
    expect(chance.state()).toEqual(before);
  });
});

/** Dice that all show one face; an index is 0. */
function always(face: number): Chance {
  return chanceFrom((size, kind) => (kind === 'die' ? Math.min(face, size) - 1 : 0));
}
