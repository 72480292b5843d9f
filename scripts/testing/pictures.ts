import { expect, test } from 'vitest';
import { HOSTILE_NAMES } from './hostile.js';
import { elements, faults, number, overlaps } from './picture.js';
import { parseXml } from './xml.js';

/** What a picture is made of. */
const KNOWN = ['svg', 'title', 'desc', 'rect', 'circle', 'polygon', 'polyline', 'line', 'text'];

/** Tests of what holds for the pictures of every game, on named views. */
export function testPictures<View extends object>(
  views: readonly (readonly [name: string, view: View])[],
  toSvg: (view: View) => string,
): void {
  const drawn = remembered(toSvg);

  test.each(views)('is a well-formed document of its own: %s', (_name, view) => {
    const svg = drawn(view);
    const root = parseXml(svg);
    expect(root.name).toBe('svg');
    expect(root.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(root.attributes.get('role')).toBe('img');
    expect(root.children.slice(0, 2).map(({ name }) => name)).toEqual(['title', 'desc']);
    expect(elements(svg).filter(({ name }) => !KNOWN.includes(name))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|"[^"]*\d\.\d{3}| id=|href|style=|on[a-z]+="/);
  });

  test.each(views)('has no letter under 12 pixels, nothing cut off and no text over another: %s', (_name, view) => {
    const svg = drawn(view);
    expect(svg).toMatch(/viewBox="0 0 800 \d+"/);
    expect(faults(svg)).toEqual([]);
    expect(overlaps(svg)).toEqual([]);
  });

  test.each(views)('is the same for the same view, and leaves it alone: %s', (_name, view) => {
    const before = JSON.stringify(view);
    const copy: View = JSON.parse(before);
    expect(toSvg(copy)).toBe(drawn(view));
    expect(JSON.stringify(view)).toBe(before);
  });
}

/** Tests that names from outside stay names: of a picture in which everything is called by one. */
export function testHostileNames(draw: (name: string) => string): void {
  test.each(HOSTILE_NAMES.map((name) => [name]))('%j breaks out of no picture', (name) => {
    const svg = draw(name);
    expect(elements(svg).filter((element) => !KNOWN.includes(element.name))).toEqual([]);
    expect(svg).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(svg).not.toMatch(/<(script|img)/i);
    const keys = elements(svg).flatMap(({ attributes }) => [...attributes.keys()]);
    expect(keys.filter((key) => /^on|^href$/.test(key))).toEqual([]);
    expect(faults(svg)).toEqual([]);
    expect(overlaps(svg)).toEqual([]);
  });
}

/** Tests of the width of a picture. */
export function testWidths(draw: (options: { readonly width?: number }) => string): void {
  test('is 800 pixels, or what is asked for, in proportion', () => {
    const size = (svg: string) => ['width', 'height'].map((name) => number(parseXml(svg), name));
    const [width = 0, height = 0] = size(draw({}));
    expect(width).toBe(800);
    expect(size(draw({ width: 1600 }))).toEqual([1600, 2 * height]);
  });

  test.each([99, 10_001, 0, -800, 800.5, Number.NaN, Number.POSITIVE_INFINITY])('is not %d', (width) => {
    expect(() => draw({ width })).toThrow(expect.objectContaining({ code: 'invalid-options' }));
  });
}

/** Draws each view once. */
export function remembered<View extends object>(toSvg: (view: View) => string): (view: View) => string {
  const known = new WeakMap<View, string>();
  return (view) => {
    const svg = known.get(view) ?? toSvg(view);
    known.set(view, svg);
    return svg;
  };
}
