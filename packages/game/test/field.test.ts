import { describe, expect, it } from 'vitest';
import { type ActionField, field, MAX_LIST, MAX_TEXT } from '../src/index.js';

const { flag, integer, list, oneOf, optional, orNull, shape, text, variant, variantBy } = field;

interface Point {
  readonly x: number;
  readonly y: number;
}
const point = shape<Point>({ x: integer(), y: integer() });

type Step = { readonly type: 'go'; readonly to: Point } | { readonly type: 'stay' };

const step = variant<Step>({
  go: shape<Step & { readonly type: 'go' }>({ type: oneOf('go'), to: point }),
  stay: shape<Step & { readonly type: 'stay' }>({ type: oneOf('stay') }),
});
interface Label {
  readonly text: string;
  readonly at?: Point;
}
const label = shape<Label>({ text: text(), at: optional(point) });
type Mark = { readonly kind: 'dot'; readonly at: Point } | { readonly kind: 'none' };
const mark = variantBy<'kind', Mark>('kind', {
  dot: shape<Mark & { readonly kind: 'dot' }>({ kind: oneOf('dot'), at: point }),
  none: shape<Mark & { readonly kind: 'none' }>({ kind: oneOf('none') }),
});
const json = (source: string): unknown => JSON.parse(source);

describe('a field', () => {
  it.each<[string, ActionField<unknown>, unknown, unknown]>([
    ['integer', integer(), 7, 7],
    ['integer', integer(), -0, 0],
    ['integer', integer(1, 6), 6, 6],
    ['text', text(), '', ''],
    ['text', text(2), 'ab', 'ab'],
    ['flag', flag(), false, false],
    ['oneOf', oneOf('a', 1), 1, 1],
    ['orNull', orNull(integer()), null, null],
    ['optional', optional(integer()), 3, 3],
    ['list', list(integer()), [1, 2], [1, 2]],
    ['list', list(integer()), [], []],
    ['shape', point, { x: 1, y: -0, z: 3 }, { x: 1, y: 0 }],
    ['shape', point, json('{"x":1,"y":2,"__proto__":{"z":3}}'), { x: 1, y: 2 }],
    ['shape with a field left out', label, { text: 'a' }, { text: 'a' }],
    [
      'shape with a field that may be left out',
      label,
      { text: 'a', at: { x: 1, y: 2 } },
      { text: 'a', at: { x: 1, y: 2 } },
    ],
    ['list of shapes', list(point, 2), [{ x: 1, y: 2 }], [{ x: 1, y: 2 }]],
    ['variant', step, { type: 'stay', to: 1 }, { type: 'stay' }],
    ['variant by another field', mark, { kind: 'none', at: 1 }, { kind: 'none' }],
    ['variant', step, { type: 'go', to: { x: 1, y: 2 } }, { type: 'go', to: { x: 1, y: 2 } }],
  ])('%s reads', (_name, reader, value, read) => {
    expect(reader.read(value)).toStrictEqual(read);
  });

  it.each<[string, ActionField<unknown>, unknown, readonly (string | number)[], string]>([
    ['integer', integer(), '7', [], 'wants a whole number, not "7"'],
    ['integer', integer(), 0.5, [], 'wants a whole number, not 0.5'],
    ['integer', integer(), Number.NaN, [], 'wants a whole number, not NaN'],
    ['integer', integer(), 2 ** 53, [], 'wants a whole number, not 9007199254740992'],
    ['integer', integer(1, 6), 7, [], 'wants a whole number from 1 to 6, not 7'],
    ['integer', integer(1, 6), 0, [], 'wants a whole number from 1 to 6, not 0'],
    ['text', text(), 'x'.repeat(MAX_TEXT + 1), [], `wants a text of at most 200 characters, not "${'x'.repeat(40)}…"`],
    ['text', text(), undefined, [], 'wants a text of at most 200 characters, not nothing'],
    ['flag', flag(), 0, [], 'wants true or false, not 0'],
    ['oneOf', oneOf('toString', 'b'), 'valueOf', [], 'wants one of "toString", "b", not "valueOf"'],
    ['orNull', orNull(flag()), undefined, [], 'wants true or false, not nothing'],
    ['list', list(integer()), { length: 1, 0: 1 }, [], 'wants a list of at most 64, not an object'],
    ['list', list(integer()), Array(MAX_LIST + 1).fill(1), [], 'wants a list of at most 64, not a list of 65'],
    ['list', list(integer()), Array(2 ** 31).fill, [], 'wants a list of at most 64, not a function'],
    ['list', list(integer()), [1, null], [1], 'wants a whole number, not null'],
    ['variant', step, null, [], 'wants an object, not null'],
    ['variant by another field', mark, { type: 'dot' }, ['kind'], 'wants one of "dot", "none", not nothing'],
    ['variant by another field', mark, { kind: 'dot', at: 3 }, ['at'], 'wants an object, not 3'],
    ['variant', step, { type: 'toString' }, ['type'], 'wants one of "go", "stay", not "toString"'],
    ['variant', step, { type: 'go', to: { x: 1 } }, ['to', 'y'], 'wants a whole number, not nothing'],
    ['shape', point, [1, 2], [], 'wants an object, not a list of 2'],
    ['shape', point, { x: 1 }, ['y'], 'wants a whole number, not nothing'],
    ['shape with a field left out', label, { at: null, text: 'a' }, ['at'], 'wants an object, not null'],
    [
      'shape with a field left out',
      label,
      { at: { x: 1, y: 2 } },
      ['text'],
      'wants a text of at most 200 characters, not nothing',
    ],
    [
      'list of shapes',
      list(point),
      [
        { x: 1, y: 1 },
        { x: true, y: 1 },
      ],
      [1, 'x'],
      'wants a whole number, not true',
    ],
  ])('%s refuses, and says where', (_name, reader, value, path, message) => {
    expect(reader.read(value)).toBeUndefined();
    expect(reader.fault(value)).toEqual({ path, message });
  });

  it('looks at the length of a list before it looks at an item', () => {
    const never: ActionField<number> = { read: () => expect.unreachable(), fault: () => expect.unreachable() };
    expect(list(never, 3).read(new Array(4_000_000_000))).toBeUndefined();
  });
});
