import { decimal } from '../decimal.js';

/** What an attribute may hold. An undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its attributes and children, which are markup already: see {@link escapeXml}. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** A text as character data or an attribute value. It holds no control characters: see `plain`. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

/** Points as the value of a `points` attribute. */
export function points(list: readonly { readonly x: number; readonly y: number }[]): string {
  return list.map(({ x, y }) => `${decimal(x)},${decimal(y)}`).join(' ');
}
