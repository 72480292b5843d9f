import { type Chance, recording, seed, seeded } from '@tabletop/dice';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thrown } from '../src/index.js';

it('keeps what a resolver drew, of every kind of draw, in order', () => {
  const kinds = fc.constantFrom('die', 'dice', 'index', 'shuffle');
  fc.assert(
    fc.property(fc.array(kinds), fc.integer(), (draws, from) => {
      const resolver = (chance: Chance): unknown[] =>
        draws.map((kind) => {
          if (kind === 'die') return chance.die(6, 'A');
          if (kind === 'dice') return chance.dice(3, 8, 'B');
          return kind === 'index' ? chance.index(5, 'C') : chance.shuffle(['a', 'b', 'c'], 'D');
        });
      const inner = recording(seeded(seed(from)));
      const { result, dice } = thrown(inner, resolver);
      expect(result).toEqual(resolver(seeded(seed(from))));
      expect(dice).toEqual(inner.draws().map(({ value }) => value));
      expect(inner.draws().every(({ rule }) => rule !== undefined)).toBe(true);
    }),
  );
});
