import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draw, recording, scripted, seed, seeded } from '../src/index.js';
import { outside, refusal } from './refusal.js';

describe('scripted', () => {
  it('yields bare numbers and whole draws, in order', () => {
    const chance = scripted([3, { die: 6, value: 5, rule: 'HIT' }, { index: 4, value: 0 }, 1, 0, 2]);
    expect(chance.die(20, 'ANY')).toBe(3);
    expect(chance.die(6, 'HIT')).toBe(5);
    expect(chance.index(4, 'TARGET')).toBe(0);
    expect(chance.dice(1, 2)).toEqual([1]);
    expect(chance.index(1)).toBe(0);
    expect(chance.unused()).toEqual([2]);
    expect(chance.die(2)).toBe(2);
    expect(chance.unused()).toEqual([]);
    expect(chance.finish()).toBeUndefined();
  });

  it('plays any recording again, whatever was drawn', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.tuple(fc.constantFrom('die', 'index', 'dice', 'shuffle'), fc.integer({ min: 1, max: 30 }))),
        (from, calls) => {
          const play = (chance: ReturnType<typeof recording>): unknown[] =>
            calls.map(([call, size], at) => {
              if (call === 'die') return chance.die(size, `R-${at}`);
              if (call === 'index') return chance.index(size);
              if (call === 'dice') return chance.dice(size, 6, `R-${at}`);
              return chance.shuffle(Array.from({ length: size }, (_, item) => item));
            });
          const first = recording(seeded(seed(from)));
          const played = play(first);
          const script: Draw[] = JSON.parse(JSON.stringify(first.draws()));
          const source = scripted(script);
          const again = recording(source);
          expect(play(again)).toEqual(played);
          expect(again.draws()).toEqual(first.draws());
          source.finish();
          const bare = scripted(script.map(({ value }) => value));
          expect(play(recording(bare))).toEqual(played);
          bare.finish();
        },
      ),
    );
  });

  it('takes its script when it is made', () => {
    const script: (number | Draw)[] = [1, 2];
    const chance = scripted(script);
    script[0] = 6;
    script.push(6);
    expect(chance.dice(2, 6)).toEqual([1, 2]);
    expect(chance.unused()).toEqual([]);
  });
});

describe('a script that ends too early', () => {
  it.each([
    ['a die', () => scripted([]).die(6), 0, { draw: 0, die: 6 }],
    ['a die for a rule', () => scripted([4]).dice(2, 6, 'K-MOVE'), 1, { draw: 1, die: 6, rule: 'K-MOVE' }],
    ['an index', () => scripted([]).index(52, 'DEAL'), 0, { draw: 0, index: 52, rule: 'DEAL' }],
    ['a shuffle', () => scripted([2, 1]).shuffle(['a', 'b', 'c', 'd']), 2, { draw: 2, index: 2 }],
    ['a die of one side', () => scripted([]).die(1), 0, { draw: 0, die: 1 }],
  ])('says what is wanted: %s', (_title, attempt, at, details) => {
    const { code, problems } = refusal(attempt);
    expect(code).toBe('script-exhausted');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toEqual([at]);
    expect(problems[0]?.details).toEqual(details);
    expect(problems[0]?.rule).toBe('rule' in details ? details.rule : undefined);
  });

  it('lets an app ask for one die after another', () => {
    const step = (faces: readonly number[]): readonly number[] => scripted(faces).dice(3, 6, 'ATTACK');
    const faces: number[] = [];
    const answers = [6, 2, 5];
    while (faces.length < 3) {
      const { problems } = refusal(() => step(faces));
      expect(problems[0]?.details).toEqual({ draw: faces.length, die: 6, rule: 'ATTACK' });
      faces.push(answers[faces.length] ?? 0);
    }
    expect(step(faces)).toEqual([6, 2, 5]);
  });
});

describe('a script that holds something else', () => {
  const die: Draw = { die: 6, value: 3, rule: 'A' };
  const index: Draw = { index: 6, value: 3, rule: 'A' };

  it.each([
    ['script-face', 7, () => scripted([7]).die(6)],
    ['script-face', 0, () => scripted([0]).die(6)],
    ['script-face', 52, () => scripted([52]).index(52)],
    ['script-face', 2, () => scripted([2]).die(1)],
    ['script-mismatch', die, () => scripted([die]).die(8, 'A')],
    ['script-mismatch', die, () => scripted([die]).index(6, 'A')],
    ['script-mismatch', die, () => scripted([die]).die(6, 'B')],
    ['script-mismatch', index, () => scripted([index]).die(6, 'A')],
    ['script-mismatch', index, () => scripted([index]).index(7, 'A')],
    ['script-mismatch', index, () => scripted([index]).index(6, 'B')],
  ])('%s: %j', (code, _entry, attempt) => {
    const error = refusal(attempt);
    expect(error.code).toBe(code);
    expect(error.problems[0]?.path).toEqual([0]);
  });

  it('a rule is compared only where both sides name one', () => {
    expect(scripted([die]).die(6)).toBe(3);
    expect(scripted([{ die: 6, value: 3 }]).die(6, 'B')).toBe(3);
  });

  it('what is refused is not used up', () => {
    const chance = scripted([die, 9]);
    refusal(() => chance.die(8));
    expect(chance.die(6)).toBe(3);
    refusal(() => chance.die(8));
    expect(chance.unused()).toEqual([9]);
    expect(chance.die(9)).toBe(9);
  });

  it('more than was drawn is refused at the end', () => {
    const chance = scripted([1, 2, 3]);
    chance.die(6);
    const { code, problems } = refusal(() => chance.finish());
    expect(code).toBe('script-unused');
    expect(problems[0]).toMatchObject({ path: [1], details: { left: 2 } });
  });
});

describe('a script from outside', () => {
  it.each([
    [null],
    [undefined],
    ['123'],
    [6],
    [{ length: 1, 0: 3 }],
    [[NaN]],
    [[-0]],
    [[-1]],
    [[1.5]],
    [[Infinity]],
    [[2 ** 53]],
    [['3']],
    [[null]],
    [[undefined]],
    [new Array(2)],
    [[[3]]],
    [[{}]],
    [[{ value: 3 }]],
    [[{ die: 6 }]],
    [[{ die: 6, value: '3' }]],
    [[{ die: 6, value: -0 }]],
    [[{ die: '6', value: 3 }]],
    [[{ die: 0, value: 0 }]],
    [[{ die: 6, index: 6, value: 3 }]],
    [[{ die: 6, value: 3, rule: 7 }]],
    [[{ index: Infinity, value: 3 }]],
  ])('%j is none', (script) => {
    expect(refusal(() => scripted(outside(script))).code).toBe('invalid-script');
  });

  it.each([[{ die: 6, value: 7 }], [{ die: 6, value: 0 }], [{ index: 6, value: 6 }]])(
    '%j shows what it has not',
    (draw) => {
      const error = refusal(() => scripted([1, draw]));
      expect(error.code).toBe('script-face');
      expect(error.problems[0]?.path).toEqual([1, 'value']);
    },
  );

  it('has every fault named at once, but not a million', () => {
    expect(refusal(() => scripted(outside([1, 'x', 2, null]))).problems.map(({ path }) => path)).toEqual([[1], [3]]);
    expect(refusal(() => scripted(outside(new Array(1_000_000).fill('x')))).problems.length).toBeLessThan(100);
  });

  it('text in messages is quoted and shortened', () => {
    const { message } = refusal(() => scripted(outside([`\u001b[31m${'x'.repeat(1000)}`])));
    expect(message).not.toContain('\u001b');
    expect(message.length).toBeLessThan(200);
  });
});
