import fc from 'fast-check';

/** What is typed and pasted, and what nobody would type. */
const ODD = [
  ...'P3B1c4move shoot hold:;+,#@-_“”éλ漢１：；，＠',
  '\u0000\t\u00a0\u0301\u2009\u200b\u202e\u2060\u3000\ufeff\ud800',
  '😀',
].flatMap((each) => (each.length > 2 ? [...each] : [each]));

/** Text of which no line may be more than a surprise. */
export const oddText: fc.Arbitrary<string> = fc.string({ unit: fc.constantFrom(...ODD), maxLength: 30 });
