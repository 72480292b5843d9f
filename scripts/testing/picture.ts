import { type Box, boxesMeet, textWidth } from '../../packages/game/src/svg.js';
import { everyElement, parseXml, type XmlElement } from './xml.js';

/** The picture that was read last: each is asked about several times in a row. */
let last: { readonly svg: string; readonly root: XmlElement } | undefined;

function rootOf(svg: string): XmlElement {
  if (svg !== last?.svg) last = { svg, root: parseXml(svg) };
  return last.root;
}

/** The elements of a picture, or those of one name. */
export function elements(svg: string, name?: string): readonly XmlElement[] {
  const all = everyElement(rootOf(svg));
  return name === undefined ? all : all.filter((element) => element.name === name);
}

/** A number that is an attribute of an element. */
export function number(element: XmlElement, attribute: string): number {
  return Number(element.attributes.get(attribute) ?? Number.NaN);
}

/** What is written in a picture. */
export function texts(svg: string): readonly string[] {
  return elements(svg, 'text').map(({ text }) => text);
}

/** The points of a polygon or a line of several parts. */
export function corners(element: XmlElement | undefined): readonly { readonly x: number; readonly y: number }[] {
  const list = element?.attributes.get('points')?.split(' ') ?? [];
  return list.map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
    return { x, y };
  });
}

/** The room that a text takes. */
function boxOf(text: XmlElement): Box {
  const size = number(text, 'font-size');
  const width = textWidth(text.text, size, text.attributes.get('font-weight') === 'bold');
  const anchor = text.attributes.get('text-anchor');
  const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  return { x: number(text, 'x') - before, y: number(text, 'y') - size * 0.75, width, height: size * 0.95 };
}

/** The pairs of texts of a picture of which one lies over the other by more than a pixel. */
export function overlaps(svg: string): readonly string[] {
  const boxes = elements(svg, 'text').map((text) => [text.text, shrunk(boxOf(text))] as const);
  return boxes.flatMap(([text, box], at) =>
    boxes
      .slice(at + 1)
      .filter(([, other]) => boxesMeet(box, other))
      .map(([other]) => `${text} / ${other}`),
  );
}

function shrunk({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
}

/** What of a picture leaves it, and which letters are too small. */
export function faults(svg: string): readonly string[] {
  const root = rootOf(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const isOutside = (box: Box) =>
    !(box.x >= left && box.y >= top && box.x + box.width <= left + width && box.y + box.height <= top + height);
  return everyElement(root).flatMap((element) => {
    const box = roomOf(element);
    const small = element.name === 'text' && !(number(element, 'font-size') >= 12);
    return [
      ...(box !== undefined && isOutside(box) ? [`outside: ${element.name} ${element.text}`] : []),
      ...(small ? [`small: ${element.text}`] : []),
    ];
  });
}

function roomOf(element: XmlElement): Box | undefined {
  switch (element.name) {
    case 'text':
      return boxOf(element);
    case 'rect': {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => number(element, name));
      return { x: x ?? Number.NaN, y: y ?? Number.NaN, width: width ?? Number.NaN, height: height ?? Number.NaN };
    }
    case 'circle': {
      const [x, y, r] = [number(element, 'cx'), number(element, 'cy'), number(element, 'r')];
      return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
    }
    case 'polygon':
    case 'polyline':
      return around(corners(element));
    case 'line':
      return around([
        { x: number(element, 'x1'), y: number(element, 'y1') },
        { x: number(element, 'x2'), y: number(element, 'y2') },
      ]);
    default:
      return undefined;
  }
}

function around(points: readonly { readonly x: number; readonly y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The elements that are filled with a colour. */
export function filled(svg: string, colour: string): readonly XmlElement[] {
  return elements(svg).filter(({ attributes }) => attributes.get('fill') === colour);
}

/** The elements that are drawn in lines of a colour. */
export function stroked(svg: string, colour: string): readonly XmlElement[] {
  return elements(svg).filter(({ attributes }) => attributes.get('stroke') === colour);
}

/** The area inside an outline. */
export function areaOf(outline: readonly { readonly x: number; readonly y: number }[]): number {
  const double = outline.reduce((sum, from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    return sum + from.x * to.y - from.y * to.x;
  }, 0);
  return Math.abs(double) / 2;
}
