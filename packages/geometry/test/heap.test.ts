import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pop, push } from '../src/heap.js';

test('a heap gives back all that was put in, the least first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.array(fc.nat(50)), (first, second) => {
      const isBefore = (a: number, b: number): boolean => a < b;
      const heap: number[] = [];
      for (const item of first) push(heap, item, isBefore);
      const least = pop(heap, isBefore);
      expect(least).toBe(first.length === 0 ? undefined : Math.min(...first));
      for (const item of second) push(heap, item, isBefore);
      const rest = [...first, ...second].sort((a, b) => a - b);
      if (least !== undefined) rest.splice(rest.indexOf(least), 1);
      expect(Array.from({ length: rest.length + 1 }, () => pop(heap, isBefore))).toEqual([...rest, undefined]);
    }),
  );
});
